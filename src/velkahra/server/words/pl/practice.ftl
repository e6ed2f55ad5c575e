# Lekcja dla organizatora: obóz na próbę.

practice-title = Obóz na próbę
practice-go = Zrób to za mnie
practice-start = Dla organizatora: obóz w przyspieszonym tempie
