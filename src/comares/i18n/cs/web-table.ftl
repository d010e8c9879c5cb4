### Co mají stoly všech her v prohlížeči společné


## Volba na cestě

web-choice-kept = Tvá volba je uložena.
web-choice-kept-lost = Bez spojení. Tvá volba je uložena a odešle se, jakmile bude spojení zpět:
web-choice-kept-server = Server teď nemůže tvou volbu uložit. Zůstává zachována a odešle se znovu:
web-choice-withdraw = Stáhnout
web-not-made = Neprovedeno: { $what }
web-not-made-late = U stolu se mezitím pokračovalo. Vyber znovu.
web-not-made-seat = Na tomto místě se teď hraje z jiného zařízení.
web-not-made-over = Hra skončila.

## Konec hry

web-result = Výsledek
web-result-points = { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-left-the-game = hru dohrál bot
web-result-won = Vyhráváš: { web-result-points }, o { $margin } víc než { $rival }.
web-result-won-tie = Vyhráváš: { web-result-points }. { $rival } má stejně, ale při shodě vyhráváš ty.
web-result-won-left = Vyhráváš: { web-result-points }. { $rival } má { $theirs }, ale hru dohrál bot.
web-result-won-alone = Vyhráváš: { web-result-points }.
web-result-shared = Společné vítězství: ty a { $rival }, každý má { web-result-points }. Dobrá hra.
web-result-lost = Dobrá hra: máš { $place }. místo a { web-result-points }, o { $margin } méně než { $rival }.
web-result-lost-tie = Dobrá hra: máš { $place }. místo a { web-result-points }. { $rival } má stejně a při shodě vyhrává.
web-result-lost-left = Hru za tebe dohrál bot: máš { $place }. místo a { web-result-points }. Vyhrává { $rival }: { $theirs }.
web-decided-by = Co rozhodlo: { $source }, { $theirs } ku { $yours }.
web-points-before = před začátkem tohoto stolu
web-back-to-table = Zpět ke stolu
web-skip-to-turn = Přeskočit na můj tah

## Kdyby se bodovalo teď

web-explain-points = Vysvětlit body: { $name }
web-nothing-scored = Zatím by nic nebodovalo.
