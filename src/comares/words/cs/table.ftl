seat = Hráč { $number }
not-now = teď se rozhoduje o něčem jiném
