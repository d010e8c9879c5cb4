### Sabika at the table in the browser

## Setting a table up

web-option-events = Events
web-option-events-off = none
web-option-events-any = three, drawn at random
web-option-events-0 = three, all negative
web-option-events-1 = three, one positive
web-option-events-2 = three, two positive
web-option-events-3 = three, all positive
web-option-wish-buildings = Wishes for buildings count
web-option-wish-buildings-each = each building of the types shown
web-option-wish-buildings-types = each type shown that you have
web-option-yusuf-consolidates = Yusuf consolidates
web-option-yusuf-consolidates-any = any city of his, if none meets the condition
web-option-yusuf-consolidates-fitting = only cities that meet the condition
web-option-difficulty = Yusuf
web-option-difficulty-easy = easy: no events
web-option-difficulty-normal = normal: one positive and two negative events
web-option-difficulty-hard = hard: three negative events
web-option-difficulty-expert = expert: three negative events, and he starts with 10 VP

## What lies on the table

# The letter and number printed on a wish or a long poem.
web-sabika-printed-id = { $id }
web-sabika-rondel = The rondel
web-sabika-map = The map
web-sabika-small = Small buildings
web-sabika-large = Large buildings
web-sabika-storehouses = Storehouses
web-sabika-short = Short poems
web-sabika-long = Long poems
web-sabika-deck = { $n } in the deck
web-sabika-rounds = Rounds
web-sabika-tower = Tower of wishes
web-sabika-taxes = Taxes
web-sabika-rewards = Rewards
web-sabika-trade = Trade card
web-sabika-event-now = Event
web-sabika-event-next = Next event
web-sabika-workshop-of = Workshop of { $name }
web-sabika-seals = seals
web-sabika-ships = ships in Granada
web-sabika-boxes = { $n } of { $boxes } boxes are full
web-sabika-status = Source: { $status }
web-sabika-empty-house = No token lies on it yet.
web-sabika-joined = Beside it: { $what }.
web-sabika-joined-empty = { $kind ->
    [raw] The raw space beside it is empty: produce a good instead.
   *[marble] The marble space beside it is empty: take a gypsum or a wood instead.
}
web-sabika-cost-parts = { $steps } for steps, { $crowd } for other players’ workers.
web-sabika-rule = Rule { $rule }
web-sabika-wish-scores = scores
web-sabika-wish-from = after round { $round }
web-sabika-cost-spoken = { $cost ->
    [0] Free to go to.
    [one] Costs 1 dinar to go to.
   *[other] Costs { $cost } dinars to go to.
}
web-sabika-worker-there = { $name } has a worker there{ $lies ->
    [0] .
   *[other] , lying down.
}
web-sabika-sultan-there = One of the Sultan’s workers is there.
web-sabika-ships-spoken = Ships on the left: { $left }; on the right: { $right }.{ $seal ->
    [0] {""}
   *[other] {" "}Its seal is still there.
}
web-sabika-about-action = { $action ->
    [quarry-small] Take three materials, gypsum and wood in any mix.
    [quarry-large] Take three materials, wood and marble in any mix.
    [storehouse] Expand a storehouse with one of the two tokens beside this space, or activate one.
    [market] Gain 2 dinars, then up to two operations: buy, sell or exchange.
    [construct] Build a large or a small building with your materials.
    [export] Send a ship to a new city: pay for the way, take its seal, export one or two goods, take its bonus.
    [consolidate] Move a ship to the right half of its city: a red city gives its action at once, a blue one gives income.
    [production] Take the bonus of one city with your ship, and produce up to two goods from your raw.
    [engrave] Engrave a poem: pay dinars and one or two materials. Blue works for the rest of the game, red once, now, and a long one scores at the end.
    [reactivate] One of your red poems works once more.
   *[craft] Gain 3 dinars, and 1 more for every two of your poems.
}
web-sabika-about-secondary = { $kind ->
    [raw] Secondary action: take its raw. If it is empty, produce a good. It costs an architect 1 dinar, a merchant nothing.
   *[marble] Secondary action: take its marble. If it is empty, take one gypsum or one wood. It costs a merchant 2 dinars, a poet 1.
}

## Deciding

web-sabika-if-ended = If it ended now
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Less: { $what }
web-sabika-more-of = More: { $what }
web-sabika-pay-marker = tax steps
web-sabika-pay-dinars = dinars
web-sabika-pay-seals = seals
web-sabika-pay-vp = VP

