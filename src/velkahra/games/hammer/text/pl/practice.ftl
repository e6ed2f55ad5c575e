# Lekcja dla organizatora: obóz na próbę.

practice-hide = To twój pulpit organizatora na wymyślonym obozie pięciu drużyn i pięciu dni; za drużyny grają boty, a wszystko toczy się szybciej. Pierwszego wieczoru wybierz kwadrat, w którym ukrywa się Thomas Hammer: powstanie z niego zaszyfrowany obraz, a żadna drużyna tego kwadratu nie zobaczy. Wybierz go na mapie poniżej albo wybierz „Zrób to za mnie”.
practice-bets = Rano drużyny mogą postawić jokera; boty już to zrobiły. Gdy wszyscy są gotowi, niech zacznie się gra cząstkowa: od tej chwili zakładów się nie zmienia. Na prawdziwym obozie wcześniej wydrukuj arkusze i rozdaj drużynom linki, jedno i drugie jest niżej.
practice-game = Drużyny są w terenie i grają dzisiejszą grę cząstkową. Gdy się skończy, wpisz, kto zajął które miejsce: dotykaj nazw drużyn w kolejności, w jakiej skończyły. Najpierw ogłoś wyniki, żeby w tym czasie nie biegł żaden zegar.
practice-results = Wyniki są wpisane, a gra stoi: teraz odczytaj je przed wszystkimi drużynami. Wieczorem niech drużyny wybiorą kolejność tur, najlepsza pierwsza.
practice-turns = Drużyny grają jedna po drugiej, na telefonach albo przy twoim pulpicie; tutaj boty robią to w mig. Widzisz, czyja jest tura, możesz dodać czas, wstrzymać grę przed następną turą i wpisać albo zakończyć współpracę.
practice-next-day = Tury się skończyły i zaczyna się nowy dzień. Zanim pójdziesz dalej, rozdaj karteczki z tym, czego drużyny się dowiedziały, i zapisz obóz w pliku. Błędy można poprawić w każdej chwili, z powodem, który widzą wszyscy.
practice-end = Ostatnia tura się skończyła. Popraw, co się jeszcze nie zgadza, a potem zakończ grę: później nic już nie da się zmienić i wszystko zostanie pokazane.
practice-over = Obóz się skończył: ranking pokazuje, kto wygrał, a dziennik zawiera każdy wpis. Zapisz plik i pogratuluj zwycięzcom. Teraz poprowadzisz prawdziwy obóz.
