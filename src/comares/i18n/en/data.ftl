# Mistakes in the data of Sabika, as `comares cards --check` and the owner's page say them.

wrong-kind-of = { $kind ->
    [number] a number
    [word] a word of letters and digits
    [flag] true or false
    [list] a list
    [effect] an effect
    [word-or-table] a word or a table
   *[table] a table
}
wrong-no-file = the file is missing
wrong-unreadable = the file cannot be read: { $error }
wrong-rows = expected a list of rows
wrong-row-count = there are { $found } rows, expected { $expected }
wrong-twice = { $value } is there twice, expected once
wrong-order = expected { $expected }: rows are numbered in order
wrong-missing = the field is missing, expected { wrong-kind-of }
wrong-missing-one-of = the field is missing, expected one of { $values }
wrong-kind = { $value }: expected { wrong-kind-of }
wrong-one-of = { $value }: expected one of { $values }
wrong-some-of = expected some of { $values }, each once
wrong-unknown = there is no { $kind ->
    [effect] effect
    [resource] resource
    [counter] counter
    [city] city
    [modifier] trigger or modifier
   *[field] field
} { $value }, expected one of { $values }
wrong-remark = expected a text of at most { $most } characters
wrong-effect = expected an effect: a list of items such as { $example }
wrong-effect-long = expected at most { $most } items in an effect
wrong-effect-deep = expected no choice inside a choice inside a choice
wrong-form = { $what }: expected { $form }
wrong-number = { $what }: expected a number from { $least } to { $most }
wrong-exactly = { $what }: expected { $value }
wrong-gain-choice-from = gain_choice: from { $value }: expected some of { $values }, or quarry_materials
wrong-alternatives = choice: expected two to five alternatives
wrong-scoring = expected “of” and “each” in a scoring, and “max” if it is limited
wrong-scoring-numbers = expected numbers from 1 for “each” (to { $each }) and “max” (to { $max })
wrong-ring-actions = expected these actions on the ring: { $values }
wrong-stacks = expected left at one storehouse space and right at the other
wrong-ring-space = expected spaces of the { $ring ->
    [outer] outer
    [middle] middle
   *[inner] inner
} ring, from 0 to { $most }
wrong-players = expected each number of players, from 1 to 4, once
wrong-joined = { $other } is joined to space { $space } of the { $ring ->
    [outer] outer
    [middle] middle
   *[inner] inner
} ring too, expected at most one { $kind ->
    [raw] raw
   *[marble] marble
} space
wrong-closed = { $found } spaces are only for four players, expected { $expected }
wrong-three-wishes = expected three spaces with a wish
wrong-last-wish = expected a wish on the last space
wrong-last-reward = expected at least two spaces, and true only for the last one
wrong-yusuf-order = expected the four spaces, from 0, in Yusuf’s order
wrong-display = expected four numbers from 1 to { $most }, by players
wrong-poem-id = expected a letter from A to H and a number
wrong-blue-empty = expected a trigger or a modifier
wrong-pair = expected numbers from 0 to { $most } for { $first } and { $second }
wrong-city-then = expected { $wanted } and no { $other } for a { $colour ->
    [red] red
   *[blue] blue
} city
wrong-condition = expected a demand, a colour, or nothing for every city
wrong-count-of = { $value }: expected a counter, or types of buildings
wrong-event-empty = expected something that the event changes
wrong-yusuf-actions = expected up to two of { $values }
wrong-yusuf-reward = expected numbers from 0 to { $most } for vp and taxes, and a counter for per
wrong-eras = expected { $expected } tokens of era { $era }
wrong-removed = expected { $expected } removed tokens, all of era II
wrong-every-letter = expected every letter from A to H
wrong-solo-removed = expected one poem that is removed in the solo game
wrong-six-red = expected six red and six blue tokens
wrong-route-ends = expected two different cities
wrong-no-way = expected a way from granada to this city
wrong-three-of-letter = expected three wishes with the letter { $letter }
wrong-five-positive = expected five positive event cards
wrong-two-spaces = expected at least two different spaces among the cards
wrong-falcon-kinds = expected two different kinds of buildings
wrong-falcon-twice = expected a falcon that differs from falcon { $other }
wrong-falcon-colours = expected five falcons of each colour
wrong-loop = this effect can trigger itself forever, expected one that ends
data-mistakes = { $mistakes ->
    [one] { $mistakes } mistake.
   *[other] { $mistakes } mistakes.
}
