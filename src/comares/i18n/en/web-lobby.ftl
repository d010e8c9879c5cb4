### The lists of the lobby

web-find-table = Find a table by a player’s name
web-find-game = Game
web-find-any-game = any game
web-find-any-pace = any pace
web-find-nothing = No table matches.
web-results = Results
web-won-with = { $name } won with { $points }

## Rated tables, friends and clubs

web-rated = rated
web-rated-why = The result changes the ratings: no hints, no undo, with a clock.
web-rated-people = For two people or more, each on a device of their own: leave seats open for them.
web-ratings = Ratings
web-club = Club
web-club-none = none
web-club-tables = Tables of your clubs
web-asked-to = You are invited
web-asked-by = { $name } asks you to play
web-somebody = somebody
web-friends = Friends
web-friends-here = Here now:
web-friends-nobody-here = None of your friends is here just now.
web-friends-none = Find friends by a link, or at a table. Start a club with them.
web-friends-asking = { $n ->
    [one] Somebody asks to be your friend
   *[other] { $n } people ask to be your friends
}
web-friend-ask = Ask to be friends
web-friend-block = Block
web-friend-more = More about { $name }
web-friend-was-asked = { $name } was asked.
web-friend-was-blocked = You hear nothing more from { $name }.
web-friend-invite = Invite
web-friend-invited = Invited
