### Stůl v prohlížeči

## Všude

web-opening = Stůl se otevírá …
web-close = Zavřít
web-go-on = Pokračovat
web-again = Zkusit znovu
web-back = Zpět
web-menu = Nabídka
web-to-lobby = Do lobby
web-search = Hledat
web-copy = Kopírovat
web-copied = Zkopírováno
web-lost = Spojení se přerušilo a navazuje se znovu. Co teď vybereš, zůstane uloženo.
web-missed = Co se stalo mezitím
web-missed-more = { $n ->
    [one] { $n } dřívější řádek je v záznamu
    [few] { $n } dřívější řádky jsou v záznamu
    [many] { $n } dřívějšího řádku je v záznamu
   *[other] { $n } dřívějších řádků je v záznamu
}
web-next-table = Jsi na tahu u jiného stolu: { $names }

## Síň

web-motto = Postav nejkrásnější palác na pahorku Sabika: proti botům, s přáteli kdekoli, nebo kolem jedné obrazovky.
web-play-now = Hrát
web-set-up = Připravit stůl
web-my-tables = Tvé stoly
web-open-tables = Otevřené stoly
web-watch = Dívat se
web-more-tables = Další stoly
web-sign-out = Odhlásit všude jinde
web-signed-out = Všude jinde odhlášeno
web-sign-out-hint = Ostatní zařízení a prohlížeče ztratí tvá místa; tomuto zůstanou.
web-you = Ty
web-your-name = Tvé jméno
web-import = Otevřít soubor hry
web-position = Rozestavit pozici
web-position-about = Pozice je hra v jednom okamžiku jako text. Zkopíruješ ji z nabídky u stolu. Obsahuje, co smí vidět tvoje místo; zbytek se vylosuje.
web-position-text = Pozice
web-position-load = Načíst ze souboru
web-position-error = Řádek { $line }: { $what }
web-position-summary = { $game } pro { $seats ->
    [one] jednoho hráče
    [few] { $seats } hráče
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
web-position-turn = Rozhoduje hráč { $number }.
web-position-viewer = Pozice říká, co smí vědět hráč { $number }.
web-position-unreachable = K této pozici žádná hra dojít nemohla:
web-position-anyway = Přesto otevřít
web-join = Zaujmout místo
web-invited-by = { $host } tě zve ke hře { $game }
web-invited = Máš pozvání ke hře { $game }
web-at-the-table = U stolu
web-host = hostitel
web-computer = bot
web-seat-yours = tvoje místo
web-waits-for-you = Na tahu je hráč na tomto místě. Ostatní čekají.
web-sit-already = U tohoto stolu už sedíš.
web-to-table = Ke stolu
web-join-too = Zaujmout i toto místo
web-invitation-stale = Toto pozvání už neplatí
web-invitation-stale-why = Místo je obsazené, nebo odkaz není celý. Požádej hostitele o nový.
web-your-turn = Jsi na tahu
web-running = Hraje se
web-finished = Skončila
web-closed = Zavřel správce serveru
web-all-left = Všichni odešli
web-recorded = Zaznamenaná hra
web-move = tah { $n }
web-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}
web-not-begun = ještě nezačala
web-waiting-for-guest = Čeká se na hosta …
web-free = volné místo

web-language = Jazyk
web-theme = Barvy
web-theme-dusk = Soumrak
web-theme-stucco = Světlý štuk
web-theme-contrast = Vysoký kontrast
web-speed = Animace
web-speed-off = Vypnuto
web-speed-fast = Rychle
web-speed-normal = Běžně
web-speed-slow = Pomalu
web-sounds = Zvuky
web-confirms = Alhambra: potvrzovat konec tahu
web-confirms-off = Ne
web-confirms-on = Ano
web-confirms-timer = Ano, nebo po 6 sekundách
web-reasons = Ukazovat v záznamu důvody tahů botů
web-rewinds = Proti botům neomezené vracení tahů (poznamená se do souboru hry)

