### Alhambra

## Jména

alhambra-neutral = Dirk
alhambra-currency = { $currency ->
    [florin] florin
    [dirham] dirham
    [dinar] dinár
   *[ducat] dukát
}
alhambra-kind = { $kind ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrada
   *[tower] věž
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (destička { $tile })
alhambra-scoring = { $scoring ->
    [1] první
    [2] druhá
   *[3] třetí
}

## Co se stalo

alhambra-dealt = { $seat } dostává { alhambra-card }.
alhambra-starts = { $seat } začíná.
alhambra-offered = Na trhu za { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: { alhambra-tile }.
alhambra-laid = Vykládá se { alhambra-card }.
alhambra-neutral-got = Dirk dostává: { alhambra-tile }.
alhambra-took = { $seat } bere { alhambra-card }.
alhambra-bought = { $seat } kupuje: { alhambra-tile }.
alhambra-paid = { $seat } platí { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: { $values }.
alhambra-stopped = { $seat } končí.
alhambra-passed = { $seat } pasuje.
alhambra-placed = { $seat } staví na { $x },{ $y }: { alhambra-tile }.
alhambra-reserved = { $seat } odkládá do rezervy: { alhambra-tile }.
alhambra-gave = { $seat } dává Dirkovi: { alhambra-tile }.
alhambra-moved = { $seat } přenáší z rezervy na { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $seat } bere z paláce z pole { $x },{ $y }: { alhambra-tile }.
alhambra-exchanged = { $seat } klade místo destičky na { $x },{ $y }: { alhambra-tile }.
alhambra-shuffled = Odložené peníze se zamíchají do nového balíčku.
alhambra-scoring-card = Přichází { alhambra-scoring } bodovací karta.
alhambra-scored-kind = { $seat } získává { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}: { alhambra-kind }, staveb: { $buildings }, { $place ->
    [1] první
    [2] druhé
   *[3] třetí
} místo{ $sharing ->
    [1] {""}
   *[other] , děleno { $sharing }
}.
alhambra-scored-wall = { $seat } získává { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} za zeď délky { $length }{ $diagonals ->
    [0] {""}
   *[other] , z toho šikmo { $diagonals }
}.
alhambra-ending = Hra končí.
alhambra-left-over = { $seat } má nejvíce { $currency ->
    [florin] florinů
    [dirham] dirhamů
    [dinar] dinárů
   *[ducat] dukátů
} a dostává: { alhambra-tile }.
alhambra-won = { $seat } vítězí.

## Proč ne

alhambra-why-A3-1 = taková akce v tahu není
alhambra-why-A3-2 = první akce tahu je povinná
alhambra-why-A3-3 = nejdřív se kladou destičky koupené v tomto tahu, a jen ty
alhambra-why-A3-5 = můžeš jednat, takže nemůžeš pasovat
alhambra-why-A4 = ta karta neleží na stole
alhambra-why-A4-1 = více karet smí dát dohromady nejvýše 5
alhambra-why-A5-1 = cena se platí celá, z ruky, v měně toho místa trhu
alhambra-why-A5-2 = bez jedné karty té platby se lze obejít
alhambra-why-A5-3 = to místo trhu je prázdné
alhambra-why-A6-3 = destička patří na prázdné pole vedle již ležící
alhambra-why-A6-4 = strany, které se dotýkají, mají buď obě zeď, nebo žádná
alhambra-why-A6-5 = ke každé destičce se musí dát dojít od fontány
alhambra-why-A6-6 = zůstala by díra
alhambra-why-A7-1 = přestavuje se destičkou z vlastní rezervy nebo vlastního paláce
alhambra-why-A7-2 = fontána se nepřesouvá
alhambra-why-A11-2 = to se Dirkovi dát nedá
