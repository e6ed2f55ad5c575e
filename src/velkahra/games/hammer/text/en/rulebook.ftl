# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml. "You" are a team.

book-start = A hunt for Thomas Hammer
book-start-teams = Up to five powers play, each of them a team: the USA, China, Japan, Russia and the Global Liberation Army, the GLA. Everyone knows a little about each power. Only you know your special ability and how your strengths and weaknesses really work.
book-start-goal = You play two games at once. With cards you send out spies, get clues and stop the others. With clues you work out where Thomas Hammer and his wife Lil are hiding. The team that finds them first gets 20 points, and after the last round the most points win.
book-start-hand = You have a deck of 30 cards that nobody else knows. You start with seven of them in hand, and with one informant in play, who is ready to work in the first round. There is no money yet: you earn it in the first daily game.
book-start-swap = If there is no spy in your hand, you may swap it for free until there is one. Any other swap costs you a card: six instead of seven, then five. Think twice, because a card fewer can hurt more than it seems.

book-picture = Clues and the encoded picture
book-picture-map = Every square of the map has three names: its column (a letter), its row (a number) and its sector (a small letter in its corner). Find all three of one square, or any two that leave just one, and you have found the hiding place.
book-picture-code = The encoded picture has three parts, about columns, rows and sectors. Each row of the picture is filled with six symbols. A clue tells you which two of them are dark in that row. Paint them: Thomas Hammer is not in any of the columns, rows or sectors below these dark places. Cross them out on the map.
book-picture-light = With every row of a part there is less white, until one place is white from top to bottom: a shaft of light. Two parts with a shaft give the square, the third is a check. If no square is left, you have copied something wrongly.
book-picture-slips = On paper a clue is a slip with a check letter, so that a wrong one can be found. On screen the program paints and crosses out for you, unless you switch that off.

book-round = A round
book-round-phases = A round lasts from one daily game to the next. First all teams play the daily game. Then each team has its turn, alone, with four phases: refresh, draw, main and discard.
book-round-game = The daily game is played outdoors. The winner receives 5 strategic points (SP), the others 4, 3, 2 and 1. SP are money for cards, and each of them is a point as well. You may save them. Tied teams all get the SP of the better place.
book-round-order = Then the teams settle in which order they play. The winner chooses a position first. Early teams can unmask spies before these find clues; late teams can react, and their new spies are safe until the next round.
book-round-time = You have 15 minutes, unless the organiser sets another time, from the moment the team before you is finished. Anything you have not done by then is lost. Only readying, drawing and discarding happen by themselves.

book-turn = Your turn
book-turn-refresh = In the refresh phase you may change SP into power points (PP), usually three for one, and never back. Strong cards cost PP. Then all your exhausted spies are readied.
book-turn-draw = In the draw phase you draw a card from your deck. You have to, unless you draw a joint card with a partner instead.
book-turn-main = In the main phase you play as many cards and use as many abilities as you can pay for. The number in the grey circle on a card is its price in SP, each symbol of a power is one PP. You pay in full, and before anything happens.
book-turn-discard = When you are finished, you keep seven cards at most; some powers have another limit. Right after that you receive the clues that your spies have gained.

book-spies = Spies
book-spies-kinds = Spies are the heart of the game. Informants find clues, infiltrators spy on other teams, and universal spies are both. A spy stays in play until something unmasks it. Spies, places and situations in play are called permanents.
book-spies-tired = Most spies have to be exhausted to do their work: the card is turned sideways until your next refresh phase. A new spy enters play exhausted, so it works from the next round on. That gives the others a round in which to unmask it.
book-spies-detain = A spy can also be detained. Then it is exhausted and stays so: it is not readied in its team’s next refresh phase. A spy that changes sides is exhausted, too.
book-spies-clues = When an informant gains a clue, you choose the number of the row. The others see that you asked, but not for what. Clues are never used up: two teams can ask for the same one. Ask for the rows of a part that you have begun.

