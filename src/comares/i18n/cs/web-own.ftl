# The owner's page.

web-own-title = Hodnoty tvé krabice
web-own-game = Hra
web-own-box-sabika = Sabika
web-own-box-alhambra = Sokoli Alhambry
web-own-intro-sabika = Máš Sabiku doma? Zadej, co je vytištěno na jejích kartách, žetonech a deskách, jedno po druhém. Založ vydání: je v něm všechno tak, jak je to zde rekonstruováno, dokud to neopravíš.
web-own-intro-alhambra = Máš doma Sokolníky Alhambry? Zadej patnáct sokolů tak, jak jsou vytištěni. Založ vydání: jsou v něm tak, jak jsou zde rekonstruováni, dokud je neopravíš.
web-own-pick = Vyber součást, kterou chceš opravit.
web-own-editions = Moje vydání
web-own-unnamed = Bez názvu
web-own-my-box = Moje krabice { $number }
web-own-new = Nové vydání
web-own-import = Importovat zip
web-own-export = Exportovat jako zip
web-own-delete = Smazat
web-own-delete-sure = Smazat toto vydání? Stoly, u kterých se s ním hraje, si své karty nechají.
web-own-keep = Nechat
web-own-name = Název
web-own-printed = Podle tisku { $printed } z { $pieces }
web-own-progress = Podle tisku
web-own-saving = Ukládá se …
web-own-saved = Uloženo
web-own-use = Používat toto vydání pro nové stoly
web-own-components = Všechny součásti
web-own-kind = Druh
web-own-all-kinds = Všechny druhy
web-own-status = Stav
web-own-none = Filtrům nic neodpovídá.
web-own-has-mistakes = má chyby
web-own-card = Součást
web-own-before = Předchozí
web-own-next = Další
web-own-undo = Zpět
web-own-as-printed = Podle tisku
web-own-source = Odkud hodnoty jsou
web-own-add-row = Přidat pole za toto
web-own-remove-row = Odebrat toto
web-own-earlier = Výš
web-own-remove = Odebrat: { $what }
web-own-resources = Zdroje
web-own-how-many = Kolik
web-own-of-quarry = z tohoto lomu
web-own-goods = Zboží
web-own-each = VB za každé
web-own-max = Nejvýše (0: bez omezení)
web-own-counted = Co se počítá
web-own-alternative = Možnost { $number }
web-own-add-alternative = Další možnost
web-own-add = Přidat
web-own-yes = ano
web-own-any-city = jakékoli město
web-own-ranked = Podle pořadí: první, druhé, třetí místo
web-own-material = Materiál
web-own-of-types = Stavby těchto typů
web-own-per-nothing = nic se nepočítá
web-own-per = 1 VB za: { $what }
web-own-back = Na úvodní stránku
web-own-play = Hrát s ním
web-own-unmarked = Bez značky: říkají to pravidla
web-own-step = { $step ->
    [begin] Založ vydání. Je jen tvoje.
    [compare] Vezmi kartu ze své krabice a porovnej. Oprav, co se liší, a pak stiskni „{ web-own-as-printed }“.
   *[use] Zaškrtni „{ web-own-use }“ a hraj. Můžeš kdykoli: co ještě není porovnané, zůstává tak, jak je to zde rekonstruováno.
}
web-own-mistakes = { $mistakes ->
    [one] { $mistakes } chyba
    [few] { $mistakes } chyby
    [many] { $mistakes } chyby
   *[other] { $mistakes } chyb
}
web-own-filter = { $status ->
    [all] Všechny
    [open] Ještě neověřené
    [printed] Podle tisku
   *[mistakes] S chybami
}
web-own-table = { $table ->
    [board-outer] Vnější okruh
    [board-middle] Střední okruh
    [board-inner] Vnitřní okruh
    [board-secondary-spaces] Vedlejší pole
    [board-sultan-workers] Sultánovi dělníci
    [board-round-track] Stupnice kol
    [board-tower] Věž přání
    [board-reward-track] Stupnice odměn
    [board-displays] Nabídky
    [buildings-large-every-token-first] Každá velká stavba
    [buildings-large-tokens] Velké stavby
    [buildings-small-balance-bonuses] Bonusy rovnováhy
    [buildings-small-balance-cards] Karty rovnováhy
    [buildings-small-cards] Malé stavby
    [events-events] Karty událostí
    [poems-long-cards] Dlouhé básně
    [poems-short-cards] Krátké básně
    [start-dinars] Počáteční dináry
    [start-tokens] Počáteční žetony
    [storehouses-tokens] Žetony skladu
    [sultan-tokens] Přání
    [trade-cities] Města
    [trade-routes] Trasy
    [trade-tokens] Žetony měst
    [trade-trade-cards] Karty obchodu
    [yusuf-architect] Yusufovy karty architekta
    [yusuf-merchant] Yusufovy karty obchodníka
    [yusuf-poet] Yusufovy karty básnířky
   *[falcons-falcons] Sokoli
}
web-own-field = { $field ->
    [i] Pole
    [action] Akce
    [stack] Sloupeček
    [side] Strana desky
    [id] Vytištěný název
    [kind] Druh
    [outer] Vnější okruh: pole
    [middle] Střední okruh: pole
    [inner] Vnitřní okruh: pole
    [only-with-4] Jen pro 4 hráče
    [players] Hráči
    [space] Pole
    [era] Epocha
    [tax] Daň
    [wish] Přání
    [event] Událost
    [slot] Místo
    [vp] VB za každou věc
    [bonus] Bonus
    [yusuf-order] Yusufovo pořadí
    [count-by-players] Vyloženo pro 1, 2, 3, 4 hráče
    [type] Typ
    [removed-with-2] Ne pro 1 nebo 2 hráče
    [left] Levá půlka
    [right] Pravá půlka
    [base] Vytištěný materiál
    [modifier] Co mění
    [scoring] Co boduje
    [solo-removed] Ne ve hře jednoho hráče
    [blue] Modrá půlka
    [red] Červená půlka
    [place] Místo v pořadí
    [dinars] Dináry
    [boxes] Bedny
    [letter] Písmeno
    [count-of] Co počítá
    [a] Z
    [b] Do
    [cost] Cena v dinárech
    [colour] Barva
    [demand] Zboží, které chce
    [income] Příjem
    [yusuf-condition] Yusufova podmínka
    [discard] Odkládá surovinu a mramor vedle
    [actions] Akce
    [reward] Odměna
    [falcon] Barva sokola
    [kind-a] První druh
   *[kind-b] Druhý druh
}
web-own-op = { $op ->
    [gain] Získej
    [gain-choice] Získej dle výběru
    [operations] Obchody na trhu
    [produce] Vyrob zboží
    [city-bonus] Bonus města
    [activate-storehouse] Aktivuj sklady
    [advance-reward] Postup na stupnici odměn
    [action] Akce
    [any-earlier-reward] Bonus předchozího pole
    [large-bonus-available] Bonus vyložené velké stavby
    [red-city-action] Akce červeného města
    [balance-bonus] Bonus rovnováhy
    [free-ship] Loď zdarma
    [vp-per] VB za každé
    [choice] Jedno z více
    [seal] s pečetí
    [on-build-using] Když stavíš s materiálem
    [goods-store] Zvláštní sklad na zboží
    [export-base] Vyvezené zboží dává
    [rest] Odpočinek dává
    [occupancy-free] Cizí dělníci nic nestojí
    [engrave-extra-materials] Víc materiálů na báseň
    [engrave-vp-per-material] Víc VB za každý materiál básně
    [engrave-discount] Rytí stojí méně
    [secondary-discount] Vedlejší akce stojí méně
    [route-discount] Cesta vývozu stojí méně
    [market-extra-operations] Víc obchodů na trhu
    [free-steps] Kroky zdarma
    [event-buy] Nákup stojí víc (nebo méně)
    [event-sell] Prodej vynáší víc (nebo méně)
    [event-engrave-cost] Rytí stojí víc (nebo méně)
    [event-export-tax-per-good] Víc daní za každé vyvezené zboží
    [event-same-materials-allowed] Materiály smějí být stejné
    [event-tax-due] Daň je vyšší (nebo nižší)
    [event-material-vp] Víc (nebo méně) VB za každý materiál
    [event-route-cost-each] Každá trasa stojí víc
    [event-consolidate-cost] Upevnění stojí
    [event-free-steps] Kroky zdarma
    [event-occupancy-cost] Každý cizí dělník stojí
    [event-secondary-cost] Vedlejší akce stojí víc
   *[event-tax-step-dinar-or-vp] U daní: dináry nebo VB
}
web-own-value = { $value ->
    [small] 1 nebo 2 hráči
    [large] 3 nebo 4 hráči
    [left] vlevo
    [right] vpravo
    [positive] příznivá
    [negative] nepříznivá
    [raw] surovina
    [small-buildings] malé stavby
    [short-poems] krátké básně
    [long-poems] dlouhé básně
   *[marble] mramor
}
