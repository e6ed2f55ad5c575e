# One line of the log for each kind of event

event-first = Loyalties are chosen beginning with { $seat }; { $last } chooses last.
event-loyal = { $seat } is loyal to the { $coalition }.
event-turn = { $seat } begins a turn.
event-ended = { $seat } ends the turn{ $left ->
    [0] {""}
    [one] {" "}with one action unused
   *[other] {" "}with { $left } actions unused
}.
event-drawn = New in the market: { $card }.
event-bought = { $seat } buys { $card } for { $price ->
    [0] nothing
    [one] 1 rupee
   *[other] { $price } rupees
}{ $rupees ->
    [0] {""}
    [one] {" "}and takes the rupee on it
   *[other] {" "}and takes the { $rupees } rupees on it
}.
event-played = { $seat } plays { $card } on the { $right ->
    [0] left
   *[other] right
} end of the court.
event-acted = { $seat } uses { $card }: { $action }{ $bonus ->
    [0] {""}
   *[other] {" "}(bonus action)
}.
event-paid = { $seat } pays { $rupees } rupees into the market.
event-bribe-due = { $seat } owes { $other } a bribe of { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} for { $card }.
event-offered = { $seat } offers { $other } { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} instead of { $full }.
event-answered = { $agreed ->
    [0] { $seat } asks { $other } for { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    }.
   *[other] { $seat } agrees to { $rupees ->
        [0] no bribe at all
        [one] 1 rupee
       *[other] { $rupees } rupees
    }.
}
event-bribed = { $seat } pays { $other } a bribe of { $rupees ->
    [0] nothing
    [one] 1 rupee
   *[other] { $rupees } rupees
}.
event-withdrew = { $seat } does not pay; the action counts as not taken.
event-levied = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} from { $other } as tax.
event-collected = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} from { $card } in the market as tax.
event-placed = { $seat } places { $piece-to }.
event-lapsed = The { $piece-bare } is left out: there is no piece, or no place, for it.
event-taken = { $seat } takes { $piece-to } from play.
event-leverage = { $seat } takes { $rupees } rupees from the bank: { $card } is leveraged.
event-leverage-paid = { $seat } pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} of leverage back to the bank{ $short ->
    [0] {""}
    [one] {" "}and owes one card for the missing rupee
   *[other] {" "}and owes { $short } cards for the missing rupees
}.
event-favored = { $held ->
    [0] { $same ->
        [0] The favored suit is { $suit } now (before: { $was }).
       *[other] The favored suit stays { $was }.
    }
   *[other] Pashtunwali Values hold the favored suit: it stays { $was }, not { $suit }.
}
event-discarded = { $seat } discards { $card } from { $hand ->
    [0] the court
   *[other] hand
}.
event-spies-home = { $count ->
    [one] One spy of { $seat } goes home from { $card }.
   *[other] { $count } spies of { $seat } go home from { $card }.
}
event-tribes-lost = { $seat } loses { $count ->
    [one] 1 tribe
   *[other] { $count } tribes
} in { $region }.
event-armies-gone = { $count ->
    [one] 1 { $coalition-adj } army leaves { $region }.
   *[other] { $count } { $coalition-adj } armies leave { $region }.
}
event-dial = { $seat } is loyal to the { $coalition } now.
event-gifts-lost = { $seat } takes back { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}.
event-prizes-lost = { $seat } loses { $count ->
    [one] 1 prize
   *[other] { $count } prizes
}.
event-marched = { $seat } moves { $coalition-one } army from { $region } to { $to }.
event-rode = { $seat } moves a tribe from { $region } to { $to }.
event-sneaked = { $seat } moves a spy from { $card } to { $to }.
event-betrayed = { $seat } betrays { $card } in the court of { $other }.
event-prize = { $seat } takes { $card } as a prize of the { $coalition }.
event-prize-left = { $seat } leaves the prize of { $card }.
event-battle = { $seat } fights in { $region }.
event-battle-court = { $seat } fights on { $card }.
event-struck = { $seat } removes { $piece-to }{ $owned ->
    [0] {""}
   *[other] {" "}({ $other })
}.
event-declined = { $seat } lets it be.
event-infrastructure = Infrastructure gives { $seat } one more block.
event-aristocracy = { $seat } takes { $rupees } rupees from the bank.
event-rumor = { $seat } spreads a rumor: the patriots of { $other } count nothing at the next dominance check.
event-swapped = { $seat } and { $other } swap hands.
event-rebuked = { $seat } rebukes { $region }.
event-thrown = { $card }: the event leaves the market{ $idle ->
    [0] {" "}and takes effect
   *[other] {" "}without effect
}.
event-unstable = A second dominance check: instability. Both leave, one check is carried out now.
event-check = Dominance check{ $last ->
    [0] {""}
   *[other] , the last one: all points are doubled
}. { $dominates ->
    [0] No coalition dominates: cylinders in play are compared.
   *[other] The { $coalition } dominate: influence with them is compared.
}
event-scored = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-cleared = All blocks leave the map.
event-insurrection = Insurrection: { $seat } puts two Afghan armies into Kabul.
event-over = { $reason ->
    [1] The game ends: a lead of four points.
   *[other] The game ends: that was the last dominance check.
}
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

