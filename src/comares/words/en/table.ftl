seat = Player { $number }
not-now = something else is to be decided now

## A list, one thing after another

list-more = { $first }, { $second }
list-last = { $first } and { $second }
