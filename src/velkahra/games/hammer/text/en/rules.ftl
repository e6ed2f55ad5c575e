# Every rule of the catalogue in one or two sentences. "You" are a team that plays one power.

rule-HM-GOAL-01 = Five powers play, each of them one team: the USA, China, Japan, Russia and the GLA, the Global Liberation Army.
rule-HM-GOAL-02 = Gather as many clues as you can: they lead to Thomas Hammer and his wife Lil.
rule-HM-GOAL-03 = Two games run side by side: the card game, and working out where Thomas Hammer hides.
rule-HM-GOAL-04 = With cards you gain clues, and make it harder for the other teams to gain theirs.
rule-HM-GOAL-05 = From your clues you work out the hiding place. Everyone knows the surroundings; for the rest you depend on your own informants.

rule-HM-INFO-01 = On paper, clues come on slips: in the evening at the latest, when the results of the daily game are announced.
rule-HM-INFO-02 = Each clue is part of the key to an encoded picture. The decoded picture leads to Thomas Hammer.
rule-HM-INFO-03 = You choose which clue your informant gains, for example the code of the third row.
rule-HM-INFO-04 = You receive the clues your spies gain in your main phase right after your discard phase.
rule-HM-INFO-05 = Infiltrators spy on your opponents, as their cards say. Some can even steal an opponent’s clues.

rule-HM-EDGE-PICTURE-01 = Every square of the map has a column (the letter above it), a row (the number next to it) and a sector (the small letter in its corner).
rule-HM-EDGE-PICTURE-02 = The encoded picture has three parts, about the columns, the rows and the sectors of the map. The fifth place in a row of the picture is column E, row 5 or sector e.
rule-HM-EDGE-PICTURE-03 = A clue is the code of one row of the picture: its two dark symbols. Thomas Hammer is not where they are in that row, so cross out those columns, rows or sectors on the map.
rule-HM-EDGE-PICTURE-04 = Enough rows of a part leave one place white from top to bottom: a shaft of light. Two parts give the square, the third is a check. If no square is left, something was copied wrongly.
rule-HM-EDGE-PICTURE-05 = A printed slip also has a check letter, which follows from its row and symbols. If you doubt a slip, compare its letter with the organiser’s list.
rule-HM-EDGE-PICTURE-06 = On the screen the program paints the rows and crosses the squares out for you, unless you switch that off.

rule-HM-SCORE-01 = Each SP you receive for your place in a daily game is also one point.
rule-HM-SCORE-02 = The first team to find Thomas Hammer scores 20 points.
rule-HM-SCORE-03 = The team with the most points at the end of the whole game wins.
rule-HM-SCORE-04 = At the end you also see how strong each power has become and who found Thomas Hammer, but this scores nothing.

rule-HM-ROUND-01 = A round lasts from the start of one daily game to the start of the next.
rule-HM-ROUND-02 = A round has five phases: daily game, refresh, draw, main and discard. All teams play the first together; each team plays the others alone.
rule-HM-ROUND-03 = Each round starts with a daily game. Its rules are posted in the morning and explained before it starts.
rule-HM-ROUND-04 = The daily game gives SP by place: 5, 4, 3, 2 and 1.
rule-HM-ROUND-05 = You may keep your SP for later rounds.

rule-HM-ORDER-01 = After the evening results the teams settle the turn order.
rule-HM-ORDER-02 = The winner of the daily game chooses a position in the turn order first, then the second team, and so on.
rule-HM-ORDER-03 = Teams take their turns one after another: each finishes all its phases before the next begins.

rule-HM-TIMER-01 = You have 15 minutes at most, unless the organiser sets another time: say what you play and how, and hand in the cards for it.
rule-HM-TIMER-02 = Your time starts when the team before you has finished or run out of time. The first team’s time starts when the announcement ends.
rule-HM-TIMER-03 = Use your time to look at what the teams before you have changed, too.
rule-HM-TIMER-04 = If you are late, you do nothing this round.

rule-HM-CARD-01 = The price is at the top right of a card: the number in the grey circle is SP, each symbol of a power is one PP.
rule-HM-CARD-02 = The bottom of a card names the power that owns it. A joint card names several.
rule-HM-CARD-03 = Each of the five powers has a symbol of its own, found on some cards.
rule-HM-CARD-04 = Only spies have the exhaust symbol: to use the ability, exhaust the spy. An exhausted spy cannot be exhausted again.

