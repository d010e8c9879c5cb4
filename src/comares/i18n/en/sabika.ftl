### Sabika

## Names

sabika-neutral = Yusuf
sabika-material = { $stock ->
    [gypsum] gypsum
    [wood] wood
    [marble] marble
    [tile] tile
    [sugar] sugar
    [clothes] clothes
   *[pottery] pottery
}
sabika-other-material = { $other ->
    [gypsum] gypsum
    [wood] wood
    [marble] marble
   *[tile] tile
}
sabika-raw-name = { $raw ->
    [cane] cane
    [silk] silk
   *[clay] clay
}
sabika-good-name = { $good ->
    [sugar] sugar
    [clothes] clothes
   *[pottery] pottery
}
sabika-worker = { $worker ->
    [architect] architect
    [merchant] merchant
   *[poet] poet
}
sabika-colour = { $colour ->
    [ochre] ochre
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[other] { $colour }
}
sabika-city = { $city ->
    [granada] Granada
    [fez] Fez
    [algiers] Algiers
    [tunis] Tunis
    [florence] Florence
    [venice] Venice
    [ragusa] Ragusa
    [constantinople] Constantinople
    [damascus] Damascus
    [cairo] Cairo
   *[other] { $city }
}
sabika-action-name = { $action ->
    [quarry-small] small quarry
    [quarry-large] large quarry
    [storehouse] storehouse
    [market] market
    [construct] construct
    [export] export
    [consolidate] consolidate
    [production] production
    [engrave] engrave
    [reactivate] reactivate
    [craft] craft
    [construct-large] large building
   *[construct-small] small building
}
sabika-type = { $type ->
    [palace] palace
    [fountain] fountain
    [gate] gate
    [garden] garden
    [tower] tower
   *[window] window
}
sabika-amount = { $resource ->
    [gypsum] { $amount } gypsum
    [wood] { $amount } wood
    [marble] { $amount } marble
    [tile] { $amount } { $amount ->
        [one] tile
       *[other] tiles
    }
    [dinars] { $amount } { $amount ->
        [one] dinar
       *[other] dinars
    }
    [taxes] { $amount } { $amount ->
        [one] tax
       *[other] taxes
    }
    [vp] { $amount } VP
    [raw] { $amount } raw of your choice
   *[goods] { $amount } { $amount ->
        [one] good
       *[other] goods
    } of your choice
}
sabika-dinars = { $amount } { $amount ->
    [one] dinar
   *[other] dinars
}
sabika-status = { $status ->
    [rulebook] as the rulebook states
    [rulebook-inferred] as the rulebook implies
    [public] as other sources tell
    [printed] as printed
   *[reconstructed] reconstructed
}
sabika-then = { $first } { $second }

## What happened

