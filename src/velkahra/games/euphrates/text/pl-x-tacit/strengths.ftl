# For viewers who count for themselves: the same sentences without strengths of conflicts

prompt-defend-safe = Bronisz się: wystarczy ci remis.
prompt-defend-need = Bronisz się: wystarczy ci remis.
prompt-defend-lost = Bronisz się: wystarczy ci remis.

event-revolt = Bunt { $leader-plgen }: { $attacker } atakuje { $defender-acc }.
event-war = Wojna { $leader-plgen }: { $attacker } atakuje { $defender-acc }.
event-revolt-won = Bunt { $leader-plgen } wygrywa { $winner }, przegrywa { $loser }.
event-war-won = Wojnę { $leader-plgen } wygrywa { $winner }, przegrywa { $loser }; z planszy { $count ->
    [0] nic nie znika
   *[other] usuwa się { $tiles }
}.

picture-leader-on = { $leader }, { $space }
picture-fight = { $kind ->
    [revolt] Bunt
   *[war] Wojna
}: { $attacker } atakuje, { $defender } broni się

refusal-TE-ENGLISH-02 = Z { $count ->
    [one] { $count } płytką
   *[other] { $count } płytkami
} nie przewyższysz obrońcy. Dołóż więcej albo nic.
refusal-TE-ENGLISH-04 = Nie możesz dołożyć { $count ->
    [one] { $count } płytki
   *[other] { $count } płytek
}. W wariancie angielskim dokładasz tyle, żeby wyrównać sumy, albo nic.

worth-safe = { "" }
worth-weak = { "" }
worth-lost = { "" }
worth-open = { "" }
