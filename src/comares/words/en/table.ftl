seat = Player { $number }
not-now = something else is to be decided now
