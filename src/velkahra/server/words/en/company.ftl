# People to each other: friends, blocking, reliability, reports and moderators

company-friend = Add as friend
company-friend-of = Add as friend: { $name }
company-withdraw = Withdraw request
company-withdraw-of = Withdraw request: { $name }
company-accept = Accept
company-accept-of = Accept: { $name }
company-decline = Decline
company-decline-of = Decline: { $name }
company-unfriend = Remove from friends
company-unfriend-of = Remove from friends: { $name }
company-block = Block
company-block-of = Block: { $name }
company-unblock = Unblock
company-unblock-of = Unblock: { $name }
company-report = Report
company-report-of = Report: { $name }
company-more = Friend, block, report: { $name }

circle-title = Friends
circle-add = Add a friend by the name of their account
circle-add-go = Ask
circle-none = You see here what your friends play at open tables and at tables with you. They see the same about you.
circle-waiting = Waiting for your answer
circle-friend = Your friends
circle-sent = Requests you have sent
circle-block = Blocked
circle-plays = now playing: { $title }
circle-full = Your lists are full: remove someone first.
circle-reliability = Reliability: { $percent } %
circle-reliability-why = Tables can ask for it. Recent games weigh more, so every game you finish makes up for an old one. Only games with other people count.
circle-finished = finished: { $count }
circle-late = out of time: { $count }
circle-abandoned = abandoned: { $count }

listing-ask = Who may take a seat
listing-ask-0 = anyone
listing-ask-1 = people with an account
listing-ask-80 = reliability of 80 % or more
listing-ask-90 = reliability of 90 % or more
listing-least = needs an account, reliability from { $least } %
listing-needs-account = This table is for people with an account: sign in and try again.
listing-needs-more = This table asks for a higher reliability. Each game you finish raises yours.
listing-banned = A moderator has closed open tables to you for a time. You can still play by link.
problem-chat-muted = A moderator has muted you for a time. Quick messages still work.

report-title = Report to the moderators
report-lead = You are reporting { $name }. Only the moderators of this server see it.
report-kind = What is wrong
report-conduct = How this person behaves
report-name = The name
report-why = What happened
report-go = Send
report-thanks = Thank you. The moderators will look at it.
report-kind-conduct = behaviour
report-kind-name = name
report-kind-line = message in the chat
report-kind-club = club

moderation-title = Reports
moderation-pending = Waiting for a decision: { $count }
moderation-nobody = nobody with an account
moderation-by = reported by { $name }, { $at }
moderation-quote = Show the words. A spectator’s message may reveal a running game.
moderation-measure = Decision
moderation-days = For how long (mute and ban)
moderation-why = Reason (the person can read it)
moderation-decide = Decide
moderation-trail = All decisions
moderation-trail-none = Nothing has been decided yet.
moderation-until = until { $at }
moderation-decided = decided by { $name }, { $at }
moderation-lifted = taken back
moderation-too-late = This is decided already, does not fit the report, or concerns you: ask another moderator.
measure-nothing = No measure
measure-warn = Warning
measure-mute = Mute
measure-rename = New name
measure-ban = No open tables
measure-bar = Close the club’s text
measure-lift = Take back
measure-warn-you = A moderator warns you:
measure-mute-you = A moderator has muted you until { $until }:
measure-rename-you = A moderator has replaced your name. You can still sign in with the old one:
measure-ban-you = A moderator has closed open tables to you until { $until }:
measure-lift-you = A moderator has taken a decision back:
moderation-for = { $count ->
    [one] one day
   *[other] { $count } days
}
