# Notices of a turn to people who are away: by the browser or by mail

notices-link = Tell me also when this page is closed
notices-title = When it is my turn
notices-lead = { $game }, { $seat }. You are not told while you look at the table, and no turn is told twice.
notices-none = This server cannot tell you when the page is closed.
notices-back = Back to the table

push-title = On this device
push-why = Your browser shows a notification even when no page of ours is open. It travels through a service of the browser’s maker, which cannot read it.
push-on = Tell me on this device
push-off = Stop telling me on this device
push-is-on = You are told on this device.
push-is-off = You are not told on this device.
push-insecure = This needs an encrypted connection: open the table by an address that begins with https://.
push-unable = This browser cannot be told while the page is closed. On an iPhone or iPad, add the page to the home screen first and open it from there.
push-failed = It did not work: the browser or its service refused. Try again later.
push-turn = It is your turn: { $seat }

mail-title = By mail
mail-why = We write to you when it is your turn and you have not looked for a while: one mail a turn at most.
mail-why-account = We write to you when it is your turn at any table of your account and you have not looked for a while.
mail-address = Mail address
mail-how = First you get one mail with a link. Only if you agree there do we write again.
mail-go = Ask me by mail
mail-waits = { $address } was asked: open the link in our mail and agree there. An address that has not agreed gets no second mail, so look for the first one, also in the junk folder.
mail-back = Take it back
mail-is-on = Mails go to { $address }.
mail-off = Stop the mails
mail-bad-address = This is no mail address.
mail-too-often = Too many addresses were left just now. Wait a few minutes.
mail-not-sent = The mail could not be sent. Check the address, or try again later.

mail-ask-subject = Do you want to be told when it is your turn?
mail-ask = Somebody left this address at { $site }, where board games are played, to be told by mail when it is their turn.
mail-ask-open = If that was you, open this page and agree:
mail-ask-not = If it was not you, do nothing: you will hear no more from us. Nobody can write to you with this, and no second mail follows.
mail-turn-subject = Your turn: { $game }
mail-turn = It is your turn at { $game }. Your seat: { $seat }.
mail-turn-open = To the table, on a device where you have played it before or are signed in:
mail-stop = To stop these mails:

mailbox-title = Mails
mailbox-lead = What { $address } is told of:
mailbox-empty = No mails are sent to this address.
mailbox-seat = { $game }, { $seat }
mailbox-account = All tables of an account
mailbox-on = mails when it is your turn
mailbox-asks = asks whether you agree
mailbox-yes = Yes, write to me
mailbox-no = No
mailbox-stop = Stop
mailbox-stop-all = Stop all mails

turn-unknown = This device does not know your seat at this table. Open the link of your seat on it once, or sign in if the table is in your account; from then on notices lead there.
