### One's own games

web-games-none = Nothing here yet. Every game you finish on this server is counted here.
web-games-counting = Earlier games are still being counted …
web-games-found = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-games-more = More games
web-games-export = Export everything
web-games-delete = Delete everything
web-games-delete-about = This deletes your results and the finished games you played against bots. Games with other people stay, but no longer show that you played. Running games continue. You cannot undo this.
web-games-delete-now = Delete for good
web-games-keep = Keep them
web-games-all = all
web-games-game = Game
web-games-outcome = Result
web-games-level = Against
web-games-month = Month
web-games-search = Search for a name or a table
web-games-victory = Won
web-games-defeat = Not won
web-games-shared = Shared victory
web-games-place = Place { $place }
web-games-of-the-day = deal of the day
web-games-from-position = from a position
web-games-one-device = several seats on one device
web-games-coached = with a coach
web-games-rewound = { $n ->
    [one] undone { $n } time
   *[other] undone { $n } times
}
web-games-played = Games
web-games-won = Won
web-games-mean = Points on average
web-games-best = Best
web-games-fact-wall = Longest wall
web-games-fact-buildings = Buildings
web-games-fact-poems = Poems
web-games-fact-value = { $mean } (at most { $most })
web-games-sources = Where your points come from, on average
web-games-by-month = By month
web-games-month-said = { $month }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won, { $points } points on average
web-games-against = Won against
web-games-by-players = By number of players
web-games-by-setting = By module and setting
web-games-of = of { $games }
web-games-fair = Among equally strong players you would win { $share }.
