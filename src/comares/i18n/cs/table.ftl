seat = Hráč { $number }
guest = Host
not-now = nejdřív je na řadě jiná volba
unreadable = „{ $code }“ se sem nehodí; kód je jedno z: { $usages }
not-your-decision = Teď nevybíráš ty.
nothing-to-undo = Není co vzít zpět: od poslední odkryté karty nebo posledního tahu není žádná tvá volba.
most-points-but-left = { $who ->
    [you] Nejvíc bodů ({ $points }) máš ty, ale hru za tebe dohrál bot.
   *[other] Nejvíc bodů ({ $points }) má { $seat }, ale hru dohrál bot.
}

## Výčet

list-more = { $first }, { $second }
list-last = { $first } a { $second }
