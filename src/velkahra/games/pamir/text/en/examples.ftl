# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-price = What a card costs
example-price-alt = The market: two rows of six cards with the prices 0 to 5 below them.
example-price-task = Zorawar Singh Kahluria is in the third column. Buy the card for 2 rupees, and watch where they go.
example-price-done = One rupee on each card to the left in the same row. The player who buys one of those gets the rupee; you cannot buy them this turn.

example-road = A road of your coalition
example-road-alt = The map. In Punjab there are two British and two Russian armies and your gray tribe.
example-road-task = The card you played belongs to Punjab and shows a road. Put it on one of the borders of Punjab.
example-road-done = The road is British, as you are. British armies can cross this border now, in both directions.

example-spy = A spy in another court
example-spy-alt = Two courts: Blue’s with Akali Sikhs and Pashtun Mercenary, yours with three cards.
example-spy-task = Your card belongs to Punjab and shows a spy. Put the spy on Akali Sikhs, Blue’s card of Punjab.
example-spy-done = A spy may go on any court card of that region, in any court. Yours is in Blue’s court now.

example-tax = Taxing where you rule
example-tax-alt = The courts. Blue has Akali Sikhs, a card of Punjab, where you rule; Blue’s rupees are shown above it.
example-tax-task = You rule Punjab, and Blue has a card of Punjab. Take a rupee from Blue.
example-tax-done = A card with one star takes one rupee. Without the card of Punjab you could not have taxed Blue.

example-build = Building where you rule
example-build-alt = The map. In Punjab you rule with a tribe and two British armies against two Russian ones.
example-build-task = Build an army for 2 rupees. It goes where you rule: into Punjab.
example-build-done = Three British armies now. You could build more armies in Punjab or roads on its borders, up to three for one action.

example-check = A successful dominance check
example-check-alt = The map with seven British blocks and three Russian ones: a lead of four.
example-check-task = The British lead by four blocks, and your influence with them is the greatest. Buy the dominance check.
example-check-done = The British dominate, so their friends score by influence: 5 for you, 3 for Blue. All blocks leave the map, cylinders stay.

example-patriot = Changing sides
example-patriot-alt = Two courts, both loyal to the British. Yours has a British patriot, and you have given a gift.
example-patriot-task = Play Russian Regulars, a patriot of another coalition.
example-patriot-done = You are loyal to the Russians now. First you lost the gift and the British patriot; the other card and your spies stay.

example-hostage = A card held hostage
example-hostage-alt = Two courts. Your gray spy is on Joseph Wolff, your own card; there is no spy on Count Ivan Simonich.
example-hostage-task = Move your spy one step, onto Count Ivan Simonich in Blue’s court.
example-hostage-done = You have more spies on that card than anyone else. Before Blue can act with it, you are owed a bribe of one rupee.

example-battle = What a battle may remove
example-battle-alt = The map. In Punjab three British armies face a Russian one; on the border to Kandahar there are a British and a Russian road.
example-battle-task = You fight in Punjab for the British. Remove the Russian army first: your own coalition is safe.
example-battle-done = The Russian piece is back in its supply. The card has two stars, so you remove a second piece: the Russian road.

example-march = An army needs a road
example-march-alt = The map. Two British armies and your tribe are in Punjab. A British road leads to Kandahar, a Russian one to Kabul.
example-march-task = You are loyal to the British. Move one army from Punjab: which border can it cross?
example-march-done = Only the one to Kandahar, where the road is British. The Russian road to Kabul is for Russian armies only.

example-betray = A betrayed card leaves the court
example-betray-alt = Two courts. Your gray spy is on Count Ivan Simonich, in Blue’s court.
example-betray-task = Your spy can betray the card it is on. Choose Count Ivan Simonich.
example-betray-done = You paid 2 rupees into the market. The card is discarded, and your spy returns to your supply. The card shows a prize, and you take it.

example-nobody = No coalition dominates
example-nobody-alt = The map: in Punjab three British and two Russian armies, another Russian army in Kandahar, a British road from Kabul.
example-nobody-task = The British have four blocks, the Russians three. Buy the dominance check: who scores?
example-nobody-done = A lead of one is not enough, so cylinders count. You have three in play and Blue has two: three points for you, one for Blue.

example-final = The final check
example-final-alt = The map at the end of the game, with British and Russian blocks. Blue has 13 points, Gray 6.
example-final-task = This is the last dominance check of the game. Nobody dominates. Buy it and watch the points.
example-final-done = Blue has more cylinders in play. Everything counts double: six points for Blue, two for you. Blue wins with 19 points.

example-bribe = Haggling over a hostage
example-bribe-alt = Two courts. Your gray spy is on Joseph Wolff in your court; Blue has Count Ivan Simonich and another card.
example-bribe-task = Move your spy onto Count Ivan Simonich and end your turn. Blue wants to act with the card. What does that cost?
example-bribe-done = One rupee, as one of your spies is on it. Blue offers nothing, you ask for one, Blue pays and acts. If you had not agreed, the card would not have acted.

example-overthrow = An overthrow
example-overthrow-alt = The map with one blue tribe in Punjab, and two courts. Your gray spy is on Josiah Harlan in Blue’s court.
example-overthrow-task = Josiah Harlan is Blue’s only political card of Punjab. Betray him.
example-overthrow-done = With its last political card of Punjab Blue loses its tribe there, too. You take the card as a prize: it is British, and so are you.

example-wakhan = A turn of Wakhan
example-wakhan-alt = Two courts: Wakhan’s with Karakul Sheep, yours with Maqpon Dynasty and another card.
example-wakhan-task = End your turn and follow the lines of Wakhan’s card: tax, betray, radicalize.
example-wakhan-done = First she can neither tax nor betray. She buys Alexander Burnes, pays your bribe in full and puts two spies on your card. In the second pass she can tax: her two actions are used.
