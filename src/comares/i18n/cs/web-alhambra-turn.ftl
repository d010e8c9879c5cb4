### Tah v Alhambře v prohlížeči


## Volba jménem

web-choice-take = vzít { $cards }
web-choice-buy = koupit stavbu: { $tile }
web-choice-finish = dokončit stavbu: { $tile }
web-choice-place = položit čtverec: { $tile }
web-choice-move = položit z rezervy: { $tile }
web-choice-exchange = prohodit čtverec: { $tile }
web-choice-reserve = dát do rezervy: { $tile }
web-choice-give = dát Dirkovi: { $tile }
web-choice-remove = přesunout do rezervy: { $tile }
web-choice-falcon = umístit sokola
web-choice-portal = položit { $portal }
web-choice-pay = zaplatit: { $card }
web-choice-keep = nechat si žeton: { alhambra-currency }
web-choice-marker = nechat si kredit: { alhambra-currency }

## Placení

web-paying = Zaplať { $price }: vyber karty z ruky.
web-paying-some = Zaplať { $price }: vybráno { $sum }.
web-paying-exact = { $sum }: přesná cena. Hraješ znovu.
web-pay-sum = Zaplatit { $sum }
web-pay-sum-exact = Zaplatit { $sum }: hrát znovu
web-pay-card = { alhambra-card }: zaplatit jí
web-paid-exactly = Přesně: hraj znovu!
web-decide-again = Hraj znovu, nebo ukonči akce a pokládej.
web-end-actions = Ukončit akce a pokládat
web-end-turn = Ukončit tah
web-placed-later = Umístíš ho, až skončí tvé akce.
web-decide-falcons = Můžeš také umístit sokola.

## Jakou cenu má místo

web-standing-scoring = { $scoring ->
    [1] S body prvního bodování
    [2] S body druhého bodování
   *[3] S body třetího bodování
}
web-place-worth = { $place }. místo
web-nobody-has = Zatím nikdo nic nepostavil.

## Krátké názvy pro telefony

web-others-short = Ostatní
web-tab-standing-short = Body
web-tab-shelf-short = Moduly
web-tab-log-short = Záznam
