seat = Player { $number }
