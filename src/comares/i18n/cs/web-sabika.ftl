### Sabika u stolu v prohlížeči

## Příprava stolu

web-option-events = Události
web-option-events-off = žádné
web-option-events-any = tři, nikdo neví které
web-option-events-0 = tři, žádná příznivá
web-option-events-1 = tři, jedna příznivá
web-option-events-2 = tři, dvě příznivé
web-option-events-3 = tři, všechny příznivé
web-option-wish-buildings = Přání o stavbách počítají
web-option-wish-buildings-each = každou stavbu zobrazených typů
web-option-wish-buildings-types = každý zobrazený typ, který máš
web-option-yusuf-consolidates = Yusuf upevňuje vztahy
web-option-yusuf-consolidates-any = nesplňuje-li podmínku žádné jeho město, s kterýmkoli
web-option-yusuf-consolidates-fitting = jen s městy, která podmínku splňují
web-option-difficulty = Yusuf
web-option-difficulty-easy = lehký: bez událostí
web-option-difficulty-normal = běžný: jedna příznivá událost, dvě nepříznivé
web-option-difficulty-hard = těžký: tři nepříznivé události
web-option-difficulty-expert = expert: tři nepříznivé události a začíná s 10 VB

## Co leží na stole

# Písmeno a číslo vytištěné na přání nebo dlouhé básni.
web-sabika-printed-id = { $id }
web-sabika-rondel = Rondel
web-sabika-map = Mapa
web-sabika-small = Malé stavby
web-sabika-large = Velké stavby
web-sabika-storehouses = Sklady
web-sabika-short = Krátké básně
web-sabika-long = Dlouhé básně
web-sabika-deck = v balíčku: { $n }
web-sabika-rounds = Kola
web-sabika-tower = Věž přání
web-sabika-taxes = Daně
web-sabika-rewards = Odměny
web-sabika-trade = Karta obchodu
web-sabika-event-now = Událost
web-sabika-event-next = Příští událost
web-sabika-workshop-of = Dílna: { $name }
web-sabika-seals = pečeti
web-sabika-ships = lodě v Granadě
web-sabika-boxes = Plné bedny: { $n } z { $boxes }
web-sabika-status = Zdroj: { $status }
web-sabika-empty-house = Žádný žeton na něm ještě neleží.
web-sabika-joined = Vedle: { $what }.
web-sabika-joined-empty = { $kind ->
    [raw] Pole suroviny vedle je prázdné: místo toho vyrob zboží.
   *[marble] Pole mramoru vedle je prázdné: místo toho si vezmi sádru nebo dřevo.
}
web-sabika-cost-parts = Z toho { $steps } za kroky, { $crowd } za cizí dělníky.
web-sabika-rule = Pravidlo { $rule }
web-sabika-wish-scores = boduje
web-sabika-wish-from = po { $round }. kole
web-sabika-cost-spoken = { $cost ->
    [0] Cesta sem je zdarma.
    [one] Cesta sem stojí { $cost } dinár.
    [few] Cesta sem stojí { $cost } dináry.
    [many] Cesta sem stojí { $cost } dináru.
   *[other] Cesta sem stojí { $cost } dinárů.
}
web-sabika-worker-there = Je tu dělník: { $name }{ $lies ->
    [0] .
   *[other] {" "}(leží).
}
web-sabika-sultan-there = Je tu sultánův dělník.
web-sabika-ships-spoken = Lodě vlevo: { $left }; vpravo: { $right }.{ $seal ->
    [0] {""}
   *[other] {" "}Pečeť tu ještě je.
}
web-sabika-about-action = { $action ->
    [quarry-small] Vezmi tři materiály, sádru a dřevo v libovolné kombinaci.
    [quarry-large] Vezmi tři materiály, dřevo a mramor v libovolné kombinaci.
    [storehouse] Rozšiř sklad jedním ze dvou žetonů vedle tohoto pole, nebo sklad aktivuj.
    [market] Získáš 2 dináry, pak až dva obchody: nákup, prodej nebo výměna.
    [construct] Postav velkou nebo malou stavbu ze svých materiálů.
    [export] Vyšli loď do nového města: zaplať cestu, vezmi pečeť, vyvez jedno nebo dvě zboží, vezmi bonus.
    [consolidate] Přesuň loď na pravou polovinu jejího města: červené město dá hned svou akci, modré nese příjem.
    [production] Získej bonus jednoho města se svou lodí a vyrob až dvě zboží ze svých surovin.
    [engrave] Vyryj báseň: zaplať dináry a jeden nebo dva materiály. Modrá působí do konce hry, červená jednou, hned, dlouhá boduje na konci.
    [reactivate] Jedna z tvých červených básní zapůsobí znovu.
   *[craft] Získáš 3 dináry a 1 navíc za každé dvě tvé básně.
}
web-sabika-about-secondary = { $kind ->
    [raw] Vedlejší akce: vezmi surovinu. Je-li pole prázdné, vyrob zboží. Architekta to stojí 1 dinár, obchodníka nic.
   *[marble] Vedlejší akce: vezmi mramor. Je-li pole prázdné, vezmi sádru nebo dřevo. Obchodníka to stojí 2 dináry, básnířku 1.
}

## Rozhodování

web-sabika-if-ended = Kdyby byl teď konec
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Méně: { $what }
web-sabika-more-of = Více: { $what }
web-sabika-pay-marker = kroky daní
web-sabika-pay-dinars = dináry
web-sabika-pay-seals = pečeti
web-sabika-pay-vp = VB

