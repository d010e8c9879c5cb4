seat = Giocatore { $number }
not-now = ora c’è altro da decidere
