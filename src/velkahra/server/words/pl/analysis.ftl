# The analysis of a finished game, and hints at the table

analysis-title = Analiza
analysis-lead = Program przechodzi przez grę decyzja po decyzji. Każdą ocenia według tego, co wiedział wtedy gracz, i szacuje szanse każdego gracza na wygraną.
analysis-button = Przeanalizuj grę
analysis-again = Przeanalizuj ponownie
analysis-cancel = Przerwij
analysis-waiting = Analiza czeka w kolejce. { $ahead ->
    [one] Przed nią jest jeszcze jedna.
    [few] Przed nią są jeszcze { $ahead }.
    *[other] Przed nią jest ich jeszcze { $ahead }.
}
analysis-starting = Analiza się zaczyna.
analysis-theirs = Tę analizę rozpoczął ktoś inny i może ją przerwać.
analysis-join = Niech trwa też dla mnie
analysis-progress = { $done } z { $all } decyzji
analysis-failed = Analiza się nie powiodła. Można spróbować ponownie.
analysis-busy = Teraz analizuje się wiele gier. Spróbuj za kilka minut.
analysis-share = Z twojej sieci czeka już kilka analiz. Spróbuj ponownie, gdy któraś się zakończy.
analysis-not-yours = Analizę może przerwać tylko ten, kto ją rozpoczął.
analysis-often = Odczekaj chwilę, zanim zaczniesz ponownie.
analysis-early = Grę analizuje się, gdy się skończy.
analysis-nothing = W tej grze nikt nie miał wyboru.
analysis-curve = Szanse na wygraną według wiedzy każdego gracza
analysis-axis = pozycja
analysis-swings = Decyzje, które zmieniły szanse
analysis-none = Żadna decyzja nie kosztowała nawet jednego procentu.
analysis-went = { $seat }, pozycja { $ply }: strata { $loss }
analysis-played = Zagrano (szanse potem: { $chance }):
analysis-better = Program wybrałby (szanse potem: { $chance }):
analysis-percent = { $value }%
analysis-note = Szacunki z { $nodes } prób na decyzję: różnica kilku procent może być przypadkiem.
analysis-uncounted = Szacunki pomijają to, że wygrać może { $name }: szanse pozostałych dają razem około 100%.
analysis-decision = decyzja
analysis-seat = gracz
analysis-loss = strata
analysis-was = zagrano
analysis-would = program

hints-title = Podpowiedzi
hints = Podpowiedzi programu
hints-no = nie
hints-yes = tak: wszyscy widzą, kto z nich korzysta
hint-button = Podpowiedź
hint-heading = Co zrobiłby program
hint-lead = Wybór tylko przygotowuje ruch na planszy; decydujesz ty.
hint-more = Pierwsza odpowiedź. Program szuka dalej…
hint-thinking = Program myśli…
hint-choose = Pokaż na planszy
hint-chance = szanse na wygraną { $chance }
hint-risk = Potem prawdopodobnie: { $what }
hint-close = Zamknij
hint-none = Program nie ma tu żadnej podpowiedzi.
note-hint = { $seat }: podpowiedź programu, w tej grze nr { $count }.
problem-no-hints = Przy tym stole gra się bez podpowiedzi.
problem-no-turn = Podpowiedź dostaniesz tylko wtedy, gdy gra czeka na twoją decyzję.
problem-hint-often = Jedna podpowiedź naraz: odczekaj chwilę.
problem-hint-failed = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
