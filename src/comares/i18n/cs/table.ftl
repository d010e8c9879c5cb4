seat = Hráč { $number }
guest = Host
not-now = teď se rozhoduje o něčem jiném
unreadable = „{ $code }“ tu nelze přečíst; kód je jedno z: { $usages }
not-your-decision = Teď nerozhoduješ ty.
nothing-to-undo = Není co vzít zpět: od poslední karty nebo posledního tahu nebylo nic zvoleno.

## Výčet

list-more = { $first }, { $second }
list-last = { $first } a { $second }
