# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-code = Row 1 and its code
example-code-alt = The first part of the encoded picture: row 1 has four dark places, below the columns E, G, J and L.
example-code-task = Row 1 is read. You have asked for row 2 too: end your turn and look where it is dark.
example-code-done = In row 2 the triangle and the square are dark: Thomas Hammer is in none of the columns E, F, G and K. F and K are crossed out now.

example-crosses = Row 1 on the map
example-crosses-alt = The map with squares A1 to L12. The columns E, G, J and L are crossed out.
example-crosses-task = Row 1 has crossed out four columns. You have asked for row 9 too: end your turn and look at the map.
example-crosses-done = Row 9 is about the rows of the map: 3, 6, 9 and 11 are crossed out as well, and 64 squares are left.

example-row = Which row to ask for
example-row-alt = The encoded picture in three parts of eight rows. One row of the first part is known: its dark symbols are shown.
example-row-task = Your informant gains a clue. Choose a row of the second part, 9 to 16.
example-row-done = Your turn is over, and you have the row: its dark symbols are painted. The others saw that you asked, but not for which row.

example-spy = A new spy enters play exhausted
example-spy-alt = Your power: 3 SP, the Seasoned Reporter in play, four cards in hand, the Field Scout among them.
example-spy-task = Play the Field Scout for 2 SP. Can she bring you a slip this round?
example-spy-done = Not yet: she is in play, but exhausted. She is readied in your next refresh phase, and then you may use her.

example-place = A place stays
example-place-alt = Your power: 3 SP, two spies in play, one of them lying sideways because it is exhausted, and two cards in hand.
example-place-task = Play the Stock Exchange, a place, for 2 SP.
example-place-done = It stays in play until someone destroys it, and gives you 1 SP at the start of each of your turns.

example-target = Choosing a target
example-target-alt = China’s side of the table with two spies in play: the Guide with an Umbrella and the Travelling Trader.
example-target-task = Your attack unmasks a spy, and you choose which. Hit the Travelling Trader.
example-target-done = The Travelling Trader is out of play, in China’s discard pile. With no spy to hit you could not have played the card.

example-joker = Betting the joker
example-joker-alt = Your power before a daily game: no SP, 5 points, and the crown of the joker.
example-joker-task = A daily game is about to begin. Bet your joker on a team: on yourself or on China.
example-joker-done = You came first and get 5 SP and 5 points. The joker adds as many SP as the place of its team brought, but no points.

example-points = SP into power points
example-points-alt = Your power at the start of its turn: 4 SP, no PP, and one exhausted spy.
example-points-task = Your refresh phase begins. Turn SP into a power point, once.
example-points-done = You have 1 PP. It usually costs 3 SP; the USA pays 2 for the first one of a turn. It cannot be turned back.

example-return = A spy returns
example-return-alt = Your power: 1 SP, two exhausted spies and a place in play, one card in the discard pile.
example-return-task = The coin fell your way: the Field Scout in your discard pile may return. Take her back.
example-return-done = She is shuffled into your deck, and one day you draw her again. You could have refused, for instance to keep a small deck strong.

example-square = Guessing the square
example-square-alt = The map with squares A1 to L12. All are crossed out but one: I4.
example-square-task = Only I4 is left. Guess it: tap the square and confirm.
example-square-done = Your guess is checked when your turn ends. It is right: you are the first to find Thomas Hammer, and that is 20 points. It was the last round, and you win.

example-joint = A joint card in two hands
example-joint-alt = The USA and China, who cooperate. Below them your hand: the Joint Satellite, a card of both.
example-joint-task = You and China have drawn the Joint Satellite together. You play later in this round: play it.
example-joint-done = The card was in both hands, but there is only one copy. You pay 1 SP, China agrees to pay the rest, and each of you asks for two rows.

example-detain = A detained spy
example-detain-alt = Russia’s side of the table with two spies in play: the Sleeper and the informant it started with.
example-detain-task = Use the Drone Pilot, one of your infiltrators, against the Sleeper.
example-detain-done = The Sleeper is exhausted, and Russia’s next refresh phase will not ready it. You have seen Russia’s cards, too: Unexpected Visit is an attack on spies.

example-guard = A guard in time
example-guard-alt = Your power and Russia. You have three spies in play and the Embassy in hand.
example-guard-task = You know that Russia holds Unexpected Visit, an attack (Commando). Play the Embassy and end your turn.
example-guard-done = While the Embassy is in play, none of your spies can be the target of commandos. The attack stays in Russia’s hand, and Russia plays an Oil Field instead.

example-theft = Stealing strategic points
example-theft-alt = The USA with 2 SP, and China with the Strict Customs Officer in play and 5 SP.
example-theft-task = You are China. Exhaust the Strict Customs Officer against the USA.
example-theft-done = You have seen the cards of the USA, and 1 SP of theirs is yours now. Their points stay as they are.

example-empty = The deck has run out
example-empty-alt = Your power with spies and a place in play and two cards in hand. Your draw deck is empty.
example-empty-task = Your turn begins, and there is no card left to draw. End your refresh phase and see what happens.
example-empty-done = Spies, place and hand went to the pile. It is your new deck now, and you hold seven cards of it. No spy is in play any more.

example-special = The special ability
example-special-alt = Your power at the start of its turn, with two spies and the Embassy in play and a spy in the discard pile.
example-special-task = Take the Field Scout back, then use your special ability and ask for rows 17 and 18.
example-special-done = Eye in Orbit has given you two clues at once. It is spent now, and the others know it.