rule-HM-SPY-01 = Spies are the heart of the game: they find the clues to Thomas Hammer. A spy stays in play until something unmasks it.
rule-HM-SPY-02 = Informants find clues; infiltrators spy on opponents.
rule-HM-SPY-03 = Where a card says “spy”, it means both kinds; where it names one kind, only that one.
rule-HM-SPY-04 = A universal spy is an informant and an infiltrator at once.
rule-HM-SPY-05 = A spy enters play exhausted, so in that round it cannot use an ability that exhausts it.
rule-HM-SPY-06 = An exhausted spy’s card is turned sideways, whatever exhausted it.

rule-HM-PLACE-01 = Places give you a lasting advantage. They stay in play until something destroys them.
rule-HM-SITUATION-01 = Situations shift the balance between the teams. They are very rare and stay in play until something destroys them.

rule-HM-ACTION-01 = An action works once, then its card goes to the discard pile.
rule-HM-ACTION-02 = Actions have types, and some types have subtypes, for example attack (Air). Some cards affect only one type or subtype.
rule-HM-ACTION-03 = Whatever its type, the card is an action; and an attack of any subtype is still an attack.

rule-HM-TERM-01 = An opponent is any team with which you have no open cooperation.
rule-HM-TERM-02 = Every team is a power, including the GLA.
rule-HM-TERM-03 = Your hand is all the cards you have drawn and can still use.
rule-HM-TERM-04 = An effect is what an action does, or what the text of another card does when you use it.
rule-HM-TERM-05 = Your own discard pile holds the actions you have played, your spies, places and situations that left play, and cards discarded from hand.
rule-HM-TERM-06 = A permanent is a card in play: a spy, a place or a situation.
rule-HM-TERM-07 = To sacrifice a permanent is to choose one of your own and put it on the discard pile.

rule-HM-BM-01 = PP pay for cards just as SP do. Cards that cost PP are much stronger than cards that cost only SP.
rule-HM-BM-02 = When your refresh phase begins you may convert 3 SP into 1 PP, as often as you like.
rule-HM-BM-03 = PP can never be converted back into SP.
rule-HM-BM-04 = You may keep your PP for later rounds.
rule-HM-GOLD-01 = The golden rule: where a card and the rules disagree, the card is right.

rule-HM-SETUP-01 = You have your own deck of 30 cards. The other teams do not know it.
rule-HM-SETUP-02 = Before the game starts you may study your deck as long as you like, afterwards only if a card lets you.
rule-HM-SETUP-03 = You read a short description of every power and a detailed one of your own. The strengths and weaknesses of the others are only hinted at.
rule-HM-SETUP-04 = You start with seven random cards from your deck, unless your power’s strengths or weaknesses change the number.
rule-HM-SETUP-05 = If you have no spy in hand, you may shuffle your hand back and take a new one for free, until you have a spy.
rule-HM-SETUP-06 = You may swap your hand even if it has a spy, more than once, but each time you get one card fewer.
rule-HM-SETUP-07 = You can swap hands only at the start of the game, and when your draw deck has run out.
rule-HM-SETUP-08 = You start with an informant in play, ready. It is your 31st card and does not come from the deck.

rule-HM-CHAR-01 = Each power has a description with its strengths and weaknesses, and a special ability together with how some of them work.
rule-HM-CHAR-02 = Everyone knows the basic facts about you, but not your special ability or exactly how your strengths and weaknesses work.
rule-HM-CHAR-03 = Where your strengths, weaknesses or special ability mention a deck, a discard pile or a hand, they mean your own, never a joint one.

rule-HM-REFRESH-01 = Your turn begins with a chance to convert SP into PP.
rule-HM-REFRESH-02 = Then you ready all your exhausted spies.
rule-HM-DRAW-01 = In your draw phase you must draw one card from your own deck.
rule-HM-DRAW-02 = You do not draw from your own deck if you draw a joint card instead.
rule-HM-MAIN-01 = In your main phase you may play any cards from your hand.
rule-HM-MAIN-02 = To play a card you must meet its conditions and have enough SP and PP.
rule-HM-MAIN-03 = The price is paid at once, when you choose the card.
rule-HM-MAIN-04 = You may play as many cards in one main phase as you like.
rule-HM-DISCARD-01 = If you have more than seven cards in hand when you are done, you discard cards of your choice until seven are left. Your power’s strengths or weaknesses may change this limit.

