# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = People for gems
book-start-aim = You want to rule the country, so you gather influential people and good laws and build them into a pyramid of power. There are twelve rounds. After the last one the most power points win.
book-start-card = Look at a character. At the top are two coloured corners, at the bottom a coloured half circle; both join with neighbouring cards. Each of the four rows has a gem, which is a price, and a reward. The bottom row belongs to level 1 of your pyramid, the next one to level 2, and so on. A law has a text instead of the rows.
book-start-setup = You start with six gems, hidden behind your screen, three laws, and two characters. In secret you choose which of the two is the first card of your pyramid. It costs nothing and gives the reward of its bottom row. The other one stays in your hand.

book-round = How a round works
book-round-course = Each round has two halves, and everyone plays both at the same time. In the auction you win at most one character. Then you build: up to three cards from your hand. You may talk and make promises, but nobody has to keep them. Pyramids are open; gems, attack tokens and cards in hand are not.
book-round-numbers = Every card has a number of its own. When it matters who goes first, the player with the lowest number in their pyramid does. When cards are placed, the numbers of those cards decide. Two equal bids of gems are never decided like this: they clash.

book-auction = The auction
book-auction-bid = Four characters are on display, each below a colour. To win one, you take a gem of its colour into your fist. All fists open together. If nobody else has chosen your colour, the card comes into your hand. The gem goes to the supply in any case; building has a price of its own.
book-auction-clash = If two players want the only card of a colour, neither gets it, and both gems are lost. Players who have no card yet may bid again, three times in total. If you still have none after that, you count as having passed. So the most beautiful card is often the worst bid.
book-auction-two = From the second round on, a colour may offer two cards. Bid alone, and you choose. If two players bid that colour, each names a card in secret: if they differ, both get theirs; if not, they name again, and after a second clash both have to bid again. With three or more bidders nobody gets a card.
book-auction-attack = An attack token is worth more than any gem. Bid it, and you take whichever card you like before the gems count. A player whose card you take from under their nose loses the gem and bids again. Among several attackers the lowest number in a pyramid goes first.
book-auction-pass = You may also open an empty fist. You then get no card, but three gems of colours you like, and one more for each science token in your pyramid. After a hard auction that is often the best bargain. You pass only once per auction.
book-auction-display = When the auction is over, the upper cards leave the game, the lower ones move up, and four new ones come below them. Each card is therefore on offer twice at most.

book-pyramid = The pyramid
book-pyramid-carry = Level 1 is a row that grows at both ends. A card on a higher level sits on two neighbours of the level below, and each pair of neighbours can carry one card. There are five levels at most. A placed card stays where it is.
book-pyramid-circle = Two neighbours and the card above them form a circle: a corner of each, and the half circle of the upper card. If all of it has one colour, you take a gem of this colour at once, and the circle scores at the end. Laws join in like characters.
book-pyramid-near = Some laws look at what is next to them. A card can have six neighbours: two at its sides, two below and two above. A free card is at an end of its row or on the highest level, with nothing above it and nothing tucked under it.
book-pyramid-tucked = A law may tuck a card under itself or another. A tucked card is out of play: it costs nothing, gives nothing, is next to nothing, and its circles are gone. Everyone can see it.

book-building = Building
book-building-choose = You may build three times in a round. Each time everyone still building chooses a card in secret; all are shown together and placed one after another, the lowest number first. If you stop, you stop for this round, and there are no gems for it. Choose only a card that you can place and pay for.
book-building-cost = A character costs the gem of the row of its level and the gems of all rows below. So the price on level 3 is three gems. On level 5 you pay all four rows and the top gem once more. Characters on level 1 are cheap, and they carry all the others.
book-building-reward = You pay for all those rows but get only one reward, that of the row of the level. The higher the level, the better it is. On level 5 you choose: the rewards of the first three rows together, or 15 power points.
book-building-laws = Laws cost nothing and go on levels 1 to 4. Their text says what they do: something once, something from now on, or points at the end. Because they have colours as well, a law can close a circle that no character would close.
book-building-texts = Some texts bend the rules: they copy tokens, take a card from the display, put gems aside, draw more laws or replace a card of the pyramid. The exact rules here say how such texts work together with the rest.

book-tokens = What rows give
book-tokens-gems = Gems are yours to choose from the supply, in any colours. Cards come into your hand, each from the small deck of characters or from the laws, as you like; you see the first before you choose the next.
book-tokens-infinite = An infinite gem stays on its card and saves you a gem of its colour once in every building phase. Got in round 2, it pays ten times, so these jokers of the game are the best things to own early. If the supply has no gem of its colour, you may use one of yours.
book-tokens-useful = Science gives you one more gem whenever you pass. An attack token goes behind your screen. You can bid it in an auction, or keep it to hurt the others at the end.
book-tokens-later = Power tokens, magic, defence and bonuses are put on their card and wait for the end. They do nothing before.
book-tokens-supply = Gems are limited: when a colour is used up, nobody gets any until somewhere it is paid again. Decks are not refilled either. All other tokens are unlimited, and so is the size of your hand.

book-last = The last round
book-last-round = The game ends after twelve rounds, when the large deck is used up. Cards that are still in your hand score nothing, so build what you can in time.
book-last-recolour = Then your last gems have a use after all. One gem recolours one segment to its own colour; the half circle of a card is two segments. Every circle that becomes one-coloured scores, but gives no gem any more.

book-score = Counting points
book-score-total = Points are counted under seven headings: circles, infinite gems, laws, power tokens, magic, sets, and penalties for attack. The highest total wins. Players with equal totals share the victory.
book-score-circles = A circle of one colour scores the level of its upper card, an infinite gem the level of the card it is on. A circle bonus adds its number to every circle and every infinite gem of its colour.
book-score-printed = Power tokens score what is printed on them, and laws what their text says. A law that counts neighbours wants to be in the middle of the pyramid.
book-score-magic = Add up your magic bonuses, then multiply by your magic tokens. One without the other is worth nothing, so start with whichever comes, and then look for the other.
book-score-sets = One defence, one magic and one science token are a set worth 12 points. The tokens still count everywhere else: defence protects, magic is multiplied.
book-score-attack = Now count the attack tokens that your opponents have kept. Every one costs you four points, unless you have a defence token against it. With three aggressive neighbours this can decide the game.

book-advice = Good advice
book-advice-early = First build what helps you to build: infinite gems, then science, then gems. Power and magic are the straightforward ways to score; leave risky laws, colour bonuses and level 5 for when the chance comes.
book-advice-late = The second half is for scoring. A turn worth ten points or more is very good. Most laws are better later, or higher up, so do not play them all early.
book-advice-tokens = Keep attack tokens for the end unless you need a card badly. And remember who has how many: more defence than there is attack is a waste.

book-alone = Alone and with virtual opponents
book-alone-solo = You can play alone for a high score. After your choice a gem is drawn from the box: the bid of a virtual opponent. If it matches yours, your gem is lost and you bid again. If not, you take your card, and a card of the other colour leaves the game. If its gem matches no card, you throw one away.
book-alone-virtual = Virtual opponents can also fill up a table of two or three. They have no pyramids and score nothing; they only take cards away. Each draws a gem after people have chosen, and again in later bidding rounds as long as a person takes part.
book-alone-matches = When virtual gems meet, the rules say who suffers: two virtual opponents and one card bid again; two and two cards remove both; a person and one of them on two cards share them out, the upper card for the person.
