# Nač může hráč odpovědět jednou provždy.

standing-bribe = Úplatky
standing-bribe-lead = Co odpovíš, když ti někdo nabídne méně než celý úplatek. Promíjením přijmeš, co se nabízí, třeba nic.
standing-bribe-ask = ptát se mě
standing-bribe-whole = žádat vše
standing-bribe-waive = promíjet
standing-bribe-bots = Boti žádají vždy celý úplatek.