rule-HM-ACT-01 = Some cards, such as actions, work as soon as they are played.
rule-HM-ACT-02 = You may use the abilities of spies, places and situations when you wish: the cost is before the colon, the effect after it.
rule-HM-ACT-03 = An ability may cost SP, PP and exhausting a spy. A spy that is already exhausted cannot use an ability with the exhaust symbol.
rule-HM-ACT-04 = An ability may be used several times in a round, as long as you can pay for it.
rule-HM-ACT-05 = The most important ability is the informant’s: gain a clue.
rule-HM-TARGET-01 = If an effect needs a target, the team using it chooses the target.
rule-HM-TARGET-02 = If there is no suitable target, the card cannot be played and the ability cannot be used.
rule-HM-STEAL-01 = To steal SP or PP is to take them from another team’s supply into your own.
rule-HM-STEAL-02 = If the other team has fewer, you steal what it has.

rule-HM-RESHUFFLE-01 = If you have to draw and your deck is empty, you destroy all your permanents and discard your whole hand at once.
rule-HM-RESHUFFLE-02 = Then your discard pile is shuffled and becomes your new draw deck.
rule-HM-RESHUFFLE-03 = From the new deck you take seven cards, whichever power you play.
rule-HM-RESHUFFLE-04 = With the new hand you may swap again, as at the beginning of the game.
rule-HM-RESHUFFLE-05 = You keep all your SP and PP when you start a new deck.
rule-HM-POPULATION-01 = If your discard pile holds a spy that can find clues, a coin is tossed each round. If you win, you may shuffle the top spy of the pile into your deck when your turn begins.
rule-HM-POPULATION-02 = You may refuse the return of the spy.

rule-HM-ABILITY-01 = You have one special ability and know it from the start. The other teams do not know it.
rule-HM-ABILITY-02 = You may use your special ability once in the whole game, in your own main phase.
rule-HM-ABILITY-03 = The card of a special ability stays in play for one round. It is not a permanent and cannot be a target.

rule-HM-COOP-01 = Two teams may cooperate openly. You may offer it at any time of the day; when the other team agrees, it is announced to everyone.
rule-HM-COOP-02 = You may not use a card that harms your partner in any way.
rule-HM-COOP-03 = Partners share a joint deck. Nobody knows it in advance; you see a card when it is drawn.
rule-HM-COOP-04 = To draw a joint card both partners give up their normal draw and pay 1 SP each.
rule-HM-COOP-05 = Joint cards are the strongest of all. When their deck is used up, this cooperation yields nothing more.
rule-HM-COOP-06 = While you cooperate and the joint deck is empty, each of you gains one SP less from daily games.
rule-HM-COOP-07 = The loss ends when you stop cooperating, or when the joint deck has a card again.
rule-HM-COOP-08 = A pair has a discard pile for its joint cards. Your own cards always go to your own pile.
rule-HM-COOP-09 = A joint card is in the hands of both partners, yet there is only one copy.
rule-HM-COOP-10 = If one partner loses a joint card from hand, the other loses it too.
rule-HM-COOP-11 = A joint card in play belongs to both partners. When it is destroyed, both lose it.
rule-HM-COOP-12 = Only the partner who is later in this round’s turn order may play a joint card.
rule-HM-COOP-13 = Each partner pays the PP shown for it; the SP are shared in any way you like.
rule-HM-COOP-14 = You may end a cooperation at any time.
rule-HM-COOP-15 = A team that ends a cooperation, or agrees to end it, pays 1 PP and 2 SP, sacrifices a permanent and discards two cards from hand.
rule-HM-COOP-16 = If you have no PP to pay for the end, you pay 3 SP more instead.
rule-HM-COOP-17 = For each SP you cannot pay at the end, the top card of your draw deck goes to your discard pile.
rule-HM-COOP-18 = More than two teams may cooperate. To use the cards of the whole group, every pair of them must be partners.
rule-HM-COOP-19 = The same rules apply to larger groups, with a few differences.
rule-HM-COOP-20 = In a larger group every pair keeps its own deck in addition to the deck of the group.
rule-HM-COOP-21 = For a card of a larger group each team pays 1 SP for every other team that draws: 2 SP each for three teams, 3 SP each for four.
rule-HM-COOP-22 = Only the member who is last in this round’s turn order may play a card of a larger group.
rule-HM-COOP-23 = Cooperation ends pair by pair, and you pay for every pair you leave.
rule-HM-COOP-24 = You need not join a draw of your group. You then draw on your own but still may not harm a partner, and the others may draw from a smaller deck.
rule-HM-COOP-25 = Please do not secretly help one another while you appear to play alone. Nobody is punished for it, but it is not fair play.

