### Lekce a trenér

web-learn = Naučit se
web-learn-offer-alhambra = Neznáš Alhambru? Nauč se ji za deset minut.
web-learn-offer-sabika = Neznáš Sabiku? Nauč se ji za dvacet minut.
web-learn-later = Teď ne
web-learn-title = Nauč se hru { $game }
web-learn-course = Kurz
web-learn-more = Další způsoby hry
web-learn-minutes = { $n ->
    [one] jedna minuta
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}
web-learn-begin = Začít
web-learn-begun = rozehráno
web-learn-go-on = Pokračovat
web-learn-done = hotovo
web-learn-again = Ještě jednou
web-learn-all = Všechny lekce
web-lesson = Lekce: { $title }
web-lesson-your-move = Tvůj tah:
web-lesson-watch = Nejdřív sleduj, co se stane.
web-lesson-next = Dál
web-lesson-back = Zpět
web-lesson-wrong = Tohle ne. K čemu by to vedlo:
web-lesson-try-again = Zkus to znovu
web-lesson-finished = Lekce je hotová!
web-lesson-next-lesson = Další lekce
web-lesson-points = Kdyby se teď bodovalo, změnilo by to tvé body o { $points }; jiná volba by je změnila o { $right }.
web-lesson-overpaid = { $over ->
    [one] Přeplatíš o jednu minci
    [few] Přeplatíš o { $over } mince
    [many] Přeplatíš o { $over } mince
   *[other] Přeplatíš o { $over } mincí
}, a zpět se nevrací.
web-lesson-wall = Tvá nejdelší zeď by měla délku { $number }; může mít { $right }.
web-lesson-room = { $number ->
    [one] Zůstalo by jedno pole
    [few] Zůstala by { $number } pole
    [many] Zůstalo by { $number } pole
   *[other] Zůstalo by { $number } polí
} ke stavění; může jich zůstat { $right }.
web-lesson-vp = Přineslo by ti to { $number } VB; možných je { $right }.
web-lesson-cost = Stálo by to { $number }; jde to za { $right }.
refused-lesson = Lekce žádá jinou volbu. Nic se nezměnilo.

## Trenér

web-coach = Trenér
web-coach-setting = Trenér: varuje před volbou, která hodně ztrácí
web-coach-first = v první hře po lekcích
web-coach-on = vždy
web-coach-off = nikdy
web-coach-looks = Trenér se dívá …
web-coach-behind = Trenér vidí lepší volbu, asi o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
web-coach-keep = Přesto zahrát
web-coach-back = Ještě si to rozmyslet
web-coached = s trenérem