event-wakhan-back = A new back lies on top of Wakhan's pile; the arrows point at it.
event-wakhan-card-drawn = Wakhan draws card { $ai }.
event-wakhan-shuffled = Her pile is empty: all her cards are shuffled and she draws again.
event-wakhan-line = Line { $index } of her card: { $line }. Her pragmatic loyalty: { $coalition }.
event-wakhan-skips = She skips it: { $why ->
    [0] the condition does not hold.
    [1] no market card that she can buy fits.
    [2] no court card of hers that can still act shows it.
    [4] it would change nothing.
    [5] she cannot pay for it.
   *[other] there is no place for it.
}
event-wakhan-ambition = Her ambition comes first: she buys { $card }, { $why ->
    [1] since she would score most.
   *[other] since she would win the game.
}
event-wakhan-buys = She chooses { $card } ({ $slot }), { $by ->
    [0] the only card that fits.
    [1] which fits best: { $line }.
    [2] the cheapest of those that fit: { $line }.
    [3] the highest number of those that fit: { $line }.
    [4] where the arrows point.
    [5] the next to the left of the arrows that she can buy.
   *[other] in the other row, since she can buy nothing in the row of the arrows.
}
event-wakhan-cannot-bribe = She cannot pay the bribe of { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}: { $card } is discarded.
event-wakhan-card = She takes { $card }{ $by ->
    [0] , the only one she can.
    [1] : a card of an opponent comes first.
    [2] : the favored suit comes first.
    [3] : a patriot of the dominant coalition comes first.
    [4] : a prize of the dominant coalition comes first.
    [5] : a patriot comes first.
    [6] : a leveraged card comes first.
    [7] : the highest rank comes first.
   *[other] : the highest number comes first.
}
event-wakhan-target = Her choice is { $card }{ $by ->
    [0] , the only one she can.
    [1] : a card of an opponent comes first.
    [2] : the favored suit comes first.
    [3] : a patriot of the dominant coalition comes first.
    [4] : a prize of the dominant coalition comes first.
    [5] : a patriot comes first.
    [6] : a leveraged card comes first.
    [7] : the highest rank comes first.
   *[other] : the highest number comes first.
}
event-wakhan-discards = Her court is too large: she discards { $card }{ $by ->
    [1] , as it is not political.
    [2] , as it is no patriot.
    [3] , as it is not leveraged.
    [4] , where the spies of others outnumber hers most.
    [5] , which has fewest spies.
    [6] , which has the lowest rank.
    [7] , as it is not of the favored suit.
   *[other] , which has the lowest number.
}
event-wakhan-arrow = The red arrow decides: { $other }.
event-wakhan-builds = { $region } is the first region of her card that she rules (place { $order }).
event-wakhan-rebukes = { $region } is the first region of her card with a tribe or a loyal army of an opponent (place { $order }).
event-wakhan-moves = By the order of her card { $region } is the first region that a piece of hers can leave, and { $to } the first beside it that wants an army.
event-wakhan-road = By the order of her card the border of { $region } with { $to } is next.
event-wakhan-taxes = She taxes { $other }{ $by ->
    [0] , the only one she can.
    [1] , who has most rupees.
   *[other] : the rupees are equal, the red arrow decides.
}
event-wakhan-collects = { $taxed ->
    [0] She can tax no player
   *[other] She can tax no player any more
} and takes from the market, from the left: { $card } ({ $slot }){ $by ->
    [0] {"."}
   *[other] ; the red arrow decides between the rows.
}
event-wakhan-spy = Her spy goes to { $card }{ $most ->
    [0] {""}
   *[other] {" "}(she has most spies on all of them already)
}{ $by ->
    [0] , the only card for it.
    [1] : a card of an opponent comes first.
    [2] : the favored suit comes first.
    [3] : a patriot of the dominant coalition comes first.
    [4] : a prize of the dominant coalition comes first.
    [5] : a patriot comes first.
    [6] : a leveraged card comes first.
    [7] : the highest rank comes first.
   *[other] : the highest number comes first.
}
event-wakhan-crowd = { $card } has most spies{ $by ->
    [0] {""}
   *[other] {" "}and the highest priority of those
}: she fights there.
event-wakhan-region = { $region } is the first region of her card where she can fight (place { $place }).
event-wakhan-bonus = { $left ->
    [0] Both actions are used. Bonus actions follow.
   *[other] Nothing on her card is possible any more. Bonus actions follow.
}
event-wakhan-bonus-card = Bonus action with { $card }: { $action }.
