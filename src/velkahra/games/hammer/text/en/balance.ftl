# The chart of `velkahra hammer balance`

balance-title = { $games ->
    [one] { $games } camp of { $rounds } rounds, played by bots
   *[other] { $games } camps of { $rounds } rounds, played by bots
}
balance-wins = Camps won by each power, with 95% confidence; the band is the range of a fair set (12–28%).
balance-cards = Cards linked to winning or losing: extra percentage points for teams that played them.
balance-note = A winning team plays more cards anyway, so a card need not be the cause.
balance-percent = { $value }%
balance-point = .
balance-first = { $summary }. Fix these errors first.
balance-found = Thomas Hammer was found in { $share }% of the camps, in round { $round } on average.
balance-never-found = Thomas Hammer was found in none of the camps.
balance-no-card = No card has a clear link to winning or losing in this many camps.
balance-stopped = Stopped. With --out FILE, the same command can continue later.
balance-stopped-kept = Stopped. Run the same command again to continue { $file }.
balance-cards-title = Cards linked to winning or losing
balance-head-power = power
balance-head-camps = camps won
balance-head-from = 95% from
balance-head-to = to
balance-head-pieces = clues at the end
balance-head-card = card
balance-head-played = played
balance-head-won = won
balance-head-not = not
balance-head-more = more
