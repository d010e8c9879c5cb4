### The table in the terminal

terminal-welcome = You are { $seat }. Choose an option by its number or its code; `help` tells what else you can type.
terminal-goodbye = You leave the game as it is.
terminal-prompt = { $seat }, { $decision }:
terminal-no-such-number = There is no option { $number }; they go from 1 to { $most }.
terminal-more = … { $n } more: `options`
terminal-undone = Everything from line { $line } on is undone.
terminal-save-where = Say where to: save FILE
terminal-saved = Saved as { $file }.
terminal-help =
    NUMBER or CODE  choose an option
    options         list every option
    table           draw the table again
    scores          if we scored now, and why
    undo            undo your last choice, if nothing was revealed since
    log [all]       what happened
    save FILE       write the record
    quit            leave
    A code is one of:
    {"  "}{ $usages }
terminal-points = points
terminal-now = now
terminal-would-have = { $seat } has { $points } and would have { $standing }.
terminal-scored-in = line { $line }
terminal-points-are = Points: { $points }
terminal-won = Won by { $seats }
terminal-bot = { $bot } { $number }
terminal-not-a-terminal = This game needs a terminal, and there is none here: run it in one.

## Alhambra

terminal-alhambra-bag = bag { $tiles }
terminal-alhambra-deck = deck { $cards }, discarded { $discard }
terminal-alhambra-next-scoring = { $fewest ->
    [1] scoring within the next { $most } cards
   *[other] scoring within { $fewest } to { $most } cards
}
terminal-alhambra-last-scoring = the last scoring is at the end
terminal-alhambra-ending = the game ends
terminal-alhambra-tile = { $kind } { $price }
terminal-alhambra-no-walls = no walls
terminal-alhambra-market = Market
terminal-alhambra-display = Money on the table
terminal-alhambra-waiting = To be placed
terminal-alhambra-reserve = Your reserve
terminal-alhambra-coins = = { $coins }
terminal-alhambra-exact = exact
terminal-alhambra-excess = { $coins } too much
terminal-alhambra-head-wall = wall
terminal-alhambra-head-cards = cards
terminal-alhambra-head-coins = coins
terminal-alhambra-head-reserve = reserve

## Replay, perft

terminal-replay-keys = Enter goes on, t draws the table, q ends.
terminal-if-scored-now = If we scored now
terminal-sound = A sound record of { $game }: { $lines } lines, every one checked.
terminal-sound-so-far = A record of { $game }, sound in its first { $lines } lines.
terminal-position-sound = A sound position of { $game } for { $seats } players.
terminal-perft = depth { $depth }: { $ways } ({ $seconds } s)
terminal-perft-total = total

## Alhambra's modules

terminal-alhambra-falcons = free falcons: { $falcons }
terminal-alhambra-portals = portals left: { $portals }; to be placed: { $waiting }
terminal-alhambra-sites = site tokens in the bag: { $tokens }; drawn: { $drawn }
terminal-alhambra-credits = free markers: { $markers }; credits: { $credits }

## Sabika

terminal-sabika-yusuf = Yusuf
terminal-sabika-sultan = S
terminal-sabika-round = round { $round }, era { $era }
terminal-sabika-first = first player { $seat }
terminal-sabika-tax = tax at its end { $tax }
terminal-sabika-wishes = wishes: { $wishes }
terminal-sabika-trade = trade card: { $card }
terminal-sabika-event = event: { $event }; next: { $next }
terminal-sabika-rondel = space
terminal-sabika-city = city (* seal)
terminal-sabika-wants = wants
terminal-sabika-bonus = bonus
terminal-sabika-consolidated = consolidated
terminal-sabika-ships = ships [right]
terminal-sabika-storehouses = Storehouses (two left, two right)
terminal-sabika-small = Small buildings
terminal-sabika-large = Large buildings
terminal-sabika-short = Short poems
terminal-sabika-long = Long poems
terminal-sabika-own-large = large: { $cards }
terminal-sabika-own-small = small: { $cards }
terminal-sabika-own-blue = blue: { $cards }
terminal-sabika-own-red = red: { $cards }
terminal-sabika-own-grey = grey: { $cards }
terminal-sabika-own-tokens = storehouses: { $cards }
terminal-sabika-head-vp = VP
terminal-sabika-head-now = now
terminal-sabika-head-dinars = dinars
terminal-sabika-head-seals = seals
terminal-sabika-head-taxes = tax
terminal-sabika-head-reward = reward
terminal-sabika-head-boxes = boxes
terminal-sabika-head-raw = raw
terminal-sabika-head-stored = stored
