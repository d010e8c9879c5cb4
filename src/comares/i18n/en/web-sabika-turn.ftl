### A turn of Sabika in the browser: questions, what is to come, the end of a round

## What is asked

web-sabika-ask = { $kind ->
    [keep] Keep one of your two starting tokens.
    [turn] Send a worker to a lit space, or let one rest.
    [act] { $action }: do either or both.
    [give-up] Not everything fits into your boxes: what do you give up?
    [take] What do you take?
    [raw] Take which raw material?
    [good] Take which good?
    [produce] Produce a good ({ $n } left).
    [production] Production: a city’s bonus, goods, or both.
    [operations] Market: { $n } { $n ->
        [one] operation
       *[other] operations
    } left.
    [choose] Choose one.
    [bonus] Take the { $action } action?
    [city] { $cities ->
        [1] Take the bonus of { $city }?
       *[other] Take the bonus of which city?
    }
    [storehouse] Activate which storehouse?
    [balance] Take the bonus of which colour?
    [reward] Choose a reward: the space you reached or an earlier one.
    [token] Take the bonus of which large building?
    [red-city] Take the action of which red city?
    [ship] Where does the ship go?
    [storehouse-action] Expand a storehouse, or activate one.
    [construct] What do you build?
    [use] { $purpose ->
        [large] Which materials for the large building?
        [small] Which materials for the small building?
       *[poem] Which materials for the poem?
    }
    [building] Choose the large building.
    [lay] You hold small building { $card }: at which end of your row?
    [export] Export to which city?
    [deliver] Export to { $city }: which goods?
    [consolidate] Consolidate which ship?
    [engrave] Engrave which poem?
    [reactivate] Which red poem works again?
    [income] Income: which one next?
    [levy] Event 14: give a seal, or lose VP?
    [pay] Pay { $n } { $n ->
        [one] tax
       *[other] taxes
    }. Each: 1 tax step, 2 dinars, 1 seal or 1 VP.
    [first] You lead on the tax track: who is the next first player?
    [yusuf] Tie: choose the city for Yusuf.
   *[other] Choose.
}
web-sabika-ask-from = { $source }: { $asked }
web-sabika-from = { $kind ->
    [start] Starting token { $card }
    [reward] Reward { $card }
    [large] Large building { $card }
    [storehouse] Storehouse token { $card }
    [blue] Poem { $card }, blue
    [red] Poem { $card }, red
   *[other] City token { $card }
}
web-sabika-from-balance = Balance in { sabika-colour }

## What is still to come

web-sabika-to-come = { $step ->
    [lay] laying the card
    [building] choosing the large building
    [deliver] the goods to export
    [operations] market operations: { $n }
    [produce] goods to produce: { $n }
   *[income] income
}
web-sabika-to-come-poem = the effect of poem { $card }
web-sabika-to-come-city = the action of { sabika-city }
web-sabika-to-come-secondary = { $kind ->
    [raw] the raw beside the space
   *[marble] the marble beside the space
}
web-sabika-to-come-end = end of the turn
web-sabika-afterwards = Then:
web-sabika-restart = Restart turn
web-sabika-rest = Rest

## What an option changes

web-sabika-resource = { $name ->
    [gypsum] gypsum
    [wood] wood
    [marble] marble
    [tile] tile
    [sugar] sugar
    [clothes] clothes
    [pottery] pottery
    [cane] cane
    [silk] silk
    [clay] clay
    [dinars] dinars
    [seals] seals
    [taxes] taxes
    [raw] raw material
    [goods] goods
   *[vp] VP
}
web-sabika-next-vp = { $vp } VP by what you choose next
web-sabika-later-vp = { $vp } VP at the end of the round, as things stand
web-sabika-later = by the end of the round
web-sabika-market = { $verb ->
    [buy] Buy
    [sell] Sell
   *[exchange] Exchange
}
web-sabika-poem = Poem { $card }
web-sabika-half = { $colour ->
    [blue] Blue:
   *[red] Red:
}
web-sabika-wants = Wants { $goods }
web-sabika-wants-short = wants
web-sabika-balance-of = Balance in { $colour }
web-sabika-placed = { $what } (beside { $beside })
# A secondary space with the letter and number that the log calls it by: “Raw space R5”.
web-sabika-space = { $kind ->
    [raw] Raw space
   *[marble] Marble space
} { $id }
web-sabika-pay-each = { $what ->
    [marker] tax steps
    [dinars] dinars, 2 for a tax
    [seals] seals
   *[vp] VP
}

## Workers

web-sabika-stands = { $action ->
    [workshop] in the workshop
   *[other] at { sabika-action-name }
}
web-sabika-cannot-move = { $why ->
    [lies] has acted this round
    [no-space] no space it can pay for and use
   *[same] goes after the other one
}

## The end of a round

web-sabika-tax-warning = Your last turn of the round: { $due } { $due ->
    [one] tax is
   *[other] taxes are
} due. As things stand you will lose { $unpaid } VP.
web-sabika-will-lose = Of { $due } { $due ->
    [one] tax
   *[other] taxes
} at the end of the round you could not pay { $unpaid }: −{ $unpaid } VP.
web-sabika-round-ends = The end of the round
web-sabika-round-over = Round { $round } is over
web-sabika-round-step = { $step ->
    [income] Income
    [wishes] Wishes
    [taxes] Taxes
    [event] Event
   *[workers] Workers
}
web-sabika-no-income = No income after this round.
web-sabika-gained = Gained
web-sabika-no-taxes = No taxes to pay.
web-sabika-paid-with = Paid
web-sabika-no-wishes = No wishes score after this round.
web-sabika-no-event = The event does not change.
web-sabika-vp-in-round-end = VP
web-sabika-skip = Skip to my turn

## Lines of the log

web-sabika-told = { $verb ->
    [main] { $name } takes the main action.
    [secondary] { $name } takes the secondary action.
    [large] { $name } builds a large building.
    [small] { $name } chooses { $what }.
    [city] { $name } takes the bonus of { $what }.
    [decline] { $name } declines.
    [stop] { $name } finishes.
    [done] { $name } finishes.
   *[other] { $name } chooses “{ $what }”.
}
web-sabika-told-you = { $verb ->
    [main] You take the main action.
    [secondary] You take the secondary action.
    [large] You build a large building.
    [small] You take { $what } to build it.
    [city] You take the bonus of { $what }.
    [decline] You decline.
    [stop] You finish.
    [done] You finish.
   *[other] You choose “{ $what }”.
}
web-sabika-told-secret = { $name } keeps a starting token, face down.
web-sabika-end-turn = You end your turn.

## The taxes of a player, in one sentence

web-sabika-paid-steps = { $steps ->
    [0] {""}
   *[other] { $steps } { $steps ->
        [one] tax step
       *[other] tax steps
    }
}
web-sabika-paid-dinars = { $dinars ->
    [0] {""}
   *[other] { $dinars } { $dinars ->
        [one] dinar
       *[other] dinars
    }
}
web-sabika-paid-seals = { $seals ->
    [0] {""}
   *[other] { $seals } { $seals ->
        [one] seal
       *[other] seals
    }
}
web-sabika-taxes-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} the tax: { LIST(web-sabika-paid-steps, web-sabika-paid-dinars, web-sabika-paid-seals) }.
