# Archiv dohraných her, zahájení a otevřená data

archive-title = Archiv
archive-lead = Dohrané hry, ke kterým se mohl kdokoli připojit nebo je sledovat. Každou si můžeš přehrát a nechat rozebrat.
archive-any = cokoli
archive-person = Hráč
archive-winner = Výsledek
archive-several = dělené vítězství
archive-nobody = nevyhrál nikdo z hráčů
archive-option = Nastavení
archive-least = Nejméně rozhodnutí
archive-most = Nejvíce rozhodnutí
archive-rated = jen hry na sílu
archive-find = Hledat
archive-found = Hry
archive-decisions = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
archive-analysis-of = Rozbor hry { $game }, { $day }
archive-older = Starší hry
archive-none = Taková hra tu zatím není.
archive-by-node = Jen hry s vybraným zahájením.
archive-by-position = Jen hry, v nichž během prvních 16 rozhodnutí všichni viděli vybranou pozici.
archive-without = Ukázat hry bez ohledu na to
archive-like = Hry s touto pozicí
archive-which = Které hry tu jsou
archive-rule = Hra je tady, když byl její stůl nabídnut všem na úvodní stránce, nebo když patřila k veřejnému turnaji.
archive-rule-people = Jiné hry jsou tu jen tehdy, když všichni hráči mají účet a svou stránku ukazují všem. Když to některý z nich změní, hra odtud zmizí.
archive-rule-names = Jména jsou vidět jen u lidí, kteří svou stránku ukazují všem. Tábory, pokračování rozehraných her a nahrané záznamy tu nejsou nikdy.
archive-openings = Zahájení
openings-lead = Jak hry začínají: co hráči rozhodli, jak často a jak to pro ně dopadlo.
openings-line = Zatím zahráno
openings-start = Začátek
openings-games = Hry s tímto zahájením
openings-next = Další rozhodnutí
openings-share = Podíl na vítězství
openings-how = Podíl na vítězství je 100 % za samostatnou výhru a 0 % za prohru. Kdyby byli všichni hráči stejně silní, byl by { $even } %. Tahy z pytlíku a hody mezi rozhodnutími se mohou v každé hře lišit.
openings-none = Odtud v archivu žádná hra nepokračovala.
archive-usual = běžné nastavení
archive-band-all = všichni hráči
archive-band-1 = síla pod 20
archive-band-2 = síla 20 až 30
archive-band-3 = síla nad 30
archive-band-0 = síla neznámá
archive-data = Otevřená data
data-lead = Hry ke stažení pro výzkum: každé rozhodnutí s tím, co hráč mohl vědět, a jak hra dopadla.
data-consent = Hra je v datech, když je v archivu a každý, kdo ji hrál, souhlasil. Odpověď může každý u stolu změnit: hra se pak do žádného dalšího stažení nedostane.
data-off = Tento server soubory vytvořit neumí: chybí mu knihovna pyarrow.
data-none = Zatím nikdo nesouhlasil, takže není co stáhnout.
data-file = { $count ->
    [one] Soubor { $number }: { $count } hra
    [few] Soubor { $number }: { $count } hry
   *[other] Soubor { $number }: { $count } her
}
data-inside = Co je v souboru
data-layout = V každém souboru ZIP je složka pro každý počet míst a každé nastavení. Jsou v ní rozhodnutí a hry jako Parquet v uspořádání příkazu velkahra dataset a popis dat README.md, který vysvětluje všechny sloupce. Nejsou tam jména, rozhovory ani časy.
data-licence = Soubory jsou volné dílo (CC0 1.0).
open-data-title = Otevřená data
open-data-archived = Po skončení si tuto hru může kdokoli prohlédnout v archivu.
open-data-ask = Může být také v datech, která si kdokoli stáhne a použije, bez jmen, jako CC0? Bude tam jen tehdy, když budou souhlasit všichni hráči.
open-data-more = Co v nich je
open-data-agree = Ano, souhlasím
open-data-disagree = Ne
open-data-yes = Souhlas je udělen.
open-data-no = Souhlas není udělen.
open-data-change = Odpověď jde kdykoli změnit. Co už si ostatní stáhli, vzít zpět nejde.
