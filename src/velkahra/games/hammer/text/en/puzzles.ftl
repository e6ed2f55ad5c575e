# Puzzles: the question, why the answer is best (puzzle-NN), and help after another action (-hint)

puzzle-question = What would you do?
puzzle-01 = Of your rivals only the GLA has any SP, and no team loses more than it has: the others would give you nothing. With 2 stolen SP you have 3. That is enough for the Factory of Everything this turn, and it gives you 1 SP at the start of each later turn.
puzzle-01-hint = How many SP does each of these teams have?
puzzle-02 = The Astronaut finds two clues a turn, the other two spies one each, and the USA needs 1 PP to replace her. Attack actions cannot touch her unless they are Air attacks. But this is an ability of a spy and not an attack action: a rare chance.
puzzle-02-hint = Which of these spies finds the most clues in a turn?
puzzle-03 = Great Mobilisation is free, so use it for the spy you cannot pay for. The Special Envoy costs 1 PP, and China pays 4 SP for one. The Envoy enters play ready and brings a clue and a card this very turn. The Face in the Crowd costs only 1 SP, and you have 5.
puzzle-03-hint = Which of these spies could you not pay for?
puzzle-04 = The special ability works once per game, so make it count: Russia is the only team with two clues. The GLA has a single one, and the USA leads in points but has no clue that you could steal. You draw two cards in any case.
puzzle-04-hint = Look at the number of clues of each team, not at its points.
puzzle-05 = The Special Envoy draws a card either way, so compare the rest. A clue brings you a row closer to the square. Looking at a hand helps only if you can act on it, and you have no SP left this turn.
puzzle-05-hint = What is left of your turn after each ability?
puzzle-06 = Ready, the Receptionist finds a clue once more: a row of your choice, for nothing. The Shadow would cost 1 SP and steal a random row, perhaps one you know already. Keep your 2 SP for the cards in your hand.
puzzle-06-hint = What would each of the two cost you, and who chooses the row?
puzzle-07 = This is the last round, and your turn has nothing else to offer: no SP, no spy that is ready. A guess can still give you 20 points, and a wrong one no longer costs anything, as no round follows in which you could not guess.
puzzle-07-hint = It is the last round. What does a wrong guess cost now?
puzzle-08 = For the USA the first PP of a turn costs only 2 SP. With it the Astronaut in Orbit enters play for 1 SP: two clues a turn, and only Air attacks can hit her. The other 2 SP pay for the Stock Exchange. If you do not convert now, she must wait a whole round.
puzzle-08-hint = Which card in your hand needs a PP, and what would it give you?
puzzle-09 = The Ice-cream Seller and the two Scooter Couriers each find a clue in every turn to come. The Saboteur finds none, and as she costs only 1 SP she is also the cheapest to replace. Decoy gives you the same two clues, whoever goes.
puzzle-09-hint = Which of these spies will find no clues next turn?
puzzle-10 = The Travelling Trader gives you a clue every turn, or 2 SP when you need them more. The Strict Customs Officer finds no clues and steals 1 SP at most. Your 4 SP are enough to play the Trader at once. If you take nobody, both go to the bottom of the deck.
puzzle-10-hint = What would each of these spies give you every turn?
puzzle-11 = All your spies are detained, so only cards can help this turn, and two of your three need a PP. Without one you could spend just 2 of your 12 SP. Two PP cost 5 SP together: enough for the Invisible Plane, which unmasks two spies of China, and for the Embargo.
puzzle-11-hint = What could you play with 12 SP and no PP?
puzzle-12 = The GLA keeps at most 3 SP at the end of its turn, and your cards cannot use up all 9. PP are never lost: change 3 SP into one, and the Chameleon enters play for 1 SP and 1 PP. He finds a clue or steals one, and there is enough left for Decoy and Trap in the Alley.
puzzle-12-hint = How many SP may the GLA keep after its turn?
