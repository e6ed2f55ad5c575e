# Lekce pro pořadatele: tábor nanečisto.

practice-hide = Tohle je pult pořadatele na vymyšleném táboře s pěti týmy a pěti dny; za týmy hrají boti a všechno běží zrychleně. První večer zvol čtverec, kde se Thomas Hammer skrývá: vznikne z něj zašifrovaný obrázek a žádný tým ten čtverec neuvidí. Vyber ho dole na mapě, nebo to nech udělat za sebe.
practice-bets = Ráno smějí týmy vsadit žolíka; boti už to udělali. Až budou všichni připravení, nech dílčí hru začít: od té chvíle se sázky nemění. Na opravdovém táboře předtím vytiskni listy a rozdej týmům odkazy, obojí je níž.
practice-game = Týmy jsou venku a hrají dílčí hru dne. Až skončí, zapiš, kdo byl na kterém místě: klepej na jména týmů v pořadí, v jakém skončily. Výsledky nejdřív vyhlas, ať zatím neběží žádné hodiny.
practice-results = Výsledky jsou zapsané a hra stojí: teď je přečti přede všemi týmy. Večer pak nech týmy zvolit pořadí tahů, nejlepší volí první.
practice-turns = Týmy hrají jeden po druhém, na telefonech nebo přímo u tebe; tady to boti zvládnou za chvilku. Vidíš, kdo je na tahu, můžeš mu přidat čas, zastavit hru před dalším tahem a zapsat nebo zrušit kooperaci.
practice-next-day = Tahy skončily a začíná nový den. Než budeš pokračovat, rozdej lístky s tím, co týmy zjistily, a ulož tábor do souboru. Chyby jde opravit kdykoli, s důvodem, který uvidí všichni.
practice-end = Poslední tah skončil. Oprav, co ještě nesedí, a pak hru ukonči: potom už nejde nic změnit a všechno se ukáže.
practice-over = Tábor skončil: pořadí ukazuje, kdo vyhrál, a v záznamu je každý zápis. Ulož soubor a pogratuluj vítězům. Teď už zvládneš i opravdový tábor.
