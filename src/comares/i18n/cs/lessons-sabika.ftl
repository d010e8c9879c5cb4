### Kurz Sabiky

## Rondel

lesson-sabika-rondel-title = Rondel
lesson-sabika-rondel-aim = Pět kol stavění, obchodu a básní v Granadě. Vyhraje, kdo má na konci nejvíc VB. Všechno začíná na tomto rondelu.
lesson-sabika-rondel-rings = Tvoji dva architekti chodí po vnějším okruhu, obchodník po středním, básnířka po vnitřním. Každý hraje jednou za kolo: čtyři dělníci, čtyři tahy.
lesson-sabika-rondel-way = Dělník chodí po směru hodinových ručiček. Dva kroky jsou zdarma, každý další stojí 1 dinár. Každý cizí dělník na poli stojí také 1 dinár, i šedí sultánovi. Dělník se musí pohnout, ale nikdy na pole tvého druhého architekta.
lesson-sabika-rondel-go = Číslo na svítícím poli říká, kolik tam stojí cesta. Pošli architekta do malého lomu: jeden z nich tam dojde zadarmo.
lesson-sabika-rondel-go-wrong = Spočítej kroky a dělníky na poli. O dva kroky dál je malý lom a nikdo v něm nestojí.
lesson-sabika-rondel-take = Malý lom dává tři materiály, sádru a dřevo v libovolné kombinaci. Vezmi si, co chceš.

## Materiál

lesson-sabika-resources-title = Materiál a místo
lesson-sabika-resources-stores = To je tvá dílna. Každý materiál a každé zboží potřebuje bednu; máš čtyři a tři jsou plné. Dináry, pečeti a suroviny bednu nepotřebují.
lesson-sabika-resources-go = Pošli architekta do velkého lomu.
lesson-sabika-resources-go-wrong = V této lekci potřebujeme mramor a ten má velký lom.
lesson-sabika-resources-take = Mramor má větší cenu než dřevo: 3 VB místo 2, když s ním stavíš. Vezmi tři mramory.
lesson-sabika-resources-take-wrong = Mramor, který zbude, má na konci dokonce 1 VB, dřevo nic. Vezmi tři mramory.
lesson-sabika-resources-first = Šest věcí a čtyři bedny: dvě musí pryč. Vzdej se levných, sádry nebo dřeva.
lesson-sabika-resources-first-wrong = Nech si to cennější: sádru a dřevo snadno získáš znovu.
lesson-sabika-resources-second = Ještě jedna.
lesson-sabika-resources-second-wrong = Nech si to cennější a vzdej se levného.
lesson-sabika-resources-raw = Mezi okruhy leží suroviny a mramor. Dělník na poli vedle nich je může vzít také, za dináry, které tam stojí: to je vedlejší akce.

## Trh

lesson-sabika-market-title = Trh
lesson-sabika-market-crowd = Trh ti dá 2 dináry a dva obchody: koupit, prodat, nebo vyměnit materiál za sousední. Stojí tam sultánův dělník, cesta tedy stojí 1 dinár.
lesson-sabika-market-go = Pošli architekta na trh.
lesson-sabika-market-go-wrong = Trhy jsou nahoře a dole na rondelu.
lesson-sabika-market-buy = Dlaždice je nejlepší materiál: 4 VB. Stojí 3 dináry. Jde to ale levněji: kup mramor za 2.
lesson-sabika-market-buy-wrong = Sádra, dřevo, mramor, dlaždice: každý se dá vyměnit za další. Od mramoru k dlaždici je jeden krok.
lesson-sabika-market-exchange = Teď vyměň mramor za dlaždici. Nahoru to nic nestojí.
lesson-sabika-market-exchange-wrong = Výměna je zdarma: z mramoru bude dlaždice, ve stavbě má 4 VB.

## Velké stavby

lesson-sabika-buildings-title = Velké stavby
lesson-sabika-buildings-kinds = Stavíš velké a malé stavby. Každý použitý materiál dává VB: sádra 1, dřevo 2, mramor 3, dlaždice 4.
lesson-sabika-buildings-go = Pošli architekta stavět.
lesson-sabika-buildings-go-wrong = Na velkou stavbu máš všechno: postav ji.
lesson-sabika-buildings-large = Velká stavba potřebuje sádru a až dva další materiály, každý jiný. Vyber velkou stavbu.
lesson-sabika-buildings-large-wrong = Malá počká. Postav velkou, ta tě posune i na stupnici odměn.
lesson-sabika-buildings-use = Použij, co jde: sádra, mramor a dlaždice je 8 VB.
lesson-sabika-buildings-token = Vyber stavbu. Každá má bonus a typ, který si může přát sultán.
lesson-sabika-buildings-reward = Posouváš se na stupnici odměn a vezmeš si odměnu, na kterou dosáhneš.
lesson-sabika-buildings-types = Přání počítají stavby určitých typů na konci kol 1, 3 a 5. Podívej se na ně, než vybereš, co stavět.

## Malé stavby

