### Sabika u stolu v prohlížeči

## Příprava stolu

web-option-events = Události
web-option-events-off = žádné
web-option-events-any = tři, nikdo neví které
web-option-events-0 = tři, žádná příznivá
web-option-events-1 = tři, jedna příznivá
web-option-events-2 = tři, dvě příznivé
web-option-events-3 = tři, všechny příznivé
web-option-difficulty = Yusuf
web-option-difficulty-easy = lehký: bez událostí
web-option-difficulty-normal = běžný: jedna příznivá událost, dvě nepříznivé
web-option-difficulty-hard = těžký: tři nepříznivé události
web-option-difficulty-expert = znalec: tři nepříznivé události a začíná s 10 VB

## Co leží na stole

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
web-sabika-empty = Nic tam neleží.
web-sabika-status = Zdroj: { $status }
web-sabika-cards = Nabídka
web-sabika-large-later = Z druhé epochy
web-sabika-empty-house = Žádný žeton na něm ještě neleží.
web-sabika-joined = { $kind ->
    [raw] Spojená surovina: { $what }
   *[marble] Spojený mramor: { $what }
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
    [market] 2 dináry, pak až dva obchody: nákup, prodej nebo výměna.
    [construct] Postav velkou nebo malou stavbu ze svých materiálů.
    [export] Vyšli loď do nového města: zaplať cestu, vezmi pečeť, vyvez jedno nebo dvě zboží, vezmi bonus.
    [consolidate] Přesuň loď na pravou polovinu jejího města: červené město působí hned, modré nese příjem.
    [production] Bonus jednoho města s tvou lodí a až dvě zboží z tvých surovin.
    [engrave] Vyryj báseň: dináry, jeden nebo dva materiály. Modrá působí trvale, červená hned, dlouhá na konci.
    [reactivate] Jedna z tvých červených básní zapůsobí znovu.
   *[craft] 3 dináry a 1 navíc za každé dvě tvé básně.
}
web-sabika-about-secondary = { $kind ->
    [raw] Vedlejší akce: vezmi surovinu, a není-li tu, vyrob zboží. 1 dinár pro architekta, zdarma pro obchodníka.
   *[marble] Vedlejší akce: vezmi mramor, a není-li tu, sádru nebo dřevo. 2 dináry pro obchodníka, 1 pro básnířku.
}
web-sabika-lasting = { $what ->
    [free-steps] ∞ více kroků zdarma
    [occupancy-free] ∞ zdarma mezi ostatními
    [market-extra-operations] ∞ více obchodů
    [secondary-discount] ∞ levnější vedlejší akce
    [engrave-extra-materials] ∞ více materiálů
    [engrave-discount] ∞ levnější básně
    [route-discount] ∞ levnější cesty
    [rest] ∞ lepší odpočinek
    [goods-store] ∞ sklad zboží
    [export-profit] ∞ lepší vývoz
   *[other] ∞ působí trvale
}

## Rozhodování

web-sabika-decide = { $kind ->
    [keep] Nech si jeden ze dvou počátečních žetonů.
    [turn] Jsi na tahu: pošli dělníka na osvětlené pole, nebo ho nech odpočívat.
    [act] Hlavní akce, vedlejší, nebo obě.
    [give-up] Všechno se do beden nevejde: čeho se vzdáš?
    [take] Vyber, co si vezmeš.
    [raw] Vyber surovinu.
    [good] Vyber zboží.
    [produce] Vyrob zboží (zbývá: { $n }).
    [production] Výroba: bonus města, zboží, nebo obojí.
    [operations] Obchody na trhu, zbývá: { $n }.
    [choose] Jedno z těchto:
    [bonus] Bonusová akce: provést?
    [city] Vyber město.
    [storehouse] Aktivuj sklad.
    [balance] Vyber barvu bonusu rovnováhy.
    [reward] Vyber odměnu: dosažené pole, nebo dřívější.
    [token] Vyber velkou stavbu, jejíž bonus si vezmeš.
    [red-city] Vyber červené město.
    [ship] Kam pluje loď?
    [storehouse-action] Rozšiř sklad, nebo nějaký aktivuj.
    [construct] Co stavíš?
    [use] Které materiály použiješ?
    [building] Vyber velkou stavbu.
    [lay] Na který konec řady ji položíš?
    [export] Vývoz: vyber město.
    [deliver] Které zboží vyvezeš?
    [consolidate] Upevnění: vyber město.
    [engrave] Rytí: vyber báseň a její polovinu.
    [reactivate] Která červená báseň zapůsobí znovu?
    [income] Příjem: který teď?
    [pay] Zaplať daň { $n } v libovolné kombinaci.
    [first] Vedeš v daních: kdo bude příštím začínajícím hráčem?
    [yusuf] Yusuf se neumí rozhodnout: vyber jeho město.
   *[other] Vyber.
}
web-sabika-afterwards = Potom:
web-sabika-step = { $step ->
    [act] zbytek tahu
    [operations] trh
    [produce] vyrábění
    [production] výroba
    [effect] zbytek bonusu
    [building] velká stavba
    [lay] přiložení karty
    [deliver] zboží
    [engraved] báseň
    [red-action] akce města
    [city] bonus města
    [bonus] bonusová akce
    [income] příjem
   *[use] materiály
}
web-sabika-if-ended = Kdyby byl teď konec
web-sabika-resting = Odpočinek:
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Méně: { $what }
web-sabika-more-of = Více: { $what }
web-sabika-pay-marker = kroky zpět
web-sabika-pay-dinars = dináry
web-sabika-pay-seals = pečeti
web-sabika-pay-vp = VB

web-sabika-did-main = hlavní akce
web-sabika-chose = { $name } volí: { $what }.
web-sabika-scored = { $kind ->
    [wishes] Přání
   *[last] Poslední bodování
}
web-sabika-do-keep = Nechat žeton { $card }
web-sabika-do-work = Jde { sabika-worker }{ $number ->
    [2] {" "}(druhý)
   *[other] {""}
}
web-sabika-do-rest = Odpočinek: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] Surovina
   *[marble] Mramor
}
web-sabika-do-done = Hotovo
web-sabika-do-stop = Dost
web-sabika-do-decline = Odmítnout
web-sabika-do-give-up = Vzdát se: { sabika-material }
web-sabika-do-raw = { sabika-raw-name } { $space }
web-sabika-do-good = { sabika-good-name } { $space }
web-sabika-do-produce = Zpracovat: { sabika-raw-name }
web-sabika-do-buy = Koupit: { sabika-material }
web-sabika-do-buy-raw = Koupit: { sabika-raw-name } { $space }
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
    [seals] pečetě
    [goods] zboží
    [marble] mramor
    [tile] dlaždice
   *[dinars] dináry, 1 VB za dva
}
web-sabika-unpaid = daně nezaplacené jinak
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
web-sabika-sheets = Ostatní ze stolu
web-sabika-sheet = { $sheet ->
    [map] Mapa
    [displays] Karty
    [tracks] Stupnice
    [workshop] Dílny
    [standing] VB
   *[log] Zápis
}
