# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-points = Daje ci { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[other] { $count } punktów zwycięstwa
}.
reason-check = Sprawdzenie dominacji dałoby ci potem o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} więcej.
reason-influence = Zwiększa twoje wpływy o { $count }.
reason-cylinders = Na wypadek nieudanego sprawdzenia: do gry { $count ->
    [one] wchodzi kolejny twój znacznik
    [few] wchodzą kolejne { $count } twoje znaczniki
   *[other] wchodzi kolejnych { $count } twoich znaczników
}.
reason-blocks = Bliżej dominacji: twój sojusz będzie miał wtedy w grze o { $count ->
    [one] jeden pion
    [few] { $count } piony
   *[other] { $count } pionów
} więcej.
reason-dominant = Twój sojusz będzie wtedy dominował.
reason-ruler-transcaspia = Obejmujesz władzę w Transkaspii.
reason-ruler-kabul = Obejmujesz władzę w Kabulu.
reason-ruler-punjab = Obejmujesz władzę w Pendżabie.
reason-ruler-persia = Obejmujesz władzę w Persji.
reason-ruler-herat = Obejmujesz władzę w Heracie.
reason-ruler-kandahar = Obejmujesz władzę w Kandaharze.

# What speaks for an action by itself: view/arguments.py
reason-hostages = Zyskujesz { $count ->
    [one] kartę dworu jako zakładnika
    [few] { $count } karty dworu jako zakładników
   *[other] { $count } kart dworu jako zakładników
}.
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