rule-HM-JOKER-01 = You have one joker for the whole game.
rule-HM-JOKER-02 = Before any daily game you may bet your joker on any team, including yourself.
rule-HM-JOKER-03 = When the results are in, you get your own SP, plus the same number as the team you bet on. These extra SP are usually not points.

rule-HM-EX-01 = Example: the order is B, A, E, D, C. If B is done after four minutes, A’s fifteen minutes start then. If not, they start when B’s time is up.
rule-HM-EX-02 = Example: for cards of the USA, China and the GLA all three pairs must be partners. With two pairs only, these cards can be neither drawn nor played.
rule-HM-EX-03 = Example: these three draw a joint card. Each gives up its draw phase and pays 2 SP, and all three hold the card.
rule-HM-EX-04 = Example: next round the GLA draws from its own deck for free, still harming neither partner. The USA and China draw from their pair’s deck for 1 SP each.
rule-HM-EX-05 = Example: an attack (Air) is affected by cards about actions, about attacks, and about Air attacks.
rule-HM-EX-06 = Example: a card destroys a target place, but there is none in play. Then it cannot be played.
rule-HM-EX-07 = Example: you use an informant and ask for the code of the third row. After your discard phase you receive it.
rule-HM-EX-08 = Example: the result is D, A, C, E, B. They get 5, 4, 3, 2 and 1 SP, and the same number of points.
rule-HM-EX-09 = Example: D takes position 5, A position 1, C position 4 and E position 2, so B is left with position 3. The order is A, E, B, C, D.
rule-HM-EX-10 = Example: with 7 SP you may end with 7 SP, with 4 SP and 1 PP, or with 1 SP and 2 PP. There are no halves or thirds of a PP.
rule-HM-EX-11 = Example: an informant played in round 3 is ready in round 4, unless it is unmasked before.
rule-HM-EX-12 = Example: the informant you start with can already be used in round 1.
rule-HM-EX-13 = Example: seven cards without a spy are swapped for seven, for free. Once there is a spy, further swaps give six cards, then five.
rule-HM-EX-14 = Example: you steal 3 SP from a team that has 2. It has none left, and you have 2 more.
rule-HM-EX-15 = Example: with ten cards after your main phase you discard three of your choice; with seven or fewer none.
rule-HM-EX-16 = Example: you draw two with one card left in the deck. After the first, permanents and hand go to the pile, it is shuffled, and you take seven.
rule-HM-EX-17 = Example: a place lets you draw a card for 1 SP, so with 3 SP you use it three times. A spy that has to be exhausted works once.
rule-HM-EX-18 = Example: the order is B, A, E, D, C. Of the partners A and D only D may play their cards; cards of A, D and C only C.
rule-HM-EX-19 = Example: a card costs a PP of the USA, a PP of China and 3 SP. They split the SP 3 and 0, 2 and 1, 1 and 2, or 0 and 3.
rule-HM-EX-20 = Example: you end a cooperation. With 1 PP and 5 SP you keep 3 SP; with 6 SP only, 1 SP; with 1 SP only, none, and four cards leave your deck.
rule-HM-EX-21 = Example: the USA wins the daily game, but the deck it shares with China is empty, so it gains 4 SP. Without the cooperation it would gain 5.
rule-HM-EX-22 = Example: the GLA comes fifth and bet its joker on the winner: it gains 1 + 5 SP. A winner who bet on itself gains 5 + 5.
rule-HM-EX-23 = Example: Russia makes China discard a random card, and it is one shared with the USA. The USA loses it too.
rule-HM-EX-24 = Example: “each opponent loses 1 SP” spares your partner. “Each other power loses 1 SP” would harm your partner, so you may not play it.
rule-HM-EX-25 = Example: an effect that destroys all permanents leaves a special ability in play, and nobody can sacrifice it.
rule-HM-EX-26 = Example: a universal spy can be the target of an effect that unmasks an infiltrator, and of one that unmasks an informant.
rule-HM-EX-27 = Example: without a spy that gains or steals clues in your pile, there is no coin toss, whatever other spies are there.

