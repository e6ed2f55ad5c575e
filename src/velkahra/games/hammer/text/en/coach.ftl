# What the coach says when a kind of decision first comes (coach-…, by the kind)

coach-bet = You have one joker for the whole game. It copies the strategic points (SP) of the team you bet on. If you are not sure who will win this daily game, keep it.
coach-swap = See whether you have a spy among your cards: spies find Thomas Hammer. A hand without a spy is swapped for free; any other swap costs you one card. Keep a hand with a cheap spy.
coach-waive = One of your spies may return from the discard pile to your deck. Spies find rows of the picture, so this is nearly always good.
coach-order = Choose when your team plays this round. A late team sees what the others have done; an early team may be the first to guess the square. Joint cards are played by the partner who comes later.
coach-refresh = Before your spies are readied you may turn SP into power points (PP). Strong cards cost PP, so look at the prices in your hand. PP cannot be turned back into SP; if no card needs them, keep your SP.
coach-untire = Only some of your spies can be readied now. Take the informants first: they find the rows of the picture.
coach-draw = You draw one card. Your own deck is free; a joint card is stronger, but every partner who draws it pays SP and gives up the normal draw.
coach-join = A partner wants to draw a joint card with you. It costs you SP and your own draw this round. Joint cards are the strongest of all, so join if you can spare the SP.
coach-sift = You look at cards of your deck and take what the card allows. What can you pay for soon? A spy is rarely a bad choice.
coach-main = This is the heart of your turn: play cards and use your spies. Use every informant that is ready, because each finds a row of the picture. Look at your SP and PP before you pay; what is left stays for later rounds.
coach-demand = A card needs a choice before it works. Its text is on the card: read whom it helps and whom it hurts. Harm the team that leads.
coach-choose = A card asks you to choose. See whose cards you may choose. From another team, take the strongest; from your own, take the one you will miss least, or the one that helps most, as the card says.
coach-row = Choose the row of the picture that you want to learn. Its code comes when your turn ends. Any row you do not know yet helps about as much as another: paint all rows of one panel, and its shaft of light shows.
coach-steal-row = You learn a row that another team knows. That team keeps it, and learns only that something was stolen. Choose the row that fits best with those you have.
coach-may = A card asks whether its effect should happen. Read it once more: some effects cost something. If it costs nothing, say yes.
coach-change = You may turn SP into PP now, each time at the price shown. Do it for a card you want to play soon. PP cannot be turned back into SP.
coach-share = You want to play a joint card, and its SP are shared out. Ask for a fair share: every partner must agree, or the card is not played.
coach-consent = A partner wants to play your joint card, and you pay your share. Agree if the effect is worth it to you. If one of you refuses, nothing happens and nothing is paid.
coach-take-card = You see another team’s cards and choose one to be discarded. Take a spy, or the card that would hurt you most.
coach-own-discard = An effect makes you discard a card. Give the one you cannot pay for in the next rounds; keep your spies.
coach-discard = You hold more cards than your limit. Discard what is too expensive for you or comes too late. Keep your spies.
coach-square = You guess the square in which you think Thomas Hammer hides. The first team to find him gets 20 points, and a wrong guess usually stops you for two rounds. Guess only if your rows leave few squares.
coach-ally = Another team offers cooperation. Partners may not harm each other and can draw strong joint cards. Ending it later is expensive, so agree if you trust each other.
coach-part = A partner ends your cooperation, and it ends whatever you say. If you agree, you pay the price as well: points and cards. So there is seldom a reason to agree.
coach-sacrifice = You must give up one of your permanents. Give the one that helps you least; keep your informants.
coach-search = You may take a card from anywhere in your deck, and everyone sees it. Choose what you can play this turn or the next. The deck is shuffled afterwards.
