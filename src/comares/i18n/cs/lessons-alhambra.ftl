### Kurz Alhambry

## Peníze

lesson-alhambra-money-title = Peníze
lesson-alhambra-money-aim = Stavíš palác. Poroste tady, od kašny ven. Nejvíc bodů má ten, kdo má nejvíc staveb jednoho druhu a nejdelší zeď.
lesson-alhambra-money-money = Stavitelé přišli ze čtyř zemí a každý chce peníze své barvy. Čtyři bankovky leží na stole; ve svém tahu si můžeš některé vzít.
lesson-alhambra-money-several = Můžeš si vzít několik bankovek, pokud mají dohromady hodnotu nejvýš 5. Vezmi florin 1 a dirham 3 najednou.
lesson-alhambra-money-several-wrong = Florin 1 a dirham 3 jsou dohromady 4: v jednom tahu si můžeš vzít obě bankovky.
lesson-alhambra-money-one = Nebo si vezmeš jedinou bankovku, ať má jakoukoli hodnotu. Vezmi devítku.
lesson-alhambra-money-one-wrong = Jediná bankovka může mít jakoukoli hodnotu: i devítka tě stojí jen tento jeden tah.

## Nákup

lesson-alhambra-buying-title = Nákup stavby
lesson-alhambra-buying-market = Na staveništi jsou čtyři stavby. Hvězda ukazuje cenu, barva pole měnu: zahrada na druhém poli stojí 8 dirhamů.
lesson-alhambra-buying-hand = To jsou tvé peníze. Platíš jen bankovkami jedné barvy a zpět se nevrací: co přeplatíš, je pryč.
lesson-alhambra-buying-buy = Kup zahradu na poli dirhamů. Máš pětku a sedmičku a potřebuješ obě.
lesson-alhambra-buying-buy-wrong = Vzít si peníze je celý tah. Dirhamů už máš dost: kup zahradu.
lesson-alhambra-buying-place = Co koupíš, umístíš na konci tahu. Stavba pasuje na svítící pole; číslo říká, kolik bodů by přinesla, kdyby se teď bodovalo. Vyber pole.
lesson-alhambra-buying-place-wrong = V rezervě se stavba nepočítá. Umísti zahradu do paláce.

## Přesná platba

lesson-alhambra-exact-title = Zaplatit přesně
lesson-alhambra-exact-price = To je srdce hry: když zaplatíš cenu přesně, hraješ v témže tahu ještě jednu akci.
lesson-alhambra-exact-exact = Věž na poli dinárů stojí 9. Máš 4, 5 a 7: najdi platbu, která dá přesně 9.
lesson-alhambra-exact-exact-wrong = Takhle by tvůj tah nákupem skončil. 5 a 4 je přesně 9.
lesson-alhambra-exact-again = Bylo to přesně, hraješ tedy znovu. Arkády na poli florinů stojí 6 a ty máš florin 6.
lesson-alhambra-exact-again-wrong = Nezahazuj akci: i arkády jde zaplatit přesně.
lesson-alhambra-exact-third = Zase přesně! Máš ještě jednu akci. Na další stavbu nemáš, vezmi si tedy peníze.
lesson-alhambra-exact-third-wrong = Jedna akce ti zbývá a peníze se vždycky hodí. Vezmi si bankovku.
lesson-alhambra-exact-first-place = Teď umísti obě stavby v libovolném pořadí. Umísti první.
lesson-alhambra-exact-second-place = A teď druhou.

## Umístění