rule-HM-EDGE-DOC-02 = Clues are yours right after your discard phase. On screen you see them then; on paper you get the slip at the next announcement at the latest.
rule-HM-EDGE-DOC-03 = Cards say “unmask” for spies and “destroy” for places and situations. For the game it is the same event.

rule-HM-EDGE-RANK-01 = Tied teams all get the SP of the best place they share, and the places after it stay empty. The organiser may choose another way.
rule-HM-EDGE-RANK-02 = Of tied teams, the one with fewer points chooses its position first. If that is equal too, lots are drawn.
rule-HM-EDGE-RANK-03 = A team that missed the daily game is last. The organiser may also give a team no SP for it, whether it was there or not.
rule-HM-EDGE-RANK-04 = Two to five powers can play. Fewer teams use the first rows of the table of SP, and joint decks of absent powers are left out.
rule-HM-EDGE-RANK-05 = If results are corrected later, SP and points change by the difference from then on. Anything you cannot give back is taken from your next income.
rule-HM-EDGE-ORDER-01 = If you do not choose your position in time, you get the earliest free one.
rule-HM-EDGE-ORDER-02 = Positions are chosen openly, one team after another, so you see what is taken.

rule-HM-EDGE-TIMER-01 = If your time runs out, you still ready your spies, draw and discard, and automatic effects still happen. Everything else is lost.
rule-HM-EDGE-TIMER-02 = When your time is up, you are asked nothing: you draw your top card, ready the first of your spies, and discard random cards down to your limit.
rule-HM-EDGE-TIMER-03 = Anything you confirmed before your time ran out stands. On paper, instructions that were not handed in do not count.
rule-HM-EDGE-TIMER-04 = You refresh and draw when your time starts, and plan with the new card in hand. On paper you write all your steps on one sheet, and they are entered one by one.
rule-HM-EDGE-TIMER-05 = A step that has become impossible is refused and costs nothing; continue with the next one, even from a sheet.
rule-HM-EDGE-TIMER-06 = The organiser may pause any clock or give more time. Both are noted in the log.
rule-HM-EDGE-TIMER-07 = The first clock starts when the announcement is over and the order is complete.

rule-HM-EDGE-SETUP-01 = A free swap after a paid one keeps the number of cards: six stay six.
rule-HM-EDGE-SETUP-02 = For a paid swap you need at least two cards in hand. The smallest hand is one card.
rule-HM-EDGE-SETUP-03 = The free swap needs a spy somewhere in your deck or hand, or it would never end.
rule-HM-EDGE-SETUP-04 = You see which cards are in your deck before the first round, later only if the table agreed on it or a card lets you. You never see in which order they lie.
rule-HM-EDGE-SETUP-05 = The informant you start with has a price too. When it leaves play it becomes an ordinary card of your deck.
rule-HM-EDGE-SETUP-06 = You start without SP or PP. You get the first from the first daily game.

rule-HM-EDGE-REFRESH-01 = All your spies are readied automatically. You choose only if a rule limits how many.
rule-HM-EDGE-REFRESH-02 = A joint spy is readied in the refresh phase of each of its teams, so each may use it once per round.
rule-HM-EDGE-DRAW-01 = You cannot refuse to draw. Only a joint draw takes the place of your own.
rule-HM-EDGE-DRAW-02 = A joint card is drawn in the draw phase of the partner who plays first, and all pay then. A team that has already drawn this round cannot join.
rule-HM-EDGE-DRAW-03 = A partner who plays later must already have the SP for the joint draw at that moment.
rule-HM-EDGE-DRAW-04 = You can take part in only one joint draw per round.
rule-HM-EDGE-DRAW-05 = With a joint draw you give up your whole draw phase, including any extra cards.