## Nový stůl

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Kupuj stavby ve čtyřech měnách, stav z nich palác a prodlužuj jeho zeď. 2 až 6 hráčů, asi 45 minut.
web-about-sabika = Posílej architekty, obchodníka a básnířku po trojitém rondelu; stav, obchoduj a ryj básně. 1 až 4 hráči, asi 90 minut.
web-players = Hráči
web-seat-me = Ty
web-seat-here = Host u tohoto zařízení
web-seat-open = Volné: na pozvání
web-seat-bot = Bot: { $level }
web-level-gardener = zahradník (lehký)
web-level-mason = zedník (spíše lehký)
web-level-carpenter = tesař (střední)
web-level-geometer = zeměměřič (těžký)
web-level-architect = stavitel (velmi těžký)
web-level-gardener-plays = Hraje to, co právě vypadá dobře. Nejlepší soupeř pro první hru.
web-level-mason-plays = Bere, co brzy přinese body, a porovnává málo tahů. Má lepší a horší dny.
web-level-carpenter-plays = Hraje jako zkušený hráč ve spěchu: rozumné tahy, zřídka ty nejlepší. Má lepší a horší dny.
web-level-geometer-plays = Promyslí svůj tah do konce a ví, jakou má pozice cenu. Na tvou odpověď myslí málo. Má lepší a horší dny.
web-level-architect-plays = Vyzkouší stovky pokračování a pamatuje si každou kartu. Přemýšlí až sekundu.
web-level-random = náhodný
web-level-greedy = hamižný
web-modules = Moduly
web-module-falconers = Sokolníci
web-module-portals = Portály
web-module-building-sites = Rozestavěné stavby
web-module-exchange-certificates = Směnné certifikáty
web-about-falconers = Umisťuj sokoly tam, kde se stýkají čtyři tvé čtverce. Sokoli jedné barvy společně bodují při každém bodování.
web-about-portals = Půlky čtverců s úhlopříčnou zdí. Portál kupuješ spolu se stavbou jeho druhu.
web-about-building-sites = Teď zaplať polovinu ceny a později celou, v měně, kterou znáš jen ty.
web-about-exchange-certificates = Co přeplatíš, není ztraceno: necháš si to jako kredit.
web-reconstructed-sabika = Upozornění: pravidla Sabiky ukazují většinu karet, žetonů a polí jen na obrázcích. Zde je { $many } z { $pieces } rekonstruováno a vyváženo pro tento stůl; ve tvé krabici mohou být jiné hodnoty.
web-reconstructed-falconers = Upozornění: pravidla ukazují dva druhy každého sokola jen na obrázcích. Zde jsou všichni sokoli ({ $pieces }) rekonstruováni.
web-marks = Označovat rekonstruované karty
web-mark-reconstructed = rekonstruováno: v krabici to může být jinak
web-mark-printed = jak je vytištěno v krabici
web-options = Možnosti
web-option-end = Konec hry
web-option-end-short = když staveniště nejde doplnit
web-option-end-empty = jakmile je pytlík prázdný
web-option-start-tie = Shoda o první tah
web-option-start-tie-drawn = rozhodne los
web-option-start-tie-lowest = začíná místo s nejnižším číslem
web-option-dirk-wins = Dirk může vyhrát
web-option-dirk-wins-no = ne
web-option-dirk-wins-yes = ano, má-li nejvíce bodů
web-option-portal-offer = Portál lze koupit
web-option-portal-offer-always = s každou stavbou
web-option-portal-offer-fitting = jen když ho je kam položit teď, nebo po položení jednoho čtverce
web-option-walk-portals = Portály lze procházet
web-option-walk-portals-yes = ano
web-option-walk-portals-no = ne
web-option-finish-again = Dokončení stavby dá další akci
web-option-finish-again-exact = když zaplatíš přesně
web-option-finish-again-paid = při jakékoli platbě
web-option-credits-win-tiles = Kredit platí jako peníze při rozdání posledních čtverců
web-option-credits-win-tiles-yes = ano
web-option-credits-win-tiles-no = ne
web-option-data = Součásti hry
web-option-data-ours = standardní
web-pace = Tempo
web-pace-live = Živě
web-pace-turns = Po tazích, i několik dní
web-listed = Ukázat stůl všem v lobby
web-start = Otevřít stůl

