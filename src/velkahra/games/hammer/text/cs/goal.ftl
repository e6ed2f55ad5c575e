# First words to a newcomer: what the game is about (goal-…), and what happens in a round (turn-…)

goal-1 = Thomas Hammer se skrývá v jednom čtverci mapy a světové mocnosti ho hledají. Tvůj tým je jednou z nich.
goal-2 = Zvědové ti přinášejí řádky zašifrovaného obrázku a každý řádek vyloučí některé čtverce. Tým, který ho najde první, získá 20 bodů.
goal-3 = Body přináší i umístění v dílčích hrách. Vyhrává tým, který má na konci nejvíc bodů.

turn-1 = Dílčí hra: podle umístění dostane každý tým 5 až 1 strategický bod (SB) a stejný počet bodů do celkového pořadí. Proti botům o ní rozhodnou kostky.
turn-2 = Týmy si volí pořadí tahů; jako první si vybírá vítěz dílčí hry.
turn-3 = Obnovovací fáze: smíš vyměnit SB za body moci (BM), obvykle tři za jeden. Potom se tví zvědové odunaví.
turn-4 = Lízací fáze: lízneš si kartu.
turn-5 = Hlavní fáze: zahraj tolik karet, kolik jich zaplatíš, a unavuj zvědy, aby ti přinesli řádky obrázku.
turn-6 = Až budeš vědět dost, tipni čtverec. Na konci tahu se dozvíš, zda tam Thomas Hammer je.
turn-7 = Odhazovací fáze: nech si nejvýš 7 karet. Potom je na tahu další tým.
