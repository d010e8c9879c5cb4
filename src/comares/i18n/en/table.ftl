seat = Player { $number }
guest = Guest
not-now = something else is to be decided now
unreadable = “{ $code }” cannot be read here; a code is one of: { $usages }
not-your-decision = It is not yours to decide now.
nothing-to-undo = There is nothing to take back: nothing was chosen since the last card or the last turn.
most-points-but-left = { $who ->
    [you] You have the most points ({ $points }), but left the game.
   *[other] { $seat } has the most points ({ $points }), but left the game.
}

## A list, one thing after another

list-more = { $first }, { $second }
list-last = { $first } and { $second }
