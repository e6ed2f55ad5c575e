# What is wrong in a set of cards. Each sentence follows its place: file, line, card, key.

check-plain = { $what }
check-none = none
check-either = { $one } or { $other }
check-line = line { NUMBER($line, useGrouping: 0) }
check-at = in { $file }, line { NUMBER($line, useGrouping: 0) }
check-warning = warning: { $what }
check-summary = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}: { $errors ->
    [0] no errors
    [1] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [1] 1 warning
   *[other] { $warnings } warnings
}


# Files and YAML
check-no-file = there is no file { $file }
check-no-reading = { $file } cannot be read
check-not-utf-8 = is not UTF-8 text; save the file as UTF-8
check-empty-file = the file is empty
check-twice = appears twice, first in line { NUMBER($line, useGrouping: 0) }
check-key-no-list = a key has to be text, not a list or a table
check-key-no-text = a key has to be text, not { $shown }
check-unclear = { $text } is unclear; put text in quotes
check-nothing = there is nothing here; put text in quotes
check-yaml-anchor = anchors are not supported; write the value out, and put text with * or & in quotes
check-yaml-tag = tags are not supported; write only the value
check-yaml-deep = brackets or indented lines are nested too deeply
check-yaml-tab = there is a tab here; indent with spaces
check-yaml-colon = a colon is not allowed here: put text with a colon in quotes, and begin the keys of a card one below the other
check-yaml-no-colon = a key is not followed by a colon
check-yaml-quote = something is wrong with the quotation marks: they are not closed, or there is a backslash in them
check-yaml-bracket = a bracket is not closed, or a comma is missing
check-yaml-indent = the indentation does not match the lines above, or quotation marks there are not closed
check-yaml-sign = text that begins with this sign must be in quotes
check-yaml-character = there is a character that is not allowed in text
check-control = has the control character { $sign }, which cannot be printed; remove it
check-number-long = the number has more than { $most } digits
check-no-letters = the font of the printed sheets does not have { $letters }
check-puzzle-unread = { $file } is not read: marks and levels are always those of the game
check-file-long = is longer than { $most } kB
check-yaml-other = cannot be read as YAML; compare it with a card that works

# Kinds of values
check-unknown-word = { $word } is not known here; use { $right }
check-unknown-key = there is no key { $key } here; use { $right }
check-missing-key = the key { $key } is missing
check-should-be = should be { $right }
check-should-be-id = should be lower-case letters and digits in words joined by hyphens, such as usa-drone-pilot
check-should-be-colour = should be # and six digits 0-9 or a-f, such as #2f5d9b
check-should-be-file = should be the name of a .yaml file in the same folder
check-expected = expected { $wanted }, got { $got }
check-expected-bound = expected { $wanted } { $bound }
check-expected-length = expected { $wanted } of length { $bound }
check-no-fit = does not fit here
check-term-int = a whole number
check-term-float = a number
check-term-bool = true or false
check-term-str = text
check-term-array = a list
check-term-object = keys with values
check-term-null = null
check-term-other = something else

# Cards
check-card-needs = a card of kind { $kind } needs the key { $key }
check-card-has-no = a card of kind { $kind } has no { $key }; use { $right }
check-tires-no-spy = only spies can be exhausted; use another price and a limit
check-endless = can be used without end: it costs nothing, or gives back what it costs; add { $right }
check-unlimited = has no limit: it costs { $price }. With { $round }, the income of a first place, it can be used { $few } times in a turn ({ $little }); with { $saved } saved, { $many } times ({ $lot }). To limit it, add { $right }
check-unlimited-cards = has no limit: it costs { $price }. With { $hand } cards in hand, it can be used { $few } times in a turn ({ $little }). To limit it, add { $right }
check-manual-effect = the organiser carries out the text, so it cannot have an effect as well
check-no-effect = it does nothing; add an effect, abilities, triggers or static
check-begins-deck = should begin with its deck: { $right }
check-begins-power = should begin with its power: { $right }
check-special-elsewhere = special abilities belong with the powers; use { $right }
check-joint-single = there is only one of each joint card; remove count
check-power-single = there is only one of it; remove count
check-joint-pays = only joint cards say who pays; use a number
check-owners-pay = every owner pays PP, and nobody else; use { $right }
check-starts-with = a team starts with a spy that gains clues: an informant or a universal spy

# Decks and the index
check-no-power = is not a power of this set; use { $right }
check-owners-order = should be two or more powers, each once, in the order { $right }
check-deck-name = should be named after its owners: { $right }
check-deck-size = a deck has { $due } cards including copies; this one has { $here }
check-joint-size = a deck of { $owners } powers needs at least { $least } cards; this one has { $here }
check-powers-number = should be two to five powers, each once
check-languages = should be one or more of cs, pl, en, each once
check-sealed = tables carry out one step after another; use interactive. On paper a team still hands in one sheet, and its steps are entered one by one
check-no-words = has no words for { $missing }
check-powers-each = should describe each power of the set once: { $right }; found: { $here }
check-no-deck = there is no deck of { $owners }
check-deck-twice = is a second deck of the same powers; the first is { $place }
check-taken = { $name } is already used { $place }

