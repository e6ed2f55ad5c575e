# Names; a token has a form with its article, a. Characters and laws have names of their own
# (data/characters.json, the set of laws).

player-circle = Circle
player-square = Square
player-triangle = Triangle
player-star = Star

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

# Gems of one colour, in a list of gems
gems-blue = { $count } blue
gems-red = { $count } red
gems-green = { $count } green
gems-yellow = { $count } yellow

join-two = { $first } and { $second }
robots = { $count ->
    [one] a virtual opponent
   *[other] { $count } virtual opponents
}
robot = Virtual opponent { $number }

numbered = { $card } ({ $number })
row-lower = lower
row-upper = upper
slot-lower = the lower { $colour } card
slot-upper = the upper { $colour } card

token-power = { $count ->
    [one] power token worth { $value }
   *[other] { $count } power tokens worth { $value }
}
    .a = { $count ->
        [one] a power token worth { $value }
       *[other] { $count } power tokens worth { $value }
    }
token-science = { $count ->
    [one] science token
   *[other] { $count } science tokens
}
    .a = { $count ->
        [one] a science token
       *[other] { $count } science tokens
    }
token-magic = { $count ->
    [one] magic token
   *[other] { $count } magic tokens
}
    .a = { $count ->
        [one] a magic token
       *[other] { $count } magic tokens
    }
token-defence = { $count ->
    [one] defence token
   *[other] { $count } defence tokens
}
    .a = { $count ->
        [one] a defence token
       *[other] { $count } defence tokens
    }
token-attack = { $count ->
    [one] attack token
   *[other] { $count } attack tokens
}
    .a = { $count ->
        [one] an attack token
       *[other] { $count } attack tokens
    }
token-magic-bonus = { $count ->
    [one] magic bonus token +{ $value }
   *[other] { $count } magic bonus tokens +{ $value }
}
    .a = { $count ->
        [one] a magic bonus token +{ $value }
       *[other] { $count } magic bonus tokens +{ $value }
    }
token-circle-bonus = { $count ->
    [one] bonus token +{ $value } for { $colour } circles
   *[other] { $count } bonus tokens +{ $value } for { $colour } circles
}
    .a = { $count ->
        [one] a bonus token +{ $value } for { $colour } circles
       *[other] { $count } bonus tokens +{ $value } for { $colour } circles
    }
token-eternal = { $count ->
    [one] infinite { $colour } gem
   *[other] { $count } infinite { $colour } gems
}
    .a = { $count ->
        [one] an infinite { $colour } gem
       *[other] { $count } infinite { $colour } gems
    }
token-stored = { $count ->
    [one] stored { $colour } gem
   *[other] { $count } stored { $colour } gems
}
    .a = { $count ->
        [one] a stored { $colour } gem
       *[other] { $count } stored { $colour } gems
    }

# The seven headings of scoring
heading-circles = Circles
heading-eternal = Infinite gems
heading-laws = Laws
heading-power = Power tokens
heading-magic = Magic
heading-sets = Sets
heading-attack = Opponents’ attacks

# Signals sent by one tap
signal-blue = I bid blue
signal-red = I bid red
signal-green = I bid green
signal-yellow = I bid yellow
signal-pass = I pass

# The name of a card in a sentence

quoted = { $name }

card-trait-kind = Kind
card-trait-colour = Half circle