sabika-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} starting token { $card }.
sabika-showed = { $who ->
    [you] You show
   *[other] { $seat } shows
} starting token { $card }.
sabika-starts = { $who ->
    [you] You are
   *[other] { $seat } is
} the first player.
sabika-raw-laid = Raw space { $rawspace } gets { sabika-raw-name }.
sabika-raw-refilled = The bag is refilled with the discarded tokens.
sabika-small-laid = Small building { $card } is laid out.
sabika-small-made-anew = The discarded small buildings are shuffled into a new deck.
sabika-poem-laid = Short poem { $card } is laid out.
sabika-long-laid = Long poem { $long } is laid out.
sabika-storehouse-laid = Storehouse token { $card } is laid out.
sabika-wish-laid = Wish { $wish } lies on wish space { $place }.
sabika-city-laid = { sabika-city } gets city token { $card }.
sabika-trade-laid = Trade card { $card } is open.
sabika-balance-dealt = { $who ->
    [you] You get
   *[other] { $seat } gets
} balance card { $card }.
sabika-event-on = Event { $card } is active.
sabika-event-next = Event { $card } comes next.
sabika-worked = { $who ->
    [you] You send
   *[other] { $seat } sends
} the { sabika-worker } to space { $space } ({ sabika-action-name }).
sabika-rested = { $who ->
    [you] You let the { sabika-worker } rest and gain
   *[other] { $seat } lets the { sabika-worker } rest and gains
} { sabika-dinars }.
sabika-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { sabika-dinars }.
sabika-spent-seals = { $amount ->
    [one] One of them is paid with a seal.
   *[other] { $amount } of them are paid with seals.
}
sabika-gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { sabika-amount }.
sabika-got-raw = { $who ->
    [you] You take
   *[other] { $seat } takes
} { sabika-raw-name } from raw space { $rawspace }.
sabika-got-good = { $who ->
    [you] You take
   *[other] { $seat } takes
} { sabika-good-name } from raw space { $rawspace }.
sabika-produced = { $who ->
    [you] You produce
   *[other] { $seat } produces
} { sabika-good-name }.
sabika-gave-up = { $who ->
    [you] You give up
   *[other] { $seat } gives up
} { sabika-material }.
sabika-took-marble = { $who ->
    [you] You take
   *[other] { $seat } takes
} the marble of marble space { $marblespace }.
sabika-bought = { $who ->
    [you] You buy
   *[other] { $seat } buys
} { sabika-material } for { sabika-dinars }.
sabika-bought-raw = { $who ->
    [you] You buy
   *[other] { $seat } buys
} { sabika-raw-name } for { sabika-dinars }.
sabika-sold = { $who ->
    [you] You sell
   *[other] { $seat } sells
} { sabika-material } for { sabika-dinars }.
sabika-exchanged = { $who ->
    [you] You exchange
   *[other] { $seat } exchanges
} { sabika-material } for { sabika-other-material }.
sabika-refreshed = { $who ->
    [you] You discard
   *[other] { $seat } discards
} the open small buildings.
sabika-used-gypsum = { $gypsum ->
    [0] {""}
   *[other] { $gypsum } gypsum
}
sabika-used-wood = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}
sabika-used-marble = { $marble ->
    [0] {""}
   *[other] { $marble } marble
}
sabika-used-tile = { $tile ->
    [0] {""}
   *[other] { $tile } { $tile ->
        [one] tile
       *[other] tiles
    }
}
sabika-used = { $who ->
    [you] You use
   *[other] { $seat } uses
} { LIST(sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile) }.
sabika-built-large = { $who ->
    [you] You build
   *[other] { $seat } builds
} large building { $card }.
sabika-advanced = { $who ->
    [you] You advance
   *[other] { $seat } advances
} to reward space { $space }.
sabika-built-small = { $who ->
    [you] You lay
   *[other] { $seat } lays
} small building { $card } at the { $side ->
    [left] left
   *[right] right
} end.
sabika-balanced = { $who ->
    [you] You reach
   *[other] { $seat } reaches
} a balance in { sabika-colour }.
sabika-expanded = { $who ->
    [you] You expand
   *[other] { $seat } expands
} storehouse { $house } with token { $card }.
sabika-activated = { $who ->
    [you] You activate
   *[other] { $seat } activates
} storehouse { $house } (token { $card }).
sabika-shipped = { $who ->
    [you] You send
   *[other] { $seat } sends
} a ship to { sabika-city }.
sabika-took-seal = { $who ->
    [you] You take
   *[other] { $seat } takes
} the seal of { sabika-city }.
sabika-exported-sugar = { $sugar ->
    [0] {""}
   *[other] { $sugar } sugar
}
sabika-exported-clothes = { $clothes ->
    [0] {""}
   *[other] { $clothes } clothes
}
sabika-exported-pottery = { $pottery ->
    [0] {""}
   *[other] { $pottery } pottery
}
sabika-exported = { $who ->
    [you] You export { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } and gain
   *[other] { $seat } exports { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } and gains
} { $taxes } { $taxes ->
    [one] tax
   *[other] taxes
}.
sabika-consolidated = { $who ->
    [you] You consolidate
   *[other] { $seat } consolidates
} { sabika-city }.
sabika-others-dinar = { $who ->
    [you] You gain 1 dinar for your
   *[other] { $seat } gains 1 dinar for the
} ship in { sabika-city }.
sabika-engraved-short = { $who ->
    [you] You engrave
   *[other] { $seat } engraves
} poem { $card }{ $colour ->
    [both] {""}
   *[other] {" "}as { sabika-colour }
}.
sabika-engraved-long = { $who ->
    [you] You engrave
   *[other] { $seat } engraves
} long poem { $long }.
sabika-reactivated = { $who ->
    [you] You reactivate
   *[other] { $seat } reactivates
} poem { $card }.
sabika-narrator = The narrator moves to space { $space }.
sabika-wish-moved = Wish { $wish } moves to place { $place } of the tower.
sabika-tax-back = { $who ->
    [you] You pay
   *[other] { $seat } pays
} taxes with { $amount } { $amount ->
    [one] step
   *[other] steps
} back on the tax track.
sabika-tax-dinars = { $who ->
    [you] You pay
   *[other] { $seat } pays
} taxes with { sabika-dinars }.
sabika-tax-seals = { $who ->
    [you] You pay
   *[other] { $seat } pays
} taxes with { $amount } { $amount ->
    [one] seal
   *[other] seals
}.
sabika-stood-up = All workers stand up. The Sultan's workers move one step.
sabika-named-first = { $number ->
    [0] Yusuf is the next first player.
   *[other] { $who ->
        [you] You name
       *[other] { $seat } names
    } { $whom } the next first player.
}
sabika-era-begins = Era II begins.
sabika-ending = The game ends.
sabika-won = { $who ->
    [you] You win
   *[other] { $seat } wins
} with { $points } VP.
sabika-yusuf-card = Yusuf reveals card { $card } for his { sabika-worker }.
sabika-yusuf-skips = Yusuf's { sabika-worker } card { $card } is discarded: an architect of his already lies there.
sabika-yusuf-discards = The raw and the marble beside his space are discarded.
sabika-yusuf-taxes = Yusuf gains { $amount } { $amount ->
    [one] tax
   *[other] taxes
}.
sabika-yusuf-boxes = Yusuf takes storehouse token { $card } and has { $amount } boxes.
sabika-yusuf-goes-by = { $criterion ->
    [first-ship] His first ship: the city nearest to Granada that meets the trade card
    [first-ship-any] His first ship: the city nearest to Granada, as none meets the trade card
    [nearer-architect] Both his architects stand: the nearer one goes
    [lapses] Not possible, so it lapses: { sabika-action-name }
    [large-wished] Large building: the highest number of a wished type
    [large-highest] Large building: none is wished, so the highest number
    [small-wished] Small building: the first of a wished type, from the right
    [small-first] Small building: none is wished, so the first from the right
    [more-boxes] Storehouse: the token beside his space with more boxes
    [nearer-token] Storehouse: both tokens have the same number of boxes, so the nearer one
    [only-token] Storehouse: the only token beside his space
    [other-side] Storehouse: none beside his space, so one from the other side
    [export-fitting-seal] Export: the nearest city with a seal that meets the trade card
    [export-fitting] Export: no city that meets the trade card has a seal, so the nearest one that meets it
    [export-seal] Export: no city meets the trade card, so the nearest one with a seal
    [export-any] Export: no seal and no city that meets the trade card, so the nearest one
    [consolidate-fitting] Consolidate: a city of his that meets the trade card
    [consolidate-any] Consolidate: none of his cities meets the trade card, so any of them
    [short-highest] Engrave: the open short poem with the highest number
    [long-last] Engrave: the last open long poem by letter
   *[player-decides] Several cities are alike: the player decides
} ({ $rule }).

