### Tah v Alhambře v prohlížeči


## Volba jménem

web-choice-take = vzít { $cards }
web-choice-buy = koupit { $tile }
web-choice-finish = dostavět { $tile }
web-choice-place = položit { $tile }
web-choice-move = položit { $tile } z rezervy
web-choice-exchange = vyměnit čtverec za { $tile }
web-choice-reserve = dát { $tile } do rezervy
web-choice-give = dát { $tile } Dirkovi
web-choice-remove = vyjmout { $tile } do rezervy
web-choice-falcon = umístit sokola
web-choice-portal = položit { $portal }
web-choice-pay = zaplatit: { $card }
web-choice-keep = nechat žeton: { alhambra-currency }
web-choice-marker = nechat kredit: { alhambra-currency }

## Placení

web-paying = Zaplať { $price }: vyber karty z ruky.
web-paying-some = Zaplať { $price }: vybráno { $sum }.
web-paying-exact = { $sum }: přesná cena. Hraješ znovu.
web-pay-sum = Zaplatit { $sum }
web-pay-sum-exact = Zaplatit { $sum }: hrát znovu
web-pay-card = { alhambra-card }: zaplatit jí
web-paid-exactly = Přesně: hraj znovu!
web-decide-again = Další akce, nebo ukonči akce a pokládej.
web-end-actions = Ukončit akce a pokládat
web-end-turn = Ukončit tah
web-placed-later = Položíš ji, až skončí tvé akce.
web-decide-falcons = Můžeš také umístit sokola.

## Jakou cenu má místo

web-standing-scoring = { $scoring ->
    [1] S body prvního bodování
    [2] S body druhého bodování
   *[3] S body třetího bodování
}
web-place-worth = { $place }. místo
web-nobody-has = Zatím nikdo žádnou nepostavil.

## Krátké názvy pro telefony

web-others-short = Ostatní
web-tab-standing-short = Body
web-tab-shelf-short = Moduly
web-tab-log-short = Záznam
