# Clubs: their pages, people and tables

clubs-title = Kluby
clubs-all = Wszystkie kluby
clubs-lead = Klub ma swoją stronę, ludzi i stoły, do których tylko oni mogą usiąść.
clubs-mine = Twoje kluby
clubs-others = Inne kluby
club-found = Załóż klub
club-found-go = Załóż
club-name = Nazwa (od 3 do 40 znaków)
club-bad-name = Wybierz nazwę od 3 do 40 widocznych znaków, która zaczyna się literą lub cyfrą, bez / \ ? # % " < >.
club-taken = Ta nazwa jest zajęta albo masz już trzy założone kluby.
club-sign-in = Zaloguj się, żeby dołączyć
club-role-founder = prowadzi klub
club-role-organiser = organizuje
club-role-member = w klubie
club-role-asked = chce dołączyć
club-own-founder = prowadzisz klub
club-own-organiser = organizujesz
club-own-member = jesteś w klubie
club-own-asked = chcesz dołączyć
club-join = Dołącz do klubu
club-ask = Poproś o przyjęcie
club-withdraw = Wycofaj prośbę
club-accept = Przyjmij
club-decline = Odrzuć
club-more = Zmień
club-promote = Powierz organizowanie
club-demote = Cofnij powierzenie
club-hand-over = Przekaż prowadzenie klubu
club-remove = Usuń z klubu
club-full = Klub jest pełny albo masz już zbyt wiele klubów.
club-too-late = To się w międzyczasie zmieniło: spójrz na stronę jeszcze raz.
club-open = Otwórz stół dla klubu
club-list = Na stronie klubu { $name }; miejsca „ktoś inny” mogą zająć tylko osoby z klubu
club-people = W klubie
club-door = Link do dołączenia
club-door-why = Kto ma ten link, może od razu dołączyć. Nowy link unieważnia stary.
club-door-new = Nowy link
club-text = O klubie
club-text-go = Zapisz tekst
club-barred = Moderator zamknął tekst tego klubu.
club-else = Więcej
club-report = Zgłoś klub
club-leave = Opuść klub
club-close = Zamknij klub na zawsze
club-size = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