lesson-alhambra-placing-title = Umístění
lesson-alhambra-placing-turned = Stavby se nikdy neotáčejí: stojí tak, jak je vidíš, i se zdmi. Nová musí sousedit stranou s některou v tvém paláci.
lesson-alhambra-placing-match = Strany, které se dotýkají, musí souhlasit: zeď ke zdi, volná k volné. Od kašny se musí dát dojít pěšky ke každému čtverci, přes volné strany. A žádné prázdné pole nesmí zůstat uzavřené.
lesson-alhambra-placing-corner = Svítí jen pole, kde všechno platí. Umísti komnaty, mají zdi na východě a na jihu.
lesson-alhambra-placing-corner-wrong = Komnaty pasují: vyber je a jedno ze svítících polí.
lesson-alhambra-placing-room = Zahrada nemá zdi, hodí se tedy na mnoho polí. Volné strany nechávají místo pro další stavby. Umísti ji.
lesson-alhambra-placing-room-wrong = Pasuje, takže nemusí čekat v rezervě.

## Zeď

lesson-alhambra-wall-title = Nejdelší zeď
lesson-alhambra-wall-wall = Při každém bodování dá tvá nejdelší spojitá vnější zeď bod za každou stranu. Štítek ukazuje její délku; teď je 2: sever a východ věže.
lesson-alhambra-wall-join = Umísti komnaty tak, aby jejich zdi navázaly na zdi věže.
lesson-alhambra-wall-close = Zeď má délku 4. Zahrada má zdi na jihu a na západě: prodluž ji na 6.
lesson-alhambra-wall-inner = Počítá se jen vnějšek: zeď mezi dvěma tvými stavbami nemá cenu. A pozor: kdo palác obežene zdí ze všech stran, nemá už kde stavět.

## Rezerva a pozměnění

lesson-alhambra-reserve-title = Rezerva a pozměnění
lesson-alhambra-reserve-aside = Co nepasuje nebo má přijít na řadu později, jde do rezervy. Vejde se tam cokoli, ale nic z ní se při bodování nepočítá.
lesson-alhambra-reserve-put = Tuhle věž chceš na místo zahrady vlevo od kašny. Zatím ji dej do rezervy.
lesson-alhambra-reserve-put-wrong = Tam věž pasuje, ale bude na špatném místě. Dej ji do rezervy.
lesson-alhambra-reserve-rebuild = Pozměnění paláce je akce: přesuň stavbu z rezervy do paláce, vezmi jednu ven, nebo dvě prohoď, to je obojí najednou.
lesson-alhambra-reserve-exchange = Vyber věž v rezervě a prohoď ji se zahradou vlevo od kašny.
lesson-alhambra-reserve-exchange-wrong = Vyber pole se zahradou: prohozením přijde věž tam a zahrada do rezervy, jedinou akcí.

## Většiny

lesson-alhambra-majority-title = Většiny
lesson-alhambra-majority-most = Body dostane ten, kdo má nejvíc staveb jednoho druhu. Yusuf má dvě zahrady. Zoraya má jednu věž, a ty také.
lesson-alhambra-majority-ties = Při shodě se body dělí: má-li každý jednu věž, dostaneš 3 ze 6. Nejcennější jsou věže, pak zahrady, komnaty, arkády, seraily, pavilony.
lesson-alhambra-majority-buy = Zaplatíš buď zahradu, nebo věž. Kup tu stavbu, díky které budeš mít nejvíc jen ty.
lesson-alhambra-majority-buy-wrong = Druhou zahradou jen dorovnáš Yusufa. Druhá věž tě dostane před Zorayu a vezme jí body.
lesson-alhambra-majority-place = Umísti věž tam, kde ti přinese nejvíc bodů.
lesson-alhambra-majority-place-wrong = Podívej se na body u každého pole a vyber to nejlepší.

## Bodování