book-cards = The other cards
book-cards-place = A place gives you a lasting advantage. A situation changes things for everyone, and is rare. Both stay in play until they are destroyed. If you have to sacrifice one, you choose which of your own goes to the discard pile.
book-cards-action = An action works once and goes to your discard pile. It has a type, sometimes with a subtype in brackets, such as attack (Air). Other cards care about that: some stop all attacks, some only those from the air.
book-cards-abilities = An ability has a price before the colon and an effect after it. You may use it as often as you can pay. If exhausting the spy is part of the price, that means once.
book-cards-words = An opponent is a team with which you do not cooperate; a power is any team. And the golden rule: where a card and the rules disagree, the card is right.

book-conflict = Attack, protection, theft
book-conflict-target = Most attacks need a target, and the team that attacks chooses it: which spy is unmasked, which place destroyed. The card goes to its owner’s discard pile. With more than one target, all must be different.
book-conflict-guard = Without a suitable target a card cannot be played at all. That is how protection works: a place or a spy that guards others against one type of attack leaves the attacker with nothing to aim at. “All” and “choose” are not targets and get past such guards.
book-conflict-theft = Stolen SP and PP go from another team’s supply into yours; if it has fewer, you get what is there. Points are not touched. A few spies steal clues: you learn the row, and the robbed team still knows it, but does not hear which one it was.

book-deck = When your deck is empty
book-deck-empty = If you have to draw and your deck is empty, you begin again. All your permanents and your whole hand go to the discard pile, it is shuffled, and you take seven cards. You keep your SP, PP and clues. So mind the number of your cards.
book-deck-again = With the new hand you may swap as at the beginning of the game.
book-deck-return = If a spy that can find clues is in your discard pile, a coin is tossed for you each round. If you win, you may shuffle the top spy of the pile into your deck.

book-powers = Powers and their secrets
book-powers-strengths = Each power has its own strengths and weaknesses. Everyone knows what is said here; exactly how it works stays your secret until it shows. Such rules are about your own deck, pile and hand, never about joint ones.
book-powers-special = Your special ability can be used once in the whole game, in your own main phase. It is free, it lasts one round, and nothing can hit it. Choose the moment well: afterwards everyone knows it.
book-powers-joker = You also have one joker. Before a daily game you may bet it in secret on any team, even on yourself. When the results are in, you get as many SP as that team’s place earned, on top of your own. They are not points.

book-cooperation = Cooperation
book-cooperation-pact = Two teams may cooperate openly. You may offer it at any time. From then on you are not opponents, and you must not use a card that harms your partner in any way, not even if the partner agrees.
book-cooperation-draw = Partners share a joint deck with the strongest cards in the game. To draw one, both give up their normal draw and pay 1 SP. Nobody knows these cards in advance.
book-cooperation-play = A joint card is in both hands, but there is only one copy. The partner who plays later in the round plays it. Each pays the PP with its symbol; the SP are shared as you agree. In play it belongs to both, and if one loses it, so does the other.
book-cooperation-shared = Each partner may use a joint card in play in its own turn, at its own cost. Once a joint spy is exhausted, it is exhausted for both.
book-cooperation-empty = When the joint deck is empty, it is time to part. Until then each of you gains one SP less from every daily game.
book-cooperation-leave = You may end a cooperation at any time, but it is expensive: 1 PP and 2 SP, a permanent and two cards from your hand. Without PP you pay 3 SP more, and for SP that you lack your deck loses cards.
book-cooperation-groups = More than two teams may cooperate if every pair of them does. Larger groups have decks of their own. A card costs each team 1 SP for every other team that draws, and the last of them in the order plays it.
book-cooperation-fair = Helping another team in secret while you appear to play alone is not forbidden, but it is not fair. Please do not.

book-end = Finding him, and the end
book-end-find = When you know enough, guess a square in your turn. It is checked when your turn ends. The first team to be right scores 20 points. If you are wrong, you cannot guess for two rounds. The organiser may have you go there instead.
book-end-points = Points come from places in daily games and from finding Thomas Hammer. The most points win. SP from a joker, and how strong your power looks at the end, do not count.
book-end-last = The number of rounds is set at the start, and the last one is announced before its daily game. The game continues until then even if Thomas Hammer has been found. SP and PP that you still have are worth nothing.
book-end-organiser = The organiser enters results and can correct mistakes. Everything is in the log, and all draws come from one secret seed that everyone can check afterwards.
