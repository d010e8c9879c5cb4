### Stůl v prohlížeči

## Všude

web-opening = Stůl se otevírá …
web-close = Zavřít
web-go-on = Dál
web-again = Zkusit znovu
web-back = Zpět
web-menu = Nabídka
web-to-lobby = Do síně
web-search = Hledat
web-copy = Kopírovat
web-copied = Zkopírováno
web-lost = Spojení se přerušilo a navazuje se znovu; nic se neztratí.
web-missed = Co se stalo mezitím
web-missed-more = Dřívější události ({ $n }) jsou v záznamu
web-next-table = { $names }: tam jsi na tahu

## Síň

web-motto = Postav nejkrásnější palác na pahorku Sabika: proti počítači, s přáteli kdekoli, nebo kolem jedné obrazovky.
web-play-now = Hrát
web-set-up = Připravit stůl
web-my-tables = Tvé stoly
web-open-tables = Otevřené stoly
web-watch = Dívat se
web-you = Ty
web-your-name = Tvé jméno
web-import = Podívat se na zaznamenanou hru
web-position = Rozestavit pozici
web-position-about = Pozice je hra v jednom okamžiku, zapsaná jako text. Zkopíruješ ji z nabídky u stolu: říká, co smí vidět tvoje místo. Zbytek se vylosuje znovu.
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
web-position-anyway = Přesto ji otevřít
web-join = Zaujmout místo
web-invited-by = { $host } tě zve ke hře { $game }
web-invited = Máš pozvání ke hře { $game }
web-at-the-table = U stolu
web-host = zve
web-computer = počítač
web-seat-yours = tvoje místo
web-waits-for-you = Toto místo je na tahu: ostatní čekají.
web-sit-already = U tohoto stolu už sedíš.
web-to-table = Ke stolu
web-join-too = Zaujmout i toto místo
web-invitation-stale = Toto pozvání už neplatí
web-invitation-stale-why = Místo už někdo zaujal, nebo odkaz nedorazil celý. Popros o nový.
web-your-turn = Jsi na tahu
web-running = Hraje se
web-finished = Skončila
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
web-confirms = Potvrzovat konec tahu
web-confirms-off = Ne
web-confirms-on = Ano
web-confirms-timer = Ano, nebo po 6 sekundách
web-rewinds = Proti počítači: vracet se v průběhu hry libovolně daleko (záznam to uvádí)

## Nový stůl

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Kupujte budovy ve čtyřech měnách, stavte a prodlužujte nejdelší hradbu. 2 až 6 hráčů, asi 45 minut.
web-about-sabika = Posílejte stavitele, obchodníka a básníka po trojitém rondelu; stavte, obchodujte, tesejte básně. 1 až 4 hráči, asi 90 minut.
web-players = Hráči
web-seat-me = Ty
web-seat-here = Někdo u tohoto zařízení
web-seat-open = Volné: na pozvání
web-seat-bot = Počítač: { $level }
web-level-gardener = zahradník (lehký)
web-level-mason = zedník (střední)
web-level-geometer = zeměměřič (těžký)
web-level-architect = stavitel (velmi těžký)
web-level-random = jak to vyjde
web-level-greedy = hamižný
web-modules = Moduly
web-module-falconers = Sokolníci
web-module-portals = Portály
web-module-building-sites = Staveniště
web-module-exchange-certificates = Směnky
web-about-falconers = Sokoli na průsečíky, kde se stýkají čtyři tvé destičky; hejna jedné barvy bodují při každém bodování.
web-about-portals = Půlky destiček se šikmou zdí a branou, kupované se stavbou svého druhu.
web-about-building-sites = Teď polovina ceny, později celá, v měně, kterou znáš jen ty.
web-about-exchange-certificates = Co přeplatíš, není ztraceno: zůstane ti jako úvěr.
web-options = Možnosti
web-option-end = Hra končí,
web-option-end-short = když trh nejde doplnit
web-option-end-empty = jakmile je pytlík prázdný
web-option-walk-portals = Portály lze procházet
web-option-walk-portals-yes = ano
web-option-walk-portals-no = ne
web-option-credits-win-tiles = Úvěr platí při dělení posledních destiček
web-option-credits-win-tiles-yes = ano
web-option-credits-win-tiles-no = ne
web-option-data = Součásti hry
web-option-data-ours = dodané s programem
web-pace = Tempo
web-pace-live = Živě
web-pace-turns = Po tazích, celé dny
web-listed = Ukázat stůl všem v síni
web-start = Otevřít stůl

web-invite = Pozvat
web-invite-why = Kdo odkaz otevře, může to místo zaujmout: na jakémkoli zařízení, bez účtu.
web-invite-only-here = Stránka běží na tomto počítači a odkazy platí jen na něm. Pro ostatní ve tvé síti ji spusť příkazem „./play --lan“, pro ostatní kdekoli příkazem „comares serve“ (viz návod k hostování).
web-invite-link = Pozvánka
web-invite-code = Pozvánka na místo { $number } jako kód pro fotoaparát
web-no-open-seats = Všechna místa jsou obsazena.
web-own-link = Tvé místo na jiném zařízení (odkaz si nech pro sebe):

## Jedno zařízení

web-curtain = Na tahu je { $name }
web-curtain-why = Teď se odkryje, co je jen tvé: ostatní se dívají jinam.
web-curtain-lift = Jsem { $name }

## U stolu

