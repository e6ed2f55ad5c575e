# Questions that a player may answer once and for all

auto-answer-bribe = Bribes
auto-answer-bribe-lead = Your answer when someone offers you less than the full bribe. “Waive” accepts any offer, even nothing.
auto-answer-bribe-ask = ask me
auto-answer-bribe-whole = demand the full bribe
auto-answer-bribe-waive = waive
auto-answer-bribe-bots = Bots always demand the full bribe.