web-sabika-did-main = hlavní akce
web-sabika-scored = { $kind ->
    [wishes] Přání
   *[last] Poslední bodování
}
web-sabika-do-keep = Nechat žeton { $card }
web-sabika-do-work = Poslat: { sabika-worker }{ $number ->
    [2] {" "}(druhý)
   *[other] {""}
}
web-sabika-do-rest = Odpočinek: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] Surovina vedle
   *[marble] Mramor vedle
}
web-sabika-do-done = Hotovo
web-sabika-do-stop = Hotovo
web-sabika-do-decline = Odmítnout
web-sabika-do-levy = { $kind ->
    [seals] Dát pečeť
   *[vp] Ztratit VB
}
web-sabika-from-storehouse = { $what } (ze skladu)
web-sabika-from-poem = { $what } (z básně)
web-sabika-do-give-up = Vzdát se: { sabika-material }
web-sabika-do-produce = Zpracovat: { sabika-raw-name }
web-sabika-do-buy = Koupit: { sabika-material }
web-sabika-do-buy-raw = Koupit: { sabika-raw-name }
web-sabika-do-sell = Prodat: { sabika-material }
web-sabika-do-exchange = { sabika-material } → { sabika-other-material }
web-sabika-do-choose = Možnost { $n }
web-sabika-do-bonus = { sabika-action-name }
web-sabika-do-city = { sabika-city }
web-sabika-do-storehouse = Sklad { $house }
web-sabika-do-balance = { sabika-colour }
web-sabika-do-reward = Odměna { $card }
web-sabika-do-token = Velká stavba { $card }
web-sabika-do-red-city = { sabika-city }
web-sabika-do-ship = { sabika-city }
web-sabika-do-expand = Žeton { $card } na sklad { $house }
web-sabika-do-activate = Aktivovat sklad { $house }
web-sabika-do-refresh = Čtyři nové malé stavby
web-sabika-do-large = Velká stavba
web-sabika-do-small = Malá stavba { $card }
web-sabika-do-building = Velká stavba { $card }
web-sabika-do-lay = { $side ->
    [left] Na levý konec
   *[right] Na pravý konec
}
web-sabika-do-export = { sabika-city }
web-sabika-do-nothing = Nic
web-sabika-do-consolidate = { sabika-city }
web-sabika-do-engrave = Báseň { $card } jako { $colour ->
    [blue] modrá
   *[red] červená
}
web-sabika-do-engrave-long = Dlouhá báseň { $id }
web-sabika-do-reactivate = Báseň { $card }
web-sabika-do-income-poem = Báseň { $card }
web-sabika-do-pay = Zaplatit
web-sabika-do-yusuf = { sabika-city }

## Vyprávění

web-sabika-yusuf-turn = Yusufův tah
web-sabika-coming = Na konci tohoto kola: daň { $tax }{ $wish ->
    [0] {""}
   *[other] , přání přijde na věž a všechna přinesou VB
}{ $event ->
    [0] {""}
   *[other] , událost se změní
}.
web-sabika-yusuf-not-yet = Yusuf ještě nebyl na tahu.
web-sabika-left = { $what ->
    [seals] pečeti
    [goods] zboží
    [marble] mramor
    [tile] dlaždice
   *[dinars] dináry, 1 VB za každé dva
}
web-sabika-unpaid = nezaplacené daně
web-sabika-before = Předtím
web-sabika-at-end = konec
web-sabika-source = { $head ->
    [start] začátek
    [buildings] stavby
    [poems] básně
    [trade] obchod
    [bonuses] bonusy
    [wishes] přání
    [long] dlouhé básně
    [card] karta obchodu
    [left] zbytky
   *[taxes] odpočinek a daně
}
web-sabika-by-round = VB podle kol
web-sabika-last-scoring = Poslední bodování krok za krokem
web-sabika-sheets = Další části stolu
web-sabika-sheet = { $sheet ->
    [map] Mapa
    [displays] Karty
    [tracks] Stupnice
    [workshop] Dílny
    [standing] VB
   *[log] Záznam
}

## The legend, the players at a glance

web-sabika-legend = Vysvětlivky
web-sabika-legend-resources = Zdroje a stavby
web-sabika-legend-material = Libovolný materiál
web-sabika-legend-box = Bedna
web-sabika-legend-actions = Akce
web-sabika-legend-signs = Jak číst kartu
web-sabika-legend-blue = Modrá půlka: platí do konce hry
web-sabika-legend-red = Červená půlka: platí jednou, hned
web-sabika-legend-action = V rámečku: celá akce jako bonus
web-sabika-legend-either = Jedno nebo druhé, v libovolné kombinaci
web-sabika-legend-each = VB za každý kus; nejvýše číslo za ≤
web-sabika-legend-rank = VB za první, druhé a třetí místo v tom, co následuje
web-sabika-legend-when = Když se to stane, získáš, co následuje
web-sabika-legend-bonuses = Bonusy
web-sabika-legend-blue-half = Modré básně
web-sabika-legend-counted = Co se boduje
web-sabika-players = Hráči
web-sabika-materials = materiálů
web-sabika-standing = { $n ->
    [one] 1 dělník stojí
    [few] { $n } dělníci stojí
    [many] { $n } dělníka stojí
   *[other] { $n } dělníků stojí
}
web-sabika-tracks = Stupnice
web-sabika-used-cards = Použité karty
web-sabika-others = Ostatní
web-sabika-balance-reached = rovnováha: { $colour }
web-sabika-no-balance = bez rovnováhy
