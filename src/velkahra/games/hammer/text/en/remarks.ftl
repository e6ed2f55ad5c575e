# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-unmasked-1 = Our man has been seen.
remark-unmasked-2 = We have others.
remark-pact-1 = Together, then. For now.
remark-pact-2 = Good. We share the map.
remark-refused-1 = Your loss.
remark-refused-2 = We will remember that.
remark-left-1 = So much for friendship.
remark-left-2 = On our own again. Very well.
remark-found-1 = There you are, Thomas.
remark-found-2 = We know this place.
remark-too-late-1 = So close!
remark-too-late-2 = Not bad at all.
remark-won-1 = Case closed. Good game!
remark-won-2 = Our agents thank yours.
remark-lost-1 = Good work.
remark-lost-2 = We will meet again.
