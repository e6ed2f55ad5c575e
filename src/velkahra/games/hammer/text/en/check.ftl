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
    [0] no error
    [1] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warning
    [1] 1 warning
   *[other] { $warnings } warnings
}


# Files and YAML
check-no-file = there is no file { $file }
check-no-reading = { $file } cannot be read
check-not-utf-8 = is not UTF-8 text; save the file with this encoding
check-empty-file = the file is empty
check-twice = stands twice, first in line { NUMBER($line, useGrouping: 0) }
check-key-no-list = a key has to be text, not a list or a table
check-key-no-text = a key has to be text, not { $shown }
check-unclear = { $text } is unclear; text belongs in quotes
check-nothing = nothing stands here; text belongs in quotes
check-yaml-anchor = anchors are not read; write the value out, and text with a star or an ampersand in quotes
check-yaml-tag = tags are not read; write the value alone
check-yaml-deep = brackets or indented lines stand one in another too deep
check-yaml-tab = a tab stands here; indent with spaces
check-yaml-colon = a colon stands where none can be: text with a colon belongs in quotes, and the keys of a card begin one below the other
check-yaml-no-colon = a key is not followed by a colon
check-yaml-quote = something in quotation marks is wrong: they are not closed, or a backslash stands in them
check-yaml-bracket = a bracket is not closed, or a comma is missing
check-yaml-indent = the indentation does not go with the lines above, or quotation marks there are not closed
check-yaml-sign = a text that begins with this sign belongs in quotes
check-yaml-character = there is a character that no text has
check-control = has the control character { $sign }, which cannot be printed; leave it out
check-number-long = the number has more than { $most } digits
check-no-letters = the type of printed sheets does not have { $letters }
check-puzzle-unread = { $file } is not read: marks and levels are always those of the game
check-file-long = is longer than { $most } kB
check-yaml-other = cannot be read as YAML; compare it with a card that is in order

# Kinds of values
check-unknown-word = { $word } is not known here; right would be { $right }
check-unknown-key = there is no key { $key } here; right would be { $right }
check-missing-key = the key { $key } is missing
check-should-be = should be { $right }
check-should-be-id = should be lower-case letters and digits in words joined by hyphens, as usa-drone-pilot
check-should-be-colour = should be # and six digits 0-9 or a-f, as #2f5d9b
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
check-card-has-no = a card of kind { $kind } has no { $key }; right would be { $right }
check-tires-no-spy = only spies can be exhausted; right would be another price and a limit
check-endless = can be used without end: it costs nothing, or gives back what it costs; right would be { $right }
check-unlimited = has no limit: it costs { $price }. With { $round }, what a first place brings, it can be used { $few } times in a turn ({ $little }), with { $saved } saved { $many } times ({ $lot }). A limit would be { $right }
check-unlimited-cards = has no limit: it costs { $price }. With { $hand } cards in hand it can be used { $few } times in a turn ({ $little }). A limit would be { $right }
check-manual-effect = the organiser carries out the text, so there is no effect next to it
check-no-effect = nothing is done by it; right would be an effect, abilities, triggers, static
check-begins-deck = begins with its deck: { $right }
check-begins-power = begins with its power: { $right }
check-special-elsewhere = special abilities stand with the powers; right: { $right }
check-joint-single = joint cards are single; take count out
check-power-single = there is one of it; take count out
check-joint-pays = only joint cards say who pays; right would be a number
check-owners-pay = every owner pays BM and nobody else, as { $right }
check-starts-with = a team starts with a spy that gains a clue: informant or universal

# Decks and the index
check-no-power = is not a power of this set; right would be { $right }
check-owners-order = two powers or more, each once, in the order { $right }
check-deck-name = is called by its owners: { $right }
check-deck-size = a deck has { $due } cards including copies; this one has { $here }
check-joint-size = a deck of { $owners } powers has at least { $least } cards, here are { $here }
check-powers-number = two to five powers, each once
check-languages = one or more of cs, pl, en, each once
check-sealed = tables carry out one step after another: right would be interactive. On paper a team hands in one sheet all the same, and its steps are entered one by one
check-no-words = lacks the words for { $missing }
check-powers-each = describes each power of the set once: { $right }; here: { $here }
check-no-deck = there is no deck of { $owners }
check-deck-twice = is another deck of the same powers, first { $place }
check-taken = { $name } is taken, { $place }

# Effects
check-zero = 0 does nothing; right would be 1 or more
check-one-verb = a step has exactly one verb, and the next one begins with its own hyphen; here: { $here }; verbs are { $verbs }
check-needs-steps = needs steps
check-then-alone = then and else belong next to an if
check-if-alone = needs then with the steps that follow
check-choose-one = needs two lists of steps or more, none of them empty
check-until = take says until when, as { $right }; other verbs do not
check-tires-spies = only spies can be exhausted; { $verb } needs { $right }
check-sacrifice-own = only own cards are sacrificed: { $right }
check-one-way = select in exactly one way, by { $right }; here: { $here }
check-no-choice = there is nothing to choose with { $way }; take { $key } out
check-whose = whose? add { $right }
check-one-of = { $what ->
    [amount] an amount
    [condition] a condition
   *[rule] a rule
} has exactly one of { $one } and { $other }
check-min-max = is more than max, { $most }
check-have-ends = have needs exactly one of at_least and at_most, compare neither
check-one-modifier = exactly one modifier stands here, of { $right }; here: { $here }
check-no-parameter = there is no rule parameter { $key }; right would be { $right }
check-no-change = changes nothing; right would be { $right }
check-no-floor = a reduction needs a floor, as { $right }
check-floor-alone = belongs to reductions, whose sb is below 0
check-how-much = how much? add { $right }
check-for-each-inside = does not stand inside another for_each; right would be one for_each after the other, both in the same list of steps
check-chance-steps = needs steps in win or lose
check-allies = only joint cards have allies; right would be you
check-restock = only joint cards have a joint discard pile
check-nobody-chooses = nobody chooses here; right would be each_opponent, or an effect
check-means-nothing-that-team = that_team means nothing here: a team has to be chosen before, by target_opponent or target_power
check-means-nothing-target-controller = target_controller means nothing here: cards have to be selected before
check-means-nothing-that = that means nothing here: cards have to be selected before
check-means-nothing-event-team = event_team means nothing here: only triggers have an event
check-means-nothing-source-team = source_team means nothing here: stands inside for_each only; elsewhere it is you
check-asks-others = asks a team outside its turn, which delays a camp; better { $right }

# Texts
check-effect-says = { $key } says { $right }, the text does not
check-text-says = the text says { $what }, which the effect does not
check-effect-does = { $key } does something the text seems not to say: { $deed }. Words for it that are known here: { $words }
check-text-promises = the text says “{ $words }”, and there is nothing like it in the effect ({ $deed })
check-options-where = name what the one choose_one of a card offers; this card has { $here ->
    [0] none
   *[other] { $here }
}
check-options-number = choose_one offers { $due }, named are { $here }
check-options-say = says “{ $words }”, the text does not
check-options-none = options next to it would be the words of the buttons, as parts of the text
check-empty = is empty
check-other-symbols = the other languages have the symbols { $symbols }, this one has not
check-room = has { $here } letters; a card has room for about { $most }
check-braces = braces hold T, P or a number: { $tire } exhausts, { $bm } is 1 BM, { $sb } is 2 SB
check-tiring = has { $here } of { $sign }, and abilities that exhaust: { $due }
check-slashes = has { $here } of ' / ', which parts abilities: there should be { $due }
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