lesson-alhambra-scoring-title = Tři bodování
lesson-alhambra-scoring-now = Hra má tři bodování. Dvě bodovací karty jsou skryté v balíčku; třetí bodování je na konci. Tady vidíš, co by kdo dostal teď.
lesson-alhambra-scoring-take = První bodovací karta je jedna z dalších dvou karet. Vezmi florin 1 a dirham 3, aby se ukázaly dvě nové.
lesson-alhambra-scoring-take-wrong = Takhle by přišla jen jedna karta. Vezmi dvě a bodování přijde určitě.
lesson-alhambra-scoring-first = První bodování: počítají se jen první místa, 1 až 6 bodů, a zdi.
lesson-alhambra-scoring-later = Při druhém bodování má první místo 8 až 13 bodů a boduje i druhé. Při třetím je to 16 až 21 a bodují i třetí místa.
lesson-alhambra-scoring-places = Být druhý v mnoha druzích tedy může být lepší než první v jednom. Dívej se často, co by bodování dalo.
lesson-alhambra-scoring-reserve = Hra končí, když už nejde doplnit staveniště. Kdo má nejvíc peněz dané barvy, dostane stavbu z jejího pole, a pak je poslední bodování.

## Soupeřka

lesson-alhambra-rival-title = Číst soupeře
lesson-alhambra-rival-watch = Peníze se berou veřejně. Zoraya si právě vzala dukáty a věž na poli dukátů by byla její třetí. Dvě věže máš i ty.
lesson-alhambra-rival-deny = Kup věž dřív než ona, i když přeplatíš.
lesson-alhambra-rival-deny-wrong = Pak věž koupí Zoraya a věže jsou její: 6 bodů teď, 13 a 21 později. Vezmi jí ji.
lesson-alhambra-rival-place = Teď jsou věže tvoje. Umísti ji.
lesson-alhambra-rival-place-wrong = Počítá se jen v tvém paláci. Vyber pole s nejvíce body.

## Krátká hra

lesson-alhambra-game-title = Krátká hra
lesson-alhambra-game-look = Víš všechno, co potřebuješ. Tahle hra se blíží ke konci: čeká tě poslední bodování, za první místo 16 až 21 bodů.
lesson-alhambra-game-end = V pytlíku zbývá málo staveb. Až nepůjde doplnit staveniště, je konec. Zoraya a Yusuf jsou zahradníci a moc dopředu nemyslí.
lesson-alhambra-game-play = Dohraj ji. Tlačítko Nápověda ukáže, co by udělal silný hráč, a volbu můžeš vzít zpět.

## Sokolníci

lesson-alhambra-falconers-title = Sokolníci
lesson-alhambra-falconers-falcons = Koupit se dá patnáct sokolů. Každý ukazuje dva druhy staveb.
lesson-alhambra-falconers-crossing = Sokol usedne tam, kde se stýkají čtyři tvé čtverce, pokud jsou mezi nimi oba jeho druhy. Tady se věž, zahrada a komnaty stýkají s kašnou.
lesson-alhambra-falconers-falcon = Vyber průsečík uprostřed a jednoho ze sokolů, kteří tam mohou.
lesson-alhambra-falconers-falcon-wrong = Sokol má od teď při každém bodování 2 body, dva stejné barvy 6, tři 12. Kup si ho.
lesson-alhambra-falconers-pay = Sokol stojí jednu bankovku libovolné hodnoty. Zaplať tou, kterou potřebuješ nejméně.
lesson-alhambra-falconers-pay-wrong = Sokol stojí bankovku, ať má jakoukoli hodnotu: dej florin 1 a nech si dukát 9.

## Portály

lesson-alhambra-portals-title = Portály
lesson-alhambra-portals-portals = Ke každé stavbě můžeš koupit portál jejího druhu. Před prvním bodováním stojí o 6 víc, pak o 4, pak o 2.
lesson-alhambra-portals-buy = Kup zahradu i s portálem: 8 a 6 je 14 dirhamů.
lesson-alhambra-portals-buy-wrong = To je zahrada bez portálu. Vyber platbu s portálem.
lesson-alhambra-portals-place = Nejdřív umísti zahradu.
lesson-alhambra-portals-portal = Portál vyplní půl pole vedle stavby svého druhu. Jeho dlouhá strana je zeď a můžeš ho otočit. Umísti ho.
lesson-alhambra-portals-wall = Portál ve tvé nejdelší zdi dává 2 body navíc. Ve druhé půlce jeho pole se nikdy nestaví.