## Points

sabika-gained-start-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from starting token { $card }.
sabika-gained-reward-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from reward space { $card }.
sabika-gained-large-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from large building { $card }.
sabika-gained-storehouse-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from storehouse token { $card }.
sabika-gained-city-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from city token { $card }.
sabika-gained-income-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP as income from city token { $card }.
sabika-gained-balance-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from a balance in { sabika-colour }.
sabika-gained-blue-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from blue poem { $card }.
sabika-gained-red-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP from red poem { $card }.
sabika-start-vp = { $who ->
    [you] You start
   *[other] { $seat } starts
} with { $points } VP.
sabika-rest-vp = { $change ->
    [loss] { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $lost }
   *[gain] { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { $points }
} VP for resting.
sabika-expand-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for expanding a storehouse.
sabika-refresh-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for new small buildings.
sabika-build-large-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for the materials of a large building.
sabika-build-small-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for the materials of a small building.
sabika-engrave-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for the materials of a poem.
sabika-export-vp = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $points } VP for the export.
sabika-others-vp = { $who ->
    [you] You gain { $points } VP for your
   *[other] { $seat } gains { $points } VP for the
} ship in { sabika-city }.
sabika-arithmetic = { $scale ->
    [each] { $amount } × { $each } = { $points }
    [limit] { $amount } × { $each }, but at most { $points }
   *[place] { $amount }, ranked
}
sabika-wish-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for wish { $wish } ({ sabika-arithmetic }).
sabika-tax-vp = { $change ->
    [loss] { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $lost }
   *[gain] { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { $points }
} VP for unpaid taxes.
sabika-event-vp = { $change ->
    [loss] { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $lost }
   *[gain] { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { $points }
} VP because of the event.
sabika-long-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for long poem { $long } ({ sabika-arithmetic }).
sabika-trade-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for trade card { $card } ({ sabika-arithmetic }).
sabika-left-seals-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for { $amount } { $amount ->
    [one] seal
   *[other] seals
}.
sabika-left-goods-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for { $amount } { $amount ->
    [one] good
   *[other] goods
}.
sabika-left-marble-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for { $amount } marble.
sabika-left-tile-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for { $amount } { $amount ->
    [one] tile
   *[other] tiles
}.
sabika-left-dinars-vp = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } VP for { sabika-dinars }.
sabika-yusuf-vp = Yusuf gains { $points } VP from his card.
sabika-yusuf-others-vp = Yusuf gains { $points } VP for his ship in { sabika-city }.

## Why not

sabika-why-S1-10 = keep one of your two starting tokens
sabika-why-S3-1 = first choose one of your standing workers: it works or rests
sabika-why-S3-2 = a worker moves to another space of its ring, and your two architects never share one
sabika-why-S3-5 = choose the main action, the secondary action or both, each once and only if it is possible; a worker cannot go where neither is
sabika-why-S3-6 = you cannot pay for the steps and for the other players' workers on that space
sabika-why-S4-1 = you do not have that; of storehouses that are alike, choose the first
sabika-why-S4-2 = not everything fits: give up something from your storehouses
sabika-why-S4-3 = take a raw token that lies on the rondel
sabika-why-S4-4 = goods come from your own raw, or from a token of the rondel
sabika-why-S4-6 = choose among what is offered; you can decline only what is optional
sabika-why-S4-7 = first carry out the bonus, or decline it
sabika-why-S5-1 = take three materials from this quarry
sabika-why-S5-2 = expand a storehouse at most twice, with an open token beside the space, or activate one that has a token
sabika-why-S5-3 = at the market you buy what you can pay for, sell what you have, and exchange a material only for its neighbour
sabika-why-S5-4 = build a large or a small building
sabika-why-S5-5 = a large building needs one gypsum, up to two more of wood, marble and tile, all different, and an open token of the era
sabika-why-S5-6 = a small building needs its printed material and up to two more, all different, and goes to one end of your row
sabika-why-S5-7 = take the bonus of the reward space you reached, or of an earlier one
sabika-why-S6-1 = export one or two goods to a city without a ship of yours; you must be able to pay for the way
sabika-why-S6-2 = only a city with your ship on its left half can be consolidated
sabika-why-S6-3 = production gives the bonus of one city with your ship and up to two goods, one after the other
sabika-why-S7-1 = choose an open poem; pay its dinars and one gypsum, wood or marble, and one more material if you like; you may have at most two long poems
sabika-why-S7-3 = you can reactivate only a red poem of your own, and not while its effect is still running
sabika-why-S7-4 = craft only gives dinars
sabika-why-S8-3 = you have one secondary action a turn, beside your space, and you must be able to pay for it
sabika-why-S9-1 = take each income once
sabika-why-S9-2 = pay the tax in full: each with a tax step, 2 dinars, a seal or 1 VP
sabika-why-S9-5 = you lead on the tax track: name a first player
sabika-why-S11 = that city cannot be chosen for this poem
sabika-why-S12-2 = event 14: without a dinar you give a seal or lose 1 VP
sabika-why-S13-5 = Yusuf does not go to that city
sabika-why-build-1 = you may discard the open small buildings once a turn, for 1 dinar, if you hold gypsum, wood or marble
sabika-why-raw-1 = if you have that raw already, the token stays on the rondel and you turn your own; otherwise take it from its space
sabika-why-raw-2 = that raw does not lie there

## What cards say

sabika-op-gain = Gain { sabika-amount }.
sabika-op-gain-choice = { $amount ->
    [1] Gain 1 of your choice: { $kinds }.
   *[other] Gain { $amount } in any mix: { $kinds }.
}
sabika-op-gain-quarried = Gain { $amount } of the materials from this quarry.
sabika-op-operations = { $amount ->
    [one] You may carry out { $amount } market operation.
   *[other] You may carry out up to { $amount } market operations.
}
sabika-op-produce = { $amount ->
    [one] Produce a good.
   *[other] Produce up to { $amount } goods.
}
sabika-op-city-bonus = { $amount ->
    [one] Take the bonus of a city with your ship.
   *[other] Take the bonus of up to { $amount } different cities with your ship.
}
sabika-op-action = You may take the { sabika-action-name } action.
sabika-op-activate-storehouse = { $amount ->
    [one] Activate a storehouse.
   *[other] Activate up to { $amount } different storehouses.
}
sabika-op-balance-bonus = Take the balance bonus of any colour.
sabika-op-advance-reward = Advance { $amount } { $amount ->
    [one] space
   *[other] spaces
} on the reward track.
sabika-op-any-earlier-reward = Take the bonus of any earlier space.
sabika-op-large-bonus-available = Take the bonus of an open large building of this era; it stays.
sabika-op-red-city-action = You may take the action of a red city with your ship.
sabika-op-free-ship = Send a ship for free to any city without one of yours and export up to { $goods } { $goods ->
    [one] good
   *[other] goods
}{ $seal ->
    [0] ; its seal stays
   *[other] ; take its seal
}{ $bonus ->
    [0] , no city bonus.
   *[other] , and its bonus.
}
sabika-counter = { $of ->
    [poems] poem
    [poems-blue] blue poem
    [poems-red] red poem
    [poems-grey] long poem
    [presence] city with your ship
    [consolidated] consolidated city
    [seals] seal
    [boxes] box
    [large] large building
    [small] small building
    [buildings] building
    [pairs-large-small] pair of a large and a small building
    [sets-large-types] set of palace, fountain and gate
    [balances] balance
    [sets-poem-colours] set of a blue, a red and a long poem
    [reward-steps] step on the reward track
    [longest-chain] city in your longest chain of ships
    [stored-resources] material and good in your storehouses
    [presence-red] red city with your ship
    [presence-blue] blue city with your ship
    [presence-demand-sugar] city with your ship that wants sugar
    [presence-demand-clothes] city with your ship that wants clothes
   *[presence-demand-pottery] city with your ship that wants pottery
}
sabika-op-vp-per = Gain { $each } VP for each { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(at most { $max }).
}
sabika-op-choice = Choose one:
sabika-op-or = Or:
sabika-trigger = { $trigger ->
    [on-income] As income:
    [on-become-first-player] When you become first player:
    [on-seal] For each seal you take:
    [on-build-large] When you build a large building:
    [on-build-small] When you build a small building:
    [on-balance] When you reach a balance:
    [on-quarry] After a quarry action:
    [on-produce-good] For each good you produce:
    [on-consolidate] When you consolidate:
    [on-use-tile] When you use a tile for a building or a poem:
    [on-storehouse-action] After a storehouse action:
    [on-store-good] For each good put on this poem:
    [on-build-using-gypsum] When you build with gypsum:
    [on-build-using-wood] When you build with wood:
    [on-build-using-marble] When you build with marble:
   *[on-build-using-tile] When you build with a tile:
}
sabika-modifier = { $modifier ->
    [engrave-extra-materials] You may use { $amount } more { $amount ->
        [one] material
       *[other] materials
    } for a poem.
    [engrave-vp-per-material] Each material of a poem gives { $amount } VP more.
    [engrave-discount] Engraving costs { sabika-dinars } less.
    [secondary-discount] Secondary actions cost { sabika-dinars } less.
    [route-discount] The way of an export costs { sabika-dinars } less.
    [market-extra-operations] The market gives { $amount } more { $amount ->
        [one] operation
       *[other] operations
    }.
    [goods-boxes] A store for { $amount } goods only.
    [occupancy-free] Other players' workers cost you nothing.
    [free-steps] { $amount ->
        [one] { $amount } step is free.
       *[other] { $amount } steps are free.
    }
    [export-vp] Each exported good gives { $amount } VP (and more if it is wanted).
    [export-taxes] Each exported good gives { $amount } { $amount ->
        [one] tax
       *[other] taxes
    } (and more if it is wanted).
    [rest-dinars] Resting gives { sabika-dinars }.
   *[rest-vp] { $amount ->
        [0] Resting costs you no VP.
       *[other] Resting changes your VP by { $amount }.
    }
}
sabika-more = { sabika-dinars } { $sign ->
    [less] less
   *[more] more
}
sabika-event-modifier = { $modifier ->
    [buy] Buying costs { sabika-more }.
    [sell] Selling brings { sabika-more }.
    [engrave-cost] Engraving costs { sabika-more }.
    [export-tax-per-good] Each exported good brings { $amount } more { $amount ->
        [one] tax
       *[other] taxes
    }.
    [same-materials-allowed] The materials of a building or poem may be alike.
    [tax-due] The tax is { $amount } { $sign ->
        [less] lower
       *[more] higher
    }.
    [material-vp] Each material gives { $amount } VP { $sign ->
        [less] less
       *[more] more
    }.
    [route-cost-each] Each route costs { sabika-more }.
    [consolidate-cost] Consolidating costs { sabika-dinars }.
    [free-steps] Only { $amount } { $amount ->
        [one] step is
       *[other] steps are
    } free.
    [occupancy-cost] Each worker of another player costs { sabika-dinars }.
    [secondary-cost] Secondary actions cost { sabika-more }.
   *[tax-step-dinar-or-vp] Before the taxes, pay { sabika-dinars }. Without dinars, give seals or lose VP instead.
}
sabika-scores-each = { $each } VP for each { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(at most { $max }).
}
sabika-scores-rank = 14, 9, 6 VP for first, second, third place, counting each { sabika-counter }.

## Cards

sabika-card-space = { $ring ->
    [outer] Outer ring
    [middle] Middle ring
   *[inner] Inner ring
}, space { $number }: { sabika-action-name }{ $stack ->
    [left] , left storehouse tokens
    [right] , right storehouse tokens
   *[none] {""}
}.
sabika-card-secondary = { $kind ->
    [raw] Raw space
   *[marble] Marble space
} { $id } ({ $side ->
    [small] 1 or 2 players
   *[large] 3 or 4 players
}): { $kind ->
    [raw] outer space { $outer }, middle space { $middle }
   *[marble] middle space { $middle }, inner space { $inner }
}{ $closed ->
    [0] {""}
   *[other] ; closed with 3 players
}.
sabika-card-sultan = The Sultan's workers with { $players } players: outer { $outer }, middle { $middle }, inner { $inner }.
sabika-card-round = Round track { $number }: era { $era }, tax { $tax }{ $wish ->
    [0] {""}
   *[other] , a wish
}{ $event ->
    [0] {""}
   *[other] , the event changes
}.
sabika-card-tower = Tower place { $number }: { $amount } VP for each thing.
sabika-card-display = { $display ->
    [small-buildings] Small buildings: 4 open; Yusuf takes them in the order { $spaces }.
    [short-poems] Short poems open with 1 to 4 players: { $spaces }.
   *[long-poems] Long poems open with 1 to 4 players: { $spaces }.
}
sabika-card-reward = Reward space { $number }: { $text }
sabika-card-every-large = Every large building, before its own bonus: { $text }
sabika-card-large = Large building { $number }, era { $era }, { sabika-type }{ $removed ->
    [0] {""}
   *[other] {" "}(not with 1 or 2 players)
}: { $text }
sabika-card-balance-bonus = Balance in { sabika-colour }: { $text }
sabika-card-balance = Balance card { $number }: left { sabika-colour }, right any.
sabika-card-small = Small building { $number }, { sabika-type }: { sabika-material }; left { $left ->
    [ochre] ochre
    [blue] blue
    [green] green
   *[purple] purple
}, right { $right ->
    [ochre] ochre
    [blue] blue
    [green] green
   *[purple] purple
}.
sabika-card-event = Event { $number }, { $kind ->
    [positive] positive
   *[negative] negative
}: { $text }
sabika-card-long = Long poem { $id }: { $text }{ $removed ->
    [0] {""}
   *[other] {" "}(not in the solo game)
}
sabika-card-blue = Poem { $number }, blue: { $text }
sabika-card-red = Poem { $number }, red: { $text }
sabika-card-dinars = Starting dinars of place { $number }: { $amount }.
sabika-card-start = Starting token { $number }: { $text }
sabika-card-storehouse = Storehouse token { $number }, { $amount } { $amount ->
    [one] box
   *[other] boxes
}: { $text }
sabika-card-wish-types = Wish { $id }: buildings of these types: { $types }.
sabika-card-wish = Wish { $id }: each { sabika-counter }.
sabika-card-city = City: { sabika-city }.
sabika-card-route = Route { $from } – { $to }: { sabika-dinars }.
sabika-card-city-token = City token { $number }, { sabika-colour }, wants { $wants }: { $text }
sabika-card-city-action = When consolidated: { sabika-action-name }.
sabika-card-city-income = When consolidated, income: { $text }
sabika-card-trade = Trade card { $number }: { $text }
sabika-card-condition = { $condition ->
    [demand] Yusuf: cities that want { sabika-good-name }.
    [colour] Yusuf: { sabika-colour } cities.
   *[any] Yusuf: every city.
}
sabika-card-yusuf = Yusuf's { sabika-worker } card { $id }: space { $number }{ $discards ->
    [0] {""}
   *[other] , discards raw and marble
}. { $text }
sabika-card-yusuf-action = Action: { sabika-action-name }.
sabika-card-yusuf-reward = { $per ->
    [none] { $amount } VP
   *[other] { $amount ->
        [0] 1 VP for each
       *[other] { $amount } VP and 1 more for each
    } { $of ->
        [presence] city with his ship
        [longest-chain] city in his longest chain of ships
       *[other] { sabika-counter }
    }
}
sabika-card-yusuf-taxes = { $taxes } { $taxes ->
    [one] tax
   *[other] taxes
}
sabika-card-yusuf-no-reward = No reward.
sabika-kind = { $resource ->
    [gypsum] gypsum
    [wood] wood
    [marble] marble
    [tile] tile
    [dinars] dinars
    [taxes] taxes
    [vp] VP
    [raw] raw
   *[goods] goods
}
sabika-data-sound = All { $rows } rows are valid, { $printed } of them as printed (fingerprint { $fingerprint }).
