### The pages of ratings, friends and clubs

web-rating = Rating
web-rating-place = Place
web-rating-player = Player
web-rating-games = Games
web-rating-own = Yours
web-rating-which = Game
web-rating-pool = { $game } for { $seats }
web-rating-best = The best
web-rating-nobody = Nobody has played enough rated games yet.
web-rating-provisional = Provisional
web-rating-provisional-one = provisional
web-rating-provisional-why = Fewer than { $games } rated games, or fewer than { $rivals } different people met.
web-rating-of-games = { $n ->
    [one] one game
   *[other] { $n } games
}
web-rating-none = No rated game has been played here yet. Choose “rated” when you set up a table for two people or more.
web-rating-about = A player’s strength is within ± of the rating with 95 % certainty. The list is sorted by the rating minus this uncertainty. Bots at a rated table have fixed ratings. Only finished games count; a player who resigns, or is away at the end, comes last.
web-friends-asking-title = Asking to be friends
web-friends-friend = Your friends
web-friends-asked = You asked
web-friends-blocked = Blocked
web-friend-accept = Accept
web-friend-no = No
web-friend-take-back = Withdraw
web-friend-unblock = Unblock
web-friend-remove = Remove from friends
web-friend-find = Find each other
web-friend-find-why = Whoever opens your link can ask to be your friend. Otherwise people find you only at a table you share.
web-friend-link = Your link
web-friend-new-link = New link (the old one stops working)
web-friend-their-link = Link or code of a friend
web-friend-link-own = This is your own link. Give it to others.
web-friend-already = You and { $name } are friends.
web-friend-ask-why = Do you want to be friends with { $name }? Each of you sees when the other is here, and you can invite each other to tables.
web-clubs = Clubs
web-clubs-why = A club has a name, a link, its own tables and a standing of its members.
web-club-name = Name of the club
web-club-found = Start a club
web-club-members = { $n ->
    [one] one member
   *[other] { $n } members
}
web-club-running = Tables
web-club-no-tables = No table of this club is running. Choose the club when you set one up.
web-club-standing = Standing
web-club-more-results = More results
web-club-wins = Wins
web-club-points = Points
web-club-points-why = 1 point for each player you finish ahead of, half a point for a tie; after the slash, how many points there were to win.
web-club-owner = owner
web-club-remove = Remove
web-club-remove-who = Remove { $name } from the club
web-club-link = The club’s link
web-club-link-why = Whoever opens it can come in.
web-club-rename = Rename
web-club-leave = Leave the club
web-club-leave-why = Your results stay. If the club is yours, it passes to the member who joined next.
web-club-delete = Delete the club
web-club-delete-why = This deletes the club and its standing; the games stay.
web-club-join = Join
web-club-join-why = { $n ->
    [one] A club with one member. Do you want to join?
   *[other] A club with { $n } members. Do you want to join?
}
