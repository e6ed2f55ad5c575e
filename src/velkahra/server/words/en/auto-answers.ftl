# Answers that a seat gives once and for all

auto-answers = Standing answers
auto-answer-open = Standing answers…
auto-answer-lead = The table answers for you at once, at this table only. Nobody else sees what you set; the log says when it was used.
auto-answer-all = Everybody
auto-answer-mixed = different for each
auto-answer-done = { $text } (standing answer)

problem-no-auto-answer = This cannot be answered once for all. Load the page again.
