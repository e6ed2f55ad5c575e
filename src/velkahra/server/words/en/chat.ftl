# The chat beside a game: people, messages, signals, and notices of a turn

chat-title = At the table
chat-people = Who is here
chat-here = here
chat-seen = last seen { $when }
chat-never = nobody has come yet
chat-you = you
chat-name = Your name
chat-name-why = The others see it. You need not give one.
chat-name-save = Save
chat-said = What was said
chat-nothing = Nobody has said anything yet.
chat-say = Your message
chat-send = Send
chat-signals = Say it with one tap
chat-spectator = Spectator
chat-spectators-apart = Players read what spectators say when the game is over.
chat-mute = Mute
chat-unmute = Hear again
chat-muted = Muted: { $who }
chat-report = Report to the host
chat-reported = Reported. The table’s host can read it now.
chat-more = Mute or report: { $who }
chat-hide = Hide the chat
chat-show = Show the chat
chat-host-signals = The host allows signals only.
chat-host-off = The host has switched the chat off.
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

signal-hello = Hello!
signal-well-played = Well played!
signal-thinking = I am thinking …
signal-your-turn = Your turn
signal-sorry = Sorry!
signal-thanks = Thank you!

your-turn = your turn
notify-on = Tell me when it is my turn
notify-off = Stop telling me when it is my turn
notify-blocked = Your browser blocks notifications of this site.

host-chat = The chat
host-chat-mode = What may be said
host-chat-all = everything
host-chat-signals = signals only
host-chat-off = nothing
host-chat-save = Set
host-reports = Reported messages
host-reports-none = Nothing was reported.
host-report = { $who } at { $at }, reported by { $by }
host-report-crowd = Spectators said this. If you play, look when the game is over.

problem-chat-empty = There is nothing in it to be said.
problem-chat-long = That is too long.
problem-chat-characters = It has characters in it that cannot be shown.
problem-chat-pace = Not so fast: wait a moment, then send it again.
problem-chat-off = The host has switched the chat off.
problem-chat-signals = The host allows signals only.
problem-chat-no-line = This message cannot be reported.
problem-chat-no-signal = There is no such signal at this table.
problem-chat-no-mode = The chat cannot be set to that.
problem-chat-store = The server could not keep it, so nobody has heard it. Try again in a moment.
