# The chat of a game: people, messages, signals, and notices of a turn

chat-title = At the table
chat-people = People here
chat-here = here
chat-seen = last seen { $when }
chat-never = not here yet
chat-you = you
chat-name = Your name
chat-said = Messages
chat-nothing = No messages yet.
chat-say = Your message
chat-send = Send
chat-signals = Quick messages
chat-spectator = Spectator
chat-spectators-apart = Players see spectators’ messages only when the game is over.
chat-mute = Mute
chat-unmute = Unmute
chat-muted = Muted: { $who }
chat-report = Report to the host
chat-reported = Reported. The host can now read it.
chat-more = Mute or report: { $who }
chat-hide = Hide the chat
chat-show = Show the chat
chat-host-signals = The host allows quick messages only.
chat-host-off = The host has switched the chat off.
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

signal-hello = Hello!
signal-well-played = Well played!
signal-thinking = I’m thinking…
signal-your-turn = Your turn
signal-sorry = Sorry!
signal-thanks = Thank you!

your-turn = your turn
notify-on = Notify me when it is my turn
notify-off = Stop notifying me when it is my turn
notify-blocked = Your browser blocks notifications from this site.

host-chat = Chat
host-chat-mode = Messages allowed
host-chat-all = all
host-chat-signals = quick messages only
host-chat-off = none
host-chat-save = Save
host-reports = Reported messages
host-reports-none = No messages have been reported.
host-report = { $who } at { $at }, reported by { $by }
host-report-crowd = Spectators wrote this. If you are playing, read it only after the game.

problem-chat-empty = The message is empty.
problem-chat-long = The message is too long.
problem-chat-characters = The message contains characters that cannot be shown.
problem-chat-pace = You are sending messages too fast. Wait a moment and try again.
problem-chat-off = The host has switched the chat off.
problem-chat-signals = The host allows quick messages only.
problem-chat-no-line = This message cannot be reported.
problem-chat-no-signal = This table has no such quick message.
problem-chat-no-mode = That is not a chat setting.
problem-chat-store = The message was not saved, so nobody has received it. Try again in a moment.