## Rozestavěné stavby

lesson-alhambra-building-sites-title = Rozestavěné stavby
lesson-alhambra-building-sites-half = Stavbu můžeš koupit rozestavěnou: za polovinu ceny. Zdi se počítají hned, stavba až po dokončení.
lesson-alhambra-building-sites-buy = Kup zahradu na poli dinárů jako rozestavěnou: polovina z 9 zaokrouhlená nahoru je 5.
lesson-alhambra-building-sites-buy-wrong = To je plná cena. Rozestavěná stojí zahrada zatím jen dinár 5.
lesson-alhambra-building-sites-keep = Táhneš dva žetony a jeden si necháš. V té měně zaplatíš plnou cenu při dokončení. Máš florin 9: nech si florin.
lesson-alhambra-building-sites-keep-wrong = Dinárů ti mnoho nezbývá. S florinem dokončíš zahradu hned příští tah.
lesson-alhambra-building-sites-place = Umísti ji jako každou stavbu.
lesson-alhambra-building-sites-place-wrong = V paláci se její zdi už počítají. Umísti ji.
lesson-alhambra-building-sites-finish = Dokonči zahradu: zaplať 9 florinů. Přesná platba i tady přinese další akci.
lesson-alhambra-building-sites-finish-wrong = Dokud není hotová, zahrada se do žádné většiny nepočítá. Dokonči ji.
lesson-alhambra-building-sites-end = Nedokončená stavba v tvém paláci tě na konci hry připraví o všechny peníze její měny, ještě než se rozdají poslední stavby.

## Směnné certifikáty

lesson-alhambra-exchange-certificates-title = Směnné certifikáty
lesson-alhambra-exchange-certificates-over = S certifikátem není přeplatek ztracený: přeplatek 1 až 6 si můžeš nechat jako kredit v měně, jejíž ukazatel je volný.
lesson-alhambra-exchange-certificates-buy = Kup serail na poli dinárů. Stojí 7 a platíš devítkou.
lesson-alhambra-exchange-certificates-buy-wrong = Tady se přeplatit vyplatí. Kup serail za dinár 9.
lesson-alhambra-exchange-certificates-marker = Dva zbývají. Zahrada na poli dukátů stojí 8 a máš dukát 6: nech si ty dva jako dukáty.
lesson-alhambra-exchange-certificates-marker-wrong = Na zahradu ti chybějí dva dukáty. Vezmi ukazatel dukátů.
lesson-alhambra-exchange-certificates-place = Umísti serail.
lesson-alhambra-exchange-certificates-credit = Kredit jsou peníze jako každá bankovka: zaplať zahradu dukátem 6 a kreditem. Je to přesně.
lesson-alhambra-exchange-certificates-credit-wrong = Na zahradu máš: 6 a kredit 2 je 8.

## Dirk

lesson-alhambra-dirk-title = Ve dvou, s Dirkem
lesson-alhambra-dirk-dirk = Ve dvou hraje i Dirk. Nemá tahy ani zeď, ale vlastní stavby a počítá se do každé většiny.
lesson-alhambra-dirk-counts = Zoraya a Dirk mají po dvou věžích, ty žádnou. Při bodování se ti dva o body za věže dělí.
lesson-alhambra-dirk-buy = Kup věž na poli dukátů.
lesson-alhambra-dirk-buy-wrong = Věž je lepší nákup: uvidíš proč.
lesson-alhambra-dirk-give = Koupenou stavbu můžeš dát Dirkovi. Se třemi věžemi má první místo jen on a Zoraya za ně nedostane nic. Dej mu ji.
lesson-alhambra-dirk-give-wrong = Jedna věž proti dvěma ti nic nepřinese. U Dirka vezme body Zoraye.
