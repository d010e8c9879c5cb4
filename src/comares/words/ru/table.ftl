seat = Игрок { $number }
not-now = сейчас решается другое
