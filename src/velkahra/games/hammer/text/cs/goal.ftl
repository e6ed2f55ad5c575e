# First words to a newcomer: what the game is about (goal-…), and what a turn is (turn-…)

goal-1 = Thomas Hammer se skrývá v jednom čtverci mapy a světové mocnosti ho hledají. Tvůj tým je jednou z nich.
goal-2 = Zvědové ti přinášejí řádky zašifrovaného obrázku a každý řádek vyloučí některé čtverce. Tým, který ho najde první, získá 20 bodů.
goal-3 = Každé kolo začíná dílčí hrou. Podle umístění přinese 5 až 1 bod a stejně tolik strategických bodů (SB) k placení. Proti botům o ní rozhodnou kostky.
goal-4 = Nejlepší tým dílčí hry si první volí pořadí, ve kterém bude hrát. Vyhrává tým, který má na konci nejvíc bodů.

turn-1 = Obnovovací fáze: smíš vyměnit SB za body moci (BM), obvykle tři za jeden. Potom se tví zvědové odunaví.
turn-2 = Lízací fáze: lízneš si kartu.
turn-3 = Hlavní fáze: zahraj tolik karet, kolik jich zaplatíš, a unavuj zvědy, aby ti přinesli řádky obrázku.
turn-4 = Až budeš vědět dost, tipni čtverec. Na konci tahu se dozvíš, zda tam Thomas Hammer je.
turn-5 = Odhazovací fáze: nech si nejvýš 7 karet; některé mocnosti mají jiný limit. Potom je na tahu další tým.
