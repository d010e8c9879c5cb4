seat = Hráč { $number }
guest = Host
not-now = teď se rozhoduje o něčem jiném
unreadable = „{ $code }“ tu nelze přečíst; kód je jedno z: { $usages }
not-your-decision = Teď nerozhoduješ ty.
nothing-to-undo = Není co vzít zpět: od poslední karty nebo posledního tahu nebylo nic zvoleno.
most-points-but-left = { $who ->
    [you] Nejvíc bodů ({ $points }) máš ty, ale hru za tebe dohrál bot.
   *[other] Nejvíc bodů ({ $points }) má { $seat }, ale hru dohrál bot.
}

## Výčet

list-more = { $first }, { $second }
list-last = { $first } a { $second }
