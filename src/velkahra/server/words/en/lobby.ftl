# The lobby: opening a table, finding it again, links, handing a device round, accounts

lobby-several = “me” on several seats: this device goes round, and a curtain hides each hand.
lobby-language = Language for guests
lobby-public = Public: on the list for everybody, who may take the seats of “another person”
lobby-mine = My tables
lobby-rest = { $count ->
    [one] one more table
    *[other] { $count } more tables
}
lobby-yours = Your turn
lobby-over = Finished
lobby-waits = To act: { $seats }
lobby-other-rules = Played under other rules
lobby-you = you
lobby-links = Links
lobby-forget = Forget
lobby-forget-table = Forget this table: { $title }
lobby-open = Tables with free seats
lobby-none = Nobody is looking for players just now.
lobby-take = Take { $seat }
lobby-taken = Somebody has just taken this seat, or the table is no longer public.
lobby-seats = { $count ->
    [one] one seat
    *[other] { $count } seats
}

error-too-often = Too often. Wait a minute.

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
host-free = free on the public list
host-given = taken from the public list
host-private-why = Anybody may take the free seats. Off the list, you get their links and choose who sits there.
host-private = Take the table off the list

hand-over = Hand over
hand-title = Hand the device to { $seat }
hand-lead = Nothing hidden is on this page. Press the button when nobody else is looking.
hand-open = I am { $seat }
hand-wait = Waiting: { $seats }
hand-wait-lead = None of this device’s seats has to act. This page looks again by itself.
hand-ended = The game is over
hand-ended-lead = Every seat can look at the end.
hand-last = What happened last

account-link = Sign in
account-as = Account: { $name }
account-title = Accounts
account-lead = You need no account to play. It only adds your list of tables on any device. It needs no e-mail address, so nobody can recover a forgotten password.
account-sign-in = Sign in
account-sign-in-go = Sign in
account-new = New account
account-new-go = Make an account
account-name = Name
account-password = Password
account-password-new = Password (8 characters or more)
account-bring = Put this device’s tables into the account
account-in = You are signed in as { $name }. The tables you open or join are on your list on any device where you sign in.
account-tables = My tables
account-out = Sign out
account-delete = Delete the account
account-delete-why = The account and its list are deleted at once; the tables stay. A seat that only the account remembers can then be reached only by its link.
account-wrong = There is no such name with this password.
account-wrong-password = The password is wrong.
account-taken = This name is taken.
account-bad-name = A name has 1 to 30 visible characters.
account-bad-password = A password has 8 to 200 characters.
account-too-often = Too many tries. Wait a minute.

build-interpreted = The rules run interpreted, so bots think with less.
build-compiling = The rules are being compiled: { $percent } %. You can play already; until then bots think with less.
build-compiled = The rules are compiled: bots think at full strength.
build-failed = The rules could not be compiled, so bots think with less. Reason: { $why }
