# For viewers who count for themselves: the same sentences without strengths of conflicts

prompt-defend-safe = Bráníš se: stačí ti remíza.
prompt-defend-need = Bráníš se: stačí ti remíza.
prompt-defend-lost = Bráníš se: stačí ti remíza.

event-revolt = Vnitřní konflikt { $leader-plgen }: { $attacker } útočí na { $defender-acc }.
event-war = Vnější konflikt { $leader-plgen }: { $attacker } útočí na { $defender-acc }.
event-revolt-won = Vnitřní konflikt { $leader-plgen } vyhrál { $winner }, prohrál { $loser }.
event-war-won = Vnější konflikt { $leader-plgen } vyhrál { $winner }, prohrál { $loser }; { $count ->
    [0] z desky se neodebírá nic
   *[other] poražený odebírá z desky { $tiles }
}.

picture-leader-on = { $leader }, { $space }
picture-fight = { $kind ->
    [revolt] Vnitřní konflikt
   *[war] Vnější konflikt
}: útočí { $attacker }, brání se { $defender }

refusal-TE-ENGLISH-02 = Přidáním { $count ->
    [one] { $count } kartičky
   *[other] { $count } kartiček
} obránce nepřevýšíš. Přidej víc, nebo nic.
refusal-TE-ENGLISH-04 = Nemůžeš přidat { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}. V anglické variantě přidáváš tolik, aby se součty vyrovnaly, nebo nic.

worth-safe = { "" }
worth-weak = { "" }
worth-lost = { "" }
worth-open = { "" }
