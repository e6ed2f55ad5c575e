# One line of the log for each kind of event

event-first = { $own ->
    [1] { $seat } chooses a loyalty.
   *[other] { $seat } chooses a loyalty first, { $last } last.
}
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
event-paid = { $seat } pays { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} into the market.
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
event-lapsed = The { $piece-bare } is not placed: there is no piece, or no place, for it.
event-taken = { $seat } takes { $piece-to } from play.
event-leverage = { $seat } takes { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} from the bank: { $card } is leveraged.
event-leverage-paid = { $seat } pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} of leverage back to the bank{ $short ->
    [0] {""}
    [one] {" "}and owes one card for the missing rupee
   *[other] {" "}and owes { $short } cards for the missing rupees
}.
event-favored = { $same ->
    [0] { $held ->
        [0] The favored suit is now { $suit } (was { $was }).
       *[other] Pashtunwali Values keep the favored suit at { $was }, not { $suit }.
    }
   *[other] The favored suit stays { $was }.
}
event-discarded = { $seat } discards { $card } from { $hand ->
    [0] the court
   *[other] hand
}.
event-spies-home = { $count ->
    [one] One of { $seat }’s spies returns from { $card }.
   *[other] { $count } of { $seat }’s spies return from { $card }.
}
event-tribes-lost = { $seat } loses { $count ->
    [one] 1 tribe
   *[other] { $count } tribes
} in { $region }.
event-armies-gone = { $count ->
    [one] 1 { $coalition-adj } army leaves { $region }.
   *[other] { $count } { $coalition-adj } armies leave { $region }.
}
event-dial = { $seat } is now loyal to the { $coalition }.
event-gifts-lost = { $seat } loses { $count ->
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
event-betrayed = { $seat } betrays { $card } in { $own ->
    [1] their own court
   *[other] { $other }’s court
}.
event-prize = { $seat } takes { $card } as a prize of the { $coalition }.
event-prize-left = { $seat } declines the prize of { $card }.
event-battle = { $seat } fights in { $region }.
event-battle-court = { $seat } fights on { $card }.
event-struck = { $seat } removes { $piece-to }{ $owned ->
    [0] {""}
   *[other] {" "}({ $other })
}.
event-declined = { $seat } declines.
event-infrastructure = Infrastructure gives { $seat } one more block.
event-aristocracy = { $seat } takes { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} from the bank.
event-rumor = { $own ->
    [1] { $seat } spreads a rumor about themselves: their own patriots do not count at the next dominance check.
   *[other] { $seat } spreads a rumor: { $other }’s patriots do not count at the next dominance check.
}
event-swapped = { $seat } and { $other } swap hands.
event-rebuked = { $seat } rebukes { $region }.
event-thrown = { $card } is discarded from the market{ $idle ->
    [0] {" "}and takes effect
   *[other] {" "}without effect
}.
event-unstable = Instability: a second dominance check appears. Both are discarded, and one check is resolved now.
event-check = Dominance check{ $last ->
    [0] {""}
   *[other] , the final one: all points are doubled
}. { $dominates ->
    [0] No coalition dominates: players compare cylinders in play.
   *[other] The { $coalition } dominate: players loyal to them compare influence.
}
event-scored = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-cleared = All blocks leave the map.
event-insurrection = Insurrection: { $seat } places two Afghan armies in Kabul.
event-over = { $reason ->
    [1] The game ends: one player leads by four points.
   *[other] The game ends: that was the final dominance check.
}
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

event-wakhan-back = A new card back shows on Wakhan’s deck. The arrows point at it.
event-wakhan-card-drawn = Wakhan draws card { $ai }.
event-wakhan-shuffled = Her deck is empty. All her cards are shuffled, and she draws again.
event-wakhan-line = Line { $index } of her card: { $line }. Her pragmatic loyalty: { $coalition }.
event-wakhan-skips = She skips it: { $why ->
    [0] the condition does not hold.
    [1] no market card that she can buy fits.
    [2] none of her court cards that can still act shows it.
    [4] it would change nothing.
    [5] she cannot pay for it.
   *[other] there is no place for it.
}
event-wakhan-ambition = Wakhan’s ambition: she buys { $card }, { $why ->
    [1] because she would score the most.
   *[other] because she would win the game.
}
event-wakhan-buys = She chooses { $card } ({ $slot }), { $by ->
    [0] the only card that fits.
    [1] which fits best: { $line }.
    [2] the cheapest of those that fit: { $line }.
    [3] the highest number of those that fit: { $line }.
    [4] where the arrows point.
    [5] the next card to the left that she can buy.
   *[other] in the other row, because in the arrows’ row she can buy nothing from their column to the left.
}
event-wakhan-cannot-bribe = She cannot pay the bribe of { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}: { $card } is discarded.
event-wakhan-card = She takes { $card }{ $by ->
    [0] , the only one possible.
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
    [0] , the only one possible.
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
    [1] , because it is not political.
    [2] , because it is not a patriot.
    [3] , because it is not leveraged.
    [4] , where other players’ spies outnumber hers the most.
    [5] , which has the fewest spies.
    [6] , which has the lowest rank.
    [7] , because it is not of the favored suit.
   *[other] , which has the lowest number.
}
event-wakhan-arrow = The red arrow decides: { $other }.
event-wakhan-builds = { $region } is the first region of her card that she rules (place { $order }).
event-wakhan-rebukes = { $region } is the first region of her card with a tribe or a loyal army of an opponent (place { $order }).
event-wakhan-moves = In the order of her card, { $region } is the first region that one of her armies can leave, and { $to } is the first neighbour that needs an army.
event-wakhan-road = In the order of her card, the border between { $region } and { $to } is next.
event-wakhan-taxes = She taxes { $other }{ $by ->
    [0] , the only one possible.
    [1] , who has the most rupees.
   *[other] : the rupees are equal, the red arrow decides.
}
event-wakhan-collects = { $taxed ->
    [0] She cannot tax any player
   *[other] She cannot tax any more players
} and takes from the market, from the left: { $card } ({ $slot }){ $by ->
    [0] {"."}
   *[other] ; the red arrow decides between the rows.
}
event-wakhan-spy = Her spy goes to { $card }{ $most ->
    [0] {""}
   *[other] {" "}(she already has the most spies on all of them)
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
event-wakhan-crowd = { $card } has the most spies{ $by ->
    [0] {""}
   *[other] {" "}and the highest priority of those
}: she fights there.
event-wakhan-region = { $region } is the first region of her card where she can fight (place { $place }).
event-wakhan-bonus = { $left ->
    [0] Both actions are used. Bonus actions follow.
   *[other] Nothing else on her card is possible. Bonus actions follow.
}
event-wakhan-bonus-card = Bonus action with { $card }: { $action }.