web-confirm = Potvrdit
web-confirm-why = Potom už nelze nic vzít zpět.
web-confirm-gain = Změna bodů za tohoto stavu
web-take-back = Vzít zpět
web-rewind = Začít znovu odtud
web-rewind-to = Začít znovu od řádku { $line }
web-watching = Díváš se
web-watching-why = Vidíš to, co leží odkrytě na stole; karty v ruce zůstávají skryté a nikdo na tebe nečeká.
web-seat-is-free = U tohoto stolu je volné místo.
web-take-free-seat = Zaujmout volné místo
web-seat-by-invitation = Jedno místo je volné, ale jen na pozvání: popros o odkaz toho, kdo stůl založil.

web-palace-of = Palác: { $name }
web-back-to-own = Ke svému paláci
web-back-to-turn = K paláci toho, kdo je na tahu
web-money-of = Peníze: { $name }
web-others = Ostatní paláce
web-away = teď tu není
web-wall = zeď
web-wall-of = Nejdelší zeď: { $length }
web-cards-of = Peněžních karet: { $cards }
web-zoom-in = Blíž
web-zoom-out = Dál
web-zoom-fit = Ukázat vše
web-rival-spoken = { $name }: bodů { $points }, zeď { $wall }, staveb { $buildings }, peněžních karet { $cards }. Ukázat tento palác velký.
web-has-points = { $name }: { $points }
web-player = Hráč
web-points = Body
web-sources = Za co
web-would-get = získá
web-would-have = celkem

web-market = Trh staveb
web-slot-empty = Místo { $slot }, { alhambra-currency }: prázdné
web-slot-spoken = Místo { $slot }, { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Můžeš zaplatit.
   *[no] {""}
}
web-money = Peníze na stole
web-deck = v balíčku
web-bag = v pytlíku
web-deck-spoken = Karet v balíčku { $deck }, odloženo { $discard }, destiček v pytlíku { $bag }
web-hand = Tvé peníze
web-hand-empty = Žádné peníze v ruce.
web-hand-hidden = Karet: { $cards }, skryté
web-credit = Úvěr
web-credit-spoken = Úvěr { $value }, { alhambra-currency }
web-pay-with = Zaplatit: { alhambra-currency } { $value }
web-reserve = Rezerva
web-to-build = K položení

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
web-way-site = Jako staveniště, za půl ceny
web-way-finish = Dokončit stavbu
web-pay-exact = přesně: další akce
web-pay-over = přeplatek { $excess }
web-overpay-sure = Přeplatek { $excess }, ačkoli lze zaplatit přesně. Klikni znovu a zaplatíš.
web-more-ways = dalších způsobů: { $n }
web-cannot-pay = Stojí { $price }; máš { $held } ({ alhambra-currency }).

web-preview = Kdyby se bodovalo teď: { $gain }. Zeď: { $wall }

web-waiting-for = Na tahu je { $name } …
web-over = Hra skončila.
web-decide-action = Jsi na tahu: vezmi si peníze, kup stavbu, nebo přestavuj.
web-decide-placing = Polož koupené, nebo to dej do rezervy.
web-decide-keep = Vyber žeton, který na staveništi zůstane.
web-decide-marker = Je tu přeplatek: nechat si ho jako úvěr?
web-decide-pay = Zaplať sokola kteroukoli kartou.
web-decide-enough = Další sokol, nebo dost?
web-decide-stop = Další akce, nebo konec?
web-taking = Vzít { $sum }?
web-take = Vzít { $sum }
web-place = Položit sem
web-turn = Otočit
web-take-out = Vzít do rezervy
web-to-reserve = Do rezervy
web-to-dirk = Dirkovi
web-do-stop = Konec
web-do-pass = Pas
web-do-enough = Dost sokolů
web-do-decline = Nic si nenechat
web-keep-which = Který žeton zůstane?
web-marker-which = V které měně si to necháš?
web-falcon-which = Který sokol?
web-hint = Rada
web-hint-is = Rada: { $code }.
web-follow-hint = Udělat to
web-undo = Vrátit
web-redo = Znovu
web-reset = Začít tah znovu
web-skip = Do přítomnosti
web-code-field = Volba podle kódu
web-do-code = Provést

web-tab-standing = Kdyby se bodovalo teď
web-tab-log = Záznam
web-tab-shelf = Moduly
web-if-scored = Kdyby se bodovalo teď
web-log = Co se stalo
web-deal = Rozdání
web-undone = Vzato zpět.
web-secret = Něco tajného.
web-save-record = Uložit záznam
web-copy-position = Kopírovat pozici
web-position-copied = Pozice zkopírována
web-source-wall = zeď
web-source-falcons = sokoli

web-falcon-points = Sokoli jedné barvy bodují podle počtu: { $points }.
web-reconstructed = Který sokol ukazuje které druhy, je zčásti rekonstruováno.
web-portal-costs = Portál teď stojí o { $coins } více.
web-tokens = Žetonů v pytlíku: { $bag }, na staveništích: { $out }.

web-scoring = { $scoring ->
    [1] První bodování
    [2] Druhé bodování
   *[3] Třetí bodování
}
web-scoring-short = { $scoring }.
web-show-all = Ukázat vše
web-won-by = { $n ->
    [one] Vítězí { $names }
    [few] Vítězí { $names }
    [many] Vítězí { $names }
   *[other] Vítězí { $names }
}
web-rematch = Ještě jednou
web-replay = Podívat se na hru znovu

## Přehrávání

web-first = K rozdání
web-last = Na konec
web-forward = O řádek dál
web-play-on = Přehrát
web-pause = Pauza
web-line-of = Řádek { $line } z { $last }

## Pravidla

web-rulebook = Pravidla
