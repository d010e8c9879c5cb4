### Stůl v terminálu

terminal-welcome = Hraješ jako { $seat }. Možnost zvol číslem nebo kódem; `help` poví, co dalšího lze napsat.
terminal-goodbye = Hra zůstává, jak je.
terminal-prompt = { $seat }, { $decision }:
terminal-no-such-number = Možnost { $number } neexistuje; čísla jdou od 1 do { $most }.
terminal-more = … dalších { $n }: `options`
terminal-undone = Vše od řádku { $line } je vzato zpět.
terminal-save-where = Napiš kam: save FILE
terminal-saved = Uloženo jako { $file }.
terminal-help =
    ČÍSLO nebo KÓD  zvolit možnost
    options         vypsat všechny možnosti
    table           znovu nakreslit stůl
    scores          body, kdyby se bodovalo teď, a za co
    undo            vzít zpět poslední volbu, pokud se od té doby nic neodkrylo
    log [all]       co se stalo
    save FILE       zapsat záznam
    quit            odejít
    Kód je jeden z těchto:
    {"  "}{ $usages }
terminal-points = body
terminal-now = teď
terminal-would-have = { $seat }: teď { $points }, po bodování { $standing }.
terminal-scored-in = řádek { $line }
terminal-points-are = Body: { $points }
terminal-won = Vítěz: { $seats }
terminal-bot = { $bot } { $number }
terminal-not-a-terminal = Tato hra je pro terminál a žádný tu není: spusť ji v něm.

## Alhambra

terminal-alhambra-bag = v pytlíku { $tiles }
terminal-alhambra-deck = v balíčku { $cards }, odloženo { $discard }
terminal-alhambra-next-scoring = { $fewest ->
    [1] bodování do { $most } { $most ->
        [one] karty
        [few] karet
        [many] karty
       *[other] karet
    }
   *[other] bodování za { $fewest } až { $most } { $most ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }
}
terminal-alhambra-last-scoring = poslední bodování je na konci
terminal-alhambra-ending = hra končí
terminal-alhambra-tile = { $kind } { $price }
terminal-alhambra-no-walls = beze zdí
terminal-alhambra-market = Staveniště
terminal-alhambra-display = Peníze na stole
terminal-alhambra-waiting = K položení
terminal-alhambra-reserve = Tvá rezerva
terminal-alhambra-coins = = { $coins }
terminal-alhambra-exact = přesně
terminal-alhambra-excess = přeplatek { $coins }
terminal-alhambra-head-wall = zeď
terminal-alhambra-head-cards = karty
terminal-alhambra-head-coins = peníze
terminal-alhambra-head-reserve = rezerva

## Přehrání, perft

terminal-replay-keys = Enter jde dál, t nakreslí stůl, q skončí.
terminal-if-scored-now = Kdyby se bodovalo teď
terminal-sound = Bezchybný záznam hry { $game }, počet řádků: { $lines }; každý je ověřen.
terminal-sound-so-far = Záznam hry { $game }; počet bezchybných řádků od začátku: { $lines }.
terminal-position-sound = Bezchybná pozice hry { $game }, počet míst: { $seats }.
terminal-perft = hloubka { $depth }: { $ways } ({ $seconds } s)
terminal-perft-total = celkem

## Moduly Alhambry

terminal-alhambra-falcons = volní sokoli: { $falcons }
terminal-alhambra-portals = zbývající portály: { $portals }; k položení: { $waiting }
terminal-alhambra-sites = žetony rozestavěných staveb v pytlíku: { $tokens }; vytaženo: { $drawn }
terminal-alhambra-credits = volné ukazatele: { $markers }; kredity: { $credits }

## Sabika

terminal-sabika-yusuf = Yusuf
terminal-sabika-sultan = S
terminal-sabika-round = kolo { $round }, epocha { $era }
terminal-sabika-first = začínající hráč { $seat }
terminal-sabika-tax = daň na jeho konci { $tax }
terminal-sabika-wishes = přání: { $wishes }
terminal-sabika-trade = karta obchodu: { $card }
terminal-sabika-event = událost: { $event }; příští: { $next }
terminal-sabika-rondel = pole
terminal-sabika-city = město (* pečeť)
terminal-sabika-wants = poptávka
terminal-sabika-bonus = bonus
terminal-sabika-consolidated = upevnění
terminal-sabika-ships = lodě [vpravo]
terminal-sabika-storehouses = Sklady (dva vlevo, dva vpravo)
terminal-sabika-small = Malé stavby
terminal-sabika-large = Velké stavby
terminal-sabika-short = Krátké básně
terminal-sabika-long = Dlouhé básně
terminal-sabika-own-large = velké: { $cards }
terminal-sabika-own-small = malé: { $cards }
terminal-sabika-own-blue = modré: { $cards }
terminal-sabika-own-red = červené: { $cards }
terminal-sabika-own-grey = šedé: { $cards }
terminal-sabika-own-tokens = sklady: { $cards }
terminal-sabika-head-vp = VB
terminal-sabika-head-now = teď
terminal-sabika-head-dinars = dináry
terminal-sabika-head-seals = pečeti
terminal-sabika-head-taxes = daně
terminal-sabika-head-reward = odměna
terminal-sabika-head-boxes = bedny
terminal-sabika-head-raw = suroviny
terminal-sabika-head-stored = ve skladech
