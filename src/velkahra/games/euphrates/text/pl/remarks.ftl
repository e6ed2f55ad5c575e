# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-war-won-1 = Kraj znów jest jeden. Mój.
remark-war-won-2 = Ta wojna była tego warta.
remark-war-lost-1 = Ciesz się, póki to trwa.
remark-war-lost-2 = Cegły można ułożyć od nowa.
remark-revolt-won-1 = Kapłani są po mojej stronie.
remark-revolt-won-2 = Ktoś musiał to zrobić.
remark-revolt-lost-1 = Dobrze. Są inne miasta.
remark-revolt-lost-2 = To sobie zapamiętam.
remark-built-1 = To będzie widać jeszcze za tysiąc lat.
remark-built-2 = Spójrz w górę.
remark-destroyed-1 = Rzeka bierze, co chce.
remark-destroyed-2 = Nic osobistego.
remark-won-1 = Między dwiema rzekami jeden władca. Dobra gra!
remark-won-2 = Wszystkie cztery kolory. Dzięki za grę.
remark-lost-1 = Dobre rządy. Chcę drugiej dynastii.
remark-lost-2 = Mój najsłabszy kolor był za słaby. Dobra gra!
