# Clubs: their pages, people and tables

clubs-title = Clubs
clubs-all = All clubs
clubs-lead = A club has a page, members, and tables that only its members may join.
clubs-mine = Your clubs
clubs-others = Other clubs
club-found = Start a club
club-found-go = Start the club
club-name = Name (3 to 40 characters)
club-bad-name = Choose a name of 3 to 40 visible characters that begins with a letter or a digit, without / \ ? # % " < >.
club-taken = This name is taken, or you have started three clubs already.
club-sign-in = Sign in to join
club-role-founder = leads the club
club-role-organiser = organises
club-role-member = in the club
club-role-asked = asks to join
club-own-founder = you lead the club
club-own-organiser = you organise
club-own-member = you are a member
club-own-asked = you asked to join
club-join = Join the club
club-ask = Ask to join
club-withdraw = Withdraw my request
club-accept = Accept
club-decline = Decline
club-more = Change
club-promote = Make organiser
club-demote = No longer organiser
club-hand-over = Hand the club over
club-remove = Remove from the club
club-full = The club is full, or you are in too many clubs.
club-too-late = Someone has just changed that: look at the page again.
club-open = Open a table for the club
club-list = List it on the page of the club { $name }; only members can take the seats marked “another person”
club-people = In the club
club-door = Link to join
club-door-why = Anyone with this link can join at once. A new link ends the old one.
club-door-new = New link
club-text = About the club
club-text-go = Save the text
club-barred = A moderator has closed the text of this club.
club-else = More
club-report = Report the club
club-leave = Leave the club
club-close = Close the club for good
club-size = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
