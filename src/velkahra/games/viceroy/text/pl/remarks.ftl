# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-clash-1 = Mamy ten sam gust.
remark-clash-2 = Ale to moja karta!
remark-no-card-1 = To zatrzymam klejnoty.
remark-no-card-2 = Dla mnie za drogo.
remark-circle-1 = Doskonały krąg.
remark-circle-2 = Zobacz, jak pasuje.
remark-summit-1 = Tu na górze powietrze jest rzadkie.
remark-summit-2 = Ten widok wart jest każdego klejnotu.
remark-swapped-1 = Hej, to moje!
remark-swapped-2 = Podobno uczciwa wymiana.
remark-won-1 = Piramida stoi. Dobra gra!
remark-won-2 = Każdy na swoim miejscu. Dzięki za grę.
remark-lost-1 = Co za piramida. Świetna robota!
remark-lost-2 = Następnym razem zacznę porządnie od dołu.
