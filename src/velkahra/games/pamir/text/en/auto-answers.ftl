# Questions that a player may answer once and for all

auto-answer-bribe = Bribes
auto-answer-bribe-lead = What you answer when somebody offers you less than the whole bribe. Waiving takes whatever is offered, even nothing.
auto-answer-bribe-ask = ask me
auto-answer-bribe-whole = demand the whole
auto-answer-bribe-waive = waive
auto-answer-bribe-bots = Bots always demand the whole bribe.
