# How to play laws whose texts leave something open, by effect. Laws have texts of their own.

ruling-replace_card = Co dzięki zastąpionej karcie działało na stałe, przestaje działać; odłożone na niej klejnoty zostają tutaj i nic nie dają. Kartę z ręki można położyć ponownie w późniejszej rundzie budowy.
ruling-duplicate_tokens = Liczy się każdy żeton, także premie i wieczne klejnoty. Żeton władzy to jeden żeton, bez względu na wartość. Na wieczny klejnot musi być klejnot w puli albo za twoją zasłonką. Prawo nie zajmuje miejsca i nie domyka kręgu.
ruling-swap_token = Cały żeton za cały żeton, bez względu na wartość. Nie można wybrać wiecznych ani odłożonych klejnotów, ani żetonów zza zasłonek. W grze jednoosobowej nie ma efektu.
ruling-take_display_card_skip_auction = Kartę bierze się z oferty takiej, jaka leży teraz, czyli już odnowionej na następną aukcję. Aukcję pomijasz także wtedy, gdy to prawo zostało zastąpione. W 12. rundzie następnej aukcji nie ma: karta jest za darmo, chyba że przy stole umówiono się, że prawo wtedy nic nie robi.
ruling-draw_laws_return = Jeśli praw zabraknie, odkładasz o jedno mniej, niż przyszło. Prawa wsuniętego od razu nie ma na ręce; jeśli zostanie tam za mało praw, odkładasz te, które masz. Na wierzchu leży odłożone jako ostatnie; nikt inny nie wie, które to są.
ruling-choose_one = Tylko jedno i na stałe. Żetony ataku trafiają za twoją zasłonkę. Wieczny klejnot wymaga klejnotu tego koloru w puli albo za twoją zasłonką.
ruling-tuck_from_hand = Tylko teraz, przy kładzeniu prawa: później nic nie można dołożyć. Wsunięte karty leżą odkryte, nic nie kosztują i nie dają nagrody.
ruling-tuck_free_card = Wolna jest karta na końcu rzędu lub na najwyższym poziomie, nad którą nic nie leży i pod którą nic nie wsunięto; na poziomie 1 tylko dwie skrajne; nigdy to prawo. Jeśli jakaś jest wolna, jedną trzeba wsunąć razem ze wszystkimi żetonami. Punkty należą się także wtedy, gdy żadnej nie było.
ruling-store_gems = Ile chcesz, aż do limitu, nawet nic. Odłożonymi klejnotami się nie płaci i nie przebarwia.
ruling-store_gems-fixed = Dokładnie tyle, w wybranych kolorach, jeśli tyle masz; inaczej żadnego. Odłożonymi klejnotami się nie płaci i nie przebarwia.
ruling-tuck_on_take = Za każdym razem, gdy bierzesz kartę: w aukcji, jako nagrodę albo dzięki prawu; każdą z kilku, gdy tylko przyjdzie. Nie dotyczy karty twojej piramidy, którą prawo zwraca ci na rękę.
ruling-points_per_card = Liczą się wszystkie twoje karty: ta, prawa i karty wsunięte.
ruling-points_per_set = Ponad 12 punktów, które daje każdy zestaw.
ruling-points_per_circle_and_eternal = Liczą się też kręgi przebarwione na końcu.
ruling-points_per_adjacent_character = Prawo ma najwyżej sześć sąsiednich kart: dwie obok, dwie pod sobą, dwie nad sobą. Praw i kart wsuniętych się nie liczy.
