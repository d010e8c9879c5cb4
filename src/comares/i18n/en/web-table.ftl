### What the tables of all games share in the browser


## A choice under way

web-choice-kept = Your choice is kept.
web-choice-kept-lost = No connection. Your choice is kept and sent as soon as the connection is back:
web-choice-kept-server = The server cannot store your choice right now. It is kept and sent again:
web-choice-withdraw = Withdraw it
web-not-made = Not made: { $what }
web-not-made-late = The table has moved on in the meantime. Choose again.
web-not-made-seat = This seat is played on another device now.
web-not-made-over = The game is over.

## The end of a game

web-result = Result
web-result-points = { $points } { $points ->
    [one] point
   *[other] points
}
web-result-won = You win with { web-result-points }, { $margin } ahead of { $rival }.
web-result-won-tie = You win with { web-result-points }. { $rival } has as many, but you win the tie.
web-left-the-game = left the game
web-result-won-left = You win with { web-result-points }. { $rival } has { $theirs }, but left the game.
web-result-won-alone = You win with { web-result-points }.
web-result-shared = You share the victory with { $rival }: { web-result-points } each. Well played.
web-result-lost = A good game: you finish in place { $place } with { web-result-points }, { $margin } behind { $rival }.
web-result-lost-tie = A good game: you finish in place { $place } with { web-result-points }. { $rival } has as many and wins the tie.
web-result-lost-left = You left the game: you finish in place { $place } with { web-result-points }. { $rival } wins with { $theirs }.
web-decided-by = What decided it: { $source }, { $theirs } to { $yours }.
web-points-before = before this table began
web-back-to-table = Back to the table
web-skip-to-turn = Skip to my turn

## If we scored now

web-explain-points = Explain the points of { $name }
web-nothing-scored = Nothing would score yet.
