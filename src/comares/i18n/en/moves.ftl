### Moves as phrases, for hints

## Alhambra

alhambra-east = { $east ->
    [0] {""}
   *[other] { $east } east
}
alhambra-west = { $west ->
    [0] {""}
   *[other] { $west } west
}
alhambra-north = { $north ->
    [0] {""}
   *[other] { $north } north
}
alhambra-south = { $south ->
    [0] {""}
   *[other] { $south } south
}
alhambra-where = { LIST(alhambra-east, alhambra-west, alhambra-north, alhambra-south) } of the fountain
alhambra-kind-object = { $kind ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-paid-with = { $credit ->
    [only] the credit in { alhambra-currency }s
    [also] { alhambra-currency } { $values } and the credit
   *[no] { alhambra-currency } { $values }
}
alhambra-move-take = take { LIST($card1, $card2, $card3, $card4) }
alhambra-move-buy = buy { alhambra-kind-object } { $price } with { alhambra-paid-with }{ $mode ->
    [portal] {" "}and a portal with it
    [site] {" "}as a building site
   *[plain] {""}
}
alhambra-move-finish = finish { alhambra-kind-object } { $price } with { alhambra-paid-with }
alhambra-move-place = place { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-move = place { alhambra-kind-object } { $price } from the reserve, { alhambra-where }
alhambra-move-exchange = exchange the tile { alhambra-where } for { alhambra-kind-object } { $price }
alhambra-move-remove = take { alhambra-kind-object } { $price } out to the reserve
alhambra-move-reserve = put { alhambra-kind-object } { $price } into the reserve
alhambra-move-give = give { alhambra-kind-object } { $price } to Dirk
alhambra-move-stop = end your actions
alhambra-move-pass = pass
alhambra-move-falcon = place a { alhambra-falcon } on point { $x },{ $y }
alhambra-move-pay = pay for the falcon with { $card ->
    [credit] the credit
   *[card] { $what }
}
alhambra-move-enough = place no more falcons
alhambra-move-portal = place the { alhambra-kind } portal, { alhambra-where }, turned { $turned }
alhambra-move-keep = keep the { alhambra-currency } token
alhambra-move-marker = keep the excess as a credit in { alhambra-currency }s
alhambra-move-decline = keep no credit

## Sabika

sabika-thing-vp = { $vp ->
    [0] {""}
   *[other] { $vp } VP
}
sabika-thing-dinars = { $dinars ->
    [0] {""}
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}
sabika-thing-seals = { $seals ->
    [0] {""}
    [one] { $seals } seal
   *[other] { $seals } seals
}
sabika-thing-taxes = { $taxes ->
    [0] {""}
    [one] { $taxes } tax
   *[other] { $taxes } taxes
}
sabika-thing-reward = { $reward ->
    [0] {""}
    [one] { $reward } step on the reward track
   *[other] { $reward } steps on the reward track
}
sabika-thing-boxes = { $boxes ->
    [0] {""}
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
sabika-thing-cane = { $cane ->
    [0] {""}
   *[other] { $cane } cane
}
sabika-thing-silk = { $silk ->
    [0] {""}
   *[other] { $silk } silk
}
sabika-thing-clay = { $clay ->
    [0] {""}
   *[other] { $clay } clay
}
sabika-thing-raw = { $raw ->
    [0] {""}
   *[other] { $raw } raw
}
sabika-thing-goods = { $goods ->
    [0] {""}
    [one] { $goods } good
   *[other] { $goods } goods
}
sabika-things = { LIST(sabika-thing-vp, sabika-thing-dinars, sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile, sabika-thing-cane, sabika-thing-silk, sabika-thing-clay, sabika-thing-raw, sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery, sabika-thing-goods, sabika-thing-seals, sabika-thing-taxes, sabika-thing-reward, sabika-thing-boxes) }
sabika-move-mix = { $step ->
    [take] take { sabika-things }
    [use] use { sabika-things }
   *[deliver] export { sabika-things }
}
sabika-move-nothing = { $step ->
    [take] take nothing
    [use] use nothing
   *[deliver] export nothing
}
sabika-paid-back = { $marker ->
    [0] {""}
    [one] { $marker } tax step
   *[other] { $marker } tax steps
}
sabika-move-pay = pay { LIST(sabika-paid-back, sabika-thing-dinars, sabika-thing-seals, sabika-thing-vp) }
sabika-move-buy-raw = buy { sabika-raw-name }
sabika-move-income-poem = take the income of poem { $card }
sabika-move-engrave-short = engrave poem { $card } as { sabika-colour }
sabika-move-first = make { $whom } the next first player
sabika-move-choose = choose: { $what }
sabika-from = { $from ->
    [0] {""}
   *[other] {" "}from space { $from }
}
sabika-move = { $step ->
    [keep] keep starting token { $card }
    [work] send the { sabika-worker }{ sabika-from } to space { $space } ({ sabika-action-name })
    [rest] let the { sabika-worker }{ sabika-from } rest
    [main] take the main action: { sabika-action-name }
    [secondary] take the secondary action: { $kind ->
        [raw] raw
       *[marble] marble
    }
    [done] end the turn
    [give-up] give up { sabika-material }
    [raw] take { sabika-raw-name }
    [good] take { sabika-good-name }
    [produce] produce from { sabika-raw-name }
    [buy] buy { sabika-material }
    [sell] sell { sabika-material }
    [exchange] exchange { sabika-material } for { sabika-other-material }
    [choose] choose alternative { $card }
    [bonus] take the bonus action: { sabika-action-name }
    [city] take the bonus of { sabika-city }
    [storehouse] activate storehouse { $house }
    [activate] activate storehouse { $house }
    [balance] take the balance bonus of { sabika-colour }
    [reward] take the bonus of reward space { $card }
    [token] take the bonus of large building { $card }
    [red-city] take the action of { sabika-city }
    [ship] send the ship to { sabika-city }
    [stop] finish
    [decline] decline
    [expand] put token { $card } on storehouse { $house }
    [refresh] replace the open small buildings
    [large] build a large building
    [small] build small building { $card }
    [building] take large building { $card }
    [lay] lay the card at the { $side ->
        [left] left
       *[right] right
    } end
    [export] export to { sabika-city }
    [consolidate] consolidate { sabika-city }
    [engrave] engrave long poem { $long }
    [reactivate] reactivate poem { $card }
    [income] take the income of { sabika-city }
   *[yusuf] choose { sabika-city } for Yusuf
}