rule-HM-EDGE-ACT-01 = You use abilities in your own main phase only, unless a card says otherwise.
rule-HM-EDGE-ACT-02 = Effects cannot be interrupted: each is finished first. Its triggers follow at once, starting with the team whose turn it is.
rule-HM-EDGE-ACT-03 = A price is paid in full, and before the effect. Nothing can be paid in part.
rule-HM-EDGE-ACT-04 = An exhausted spy may use an ability without the exhaust symbol, even in the round it entered play.
rule-HM-EDGE-ACT-05 = No discount makes a price negative. Most cards with a discount leave at least 1 SP to pay.
rule-HM-EDGE-ACT-06 = Effects of one team’s cards are resolved by age, the oldest first. Cards that go to the bottom of a deck keep their order.
rule-HM-EDGE-ACT-07 = An effect of a joint card happens once for each event. What happens to a joint card happens to all its allies; “that ally” is one on the card with the effect.

rule-HM-EDGE-TARGET-01 = A card with several targets needs that many different ones. With “up to”, one is enough, or none if the card also does something else.
rule-HM-EDGE-TARGET-02 = “Choose” and “all” are not targets: they affect cards that cannot be targets, and you may play the card even if there are none.
rule-HM-EDGE-TARGET-03 = The team using the effect chooses the target opponent, and there must be one. It can choose a team with nothing to lose.
rule-HM-EDGE-TARGET-04 = A triggered effect without a target is skipped. But a card that needs a target when it enters play cannot be played without one.
rule-HM-EDGE-TARGET-05 = Your own cards may be targets too, unless the text says whose it must be.
rule-HM-EDGE-STEAL-01 = Stolen or lost SP do not change points: points count once, when you earn SP for your place.
rule-HM-EDGE-STEAL-02 = PP are the same for every team: those you steal become yours.

rule-HM-EDGE-SPY-01 = A spy that returned to hand and is played again enters play exhausted once more.
rule-HM-EDGE-SPY-02 = A spy that changes sides enters play exhausted. When it leaves play, it returns to its owner’s hand or pile.
rule-HM-EDGE-SPY-03 = An exhausted spy cannot be exhausted again, but it can be detained: then it is not readied in the next refresh phase.
rule-HM-EDGE-SPY-04 = In your refresh phase every exhausted spy is readied, even one that entered play earlier in the same round.

rule-HM-EDGE-INFO-01 = A clue you gain is yours even if the spy is unmasked before the clue reaches you.
rule-HM-EDGE-INFO-02 = You cannot ask for a clue you already have. If you have them all, the ability cannot be used.
rule-HM-EDGE-INFO-03 = If two teams ask for the same clue, both get it. Clues are never used up.
rule-HM-EDGE-INFO-04 = A team that steals a clue learns what you have received, and you still know it. You hear of the theft, but not which clue it was.
rule-HM-EDGE-INFO-05 = Other teams see that you used a spy and how many clues you have, but not which.
rule-HM-EDGE-INFO-06 = Nothing here passes clues on from team to team, not even between partners. You may tell each other anything at lunch, but that is outside the game.
rule-HM-EDGE-INFO-07 = You name the clue when you use the ability. If you name none, you get the lowest number you do not know.
rule-HM-EDGE-INFO-08 = If you get a wrong slip, you may keep it, and you get the right one too. The organiser may compensate the other teams.
rule-HM-EDGE-INFO-09 = A row that a card gives you at the end of a turn or round is yours as soon as that turn or round is over.
rule-HM-EDGE-INFO-10 = If you have seen the top cards of an opponent’s deck and the opponent then takes some of them in secret, you no longer know where each of them is.

