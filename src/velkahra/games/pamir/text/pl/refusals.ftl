# Why not: what was wrong and what would be right. The page adds the rule.

refusal-PP-TURN-01-left = Obie akcje są już wykonane. Zostały tylko akcje bonusowe z kart preferowanego aspektu albo koniec tury.
refusal-PP-TURN-01-pending = Najpierw trzeba rozstrzygnąć coś innego, patrz wyżej. Potem twoja tura toczy się dalej.
refusal-PP-TURN-01-pick = To nie jest żadna akcja. Dotknij karty rynku (zakup), karty na ręce (zagranie) albo karty dworu i jednej z jej akcji.
refusal-PP-TURN-02 = Teraz nie ty decydujesz. Poczekaj, aż inni skończą.
refusal-PP-TURN-02-chance = Teraz decyduje los albo Wachan. Poczekaj na wynik.
refusal-PP-END-02-over = Gra się skończyła: nic więcej nie można zagrać.
refusal-PP-SETUP-05 = Ta karta nie może teraz leżeć na wierzchu talii.
refusal-PP-SETUP-09-none = Lojalność wybiera się tylko na początku. Później zmienia ją patriota albo nagroda.

refusal-PP-BUY-01-empty = Nie ma tam karty ({ $slot }). Wybierz pole z kartą.
refusal-PP-BUY-06 = Karta { $card } kosztuje { $price ->
    [one] 1 rupię
    [few] { $price } rupie
   *[other] { $price } rupii
}, a ty { $rupees ->
    [0] nie masz żadnej
   *[other] masz { $rupees }
}. Rupie leżące na karcie dostaniesz dopiero po zapłaceniu.
refusal-PP-BUY-07 = Na karcie { $card } leży twoja rupia z tej tury, więc w tej samej turze nie możesz jej kupić.
refusal-PP-EVENT-111 = Karty „Jawny odwrót” nie można kupić.
refusal-PP-ACT-02 = Twoich rupii ({ $rupees }) nie wystarczy na koszt tej akcji karty { $card }.

refusal-PP-PLAY-01 = Nie masz na ręce karty { $card }. Zagraj kartę, którą trzymasz.
refusal-PP-PLAY-02-dear = { $seat } musi dostać za kartę { $card } łapówkę: { $price ->
    [one] 1 rupia
    [few] { $price } rupie
   *[other] { $price } rupii
}. { $rupees ->
    [0] Nie masz żadnej
   *[other] Masz { $rupees }
}, a targować się już nie możesz.
refusal-PP-PLAY-02-more = Nikt nie żąda więcej niż { $rupees } rupii.
refusal-PP-PLAY-02-none = Teraz nie płaci się żadnej łapówki.
refusal-PP-PLAY-03 = Żądaj od { $least }, czyli tego, co zaproponowano, do { $most } rupii, czyli całej łapówki.
refusal-PP-PLAY-03-none = Nikt nie proponuje ci teraz łapówki.
refusal-PP-PLAY-08 = { $border } to nie granica { $region-gen }. Drogę kładzie się na granicy tego regionu.
refusal-PP-PLAY-11 = Karta { $card } nie jest { $region-from } albo nie leży na żadnym dworze. Szpieg trafia na kartę dworu z tego regionu, na dowolnym dworze.
refusal-PP-PLAY-11-none = Teraz nie umieszcza się szpiega.
refusal-PP-EDGE-24 = { $most ->
    [one] Przy tym stole wolno prosić o niższą łapówkę raz na turę i ta prośba już była.
   *[other] Przy tym stole wolno prosić o niższą łapówkę najwyżej { $most } razy na turę i te prośby już były.
} Zapłać { $rupees ->
    [one] 1 rupię
    [few] { $rupees } rupie
   *[other] { $rupees } rupii
} albo zrezygnuj.
refusal-PP-EDGE-25 = Przy propozycji { $rupees } rupii nie zostałoby ci dość na samą akcję. { $spare ->
    [0] Na łapówkę nic ci nie zostaje.
    [one] Na łapówkę możesz wydać najwyżej 1 rupię.
    [few] Na łapówkę możesz wydać najwyżej { $spare } rupie.
   *[other] Na łapówkę możesz wydać najwyżej { $spare } rupii.
}
refusal-PP-EDGE-25-bribe = { $seat } musi dostać łapówkę: { $price ->
    [one] 1 rupia
    [few] { $price } rupie
   *[other] { $price } rupii
}. { $left ->
    [0] Nie zostałaby ci żadna rupia
    [one] Zostałaby ci 1 rupia
    [few] Zostałyby ci { $left } rupie
   *[other] Zostałoby ci { $left } rupii
}, a ta akcja karty { $card } kosztuje co najmniej { $least }.
refusal-PP-EDGE-25-purse = { $rupees ->
    [0] Nie masz żadnych rupii.
    [one] Masz tylko 1 rupię.
    [few] Masz tylko { $rupees } rupie.
   *[other] Masz tylko { $rupees } rupii.
}
refusal-PP-EDGE-82 = Wachan nigdy nie rezygnuje z łapówki: żąda { $rupees } rupii.
refusal-PP-EDGE-82-dear = Wachan musi dostać za kartę { $card } łapówkę: { $price ->
    [one] 1 rupia
    [few] { $price } rupie
   *[other] { $price } rupii
}. { $rupees ->
    [0] Nie masz żadnej
   *[other] Masz { $rupees }
}, a on nigdy nie obniża ani nie daruje łapówki.
refusal-PP-EDGE-96 = W tej turze trzy razy nie doszło do łapówki. Wybierz teraz kwotę; może być też 0.