lesson-sabika-balance-title = Malé stavby a rovnováha
lesson-sabika-balance-row = Malé stavby leží v řadě, která začala tvou kartou rovnováhy. Kde se potkají dvě půlky jedné barvy, dosáhneš rovnováhy a vezmeš si její bonus.
lesson-sabika-balance-go = Pošli architekta stavět.
lesson-sabika-balance-go-wrong = Materiál už máš: stav.
lesson-sabika-balance-card = Vyber kartu 2, zahradu: je na ní vytištěno dřevo, vlevo je okrová a vpravo zelená.
lesson-sabika-balance-card-wrong = Tady chceme kartu 2: její okrová půlka dá rovnováhu.
lesson-sabika-balance-use = Zase až tři různé materiály a stejné VB. Použij všechny tři.
lesson-sabika-balance-lay = Pravá půlka tvé karty rovnováhy má libovolnou barvu, okrová půlka k ní tedy pasuje. Polož kartu vpravo.
lesson-sabika-balance-lay-wrong = Vlevo by se zelená potkala s okrovou: žádná rovnováha, žádný bonus. Polož ji vpravo.
lesson-sabika-balance-bonus = Okrová rovnováha! Vezmi čtyři dináry nebo daně v libovolné kombinaci.

## Sklady

lesson-sabika-storehouses-title = Sklady
lesson-sabika-storehouses-tokens = Tyto žetony rozšiřují tvé sklady: víc beden, hned bonus, a 1 VB za první, 2 VB za druhý žeton na skladu.
lesson-sabika-storehouses-go = Pošli architekta ke skladu.
lesson-sabika-storehouses-go-wrong = Sklady jsou na rondelu vlevo a vpravo.
lesson-sabika-storehouses-expand = Vyber jeden z žetonů vedle tvého pole a sklad pro něj.
lesson-sabika-storehouses-activate = Později můžeš sklad místo rozšíření aktivovat: vezmeš si znovu bonus jeho posledního žetonu.

## Vývoz

lesson-sabika-export-title = Vývoz
lesson-sabika-export-ships = Tvých devět lodí čeká v Granadě. Vývoz pošle jednu do města: zaplatíš cestu, vezmeš pečeť, pokud tam ještě je, a vyvezeš jedno nebo dvě zboží.
lesson-sabika-export-go = Pošli obchodníka na vývoz, na označené pole.
lesson-sabika-export-go-wrong = Máš dvě zboží: vyvez je na označeném poli.
lesson-sabika-export-city = Fez je blízko, za 1 dinár, a žádá jedno z tvých zboží. Pošli loď do Fezu.
lesson-sabika-export-city-wrong = Fez za to, co máš, platí líp a cesta je nejlevnější.
lesson-sabika-export-deliver = Každé zboží dává 1 VB a 1 daň, žádané o 1 VB a 1 daň víc. Vyvez obě.
lesson-sabika-export-bonus = Pak dá město svůj bonus. Vezmi ho. Získané daně ti pomohou, až přijde čas platit.
lesson-sabika-export-bonus-wrong = Bonus je zdarma. Vezmi ho.

## Upevnění

lesson-sabika-consolidation-title = Upevnění a výroba
lesson-sabika-consolidation-halves = Máš lodě ve Fezu a v Tunisu, na levé půlce. Upevněním přejde loď na pravou: modré město pak dává příjem každé kolo, červené hned svou akci.
lesson-sabika-consolidation-go = Pošli obchodníka upevnit obchodní vztahy, na označené pole.
lesson-sabika-consolidation-go-wrong = Bez zboží nic nevyvezeš. Upevni obchodní vztahy na označeném poli.
lesson-sabika-consolidation-choose = Fez je modrý: upevni s ním vztahy a jeho příjem přijde na konci každého kola, i tohoto.
lesson-sabika-consolidation-production = Třetí pole obchodníka je výroba: bonus města s tvou lodí a až dvě suroviny se změní ve zboží.

## Básně

lesson-sabika-poems-title = Básně
lesson-sabika-poems-colours = Básnířka ryje básně. Krátkou vyryješ modře, nebo červeně: modrá působí do konce hry, červená jednou, hned.
lesson-sabika-poems-costs = První modrá stojí 1 dinár, první červená 2, dlouhá 4; každá další své barvy o 1 víc. K tomu přidáš jeden nebo dva materiály, které dají VB.
lesson-sabika-poems-go = Pošli básnířku rýt, na označené pole.
lesson-sabika-poems-go-wrong = Ryje se na dvou polích. Tentokrát jdi na označené.
lesson-sabika-poems-engrave = Báseň 1 modře dává 2 dináry příjmu každé kolo. Na začátku hry se to vyplatí: vyryj ji modře.
lesson-sabika-poems-engrave-wrong = Přečti si báseň: modře platí znovu a znovu, a hra teprve začala.
lesson-sabika-poems-use = Přidej sádru a dřevo: 1 a 2 VB.
lesson-sabika-poems-others = Básnířka umí na rondelu ještě dvě věci: řemeslo dá 3 dináry a 1 navíc za každé dvě tvé básně; obnovení nechá jednu tvou červenou báseň zapůsobit znovu.
lesson-sabika-poems-long = Dlouhé básně bodují až na konci hry. Můžeš mít dvě.

