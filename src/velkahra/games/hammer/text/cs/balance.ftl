# The chart of `velkahra hammer balance`

balance-title = { $games ->
    [one] { $games } tábor o { $rounds } kolech, hráli boti
    [few] { $games } tábory o { $rounds } kolech, hráli boti
   *[other] { $games } táborů o { $rounds } kolech, hráli boti
}
balance-wins = Podíl táborů, které mocnost vyhrála, s 95% spolehlivostí; v pruhu se drží vyrovnaná sada (12–28 %).
balance-cards = Karty, které provázejí výhru nebo prohru: o kolik procentních bodů víc vyhrává, kdo je zahrál.
balance-note = Kdo beztak vyhrává, zahraje víc karet, takže karta nemusí být příčinou.
balance-percent = { $value } %
balance-point = ,
balance-first = { $summary }. Nejdřív oprav tyto chyby.
balance-found = T. H. byl nalezen v { $share } % táborů, průměrně v kole { $round }.
balance-never-found = T. H. nebyl nalezen v žádném táboře.
balance-no-card = Na tolika táborech není u žádné karty jasná souvislost s výhrou ani prohrou.
balance-stopped = Zastaveno. S volbou --out SOUBOR by tentýž příkaz příště pokračoval.
balance-stopped-kept = Zastaveno. Tentýž příkaz bude pokračovat v souboru { $file }.
balance-cards-title = Karty, které provázejí výhru nebo prohru
balance-head-power = mocnost
balance-head-camps = vyhrála
balance-head-from = 95 % od
balance-head-to = do
balance-head-pieces = informací na konci
balance-head-card = karta
balance-head-played = zahrána
balance-head-won = výhry
balance-head-not = ne
balance-head-more = víc o
