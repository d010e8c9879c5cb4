### Un turno di Alhambra nel browser


## Una scelta per nome

web-choice-take = prendere { $cards }
web-choice-buy = comprare { $tile }
web-choice-finish = completare { $tile }
web-choice-place = posare { $tile }
web-choice-move = posare { $tile } dalla riserva
web-choice-exchange = scambiare una tessera con { $tile }
web-choice-reserve = mettere { $tile } in riserva
web-choice-give = dare { $tile } a Dirk
web-choice-remove = togliere { $tile } e mettere in riserva
web-choice-falcon = mettere un falco
web-choice-portal = posare { $portal }
web-choice-pay = pagare con { $card }
web-choice-keep = tenere la tessera cantiere: { alhambra-currency }
web-choice-marker = tenere un credito: { alhambra-currency }

## Pagare

web-paying = Paga { $price }: scegli le carte dalla tua mano.
web-paying-some = Paga { $price }: hai scelto { $sum }.
web-paying-exact = { $sum }: il prezzo esatto. Giochi ancora.
web-pay-sum = Paga { $sum }
web-pay-sum-exact = Paga { $sum }: gioca ancora
web-pay-card = { alhambra-card }: paga con questa
web-paid-exactly = Esatto: gioca ancora!
web-decide-again = Gioca ancora, oppure concludi le azioni e posa.
web-end-actions = Concludi le azioni e posa
web-end-turn = Concludi il turno
web-placed-later = Lo posi quando le tue azioni finiscono.
web-decide-falcons = Puoi anche mettere un falco.

## Quanto vale un posto

web-standing-scoring = { $scoring ->
    [1] Con i punti della prima valutazione
    [2] Con i punti della seconda valutazione
   *[3] Con i punti della terza valutazione
}
web-place-worth = { $place }º posto
web-nobody-has = Nessuno ne ha ancora costruito uno.

## Nomi brevi, per telefoni

web-others-short = Altri
web-tab-standing-short = Punti
web-tab-shelf-short = Moduli
web-tab-log-short = Cronaca
