# Graf příkazu `velkahra hammer balance`.

balance-title = { $games ->
    [one] { $games } tábor o { $rounds } kolech, hráli boti
    [few] { $games } tábory o { $rounds } kolech, hráli boti
   *[other] { $games } táborů o { $rounds } kolech, hráli boti
}
balance-wins = Podíl táborů, které mocnost vyhrála, s 95% spolehlivostí; v pruhu se drží vyrovnaná sada (12–28 %).
balance-cards = Karty, které provázejí výhru nebo prohru: o kolik procentních bodů víc vyhrává, kdo je zahrál.
balance-note = Kdo beztak vyhrává, zahraje víc karet, takže karta nemusí být příčinou.
balance-percent = { $value } %
