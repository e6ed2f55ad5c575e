# The other puzzle: a nonogram

nonogram = Skrytý obrázek
nonogram-alt = Mřížka { $across } × { $down } čtverečků s legendou nad sloupci.
nonogram-how = Čísla nad sloupcem říkají, jak dlouhé řady černých čtverečků jsou ve sloupci shora dolů; mezi dvěma řadami je vždy mezera. Jedna informace je taková legenda jednoho řádku, zleva doprava: zapište ji vedle mřížky. Nula znamená, že v řádku není černý žádný. Kdo pozná místo na obrázku, ví, kde hledat T. H.
nonogram-given = Některé čtverečky jsou předtištěné: černé, nebo křížkem označené bílé.
nonogram-slip-runs = Řady černých čtverečků zleva doprava
nonogram-slip-alt = Lístek: řádek { $number }, legenda { $runs }.
nonogram-needed = Obrázek má { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}. K úplnému vyluštění je v průměru třeba znát { $needed }. Předtištěných čtverečků: { $given }. Že tým místo poznal, potvrzuje pořadatel.
