# The chart of `velkahra hammer balance`.

balance-title = { $games ->
    [one] { $games } camp of { $rounds } rounds, played by bots
   *[other] { $games } camps of { $rounds } rounds, played by bots
}
balance-wins = Camps won by each power, with 95% confidence; the band is what a fair set keeps to (12–28%).
balance-cards = Cards that go with victory or defeat: percentage points more for who played them.
balance-note = Who is winning anyway plays more cards, so a card need not be the reason.
balance-percent = { $value }%
