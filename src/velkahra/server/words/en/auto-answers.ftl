# Answers that a seat gives once and for all

auto-answers = Automatic answers
auto-answer-open = Automatic answers…
auto-answer-lead = The site answers for you at once, at this table only. Nobody else sees your settings. The log shows when an automatic answer was used.
auto-answer-all = Everyone
auto-answer-mixed = different for each
auto-answer-done = { $text } (automatic answer)
forced-done = { $text } (the only possibility)

problem-no-auto-answer = This question has no automatic answer. Reload the page.