refusal-PP-GEN-05 = Karty { $card } nie ma na twoim dworze albo nie ma ona tej akcji ({ $action }). Użyj karty swojego dworu, która ją ma.
refusal-PP-GEN-05-bare = Karta { $card } nie ma żadnej akcji.
refusal-PP-GEN-05-foreign = Karty { $card } nie ma na twoim dworze. Używa się tylko kart własnego dworu.
refusal-PP-GEN-06 = Karta { $card } wykonała już akcję w tej turze. Każda karta dworu może wykonać jedną na turę.
refusal-PP-EDGE-58-tax = Podatek nic by nie dał: na kartach rynku nie ma rupii, a nikt, kogo możesz opodatkować, nie ma niechronionych.
refusal-PP-EDGE-58-gift = Dar nie jest możliwy: potrzebujesz wolnego pola daru, jego ceny w rupiach i znacznika.
refusal-PP-EDGE-58-build = Nie możesz budować: potrzebujesz regionu, którym władasz, dwóch rupii na pion i pionu swojego sojuszu.
refusal-PP-EDGE-58-move = Żadnej jednostki nie możesz przesunąć: żadna armia nie ma ze swojego regionu drogi swojego koloru, a żaden szpieg nie ma dokąd pójść.
refusal-PP-EDGE-58-betray = Nie możesz zdradzić: potrzebujesz dwóch rupii i szpiega na karcie, która nie jest chroniona.
refusal-PP-EDGE-58-battle = Nigdzie nie możesz walczyć: potrzebujesz w regionie swoich armii obok wrogów albo na karcie swoich szpiegów obok obcych.
refusal-PP-EDGE-58-battle-safe = Nigdzie nie możesz walczyć: wrogowie obok twoich jednostek są chronieni. Szpiegów chronią Niezastąpieni doradcy, plemiona chroni Cytadela.
refusal-PP-EDGE-58-none = Teraz nie ma czego kończyć.
refusal-PP-EDGE-58-nothing = Zanim skończysz, zrób choć jedną rzecz albo cofnij akcję.

