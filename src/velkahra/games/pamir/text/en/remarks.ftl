# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-betrayed-1 = And I trust everyone here.
remark-betrayed-2 = So that is how we do it now.
remark-betrays-1 = It had to be done. Tea?
remark-betrays-2 = No one saw a thing.
remark-changed-sides-1 = I was always on this side.
remark-changed-sides-2 = Friends change. So do I.
remark-taxed-1 = That was my last rupee. Almost.
remark-taxed-2 = Taxes. Of course.
remark-scored-1 = That is what loyalty pays.
remark-scored-2 = The right friends at the right time.
remark-won-1 = Kabul remembers its friends. Good game!
remark-won-2 = A long game, and a good one. Thank you.
remark-lost-1 = Played like an old emir. Well done!
remark-lost-2 = I bet on the wrong friends.
