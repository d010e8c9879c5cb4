seat = Player { $number }
guest = Guest
not-now = another choice comes first
unreadable = “{ $code }” does not fit here; a code is one of: { $usages }
not-your-decision = It is not your turn to choose.
nothing-to-undo = There is nothing to undo: you have made no choice since the last card was revealed or the last turn ended.
most-points-but-left = { $who ->
    [you] You have the most points ({ $points }), but left the game.
   *[other] { $seat } has the most points ({ $points }), but left the game.
}

## A list, one thing after another

list-more = { $first }, { $second }
list-last = { $first } and { $second }
