# Questions that a player may answer once and for all

auto-answer-bribe = Łapówki
auto-answer-bribe-lead = Co odpowiadasz, gdy ktoś proponuje ci mniej niż całą łapówkę. „Darować” znaczy: przyjmij każdą propozycję, nawet zero.
auto-answer-bribe-ask = pytać mnie
auto-answer-bribe-whole = żądać całości
auto-answer-bribe-waive = darować
auto-answer-bribe-bots = Boty zawsze żądają całej łapówki.