web-invite = Pozvat
web-invite-why = Kdo odkaz otevře, může místo zaujmout, na jakémkoli zařízení a bez účtu.
web-invite-only-here = Tyto odkazy fungují jen na tomto počítači. Pro hráče ve tvé síti spusť „./play --lan“, pro hráče kdekoli „comares serve“ (viz návod pro správce serverů).
web-invite-link = Pozvánka
web-invite-code = Pozvánka na místo { $number } jako kód pro fotoaparát
web-no-open-seats = Všechna místa jsou obsazena.
web-own-link = Tvé místo na jiném zařízení (odkaz si nech pro sebe):

## Jedno zařízení

web-curtain = Na tahu je { $name }
web-curtain-why = Teď se ukážou tvé karty. Ostatní ať se dívají jinam.
web-curtain-lift = Jsem { $name }

## U stolu

web-confirm = Potvrdit
web-confirm-why = Tohle nejde vzít zpět.
web-confirm-gain = při bodování teď: { $gain }
web-take-back = Ještě ne
web-rewind = Vrátit se sem
web-rewind-to = Vrátit se na řádek { $line }
web-read-only = Jen k prohlížení
web-look-at-it = Prohlédnout
web-watching = Díváš se
web-watching-why = Vidíš, co je všem odkryté. Karty v ruce zůstávají skryté a nikdo na tebe nečeká.
web-seat-is-free = U tohoto stolu je volné místo.
web-take-free-seat = Zaujmout volné místo
web-seat-by-invitation = Místo je volné jen na pozvání. Požádej hostitele o odkaz.

web-palace-of = Palác: { $name }
web-back-to-own = Ke svému paláci
web-back-to-turn = K hráči na tahu
web-money-of = Peníze: { $name }
web-others = Ostatní paláce
web-away = teď tu není
web-wall = zeď
web-wall-of = Nejdelší zeď: { $length }
web-cards-of = Bankovek: { $cards }
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-fit = Ukázat vše
web-rival-spoken = { $name }: bodů { $points }, zeď { $wall }, staveb { $buildings }, bankovek { $cards }. Ukázat tento palác velký.
web-has-points = { $name }: { $points }
web-player = Hráč
web-points = Body
web-sources = Za co
web-would-get = získá
web-would-have = celkem

