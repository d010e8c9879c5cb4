### The table in the browser

## Everywhere

web-opening = Opening the table …
web-close = Close
web-go-on = Go on
web-again = Try again
web-back = Back
web-menu = Menu
web-to-lobby = To the lobby
web-search = Search
web-copy = Copy
web-copied = Copied
web-lost = The connection is lost. It is being made again; nothing you did is lost.
web-missed = While you were away
web-missed-more = { $n } earlier things are in the log
web-next-table = { $names }: your turn there

## Lobby

web-motto = Build the finest palace on the Sabika hill: against the computer, with friends anywhere, or round one screen.
web-play-now = Play now
web-set-up = Set up a table
web-my-tables = Your tables
web-open-tables = Open tables
web-watch = Watch
web-you = You
web-your-name = Your name
web-import = Look at a recorded game
web-position = Set up a position
web-position-about = A position is a game at one moment, as text. Copy one from the menu of a table: it tells what your seat may see. The rest is drawn anew.
web-position-text = Position
web-position-load = Load from a file
web-position-error = Line { $line }: { $what }
web-position-summary = { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
}
web-position-turn = Player { $number } decides.
web-position-viewer = The position tells what player { $number } may know.
web-position-unreachable = No game could reach this position:
web-position-anyway = Open it anyway
web-join = Take the seat
web-invited-by = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-at-the-table = At the table
web-host = host
web-computer = computer
web-seat-yours = your seat
web-waits-for-you = It is this seat’s turn: the others are waiting.
web-sit-already = You already sit at this table.
web-to-table = To the table
web-join-too = Take this seat as well
web-invitation-stale = This invitation is no longer good
web-invitation-stale-why = Somebody has taken the seat, or the link did not arrive whole. Ask whoever sent it for another one.
web-your-turn = Your turn
web-running = Under way
web-finished = Finished
web-recorded = A recorded game
web-move = move { $n }
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-not-begun = not begun yet
web-waiting-for-guest = Waiting for a guest …
web-free = free seat

web-language = Language
web-theme = Colours
web-theme-dusk = Dusk
web-theme-stucco = Stucco
web-theme-contrast = High contrast
web-speed = Animation
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sounds = Sounds
web-confirms = Confirm the end of a turn
web-confirms-off = No
web-confirms-on = Yes
web-confirms-timer = Yes, or after 6 seconds
web-rewinds = Against the computer: go back in the log as far as you like (the record says so)

## Setting a table up

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Buy buildings in four currencies, place them, and let the longest wall grow. 2 to 6 players, about 45 minutes.
web-about-sabika = Send architects, merchant and poet round the triple rondel; build, trade and engrave poems. 1 to 4 players, about 90 minutes.
web-players = Players
web-seat-me = You
web-seat-here = Somebody at this device
web-seat-open = Open: by invitation
web-seat-bot = Computer: { $level }
web-level-gardener = gardener (easy)
web-level-mason = mason (medium)
web-level-geometer = geometer (hard)
web-level-architect = architect (very hard)
web-level-random = anything goes
web-level-greedy = greedy
web-modules = Modules
web-module-falconers = Falconers
web-module-portals = Portals
web-module-building-sites = Building sites
web-module-exchange-certificates = Exchange certificates
web-about-falconers = Falcons for the points where four of your tiles meet; flocks of one colour score at every scoring.
web-about-portals = Half tiles with a slanting wall and a gate, bought together with a building of their kind.
web-about-building-sites = Half the price now; the whole price later, in a currency that only you know.
web-about-exchange-certificates = What you pay too much is not lost: it stays yours as a credit.
web-options = Options
web-option-end = The game ends
web-option-end-short = when the market cannot be filled
web-option-end-empty = as soon as the bag is empty
web-option-walk-portals = Portals can be walked through
web-option-walk-portals-yes = yes
web-option-walk-portals-no = no
web-option-credits-win-tiles = Credits count for the last tiles
web-option-credits-win-tiles-yes = yes
web-option-credits-win-tiles-no = no
web-option-data = Components
web-option-data-ours = as they came with the program
web-pace = Pace
web-pace-live = Live
web-pace-turns = Turn by turn, over days
web-listed = Show the table to everybody in the lobby
web-start = Open the table

web-invite = Invite
web-invite-why = Whoever opens a link may take that seat. It works on any device, without an account.
web-invite-only-here = This page was opened on the computer it runs on, and the links work only there. For others in your network start it with “./play --lan”, for others anywhere with “comares serve” (see its guide to hosting).
web-invite-link = Invitation
web-invite-code = Invitation to seat { $number } as a code to scan
web-no-open-seats = Every seat is taken.
web-own-link = Your own seat on another device (keep this link to yourself):

## One device

web-curtain = It is { $name }’s turn
web-curtain-why = What is yours alone is about to lie open: the others look away.
web-curtain-lift = I am { $name }

## At the table

