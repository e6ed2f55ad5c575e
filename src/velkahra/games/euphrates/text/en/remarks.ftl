# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-war-won-1 = The land is one again. Mine.
remark-war-won-2 = That war was worth it.
remark-war-lost-1 = Enjoy it while it lasts.
remark-war-lost-2 = Bricks can be laid again.
remark-revolt-won-1 = The priests are with me.
remark-revolt-won-2 = It had to happen.
remark-revolt-lost-1 = Fine. There are other cities.
remark-revolt-lost-2 = I will remember this.
remark-built-1 = They will see this for a thousand years.
remark-built-2 = Look up.
remark-destroyed-1 = The river takes what it wants.
remark-destroyed-2 = Nothing personal.
remark-won-1 = One ruler between two rivers. Good game!
remark-won-2 = All four colours. Thank you for the game.
remark-lost-1 = Well ruled. I want a second dynasty.
remark-lost-2 = My weakest colour was too weak. Well played!
