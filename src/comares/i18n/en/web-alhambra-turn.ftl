### An Alhambra turn in the browser


## A choice by name

web-choice-take = take { $cards }
web-choice-buy = buy { $tile }
web-choice-finish = finish { $tile }
web-choice-place = place { $tile }
web-choice-move = place { $tile } from the reserve
web-choice-exchange = exchange a tile for { $tile }
web-choice-reserve = put { $tile } into the reserve
web-choice-give = give { $tile } to Dirk
web-choice-remove = take { $tile } out to the reserve
web-choice-falcon = place a falcon
web-choice-portal = place { $portal }
web-choice-pay = pay with { $card }
web-choice-keep = keep the { alhambra-currency } token
web-choice-marker = keep a credit in { alhambra-currency }s

## Paying

web-paying = Pay { $price }: choose cards from your hand.
web-paying-some = Pay { $price }: { $sum } chosen.
web-paying-exact = { $sum }: the exact price. You play again.
web-pay-sum = Pay { $sum }
web-pay-sum-exact = Pay { $sum }: play again
web-pay-card = { alhambra-card }: pay with it
web-paid-exactly = Exact: play again!
web-decide-again = Play again, or end your actions and place.
web-end-actions = End actions and place
web-end-turn = End your turn
web-placed-later = You place it when your actions end.
web-decide-falcons = You can also place a falcon.

## What a place is worth

web-standing-scoring = { $scoring ->
    [1] With the points of the first scoring
    [2] With the points of the second scoring
   *[3] With the points of the third scoring
}
web-place-worth = { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}
web-nobody-has = Nobody has built one yet.

## Short names, for phones

web-others-short = Others
web-tab-standing-short = Points
web-tab-shelf-short = Modules
web-tab-log-short = Log
