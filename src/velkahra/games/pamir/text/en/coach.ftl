# What the coach says when a kind of decision first comes (coach-…, by the kind)

coach-loyalty = Choose a coalition: its armies and roads work for you, no matter who placed them. You score when your coalition dominates, so see which one the cards in the market help. You can change sides later, but it costs your gifts, prizes and patriots.
coach-turn = You have two actions; cards of the favored suit give bonus actions. First you need cards: buy one, play one. Look at the leftmost columns, which are cheap, and at the icons that place your blocks and tribes.
coach-bribe = You owe another player a bribe: the ruler of the card’s region, or the player who holds your card hostage. You may pay, offer less or withdraw, as the buttons say; Wakhan never asks for less. If you withdraw, you lose no action.
coach-answer = Another player offers you less than the full bribe. If you insist and the other player withdraws, you get nothing, but the card does not work either. Take little for a harmless card, and insist where it would hurt you.
coach-tax = Take rupees, one at a time: from cards in the market, or from players who have a card of a region you rule. Taking from a rival helps twice. Economic stars shelter rupees.
coach-gift = A gift is one influence: with more influence you score more when your coalition dominates. You lose your gifts when you change loyalty. The cheapest free space counts as much as the most expensive one.
coach-build = Each block costs two rupees and goes into a region you rule or onto its borders. Armies help you rule and fight; roads let armies move and count towards dominance just the same. Stop when the next block is not worth the money.
coach-move = Move an army along a road of its coalition, or a spy along the court cards. Armies decide who rules a region; spies can hold cards hostage. One piece may use several moves.
coach-betray = One of your spies brings down a court card, and all spies on it return to the supplies. Look for a card whose loss hurts most: one with a useful action, a patriot, or the last political card of a region with tribes.
coach-prize = The betrayed card can be your prize: one influence. If it belongs to another coalition, you first lose all gifts, prizes and patriots and change sides. In that case, take it only if that is what you want.
coach-site = Choose where you fight: a region with its roads, or a court card with its spies. You can remove at most as many pieces as you have armies, or spies, there. Look for the last tribe of a rival: its loss overthrows political cards.
coach-battle = Choose what to remove, one piece after the other. Blocks of another coalition weaken its dominance; tribes weaken who rules. Your own coalition’s blocks are safe.
coach-road = The card brings a road of your coalition. Put it on a border that your armies will want to cross. For dominance every border counts the same.
coach-spy = The card brings you a spy. On a rival’s card it can hold that card hostage, once you have the most spies there. On your own card it protects you from that.
coach-take = Your supply is empty, so a piece in play must move here. Take the one you will miss least. Be careful with the last tribe of a region and with gifts: losing them costs cards or influence.
coach-debt = A card with leverage has gone, and you cannot pay back its rupees. For each missing rupee you give up a card. Start with hand cards you do not need, and watch for leverage on court cards: it makes a new debt.
coach-shed = Several cards leave your court, and you choose in which order. Order matters only where a card has leverage: its rupees are due when it goes.
coach-court = At the end of your turn your court may hold three cards, and one more for each political star. Discard the card you need least. Political cards hold your tribes in their region, and leverage must be paid back.
coach-hand = At the end of your turn you may hold two cards, and one more for each intelligence star. Keep what you will play next turn. Next time, play a card before you buy another.
coach-confidence = An event takes one card from every player’s hand. Give the card you would play last.
coach-house = Your spy was beaten, but the Safe House takes it in. A spy there stays in play and counts as a cylinder at a check. Let it go only if you need it in your supply.
coach-blackmail = At the start of your turn this ability gives you a spy on a card without spies. Alone on a rival’s card it holds that card hostage at once. It is free, so decline only if your supply is short.
coach-rumor = One player’s patriots will not count at the next dominance check. Name the rival who would have the most influence with the coalition that may dominate.
coach-swap = You swap your whole hand with another player’s. See who holds more cards than you.
coach-suit = Choose the favored suit: its cards give bonus actions. Work out which suit is common in your court and rare in your rivals’ courts. While military is favored, cards in the market cost twice as much.
coach-rebuke = All tribes and armies leave one region, yours too; roads stay. Choose where your rivals lose most. If a player’s last tribe goes, their political cards of that region go as well.
