# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-points = Daje ci { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[other] { $count } punktów zwycięstwa
}.
reason-check = { $sign ->
    [more] Sprawdzenie dominacji dałoby ci potem o { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } więcej.
   *[same] Sprawdzenie dominacji dałoby ci nie mniej niż teraz.
}
reason-influence = { $sign ->
    [more] Zwiększa twoje wpływy o { $count }.
   *[same] Twoje wpływy nie maleją.
}
reason-cylinders = { $sign ->
    [more] Do gry { $count ->
        [one] wchodzi kolejny twój znacznik
        [few] wchodzą kolejne { $count } twoje znaczniki
       *[other] wchodzi kolejnych { $count } twoich znaczników
    }.
   *[same] Twoje znaczniki zostają w grze.
}
reason-regions = { $sign ->
    [more] Obejmujesz władzę nad { $count ->
        [one] kolejnym regionem
        [few] kolejnymi regionami ({ $count })
       *[other] kolejnymi regionami ({ $count })
    }.
   *[same] Nadal władasz swoimi regionami.
}
reason-court = { $sign ->
    [more] Do twojego dworu { $count ->
        [one] dochodzi karta
        [few] dochodzą { $count } karty
       *[other] dochodzi { $count } kart
    }.
   *[same] Karty twojego dworu zostają.
}
reason-hand = { $sign ->
    [more] Na rękę { $count ->
        [one] dochodzi ci karta
        [few] dochodzą ci { $count } karty
       *[other] dochodzi ci { $count } kart
    }.
   *[same] Karty na ręce zostają.
}
reason-rupees = { $sign ->
    [more] Daje ci { $count ->
        [one] { $count } rupię
        [few] { $count } rupie
       *[other] { $count } rupii
    }.
   *[same] Zostają ci wszystkie rupie.
}
reason-blocks = { $sign ->
    [more] Twój sojusz będzie miał wtedy w grze o { $count ->
        [one] jeden pion
        [few] { $count } piony
       *[other] { $count } pionów
    } więcej.
   *[same] Twój sojusz nie będzie miał wtedy w grze mniej pionów.
}

# What speaks for an action by itself: view/arguments.py
reason-hostages = { $sign ->
    [more] Zyskujesz { $count ->
        [one] kartę dworu jako zakładnika
        [few] { $count } karty dworu jako zakładników
       *[other] { $count } kart dworu jako zakładników
    }.
   *[same] Zachowujesz zakładników.
}
reason-tax = Możesz wziąć { $count ->
    [one] jedną rupię
    [few] do { $count } rupii
   *[other] do { $count } rupii
}.
reason-build = Możesz zbudować { $count ->
    [one] jeden pion
    [few] do { $count } pionów
   *[other] do { $count } pionów
}.
reason-move = Możesz wykonać { $count ->
    [one] jeden ruch
    [few] do { $count } ruchów
   *[other] do { $count } ruchów
}.
reason-battle = Możesz usunąć { $count ->
    [one] jedną wrogą jednostkę
    [few] do { $count } wrogich jednostek
   *[other] do { $count } wrogich jednostek
}.
reason-pieces = Możesz tam usunąć { $count ->
    [one] jedną wrogą jednostkę
    [few] do { $count } wrogich jednostek
   *[other] do { $count } wrogich jednostek
}.
reason-spies = Na jednej karcie { $count ->
    [one] jest jeden twój szpieg
    [few] są { $count } twoi szpiedzy
   *[other] jest { $count } twoich szpiegów
}.
reason-watch = Twój szpieg trafia na kartę innego gracza.
reason-armies = Masz tam wtedy { $count ->
    [one] jedną armię swojego sojuszu
    [few] { $count } armie swojego sojuszu
   *[other] { $count } armii swojego sojuszu
}.
