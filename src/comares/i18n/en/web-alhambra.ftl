### Alhambra's table in the browser

## Where things are

web-cells-east = { $n } east
web-cells-west = { $n } west
web-cells-north = { $n } north
web-cells-south = { $n } south
web-build-there = Build { $where } of the fountain
web-exchange-there = Exchange the tile { $where } of the fountain
web-portal-there = Portal { $where } of the fountain, its corner { $turned }
web-perch-there = A falcon could stand { $where } of the fountain
web-no-fit = Does not fit { $where } of the fountain
web-can-finish = It can be finished.
web-can-take-out = It can be taken out.

## Paying and building

web-you-hold = You hold { $held } in { alhambra-currency }s.
web-pay-just = the exact price
web-walled-in = Walled in: after this you could not build anything more.
web-walled-in-sure = After this you could not build anything more. Click again to do it anyway.
web-portal-at-risk = Neither the palace nor a tile you are placing has room for this portal. You may lose it.
web-little-room = { $n ->
    [one] Only one cell would be left to build on.
   *[other] Only { $n } cells would be left to build on.
}

## Keys

web-keys = Keys
web-key-tip = Keys: 1–4 market, 5–8 money, ? for all
web-key-slots = choose a building of the market
web-key-money = choose a card on the table
web-key-arrows-sign = arrows
web-key-arrows = move between cells or payments; with Shift also to cells that do not fit
web-key-enter = confirm
web-key-turn = turn the portal
web-key-undo = undo
web-key-redo = redo
web-key-hint = hint
web-key-escape = cancel

## Standing, scoring, end

web-tab-census = Buildings
web-in-all = Total
web-explain = Explain: { $what }
web-shared = { $whole } shared by { $sharing }: { $points } each
web-turning-point = { $who ->
    [you] { $scoring ->
        [1] You were never behind.
        [2] You took the lead at the second scoring.
       *[3] You took the lead at the last scoring.
    }
   *[other] { $scoring ->
        [1] { $name } was never behind.
        [2] { $name } took the lead at the second scoring.
       *[3] { $name } took the lead at the last scoring.
    }
}
web-chart-points = Points after each scoring
web-chart-walls = Longest wall at each scoring
