# What is asked now (prompt-…), and what others do (doing-…)

prompt-loyalty = Wybierz, kogo wspierasz na początku: ich armie i drogi liczą się jako twoje. Później możesz zmienić stronę.
prompt-turn = Twoja tura, { $left ->
    [0] akcji już nie ma
    [one] została 1 akcja
    [few] zostały { $left } akcje
   *[other] zostało { $left } akcji
}: { $ways }.
prompt-may-buy = kup kartę w ramce
prompt-may-play = zagraj kartę z ręki
prompt-may-act = użyj karty dworu
prompt-may-end = zakończ turę
prompt-may-last = { $some ->
    [0] { $way }
   *[other] {" "}albo { $way }
}
prompt-bribe = { $playing ->
    [0] Za akcję z karty { $card }, którą jako zakładnika trzyma { $other },
   *[other] Za zagranie karty { $card } w regionie, którym włada { $other },
} należy się łapówka: { $full ->
    [one] 1 rupia
    [few] { $full } rupie
   *[other] { $full } rupii
}; { $other } żąda { $asked } rupii. { $able ->
    [0] { $haggle ->
        [0] Masz za mało: zrezygnuj.
       *[other] Masz za mało: zaproponuj mniej albo zrezygnuj.
    }
   *[other] { $haggle ->
        [0] Zapłać albo zrezygnuj.
       *[other] Zapłać, zaproponuj mniej albo zrezygnuj.
    }
}
prompt-answer = { $payer } proponuje { $offered } z { $full } rupii za kartę { $card }. { $between ->
    [0] Przyjmij albo obstawaj przy całości.
   *[other] Przyjmij, żądaj więcej albo obstawaj przy całości.
}
prompt-tax = Weź { $count ->
    [one] jeszcze jedną rupię
   *[other] jeszcze do { $count } rupii
}: dotknij karty rynku z rupiami albo sakiewki gracza.
prompt-gift = Wybierz pole daru, na które cię stać.
prompt-build = { $free ->
    [0] Umieść { $count ->
        [one] jeszcze jeden pion
       *[other] jeszcze do { $count } pionów
    }: dotknij regionu, którym władasz, albo jego granicy. { $doubled ->
        [0] Każdy kosztuje dwie rupie.
       *[other] Każde dwa piony kosztują dwie rupie; jeden także dwie.
    }
   *[other] Umieść jeden pion za darmo w regionie, którym władasz, albo na jego granicy.
}
prompt-move = { $count ->
    [one] Został jeden ruch
    [few] Zostały { $count } ruchy
   *[other] Zostało { $count } ruchów
}: dotknij swojej armii lub szpiega, a potem celu.
prompt-betray = Wybierz kartę dworu ze swoim szpiegiem, którą zdradzisz.
prompt-prize = Wziąć kartę { $card } jako nagrodę? Nagroda innego sojuszu zmienia twoją lojalność.
prompt-site = Wybierz miejsce walki: region albo kartę dworu.
prompt-battle = { $exact ->
    [0] Usuń { $count ->
        [one] jeszcze jedną wrogą jednostkę
       *[other] jeszcze do { $count } wrogich jednostek
    }.
   *[other] Usuń { $count ->
        [one] jeszcze jedną wrogą jednostkę
        [few] jeszcze { $count } wrogie jednostki
       *[other] jeszcze { $count } wrogich jednostek
    }.
}
prompt-road = Wybierz granicę { $region-gen } dla drogi{ $all ->
    [one] .
   *[other] {" "}({ $number } z { $all }).
}
prompt-spy = Wybierz kartę dworu { $region-from } dla szpiega.
prompt-take = Pula jest pusta. Wybierz element w grze, którego nie umieszczono w tej turze: zastąpi go { $piece }.
prompt-debt = Do oddania { $count ->
    [one] jest jedna karta
    [few] są { $count } karty
   *[other] jest { $count } kart
}: odrzuć z ręki albo z dworu.
prompt-shed = { $patriots ->
    [0] Nie masz już plemienia { $region-in }: odrzuć polityczne karty tego regionu w dowolnej kolejności.
   *[other] Zmieniasz lojalność: odrzuć swoich patriotów w dowolnej kolejności.
}
prompt-court = Twój dwór jest za duży: odrzuć kartę dworu.
prompt-hand = Masz za dużo kart na ręce: odrzuć jedną.
prompt-confidence = Utrata zaufania: odrzuć jedną kartę z ręki.
prompt-house = Kryjówka: umieść w niej straconego szpiega albo odłóż go do puli. Zostało szpiegów: { $count }.
prompt-blackmail = Szantaż: połóż szpiega na karcie dworu { $region-from }, na której nie ma szpiegów, albo zrezygnuj.
prompt-rumor = Czyi patrioci nie będą się liczyć przy następnym sprawdzeniu dominacji? Mogą to być i twoi: wybieraj uważnie.
prompt-swap = Z kim zamieniasz się kartami z ręki?
prompt-suit = Wybierz preferowany aspekt.
prompt-rebuke = Wybierz region: wszystkie plemiona i armie z niego odejdą.

wait = { $seat } { $what }
doing-loyalty = wybiera lojalność.
doing-turn = rozgrywa turę, { $left ->
    [0] zostały tylko akcje bonusowe.
    [one] została 1 akcja.
    [few] zostały { $left } akcje.
   *[other] zostało { $left } akcji.
}
doing-bribe = zastanawia się nad łapówką za kartę { $card }.
doing-answer = odpowiada na propozycję { $offered } z { $full } rupii za kartę { $card }.
doing-tax = ściąga podatek.
doing-gift = składa dar.
doing-build = buduje.
doing-move = wykonuje ruchy.
doing-betray = wybiera, kogo zdradzić.
doing-prize = zastanawia się nad nagrodą z karty { $card }.
doing-site = wybiera miejsce walki.
doing-battle = walczy.
doing-road = umieszcza drogę.
doing-spy = umieszcza szpiega.
doing-take = zabiera element z gry.
doing-debt = spłaca dług kartami.
doing-shed = odrzuca karty.
doing-court = zmniejsza dwór.
doing-hand = odrzuca z ręki.
doing-confidence = odrzuca kartę.
doing-house = zastanawia się nad Kryjówką.
doing-blackmail = zastanawia się nad szantażem.
doing-rumor = rozsiewa plotkę.
doing-swap = wybiera, z kim zamienić się kartami.
doing-suit = wybiera preferowany aspekt.
doing-rebuke = wybiera region do nagany.
wait-wakhan = Tura Wachanu.
wait-dealer = Trwa rozdawanie kart.
over-yours = Wygrywasz.
over-won = Wygrywa { $seat }.
over-shared = Wspólne zwycięstwo: { $seats }.
