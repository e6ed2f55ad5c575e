# The other puzzle: a nonogram

nonogram = Ukryty obraz
nonogram-alt = Siatka { $across } × { $down } z legendą nad kolumnami.
nonogram-how = Liczby nad kolumną mówią, jak długie są w niej ciągi czarnych kratek, od góry do dołu; między dwoma ciągami zawsze jest przerwa. Jedna informacja to taka legenda jednego wiersza, od lewej do prawej: zapiszcie ją obok siatki. Zero oznacza, że w wierszu nie ma żadnej czarnej kratki. Kto rozpozna miejsce na obrazie, wie, gdzie szukać T. H.
nonogram-given = Niektóre kratki są wydrukowane: czarne albo białe, oznaczone krzyżykiem.
nonogram-slip-runs = Ciągi czarnych kratek od lewej do prawej
nonogram-slip-alt = Karteczka: wiersz { $number }, legenda { $runs }.
nonogram-needed = Obraz ma { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[other] { $rows } wierszy
}. Do pełnego rozwiązania trzeba ich średnio znać { $needed }. Kratek wydrukowanych z góry: { $given }. Że drużyna rozpoznała miejsce, potwierdza organizator.
