# Lessons

learn-title = Learn { $game }
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
learn-hint = That is allowed, but it is not what this step is about, so it was taken back. Try what the text says.
learn-read = Read the text first, then go on with the button below it.
