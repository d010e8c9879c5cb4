### Who is at the table

web-together = At the table
web-bot-plays-for = A bot plays for { $name }
web-waits-away = { $name }: away for { $since }
web-seat-waits = waits for a guest
web-has-resigned = resigned; a bot plays on
web-bot-this-turn = out of time; a bot plays this turn
web-bot-stands-in = a bot stands in
web-is-here = is here
web-away-since = away for { $since }
web-never-here = has not been here yet
web-give-to-bot = Let a bot play
web-seat-a-bot = Seat a bot
web-free-seat = Free the seat
web-take-seat-back = Take your seat back
web-let-bot-play = Let a bot play for you
web-resign = Resign
web-resign-why = You give this game up for good: a bot plays on for you, and you come last, however well it plays.
web-resign-yes = Resign this game
web-go = Leave the table
web-go-why = Nobody has moved yet. Your seat becomes free for somebody else.
web-go-yes = Leave
web-bot-plays-for-you = A bot is playing for you.
web-lost-the-turn = Your time is up: a bot plays this turn for you.
web-series = Series
web-series-round = Game { $round } of { $rounds }
web-series-game = Game { $round }
web-series-total = Total
web-series-wins = Wins
web-next-round = Next game
web-rounds = Games in the series
web-rounds-one = one game
web-rounds-many = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, with a running total
web-remove-from-list = Remove from the list

## Clocks

web-clock = Clock
web-clock-none = none
web-clock-bank = { $minutes } minutes each, and { $increment } seconds a turn
web-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
web-clock-move = { $minutes ->
    [one] one minute a turn
   *[other] { $minutes } minutes a turn
}
web-clock-of = { $name }: { $time } left
web-clock-yours = You have { $time } left
web-clock-stands = The clocks stand still for a moment: the server has just come back.
web-clock-last-minute = Your last minute
