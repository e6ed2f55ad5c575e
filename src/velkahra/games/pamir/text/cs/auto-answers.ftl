# Questions that a player may answer once and for all

auto-answer-bribe = Úplatky
auto-answer-bribe-lead = Co odpovíš, když ti někdo nabídne méně než celý úplatek. Volba „promíjet“ přijme každou nabídku, i nulovou.
auto-answer-bribe-ask = ptát se mě
auto-answer-bribe-whole = žádat vše
auto-answer-bribe-waive = promíjet
auto-answer-bribe-bots = Boti žádají vždy celý úplatek.
