# For viewers who count for themselves: the same sentences without strengths of conflicts

prompt-defend-safe = You are defending. A tie is enough.
prompt-defend-need = You are defending. A tie is enough.
prompt-defend-lost = You are defending. A tie is enough.

event-revolt = Revolt of the { $leader-plural }: { $attacker } attacks { $defender }.
event-war = War of the { $leader-plural }: { $attacker } attacks { $defender }.
event-revolt-won = { $winner } wins the revolt of the { $leader-plural } against { $loser }.
event-war-won = { $winner } wins the war of the { $leader-plural } against { $loser }; { $count ->
    [0] no tile leaves the board
    [one] { $tiles } leaves the board
   *[other] { $tiles } leave the board
}.

picture-leader-on = { $leader }, { $space }
picture-fight = { $kind ->
    [revolt] Revolt
   *[war] War
}: { $attacker } attacks, { $defender } defends

refusal-TE-ENGLISH-02 = { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} not enough to beat the defender. Add more, or none.
refusal-TE-ENGLISH-04 = You cannot add { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. In the English variant you add the number that makes the totals equal, or none.

worth-safe = { "" }
worth-weak = { "" }
worth-lost = { "" }
worth-open = { "" }
