### The lists of the lobby

web-find-table = Find a table by a player’s name
web-find-game = Game
web-find-any-game = any game
web-find-any-pace = any pace
web-find-nothing = No table matches.
web-results = Results
web-won-with = { $name } won with { $points }
