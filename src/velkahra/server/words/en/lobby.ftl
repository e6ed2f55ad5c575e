# The lobby: opening a table, finding it again, links, handing a device round, accounts

lobby-several = To share this device, choose “me” for several seats. The page hides every hand while you pass it on.
lobby-language = Language of the links you send
lobby-public = Public: list this table on the start page, so that anyone can take a seat marked “another person”
lobby-mine = My tables
lobby-full = The list on this device is full: opening another table drops the oldest one. Remove tables you no longer need, or keep their links.
lobby-all = All my tables ({ $count })
lobby-opponents = { $count ->
    [one] Opponent: { $names }
   *[other] Opponents: { $names }
}
lobby-continue = Continue
lobby-look = Look back
lobby-more-of = More: { $title }
lobby-yours = Your turn
lobby-over = Finished
lobby-waits = Waiting for { $seats }
lobby-other-rules = Played under a different version of the rules
lobby-you = you
lobby-device = on this device
lobby-links = Links
lobby-forget = Remove from my list
lobby-forget-lead = { $title }: this game is not over yet. Without the link to your seat you cannot get back to it, and nobody else can take it.
lobby-forget-not = Keep it
lobby-forget-table = Remove from my list: { $title }
lobby-open = Open tables
lobby-open-lead = Each game begins when all its seats are taken.
lobby-host = Host: { $name }
lobby-free = free seats: { $free } of { $all }
lobby-clock = time: { $clock }
lobby-no-clock = no clock
lobby-bots = bots: { $names }
lobby-held = { $count ->
    [one] The game begins when { $count } more player has joined.
   *[other] The game begins when { $count } more players have joined.
}
lobby-none = No open tables at the moment.
lobby-take = Play as { $seat }
lobby-taken = Someone has just taken this seat, or the table is no longer public.
lobby-seats = { $count ->
    [one] one seat
    *[other] { $count } seats
}

error-too-often = Too many requests. Wait a minute.
error-too-fast = Too many requests at once. Try again in a moment.

ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
    *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
    *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] a day ago
    *[other] { $count } days ago
}

host-play = Play on this device
host-code = QR code
host-code-of = QR code of the link – { $seat }
host-free = free, on the public list
host-players = Players at the table: { $count }
host-invited = free
host-own = { $seat } – your own seat
host-invited-lead = Send everyone this link, or let them scan the code. Each person who opens it gets a free seat. The game begins when all seats are taken.
host-invited-why = Would you rather choose who gets which seat? Get a link for each free seat instead.
host-invited-go = Get a link for each seat
host-others = More links
host-renew = New link: { $seat }
host-renew-why = Has a link got into the wrong hands? Replace it. The old one stops working at once, and whoever plays with it leaves the table.
host-reserved = only for the person who had this seat in the last game
host-reserved-lead = The others find this game on the page of the last one, and take their seats there.
host-reserved-why = Is someone not coming? Get the links to the seats that nobody has taken yet, and choose who plays. Their former players cannot take them after that.
host-reserved-go = Get the links
host-free-why = Anyone can take the free seats. If you remove the table from the list, you get the links and choose who plays.
host-free-go = Remove the table from the public list

hand-over = Pass the device
hand-title = Pass the device to { $seat }
hand-lead = This page shows nothing secret. Press the button when nobody else can see the screen.
hand-open = I am { $seat }
hand-wait = Waiting for { $seats }
hand-wait-lead = It is another player’s turn. This page updates by itself.
hand-ended = The game is over
hand-ended-lead = Every player on this device can look at the final position.
hand-last = Latest events

account-link = Sign in
account-as = Account: { $name }
account-title = Accounts
account-lead = You can play without an account. With one, you find your list of tables on every device where you sign in. No email address is needed, so if you forget your password, only a passkey that you added earlier lets you set a new one.
account-sign-in = Sign in
account-sign-in-go = Sign in
account-new = New account
account-new-go = Create account
account-name = Name
account-password = Password
account-password-next = New password (8 characters or more)
account-password-new = Password (8 characters or more)
account-bring = Add the tables on this device to the account
account-in = You are signed in as { $name }. Tables that you open or join appear on your list on every device where you sign in.
account-tables = My tables
account-out = Sign out
account-change = Change password
account-change-why = This signs your account out in every other browser and on every other device.
account-changed = Your password is changed. Only this browser is still signed in.
account-fresh = You signed in with a passkey a moment ago, so you do not need your password.
account-forgotten = Forgotten your password? Sign out, and sign in with a passkey. You then have ten minutes to set a new password without the old one.
account-delete = Delete account
account-delete-why = Your account and its list are deleted at once. The tables stay, but you will need their links to get back to your seats.
account-wrong = Wrong name or password.
account-wrong-password = The password is wrong.
account-signed-out = You are no longer signed in, so nothing was changed. Sign in, and try again.
account-taken = This name is taken.
account-bad-name = Choose a name of 1 to 30 visible characters.
account-bad-password = Choose a password of 8 to 200 characters.
account-too-often = Too many attempts. Wait a minute.

build-interpreted = The rules are not compiled, so the bots look ahead less.
build-compiling = Compiling the rules: { $percent }%. You can start now; the bots look ahead less until it is done.
build-compiled = The rules are compiled: the bots play at full strength.
build-failed = The rules could not be compiled, so the bots look ahead less. Reason: { $why }
