# Notices of a turn to people who are away: by the browser or by mail

notices-link = Notify me even when this page is closed
notices-title = Turn notifications
notices-lead = { $game }, { $seat }. You get no notification while you are looking at the table, and never two for the same turn.
notices-none = This server cannot notify you when the page is closed.
notices-back = Back to the table

push-title = On this device
push-why = Your browser shows a notification even when this site is not open. It is sent through your browser maker’s push service, which cannot read it.
push-on = Notify me on this device
push-off = Stop notifications on this device
push-is-on = Notifications are on for this device.
push-is-off = Notifications are off for this device.
push-insecure = Notifications need an encrypted connection. Open the table at an address that starts with https://.
push-unable = This browser cannot show notifications while the page is closed. On an iPhone or iPad, add the page to the home screen first and open it from there.
push-failed = Notifications could not be switched on: the browser or its push service refused. Try again later.
push-turn = It is your turn ({ $seat })

mail-title = By email
mail-why = We email you when it is your turn and you have been away for a while. You get at most one email per turn.
mail-why-account = We email you when it is your turn at any table in your account and you have been away for a while.
mail-address = Email address
mail-how = We first send you one email with a link. We write again only if you agree on the page it opens.
mail-go = Send me the link
mail-waits = We have sent an email to { $address }. Open its link and agree there. We send it only once, so check your spam folder too.
mail-back = Cancel the request
mail-is-on = Emails go to { $address }.
mail-off = Stop the emails
mail-bad-address = That is not a valid email address.
mail-too-often = Too many addresses were entered just now. Wait a few minutes.
mail-not-sent = The email could not be sent. Check the address, or try again later.

mail-ask-subject = Do you want an email when it is your turn?
mail-ask = Someone entered this address at { $site }, a site for playing board games, to get an email when it is their turn.
mail-ask-open = If that was you, open this page and agree:
mail-ask-not = If it was not you, ignore this email. We will not write again, and nobody can use this page to contact you.
mail-turn-subject = Your turn: { $game }
mail-turn = It is your turn in { $game }. Your seat: { $seat }.
mail-turn-open = Open the table, on a device where you have played it before or are signed in:
mail-stop = To stop these emails:

mailbox-title = Emails
mailbox-lead = Emails sent to { $address }:
mailbox-empty = No emails are sent to this address.
mailbox-seat = { $game }, { $seat }
mailbox-account = All tables of an account
mailbox-on = emails you when it is your turn
mailbox-asks = waiting for you to agree
mailbox-yes = Yes, email me
mailbox-no = No
mailbox-stop = Stop
mailbox-stop-all = Stop all emails

turn-unknown = This device does not know your seat at this table. Open your seat’s link here once, or sign in if the table is in your account. After that, notifications open your seat.