web-sabika-did-main = the main action
web-sabika-scored = { $kind ->
    [wishes] Wishes
   *[last] Final scoring
}
web-sabika-do-keep = Keep token { $card }
web-sabika-do-work = Send the { sabika-worker }{ $number ->
    [2] {" "}(the second one)
   *[other] {""}
}
web-sabika-do-rest = Rest: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] The raw beside it
   *[marble] The marble beside it
}
web-sabika-do-done = Done
web-sabika-do-stop = Finish
web-sabika-do-decline = Decline
web-sabika-do-levy = { $kind ->
    [seals] Give a seal
   *[vp] Lose VP
}
web-sabika-from-storehouse = { $what } (from a storehouse)
web-sabika-from-poem = { $what } (from the poem)
web-sabika-do-give-up = Give up { sabika-material }
web-sabika-do-produce = Produce from { sabika-raw-name }
web-sabika-do-buy = Buy { sabika-material }
web-sabika-do-buy-raw = Buy { sabika-raw-name }
web-sabika-do-sell = Sell { sabika-material }
web-sabika-do-exchange = { sabika-material } → { sabika-other-material }
web-sabika-do-choose = Alternative { $n }
web-sabika-do-bonus = { sabika-action-name }
web-sabika-do-city = { sabika-city }
web-sabika-do-storehouse = Storehouse { $house }
web-sabika-do-balance = { sabika-colour }
web-sabika-do-reward = Reward { $card }
web-sabika-do-token = Large building { $card }
web-sabika-do-red-city = { sabika-city }
web-sabika-do-ship = { sabika-city }
web-sabika-do-expand = Token { $card } on storehouse { $house }
web-sabika-do-activate = Activate storehouse { $house }
web-sabika-do-refresh = Four new small buildings
web-sabika-do-large = A large building
web-sabika-do-small = Small building { $card }
web-sabika-do-building = Large building { $card }
web-sabika-do-lay = { $side ->
    [left] At the left end
   *[right] At the right end
}
web-sabika-do-export = { sabika-city }
web-sabika-do-nothing = Nothing
web-sabika-do-consolidate = { sabika-city }
web-sabika-do-engrave = Poem { $card } as { sabika-colour }
web-sabika-do-engrave-long = Long poem { $id }
web-sabika-do-reactivate = Poem { $card }
web-sabika-do-income-poem = Poem { $card }
web-sabika-do-pay = Pay
web-sabika-do-yusuf = { sabika-city }

## Telling

web-sabika-yusuf-turn = Yusuf’s turn
web-sabika-coming = At the end of this round: { $tax } { $tax ->
    [one] tax
   *[other] taxes
} to pay{ $wish ->
    [0] {""}
   *[other] , a wish moves to the tower and all wishes there score
}{ $event ->
    [0] {""}
   *[other] , the event changes
}.
web-sabika-yusuf-not-yet = Yusuf has not had a turn yet.
web-sabika-left = { $what ->
    [seals] seals
    [goods] goods
    [marble] marble
    [tile] tiles
   *[dinars] dinars, 1 VP for every two
}
web-sabika-unpaid = unpaid taxes
web-sabika-before = Before
web-sabika-at-end = end
web-sabika-source = { $head ->
    [start] start
    [buildings] buildings
    [poems] poems
    [trade] trade
    [bonuses] bonuses
    [wishes] wishes
    [long] long poems
    [card] trade card
    [left] left over
   *[taxes] resting and taxes
}
web-sabika-by-round = VP by round
web-sabika-last-scoring = The final scoring, step by step
web-sabika-sheets = More of the table
web-sabika-sheet = { $sheet ->
    [map] Map
    [displays] Cards
    [tracks] Tracks
    [workshop] Workshops
    [standing] VP
   *[log] Log
}

## The legend, the players at a glance

web-sabika-legend = Legend
web-sabika-legend-resources = Resources and buildings
web-sabika-legend-material = Any material
web-sabika-legend-box = Box
web-sabika-legend-actions = Actions
web-sabika-legend-signs = How to read a card
web-sabika-legend-blue = Blue half: works for the rest of the game
web-sabika-legend-red = Red half: works once, now
web-sabika-legend-action = Framed: a whole action, as a bonus
web-sabika-legend-either = One or the other, in any mix
web-sabika-legend-each = VP for each; at most the number after ≤
web-sabika-legend-rank = VP for the first, second and third place in what follows
web-sabika-legend-when = When this happens, you get what follows
web-sabika-legend-bonuses = Bonuses
web-sabika-legend-blue-half = Blue poems
web-sabika-legend-counted = What scores
web-sabika-players = The players
web-sabika-materials = materials
web-sabika-standing = { $n ->
    [one] 1 worker standing
   *[other] { $n } workers standing
}
web-sabika-tracks = Tracks
web-sabika-used-cards = Used cards
web-sabika-others = Others
web-sabika-balance-reached = { $colour } balance
web-sabika-no-balance = no balance
