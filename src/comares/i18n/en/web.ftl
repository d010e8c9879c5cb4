### The table in the browser

## Everywhere

web-opening = Opening the table …
web-close = Close
web-go-on = Continue
web-again = Try again
web-back = Back
web-menu = Menu
web-to-lobby = To the lobby
web-search = Search
web-copy = Copy
web-copied = Copied
web-lost = The connection is lost and is being restored. What you choose now is kept.
web-missed = While you were away
web-missed-more = { $n ->
    [one] One earlier line is in the log
   *[other] { $n } earlier lines are in the log
}
web-next-table = Your turn with { $names }

## Lobby

web-motto = Build the finest palace on the Sabika hill: against bots, with friends anywhere, or around one screen.
web-play-now = Play now
web-set-up = Set up a table
web-my-tables = Your tables
web-open-tables = Open tables
web-watch = Watch
web-more-tables = More tables
web-sign-out = Sign out everywhere else
web-signed-out = Signed out everywhere else
web-sign-out-hint = Other devices and browsers lose your seats; this one keeps them.
web-you = You
web-your-name = Your name
web-import = Open a game file
web-position = Set up a position
web-position-about = A position is a game at one moment, as text. You can copy one from the menu of a table. It holds what your seat may see; the rest is drawn at random.
web-position-text = Position
web-position-load = Load from a file
web-position-error = Line { $line }: { $what }
web-position-summary = { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
}
web-position-turn = Player { $number } decides.
web-position-viewer = The position shows what player { $number } may know.
web-position-unreachable = No game could reach this position:
web-position-anyway = Open it anyway
web-join = Take the seat
web-invited-by = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-at-the-table = At the table
web-host = host
web-computer = bot
web-seat-yours = your seat
web-waits-for-you = It is this seat’s turn. The others are waiting.
web-sit-already = You already sit at this table.
web-to-table = To the table
web-join-too = Take this seat as well
web-invitation-stale = This invitation is no longer valid
web-invitation-stale-why = The seat is taken, or the link is incomplete. Ask the host for a new one.
web-your-turn = Your turn
web-running = Under way
web-finished = Finished
web-closed = Closed by the host
web-all-left = Everybody has left
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
web-confirms = Alhambra: confirm the end of a turn
web-confirms-off = No
web-confirms-on = Yes
web-confirms-timer = Yes, or after 6 seconds
web-reasons = Show the reasons for bots’ moves in the log
web-rewinds = Allow unlimited undo against bots (noted in the game file)

## Setting a table up

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Buy buildings in four currencies, place them, and let your wall grow. 2 to 6 players, about 45 minutes.
web-about-sabika = Send your architects, merchant and poet around the triple rondel; build, trade and engrave poems. 1 to 4 players, about 90 minutes.
web-players = Players
web-seat-me = You
web-seat-here = Guest on this device
web-seat-open = Open: by invitation
web-seat-bot = Bot: { $level }
web-level-gardener = gardener (easy)
web-level-mason = mason (rather easy)
web-level-carpenter = carpenter (medium)
web-level-geometer = geometer (hard)
web-level-architect = architect (very hard)
web-level-gardener-plays = Plays what looks nice at the moment. The best opponent for your first game.
web-level-mason-plays = Takes what brings points soon, and compares few moves. Has better and worse days.
web-level-carpenter-plays = Plays like an experienced player in a hurry: sound moves, seldom the best. Has better and worse days.
web-level-geometer-plays = Plans its turn to the end and knows what a position is worth. Thinks little about your reply. Has better and worse days.
web-level-architect-plays = Tries hundreds of ways the game could go and remembers every card. Takes up to a second.
web-level-random = random
web-level-greedy = greedy
web-modules = Modules
web-module-falconers = Falconers
web-module-portals = Portals
web-module-building-sites = Building sites
web-module-exchange-certificates = Exchange certificates
web-about-falconers = Place falcons where four of your tiles meet. Falcons of one colour score together at every scoring.
web-about-portals = Half tiles with a diagonal wall. You buy one together with a building of its kind.
web-about-building-sites = Pay half the price now and the full price later, in a currency that only you know.
web-about-exchange-certificates = What you overpay is not lost: you keep it as a credit.
web-reconstructed-sabika = Please note: Sabika’s rulebook shows most cards, tokens and spaces only in pictures. Here { $many } of { $pieces } are reconstructed and balanced for this table; your own box may show other values.
web-reconstructed-falconers = Please note: the rulebook shows the two kinds of each falcon only in pictures. Here all { $pieces } falcons are reconstructed.
web-marks = Mark reconstructed cards
web-mark-reconstructed = reconstructed: not as printed in the box
web-mark-printed = as printed in the box
web-options = Options
web-option-end = End of the game
web-option-end-short = when the market cannot be refilled
web-option-end-empty = as soon as the bag is empty
web-option-start-tie = Tie for the first turn
web-option-start-tie-drawn = drawn at random
web-option-start-tie-lowest = the lowest seat starts
web-option-dirk-wins = Dirk can win
web-option-dirk-wins-no = no
web-option-dirk-wins-yes = yes, if he has the most points
web-option-portal-offer = A portal can be bought
web-option-portal-offer-always = with every building
web-option-portal-offer-fitting = only if it fits now, or after one tile is placed
web-option-walk-portals = Portals can be walked through
web-option-walk-portals-yes = yes
web-option-walk-portals-no = no
web-option-finish-again = Finishing a building gives another action
web-option-finish-again-exact = if the price is paid exactly
web-option-finish-again-paid = however it is paid
web-option-credits-win-tiles = Credits count as money for the last tiles
web-option-credits-win-tiles-yes = yes
web-option-credits-win-tiles-no = no
web-option-data = Components
web-option-data-ours = standard
web-pace = Pace
web-pace-live = Live
web-pace-turns = Turn by turn, over days
web-listed = List the table in the lobby for everyone
web-start = Open the table

