# What a player may answer once for all.

standing-bribe = Bribes
standing-bribe-lead = What you answer when somebody offers you less than the whole bribe. Waiving takes whatever is offered, even nothing.
standing-bribe-ask = ask me
standing-bribe-whole = demand the whole
standing-bribe-waive = waive
standing-bribe-bots = Bots always demand the whole bribe.