## Konec kola

lesson-sabika-round-title = Přání a daně
lesson-sabika-round-last = Stojí už jen tvá básnířka: po tomto tahu kolo končí. Pak přijde příjem, sultánova přání a daně.
lesson-sabika-round-wishes = Na konci kol 1, 3 a 5 přijde na věž přání a všechna přání na věži bodují všem.
lesson-sabika-round-rest = Místo práce může dělník odpočívat: 3 dináry, ale o 1 VB méně. To je pro ty, kdo nemají nic lepšího na práci.
lesson-sabika-round-craft = Nemáš žádné dináry a blíží se daně. Pošli básnířku na řemeslo: dá 3 dináry a 1 navíc za každé dvě tvé básně.
lesson-sabika-round-craft-wrong = Řemeslo dá 3 dináry na daně a nestojí žádný VB.
lesson-sabika-round-pay = Přišla daň. Každou zaplatíš krokem zpět na stupnici daní, 2 dináry, pečetí, nebo 1 VB. Zaplať beze ztráty VB.
lesson-sabika-round-pay-wrong = O VB se hraje. Použij kroky na stupnici daní a na zbytek dináry.
lesson-sabika-round-after = Pak všichni dělníci vstanou tam, kde jsou, plán se doplní, a kdo vede na stupnici daní, určí začínajícího hráče.

## Konec hry

lesson-sabika-scoring-title = Poslední bodování
lesson-sabika-scoring-end = V pátém, posledním kole ti ještě stojí dva dělníci. Pak, po příjmu, přáních a daních, bodují dlouhé básně a karta obchodu.
lesson-sabika-scoring-left = Počítá se i to, co zbude: 1 VB za každou pečeť, zboží, mramor a dlaždici a za každé dva dináry. Sádra, dřevo, suroviny a daně nemají cenu.
lesson-sabika-scoring-again = Dvě tvé červené básně už zapůsobily. Pošli básnířku jednu z nich obnovit, na označené pole.
lesson-sabika-scoring-again-wrong = Červená báseň ti může zapůsobit znovu: pošli básnířku na označené pole.
lesson-sabika-scoring-poem = Báseň 12 dá znovu dlaždici a 2 VB a dlaždice, která zbude, je 1 VB. Vyber ji.
lesson-sabika-scoring-poem-wrong = Dřevo nemá na konci cenu. Báseň 12 dá víc: dlaždici a 2 VB.
lesson-sabika-scoring-rest = Nech architekta odpočívat: 3 dináry pomohou s poslední daní, ta je 6.
lesson-sabika-scoring-rest-wrong = Sádra a dřevo už nemají cenu. Odpočívej.
lesson-sabika-scoring-pay = Zaplať daň, jak chceš. Dva dináry mají na konci 1 VB.
lesson-sabika-scoring-sum = To byla celá hra. Vyhraje, kdo má nejvíc VB.

## Krátká hra

lesson-sabika-game-title = Krátká hra
lesson-sabika-game-look = Víš, co které pole dělá. Tohle je páté a poslední kolo proti zahradníkovi, který moc dopředu nemyslí.
lesson-sabika-game-play = Dohraj kolo do konce. Tlačítko Nápověda ukáže, co by udělal silný hráč, a volbu můžeš vzít zpět.

## Události

lesson-sabika-events-title = Události
lesson-sabika-events-three = V pokročilé hře přijdou postupně tři události. Aktivní platí pro všechny. Teď nákup stojí o 1 dinár méně a prodej vynese o 1 víc.
lesson-sabika-events-go = Dobrá chvíle pro trh. Pošli tam architekta.
lesson-sabika-events-go-wrong = Dokud tahle událost platí, vyplatí se trh.
lesson-sabika-events-buy = Mramor teď stojí jen 1 dinár. Kup ho.
lesson-sabika-events-buy-wrong = Sádra je levná vždycky. Kup mramor.
lesson-sabika-events-again = A vyměň ho za dlaždici.
lesson-sabika-events-again-wrong = Jeden obchod ti zbývá a výměna je zdarma.
lesson-sabika-events-next = Příští událost už leží odkrytá: počítej s ní. Události se mění na konci kol 2 a 4.

## Yusuf

lesson-sabika-yusuf-title = Sólo proti Yusufovi
lesson-sabika-yusuf-who = Ve hře jednoho hráče hraješ proti Yusufovi. Nemá zásoby a nic neplatí: karty určují, co jeho dělníci dělají.
lesson-sabika-yusuf-rest = Nech básnířku odpočívat a sleduj, co po tobě udělá Yusuf.
lesson-sabika-yusuf-rest-wrong = Básnířku teď potřebuješ nejméně. Nech ji odpočívat.
lesson-sabika-yusuf-watch = Tady vidíš jeho kartu a každou jeho akci. Jeho dělníci tě stojí dinár jako každý cizí.
lesson-sabika-yusuf-points = Boduje přání, básně a kartu obchodu jako ty. Překonej jeho VB.
