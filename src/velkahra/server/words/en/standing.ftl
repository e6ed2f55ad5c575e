# Answers that a seat gives once for all.

standing = Standing answers
standing-open = Standing answers …
standing-lead = The table answers for you at once, at this table only. Nobody else sees what you set; the log says when it was used.
standing-all = Everybody
standing-mixed = different for each
standing-done = { $text } (standing answer)

problem-no-standing = This cannot be answered once for all. Load the page again.