web-invite = Invite
web-invite-why = Anyone who opens a link can take that seat, on any device and without an account.
web-invite-only-here = These links work only on this computer. For players in your network, start with “./play --lan”. For players anywhere, use “comares serve” (see the hosting guide).
web-invite-link = Invitation
web-invite-code = Invitation to seat { $number } as a code to scan
web-no-open-seats = Every seat is taken.
web-own-link = Your seat on another device (keep this link private):

## One device

web-curtain = It is { $name }’s turn
web-curtain-why = Your hand is about to be shown. Everyone else, look away.
web-curtain-lift = I am { $name }

## At the table

web-confirm = Confirm
web-confirm-why = You cannot undo this.
web-confirm-gain = if we scored now: { $gain }
web-take-back = Not yet
web-rewind = Go back to here
web-rewind-to = Go back to line { $line }
web-read-only = View only
web-look-at-it = Look at it
web-watching = You are watching
web-watching-why = You see what is open to all. Hands stay hidden, and nobody waits for you.
web-seat-is-free = A seat is free at this table.
web-take-free-seat = Take the free seat
web-seat-by-invitation = A seat is free by invitation only. Ask the host for the link.

web-palace-of = Palace of { $name }
web-back-to-own = Back to your palace
web-back-to-turn = Back to the current player
web-money-of = Money of { $name }
web-others = The other palaces
web-away = not here at the moment
web-wall = wall
web-wall-of = Longest wall: { $length }
web-cards-of = Money cards: { $cards }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-rival-spoken = { $name }: points { $points }, wall { $wall }, buildings { $buildings }, money cards { $cards }. Show this palace large.
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
web-deck-spoken = Cards in the deck: { $deck }; discarded: { $discard }; tiles in the bag: { $bag }
web-hand = Your money
web-hand-empty = No money in hand.
web-hand-hidden = Hidden cards: { $cards }
web-credit = Credit
web-credit-spoken = Credit of { $value } in { alhambra-currency }s
web-pay-with = Pay with { alhambra-currency } { $value }
web-reserve = Reserve
web-to-build = To place

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
web-pay-exact = Exact: play again
web-pay-over = { $excess } too much
web-overpay-sure = { $excess } too much, though you could pay exactly. Click again to pay.
web-more-ways = { $n ->
    [one] One more way
   *[other] { $n } more ways
}
web-cannot-pay = It costs { $price }; you hold { $held } in { alhambra-currency }s.

web-preview = If we scored now: { $gain }. Wall: { $wall }

web-waiting-for = Waiting for { $name } …
web-over = The game is over.
web-decide-action = Take money, buy a building, or rebuild your palace.
web-decide-placing = Place your new buildings, or put them into the reserve.
web-decide-portal = Place your portal. You may turn it.
web-decide-keep = Which token stays on the site?
web-decide-marker = You overpaid. Keep the excess as a credit?
web-decide-pay = Pay for the falcon with any money card.
web-decide-enough = Buy another falcon, or finish.
web-decide-stop = You paid exactly: play again, or end your actions.
web-taking = Take { $sum }?
web-take = Take { $sum }
web-place = Place it here
web-turn = Turn
web-take-out = Move to the reserve
web-to-reserve = To the reserve
web-to-dirk = Give to Dirk
web-do-stop = End actions and place
web-do-pass = Pass
web-do-enough = No more falcons
web-do-decline = Keep nothing
web-keep-which = Which token stays?
web-marker-which = In which currency do you keep it?
web-falcon-which = Which falcon?
web-hint = Hint
web-follow-hint = Play it
web-undo = Undo
web-redo = Redo
web-reset = Restart turn
web-skip = Skip to now
web-advanced = Advanced
web-code-field = Enter a move code
web-do-code = Play it

web-tab-standing = If we scored now
web-tab-log = Log
web-tab-shelf = Modules
web-if-scored = If we scored now
web-log = Log
web-deal = The deal
web-undone = Undone.
web-secret = { $name } keeps a token, face down.
web-save-record = Download game
web-copy-position = Copy position
web-position-copied = Position copied
web-source-wall = wall
web-source-falcons = falcons

web-falcon-points = Points for 1 to 5 falcons of one colour: { $points }.
web-portal-costs = A portal costs { $coins } more now.
web-tokens = Tokens in the bag: { $bag }; on sites: { $out }.

web-scoring = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}
web-scoring-short = { $scoring }.
web-show-all = Show all
web-you-win = You win
web-won-by = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
web-rematch = Rematch
web-replay = Replay

## Replay

web-first = To the deal
web-last = To the end
web-forward = Next line
web-play-on = Play
web-pause = Pause
web-line-of = Line { $line } of { $last }

## Rulebook

web-rulebook = Rulebook

## What leads to a screen whose other words come with it

web-account = Account
web-account-remove = Remove
web-games-title = Your games
web-games-somebody = a player
web-games-n-players = { $n ->
    [one] one player
   *[other] { $n } players
}
web-today = Also here
web-puzzles = Puzzles
web-review = Review
