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
    [one] bodem
    [few] body
    [many] bodu
   *[other] body
}
web-result-won = Vyhráváš s { web-result-points }, o { $margin } před hráčem { $rival }.
web-result-won-tie = Vyhráváš s { web-result-points }. { $rival } má stejně, ale při shodě vyhráváš ty.
web-result-won-left = Vyhráváš s { web-result-points }. { $rival } má { $theirs }, ale hru dohrál bot.
web-result-won-alone = Vyhráváš s { web-result-points }.
web-result-shared = O vítězství se dělíš s hráčem { $rival }: každý s { web-result-points }. Dobrá hra.
web-result-lost = Dobrá hra: tvé místo je { $place }. s { web-result-points }, o { $margin } za hráčem { $rival }.
web-result-lost-tie = Dobrá hra: tvé místo je { $place }. s { web-result-points }. { $rival } má stejně a při shodě vyhrává.
web-result-lost-left = Hru za tebe dohrál bot: tvé místo je { $place }. s { web-result-points }. Vyhrává { $rival } s { $theirs }.
web-decided-by = Co rozhodlo: { $source }, { $theirs } ku { $yours }.
web-points-before = před tímto stolem
web-back-to-table = Zpět ke stolu
web-skip-to-turn = Přeskočit na můj tah

## Kdyby se bodovalo teď

web-explain-points = Vysvětlit body: { $name }
web-nothing-scored = Zatím by nic nebodovalo.