refusal-PP-TAX-01-none = Teraz nie ściąga się podatku. Użyj karty dworu z opodatkowaniem.
refusal-PP-TAX-01-empty = { $seat } nie ma żadnych rupii.
refusal-PP-TAX-02 = { $seat } nie ma na dworze karty z regionu, którym władasz, więc nie możesz opodatkować tego gracza.
refusal-PP-TAX-02-nobody = { $seat } nie bierze udziału w tej grze.
refusal-PP-TAX-02-self = Siebie nie możesz opodatkować.
refusal-PP-TAX-03 = Nie leży tam żadna rupia ({ $slot }).
refusal-PP-TAX-04 = Wszystkie rupie { $seat-gen } są chronione: gwiazdy ekonomiczne chronią { $shelter }.
refusal-PP-GIFT-01 = To pole kosztuje { $price ->
    [one] 1 rupię
    [few] { $price } rupie
   *[other] { $price } rupii
}, a ty { $rupees ->
    [0] nie masz żadnej
   *[other] masz { $rupees }
}.
refusal-PP-GIFT-01-none = Teraz nie składa się daru. Użyj karty dworu z darem.
refusal-PP-GIFT-03 = Twoje pole daru { $price } jest zajęte. Wybierz wolne.
refusal-PP-BUILD-01-none = Teraz się nie buduje. Użyj karty dworu z budową.
refusal-PP-BUILD-02 = Nie władasz { $region-ins }. Armie buduje się w regionach, którymi władasz.
refusal-PP-BUILD-02-road = Nie władasz po żadnej stronie granicy { $border }. Drogi buduje się na granicach regionów, którymi władasz.

refusal-PP-MOVE-01-none = Teraz niczego nie przesuwasz. Użyj karty dworu z ruchem.
refusal-PP-MOVE-01-army = Twój sojusz nie ma armii { $region-in }.
refusal-PP-MOVE-01-tribe = Nie masz plemienia { $region-in }.
refusal-PP-MOVE-01-spy = Nie masz szpiega na karcie { $card }.
refusal-PP-MOVE-02 = Nie ma { $coalition-lack } drogi { $region-from } { $to-to }. Armia potrzebuje na granicy drogi swojego sojuszu.
refusal-PP-MOVE-02-far = { $same ->
    [1] Ta jednostka już stoi { $region-in }. Wybierz sąsiedni region.
   *[other] { $region } i { $to } nie mają wspólnej granicy. Przesuwaj o jeden region.
}
refusal-PP-MOVE-03 = Karta { $to } nie sąsiaduje z kartą { $card } w kręgu dworów. Szpieg idzie o jedną kartę w lewo lub w prawo.
refusal-PP-MOVE-03-bedfellows = Szpieg z karty { $card } nie dotrze na kartę { $to }. Z Dziwnymi sprzymierzeńcami idzie o jedną kartę w lewo lub w prawo w kręgu dworów albo na kartę z tego samego regionu.
refusal-PP-MOVE-03-both = Szpieg z karty { $card } nie dotrze na kartę { $to }. Z Dobrymi znajomościami i Dziwnymi sprzymierzeńcami robi najwyżej dwa kroki, każdy na sąsiednią kartę w kręgu dworów albo na kartę z tego samego regionu.
refusal-PP-MOVE-03-connected = Szpieg z karty { $card } nie dotrze na kartę { $to }. Z Dobrymi znajomościami idzie w kręgu dworów najwyżej o dwie karty w lewo lub w prawo.
refusal-PP-MOVE-05 = Plemion nie można przesuwać, chyba że masz Nacjonalizm.

refusal-PP-BETRAY-01 = Nie masz szpiega na karcie { $card }. Zdradź kartę, na której go masz.
refusal-PP-BETRAY-01-none = Teraz nikogo się nie zdradza. Użyj karty dworu ze zdradą.
refusal-PP-BETRAY-03-none = Teraz nie ma czego brać ani odrzucać.
refusal-PP-ABIL-04 = Straż przyboczna: politycznych kart { $seat-gen } nie można zdradzić, więc karta { $card } jest bezpieczna.

