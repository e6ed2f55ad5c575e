# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-war-won-1 = Země je zase jedna. Moje.
remark-war-won-2 = Tahle válka stála za to.
remark-war-lost-1 = Užij si to, dokud to trvá.
remark-war-lost-2 = Cihly se dají položit znovu.
remark-revolt-won-1 = Kněží jsou na mé straně.
remark-revolt-won-2 = Někdo to udělat musel.
remark-revolt-lost-1 = Dobře. Jsou i jiná města.
remark-revolt-lost-2 = Tohle si zapamatuju.
remark-built-1 = Tohle uvidí ještě za tisíc let.
remark-built-2 = Podívej se nahoru.
remark-destroyed-1 = Řeka si bere, co chce.
remark-destroyed-2 = Nic osobního.
remark-won-1 = Mezi dvěma řekami jeden vládce. Dobrá hra!
remark-won-2 = Všechny čtyři barvy. Díky za hru.
remark-lost-1 = Dobrá vláda. Chci druhou dynastii.
remark-lost-2 = Moje nejslabší barva byla moc slabá. Dobrá hra!