web-market = Staveniště
web-slot-empty = Místo { $slot } za { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: prázdné
web-slot-spoken = Místo { $slot } za { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: { $tile }.{ $payable ->
    [yes] {" "}Můžeš zaplatit.
   *[no] {""}
}
web-money = Peníze na stole
web-deck = v balíčku
web-bag = v pytlíku
web-deck-spoken = Karet v balíčku { $deck }, odloženo { $discard }, čtverců v pytlíku { $bag }
web-hand = Tvé peníze
web-hand-empty = Žádné peníze v ruce.
web-hand-hidden = Skrytých karet: { $cards }
web-credit = Kredit
web-credit-spoken = Kredit { $value } ({ $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
})
web-pay-with = Zaplatit: { alhambra-currency } { $value }
web-reserve = Rezerva
web-to-build = K umístění

web-tile-title = { alhambra-kind } { $price }
web-tile-spoken = { alhambra-kind }, cena { $price }, { $walls }
web-walls = zdi: { $sides }
web-no-walls = beze zdí
web-north = sever
web-east = východ
web-south = jih
web-west = západ
web-portal-name = portál: { alhambra-kind }

web-pay-for = Zaplatit: { $tile }
web-way-plain = Stavba
web-way-portal = S portálem
web-way-site = Rozestavěná, za půl ceny
web-way-finish = Dokončit stavbu
web-pay-exact = Přesně: další akce
web-pay-over = o { $excess } víc
web-overpay-sure = Přeplatek { $excess }, ačkoli lze zaplatit přesně. Klikni znovu a zaplatíš.
web-more-ways = dalších způsobů: { $n }
web-cannot-pay = Stojí { $price }; máš { $held } ({ $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}).

web-preview = Kdyby se bodovalo teď: { $gain }. Zeď: { $wall }

web-waiting-for = Na tahu je { $name } …
web-over = Hra skončila.
web-decide-action = Vezmi si peníze, kup stavbu, nebo pozměň svůj palác.
web-decide-placing = Umísti nové stavby, nebo je dej do rezervy.
web-decide-portal = Umísti svůj portál. Smíš ho otočit.
web-decide-keep = Který žeton zůstane na rozestavěné stavbě?
web-decide-marker = Platba byla vyšší. Nechat si přeplatek jako kredit?
web-decide-pay = Zaplať sokola libovolnou bankovkou.
web-decide-enough = Kup dalšího sokola, nebo skonči.
web-decide-stop = Přesná platba: proveď další akci, nebo akce ukonči.
web-taking = Vzít { $sum }?
web-take = Vzít { $sum }
web-place = Položit sem
web-turn = Otočit
web-take-out = Přesunout do rezervy
web-to-reserve = Do rezervy
web-to-dirk = Dát Dirkovi
web-do-stop = Ukončit akce a stavět
web-do-pass = Pas
web-do-enough = Už žádní sokoli
web-do-decline = Nic si nenechat
web-keep-which = Který žeton zůstane?
web-marker-which = V které měně si to necháš?
web-falcon-which = Který sokol?
web-hint = Nápověda
web-follow-hint = Zahrát to
web-undo = Vrátit
web-redo = Znovu
web-reset = Začít tah znovu
web-skip = Na aktuální tah
web-advanced = Pro pokročilé
web-code-field = Zadat kód tahu
web-do-code = Zahrát

web-tab-standing = Kdyby se bodovalo teď
web-tab-log = Záznam
web-tab-shelf = Moduly
web-if-scored = Kdyby se bodovalo teď
web-log = Záznam
web-deal = Rozdání
web-undone = Vzato zpět.
web-secret = { $name } si nechává žeton lícem dolů.
web-save-record = Stáhnout hru
web-copy-position = Kopírovat pozici
web-position-copied = Pozice zkopírována
web-source-wall = zeď
web-source-falcons = sokoli

web-falcon-points = Body za 1 až 5 sokolů jedné barvy: { $points }.
web-portal-costs = Portál teď stojí o { $coins } více.
web-tokens = Žetonů v pytlíku: { $bag }, na stavbách: { $out }.

web-scoring = { $scoring ->
    [1] První bodování
    [2] Druhé bodování
   *[3] Třetí bodování
}
web-scoring-short = { $scoring }.
web-show-all = Ukázat vše
web-you-win = Vítězíš
web-won-by = { $n ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
    [many] Vítězí { $names }
   *[other] Vítězí { $names }
}
web-rematch = Odveta
web-replay = Přehrát hru

## Přehrávání

web-first = K rozdání
web-last = Na konec
web-forward = Další řádek
web-play-on = Přehrát
web-pause = Pauza
web-line-of = Řádek { $line } z { $last }

## Pravidla

web-rulebook = Pravidla

## What leads to a screen whose other words come with it

web-account = Účet
web-account-remove = Odebrat
web-games-title = Tvé hry
web-games-somebody = hráč
web-games-n-players = { $n ->
    [one] jeden hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
web-today = Také tady
web-puzzles = Úlohy
web-review = Rozbor