rule-HM-EDGE-RESHUFFLE-01 = When you start a new deck, joint cards you hold or have in play also go to the joint pile, for all partners.
rule-HM-EDGE-RESHUFFLE-02 = The seven new cards replace the missing draw. Any further draws are lost.
rule-HM-EDGE-RESHUFFLE-03 = If the new deck has fewer than seven cards, you take what is there, and that is all.
rule-HM-EDGE-RESHUFFLE-04 = Effects of your spies being unmasked also happen then, after you have taken your new hand.
rule-HM-EDGE-RESHUFFLE-05 = Cards of others under your control go back to the piles of their owners. Your cards that others control stay there.
rule-HM-EDGE-RESHUFFLE-06 = Moving cards from an empty deck without drawing does nothing, and does not start a new deck.
rule-HM-EDGE-RESHUFFLE-07 = You still receive the clues gained earlier in this turn when you start a new deck.

rule-HM-EDGE-POP-01 = The coin is tossed when the organiser opens a round, except the first. You may use a real coin.
rule-HM-EDGE-POP-02 = The topmost spy returns, of whatever kind. The organiser may decide that only a spy that can find clues does.
rule-HM-EDGE-POP-03 = Every spy that gains or steals clues counts for the toss.
rule-HM-EDGE-POP-04 = Whether the spy returns, you say when your next turn begins. If your time runs out, it returns.
rule-HM-EDGE-POP-05 = When several of your cards reach your pile at once, they keep the order in which they got there one by one. The last card in the effect is on top.
rule-HM-EDGE-POP-06 = Joint discard piles do not count, and joint spies do not return.

rule-HM-EDGE-ABILITY-01 = A special ability leaves play when the round ends, that is, when the next daily game starts; if the table agreed so, when your next turn begins.
rule-HM-EDGE-ABILITY-02 = A special ability is free unless it says otherwise. It is not in your hand and does not count as a card played.
rule-HM-EDGE-ABILITY-03 = You may not use your special ability if it would harm a partner.
rule-HM-EDGE-ABILITY-04 = Once a special ability is used, everyone knows it.

rule-HM-EDGE-COOP-01 = Harm is anything a team would not choose: losing cards, SP or PP, exhausted or detained spies, higher prices, bans, or others looking at your secrets.
rule-HM-EDGE-COOP-02 = While you cooperate, your older cards in play do not harm your partner either.
rule-HM-EDGE-COOP-03 = A card that harms several teams, your partner among them, cannot be used, even if the partner agrees.
rule-HM-EDGE-COOP-04 = A joint card may not harm a partner of any team that plays it.
rule-HM-EDGE-COOP-05 = You may have several partners, and they may be opponents of each other. Cards of a larger group need all of its pairs.
rule-HM-EDGE-COOP-06 = Cooperation ends at once when a team leaves it, after the current effect and the bets of jokers. Whatever the organiser enters during a turn counts after it.
rule-HM-EDGE-COOP-07 = On screen a joint card is in the hand of every partner. On paper the organiser keeps it, and each partner gets a small copy.
rule-HM-EDGE-COOP-08 = A joint card counts towards each partner’s general hand limit, but not towards a limit from a strength or weakness. A partner with too many cards may discard it, and then all lose it.
rule-HM-EDGE-COOP-09 = A joint card is played when every team has agreed to it and to its share of the SP. No answer means no.
rule-HM-EDGE-COOP-10 = A partner who ran out of time earlier may still agree. If the team that has to play it ran out of time, the card is not played.
rule-HM-EDGE-COOP-11 = Each partner may use a joint permanent in its own main phase and pays for it. An exhausted joint spy is exhausted for all.
rule-HM-EDGE-COOP-12 = You may not harm a joint permanent if one of its teams is your partner.
rule-HM-EDGE-COOP-13 = “Your spies” and “your permanents” include joint ones, for better or worse. If your power limits their number in play, joint ones do not count.
rule-HM-EDGE-COOP-14 = One team alone can end a cooperation. After the turn the other team says whether it agrees. If it does not, it pays nothing.
rule-HM-EDGE-COOP-15 = When a cooperation ends, its joint cards go to the joint discard pile before anything is paid. The organiser may decide that they stay.
rule-HM-EDGE-COOP-16 = If you have too few cards or permanents for the price of the end, you give what you have.
rule-HM-EDGE-COOP-17 = Only a team with no PP may pay the 3 SP instead.
rule-HM-EDGE-COOP-18 = If your deck is too small for the price of the end, all of it goes to the pile, and the rest is forgiven.
rule-HM-EDGE-COOP-19 = The same teams may cooperate again. Their deck and pile are as they were left.
rule-HM-EDGE-COOP-20 = Each empty joint deck of a complete group takes 1 SP per daily game from its members, but never takes them below zero.
rule-HM-EDGE-COOP-21 = If an empty joint deck lowers your SP, it lowers your points as well.
rule-HM-EDGE-COOP-22 = For each joint card only its own teams matter: the last of them in the order plays it.
rule-HM-EDGE-COOP-23 = A joint card always returns to the pile or the deck of its own group.
rule-HM-EDGE-COOP-24 = The time for the partners’ answers is the time of the team whose turn it is.
rule-HM-EDGE-COOP-25 = You can offer or leave a cooperation at any time, even in another team’s turn or during the daily game. An offer is answered between turns. The organiser can enter both.
rule-HM-EDGE-COOP-26 = When an opponent has to discard, joint cards that it shares with your partner are skipped. Nor may a card of your own make you sacrifice a joint card: your partner would lose it.
rule-HM-EDGE-COOP-27 = If your power limits how many spies you may ready or use in a turn, joint ones count too.
rule-HM-EDGE-COOP-28 = Cards that change your prices change the price of a joint card only if you are the one who plays it. Partners share the price that results.

