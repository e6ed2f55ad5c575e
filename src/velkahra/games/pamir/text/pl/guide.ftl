# What the game is about, and what a player may do in a turn

goal-1 = Afganistan, około 1830 roku: chcą go trzy mocarstwa, a ty wspierasz jedno z nich tak długo, jak ci to odpowiada.
goal-2 = Punkty rozdaje się przy czterech sprawdzeniach dominacji. Jeśli jeden sojusz ma dużą przewagę, punktują ci, którzy mają w nim największe wpływy; jeśli żaden, ci, którzy mają w grze najwięcej znaczników.
goal-3 = Kto po sprawdzeniu prowadzi czterema punktami, od razu wygrywa. W innym razie po ostatnim sprawdzeniu, które liczy się podwójnie, wygrywa ten, kto ma najwięcej punktów.

turn-1 = W turze masz dwie akcje w dowolnej kolejności; możesz wykonać też jedną albo żadnej.
turn-2 = Kup kartę z rynku. Kosztuje rupię za każdą kartę po jej lewej stronie, pierwsza jest za darmo.
turn-3 = Zagraj kartę z ręki na swój dwór: jej symbole umieszczają armie, drogi, plemiona i szpiegów.
turn-4 = Użyj karty swojego dworu, każdej raz w turze: opodatkowanie, dar, budowa, ruch, zdrada lub walka.
turn-5 = Karty preferowanego aspektu dają akcje bonusowe, oprócz twoich dwóch.
turn-6 = Na koniec odrzucasz z dworu i z ręki to, co jest ponad limit, a rynek się uzupełnia.
