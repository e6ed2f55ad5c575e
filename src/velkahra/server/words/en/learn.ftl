# Lessons

learn-title = Learn to play { $game }
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-step = step { $number } of { $count }
learn-next = Next
learn-show = Show me
learn-back = Back
learn-restart = Start again
learn-onward = Next lesson
learn-play = Play a real game
learn-all = All lessons
learn-finished = finished
learn-hint = That is allowed, but this step is about something else, so it was undone. Try what the text says.
learn-read = Read the text first, then press the button below it.