web-confirm = Confirm
web-confirm-why = After this nothing can be taken back.
web-confirm-gain = Change of points as things would stand
web-take-back = Take back
web-rewind = Begin again from here
web-rewind-to = Begin again from line { $line }
web-watching = You are watching
web-watching-why = You see what lies open on the table; hands stay hidden, and nobody waits for you.
web-seat-is-free = A seat is free at this table.
web-take-free-seat = Take the free seat
web-seat-by-invitation = A seat is free, but only by invitation: ask whoever made the table for its link.

web-palace-of = Palace of { $name }
web-back-to-own = Back to your palace
web-back-to-turn = Back to whoever is at turn
web-money-of = Money of { $name }
web-others = The other palaces
web-away = not here at the moment
web-wall = wall
web-wall-of = Longest wall: { $length }
web-cards-of = Money cards: { $cards }
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Show everything
web-rival-spoken = { $name }: { $points } points, wall { $wall }, { $buildings } buildings, { $cards } money cards. Show this palace large.
web-has-points = { $name }: { $points }
web-player = Player
web-points = Points
web-sources = What for
web-would-get = would get
web-would-have = total

web-market = Building market
web-slot-empty = Slot { $slot }, { alhambra-currency }: empty
web-slot-spoken = Slot { $slot }, for { alhambra-currency }s: { $tile }.{ $payable ->
    [yes] {" "}You can pay for it.
   *[no] {""}
}
web-money = Money on the table
web-deck = in the deck
web-bag = in the bag
web-deck-spoken = { $deck } cards in the deck, { $discard } discarded, { $bag } tiles in the bag
web-hand = Your money
web-hand-empty = No money in hand.
web-hand-hidden = { $cards } cards, hidden
web-credit = Credit
web-credit-spoken = Credit of { $value } in { alhambra-currency }s
web-pay-with = Pay with { alhambra-currency } { $value }
web-reserve = Reserve
web-to-build = To be placed

web-tile-title = { alhambra-kind } { $price }
web-tile-spoken = { alhambra-kind }, price { $price }, { $walls }
web-walls = walls: { $sides }
web-no-walls = no walls
web-north = north
web-east = east
web-south = south
web-west = west
web-portal-name = { alhambra-kind } portal

web-pay-for = Pay for { $tile }
web-way-plain = The building
web-way-portal = With a portal
web-way-site = As a building site, for half the price
web-way-finish = Finish the building
web-pay-exact = exact: another action
web-pay-over = { $excess } too much
web-overpay-sure = { $excess } too much, though you could pay exactly. Click again to pay.
web-more-ways = { $n } more ways
web-cannot-pay = It costs { $price }; you hold { $held } in { alhambra-currency }s.

web-preview = If we scored now: { $gain }. Wall: { $wall }

web-waiting-for = Waiting for { $name } …
web-over = The game is over.
web-decide-action = Your turn: take money, buy a building, or redesign.
web-decide-placing = Place what you bought, or put it into the reserve.
web-decide-keep = Choose the token that stays on the site.
web-decide-marker = You paid too much: keep the rest as a credit?
web-decide-pay = Pay for the falcon with any card.
web-decide-enough = Another falcon, or enough?
web-decide-stop = Another action, or stop?
web-taking = Take { $sum }?
web-take = Take { $sum }
web-place = Place it here
web-turn = Turn
web-take-out = Take out to the reserve
web-to-reserve = To the reserve
web-to-dirk = Give to Dirk
web-do-stop = Stop
web-do-pass = Pass
web-do-enough = Enough falcons
web-do-decline = Keep nothing
web-keep-which = Which token stays?
web-marker-which = In which currency do you keep it?
web-falcon-which = Which falcon?
web-hint = Hint
web-hint-is = Hint: { $code }.
web-follow-hint = Do that
web-undo = Undo
web-redo = Redo
web-reset = Start the turn again
web-skip = Skip to now
web-code-field = An option by its code
web-do-code = Do it

web-tab-standing = If we scored now
web-tab-log = Log
web-tab-shelf = Modules
web-if-scored = If we scored now
web-log = What happened
web-deal = The deal
web-undone = Taken back.
web-secret = Something secret.
web-save-record = Save the record
web-copy-position = Copy the position
web-position-copied = Position copied
web-source-wall = wall
web-source-falcons = falcons

web-falcon-points = Falcons of one colour score, by their number: { $points }.
web-reconstructed = Which falcon shows which kinds is reconstructed for some.
web-portal-costs = A portal costs { $coins } more now.
web-tokens = { $bag } tokens in the bag, { $out } on sites.

web-scoring = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}
web-scoring-short = { $scoring }.
web-show-all = Show all
web-won-by = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
web-rematch = Play again
web-replay = Look at the game again

## Replay

web-first = To the deal
web-last = To the end
web-forward = One line on
web-play-on = Play
web-pause = Pause
web-line-of = Line { $line } of { $last }

## Rulebook

web-rulebook = Rulebook