refusal-PP-BATTLE-01-none = Teraz nie ma walki. Użyj karty dworu z walką.
refusal-PP-BATTLE-01-elsewhere = Walka toczy się gdzie indziej. Usuwaj tylko tam, gdzie się zaczęła.
refusal-PP-BATTLE-02-absent = Nie ma tam takiej jednostki: { $piece }.
refusal-PP-BATTLE-02-peace = Nie ma { $region-in } wroga, którego można by usunąć.
refusal-PP-BATTLE-02-peace-court = Nikt inny nie ma na karcie { $card } szpiega, którego można by usunąć.
refusal-PP-BATTLE-03-weak = Twój sojusz nie ma { $region-in } armii, którą można by walczyć.
refusal-PP-BATTLE-03-weak-court = Nie masz na karcie { $card } szpiega, którym można by walczyć.
refusal-PP-BATTLE-04 = { $coalition } to twój własny sojusz: ich armii i dróg nie można usunąć.
refusal-PP-BATTLE-05 = { $seat } ma tę samą lojalność co ty: plemion tego gracza nie można usunąć.
refusal-PP-EDGE-29 = Własne jednostki nie mogą być celem.
refusal-PP-EDGE-29-rest = Walka trwa, dopóki nie usuniesz tylu jednostek, na ile pozwalają ranga karty i twoje jednostki w tym miejscu. Usuń jeszcze { $count ->
    [one] jedną.
    [few] { $count }.
   *[other] { $count }.
}
refusal-PP-EDGE-30 = { $border } to nie granica { $region-gen }, gdzie toczy się walka.
refusal-PP-ABIL-01 = Niezastąpieni doradcy: szpiegów { $seat-gen } nie można usunąć w walce.
refusal-PP-ABIL-05 = Cytadela: plemion { $seat-gen } { $region-in } nie można usunąć w walce.
refusal-PP-ABIL-06 = Cytadela: plemion { $seat-gen } { $region-in } nie można usunąć w walce.
refusal-PP-ABIL-09 = Karta { $card } to nie twoja Kryjówka.
refusal-PP-ABIL-11 = Szantaż wymaga karty dworu { $region-from } bez szpiegów; karta { $card } nią nie jest.
refusal-PP-ABIL-12 = Szantaż wymaga karty dworu { $region-from } bez szpiegów; karta { $card } nią nie jest.

refusal-PP-GEN-03-none = Teraz niczego nie zabiera się z gry.
refusal-PP-GEN-03-shape = Potrzebny jest inny kształt: pion za pion, znacznik za znacznik.
refusal-PP-GEN-03-absent = Nie stoi tam żaden twój element: { $piece }.
refusal-PP-EDGE-02 = Ten element umieszczono w tej turze: { $piece }. Weź inny.
refusal-PP-GEN-09 = Nie masz karty { $card } ani na ręce, ani na dworze.
refusal-PP-GEN-09-none = Teraz nie odrzuca się żadnej karty.
refusal-PP-GEN-11 = Karta { $card } nie należy do politycznych kart { $region-from }, które trzeba odrzucić.
refusal-PP-LOYAL-04 = Karta { $card } nie należy do patriotów, których trzeba odrzucić.
refusal-PP-CLEAN-01 = Karty { $card } nie ma na twoim dworze. Dwór jest za duży: odrzuć jedną z jego kart.
refusal-PP-CLEAN-02 = Nie masz na ręce karty { $card }. Masz za dużo kart na ręce: odrzuć jedną z nich.

refusal-PP-EVENT-108-none = Teraz nikogo się nie wskazuje.
refusal-PP-EVENT-108-nobody = { $seat } nie bierze udziału w tej grze.
refusal-PP-EVENT-114 = Nie masz na ręce karty { $card }. Utrata zaufania zabiera kartę z ręki.
refusal-PP-EVENT-114-self = Wskaż kogoś innego: kartami zamienia się dwoje.
refusal-PP-EVENT-115-none = Teraz nie wybiera się preferowanego aspektu.
refusal-PP-EVENT-116-none = Teraz nie udziela się nagany.