# Effects
check-zero = 0 does nothing; use 1 or more
check-one-verb = a step has exactly one verb, and the next step begins with its own hyphen; found: { $here }; verbs: { $verbs }
check-needs-steps = needs steps
check-then-alone = then and else belong next to an if
check-if-alone = needs then, with the steps that follow
check-choose-one = needs two or more lists of steps, none of them empty
check-until = take needs to say until when, such as { $right }; other verbs must not say it
check-tires-spies = only spies can be exhausted; { $verb } needs { $right }
check-sacrifice-own = only your own cards can be sacrificed; use { $right }
check-one-way = select in exactly one of these ways: { $right }; found: { $here }
check-no-choice = there is nothing to choose with { $way }; remove { $key }
check-whose = whose? add { $right }
check-one-of = { $what ->
    [amount] an amount
    [condition] a condition
   *[rule] a rule
} has exactly one of { $one } and { $other }
check-min-max = is more than max ({ $most })
check-have-ends = have needs exactly one of at_least and at_most; compare needs neither
check-one-modifier = needs exactly one modifier, one of { $right }; found: { $here }
check-no-parameter = there is no rule parameter { $key }; use { $right }
check-no-change = changes nothing; use { $right }
check-no-floor = a reduction needs a floor, such as { $right }
check-floor-alone = is only for reductions, where sb is below 0
check-how-much = how much? add { $right }
check-for-each-inside = cannot be inside another for_each; put them one after the other in the same list of steps
check-chance-steps = needs steps in win or lose
check-allies = only joint cards have allies; use you
check-restock = only joint cards have a joint discard pile
check-nobody-chooses = nobody chooses here; use each_opponent, or an effect
check-means-nothing-that-team = that_team means nothing here: a team has to be chosen first, with target_opponent or target_power
check-means-nothing-target-controller = target_controller means nothing here: cards have to be selected first
check-means-nothing-that = that means nothing here: cards have to be selected first
check-means-nothing-event-team = event_team means nothing here: only triggers have an event
check-means-nothing-source-team = source_team means nothing here: it works only inside for_each; elsewhere, use you
check-asks-others = asks a team outside its turn, which delays a camp; better use { $right }

# Texts
check-effect-says = { $key } says { $right }, but the text does not
check-text-says = the text says { $what }, but the effect does not
check-effect-does = { $key } does something that the text does not seem to say: { $deed }. Words known for it: { $words }
check-text-promises = the text says “{ $words }”, but there is nothing like it in the effect ({ $deed })
check-options-where = name the choices of a card’s only choose_one; this card has { $here ->
    [0] none
   *[other] { $here }
}
check-options-number = choose_one offers { $due }, but options name { $here }
check-options-say = says “{ $words }”, but the text does not
check-options-none = add options: the words for the buttons, taken from the text
check-empty = is empty
check-other-symbols = the other languages have the symbols { $symbols }, but this one does not
check-room = has { $here } letters; a card has room for about { $most }
check-braces = braces may contain T, P or a number: { $tire } exhausts, { $bm } is 1 PP, { $sb } is 2 SP
check-tiring = has { $here } of { $sign }, but the number of abilities that exhaust is { $due }
check-slashes = has { $here } of “ / ”, which separates abilities; there should be { $due }
check-limits = limits of the abilities: { $due }; of the text: { $here }
check-other-number = { $key } says { $due } for this: { $deed }; the text says { $here } there

# What is done
check-deed-gain = to gain
check-deed-gain-sb = to gain SP
check-deed-gain-bm = to gain PP
check-deed-gain-info = to gain a clue
check-deed-lose = to lose
check-deed-lose-sb = to lose SP
check-deed-lose-bm = to lose PP
check-deed-lose-info = to lose a clue
check-deed-steal = to steal
check-deed-steal-sb = to steal SP
check-deed-steal-bm = to steal PP
check-deed-steal-info = to steal a clue
check-deed-draw = to draw cards
check-deed-discard = to discard
check-deed-mill = to move cards of a draw deck to the discard pile
check-deed-look = to look at something
check-deed-find = to find a card in the draw deck
check-deed-return = to return a card
check-deed-deploy = to put a card into play
check-deed-untire = to ready a spy
check-deed-tire = to exhaust a spy
check-deed-detain = to detain
check-deed-destroy = to unmask or destroy
check-deed-destroy-spy = to unmask a spy
check-deed-destroy-place = to destroy a place
check-deed-destroy-situation = to destroy a situation
check-deed-destroy-permanent = to destroy a permanent
check-deed-sacrifice = to sacrifice
check-deed-take = to take control
check-deed-convert = to convert SP into PP
