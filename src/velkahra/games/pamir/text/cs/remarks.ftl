# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-betrayed-1 = A to tu všem věřím.
remark-betrayed-2 = Tak takhle se to teď dělá.
remark-betrays-1 = Nešlo to jinak. Čaj?
remark-betrays-2 = Nikdo nic neviděl.
remark-changed-sides-1 = Já jsem přece na téhle straně odjakživa.
remark-changed-sides-2 = Přátelé se mění. Já taky.
remark-taxed-1 = To je moje poslední rupie. Skoro.
remark-taxed-2 = Daně. No jistě.
remark-scored-1 = Tolik vynáší věrnost.
remark-scored-2 = Ti správní přátelé ve správnou chvíli.
remark-won-1 = Kábul na přátele nezapomíná. Dobrá hra!
remark-won-2 = Dlouhá hra, a dobrá. Díky.
remark-lost-1 = Zahráno jako od starého emíra. Paráda!
remark-lost-2 = To byli ti nesprávní přátelé.