rule-HM-EDGE-JOKER-01 = A joker is secret until the results are announced.
rule-HM-EDGE-JOKER-02 = A joker copies the SP the other team’s place really earned, without its own joker and without extras from cards.
rule-HM-EDGE-JOKER-03 = You may change or withdraw your bet until the daily game starts. If the game is called off, you get the joker back.
rule-HM-EDGE-JOKER-04 = If two teams bet on each other, each gets what the other’s place earned.
rule-HM-EDGE-JOKER-05 = You may withdraw your bet until the organiser begins the daily game or enters its results. Online, the daily game starts when every team has decided about its joker.

rule-HM-EDGE-SCORE-01 = SP from a joker are not points, unless the organiser has decided that they are.
rule-HM-EDGE-SCORE-02 = Teams tied on points share the victory.
rule-HM-EDGE-SCORE-03 = The balance of power scores no points: the last page just tells it as a story.

rule-HM-EDGE-FIND-01 = You find Thomas Hammer by guessing the right square of the map or, if so agreed, by reaching him outdoors.
rule-HM-EDGE-FIND-02 = You have one guess, or one trip outdoors, per round. After a wrong guess you cannot guess for two rounds, unless agreed otherwise. Nobody else learns which square it was.
rule-HM-EDGE-FIND-03 = A guess is checked when your turn ends, so the turn order decides. Outdoors, time decides; if two teams arrive together, both get 20 points.
rule-HM-EDGE-FIND-04 = When Thomas Hammer has been found, the game continues until the announced last round.
rule-HM-EDGE-FIND-05 = Partners who find Thomas Hammer together do not both score: the points go to the team that guessed or arrived.
rule-HM-EDGE-FIND-06 = Where more guesses are allowed, guessing another square in the same turn checks the one before.

rule-HM-EDGE-END-01 = The number of rounds is set at the start. The organiser may shorten the game and announces the last round before its daily game.
rule-HM-EDGE-END-02 = SP and PP left at the end are worth nothing.
rule-HM-EDGE-ORG-01 = When the organiser corrects a mistake, it is a new entry in the log with a reason. Nothing is deleted.
rule-HM-EDGE-ORG-02 = All random draws come from one secret seed. Every result is in the log and can be checked afterwards.
rule-HM-EDGE-ORG-03 = The organiser enters corrections, slips, the last round and a find before the results, before each turn, and after the camp’s last turn.

rule-HM-TIP-01 = Think twice before you swap a hand that has a spy: one card fewer can hurt more than it seems.
rule-HM-TIP-02 = If you play first, you can unmask spies before they find clues. But then you may lack the SP for spies of your own, or they become targets, and cards that act at the end of a round may never do so.
rule-HM-TIP-03 = If you play last, your new spies stay safe until the next round, and cards that act at the end of a round do so at least once. But you can change little: the others have used their advantages.
rule-HM-TIP-04 = Think cooperation through before you agree. Leaving it costs a lot, and leaving a large group can cost you the game.
