# Lessons

learn-title = Nauka gry { $game }
learn-lesson = Lekcja { $number } z { $count }: { $title }
learn-step = krok { $number } z { $count }
learn-next = Dalej
learn-show = Pokaż mi
learn-back = Wstecz
learn-restart = Od nowa
learn-onward = Następna lekcja
learn-play = Zagraj naprawdę
learn-all = Wszystkie lekcje
learn-finished = ukończona
learn-hint = To dozwolone, ale ten krok dotyczy czegoś innego, więc zostało cofnięte. Spróbuj tego, co mówi tekst.
learn-read = Najpierw przeczytaj tekst, a potem idź dalej przyciskiem pod nim.
