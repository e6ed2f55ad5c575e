# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-unmasked-1 = Naszego człowieka ktoś zobaczył.
remark-unmasked-2 = Mamy następnych.
remark-pact-1 = A więc razem. Na razie.
remark-pact-2 = Dobrze. Mamy wspólną mapę.
remark-refused-1 = Wasza strata.
remark-refused-2 = Zapamiętamy to.
remark-left-1 = I tyle z przyjaźni.
remark-left-2 = Znów każdy sam. No dobrze.
remark-found-1 = Tu jesteś, Thomas.
remark-found-2 = Znamy to miejsce.
remark-too-late-1 = O włos!
remark-too-late-2 = Całkiem nieźle.
remark-won-1 = Sprawa zamknięta. Dobra gra!
remark-won-2 = Nasi agenci dziękują waszym.
remark-lost-1 = Dobra robota.
remark-lost-2 = Jeszcze się spotkamy.
