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
alhambra-tile = { alhambra-kind } { $price } (čtverec { $tile })
alhambra-scoring = { $scoring ->
    [1] první
    [2] druhá
   *[3] třetí
}

## Co se stalo

alhambra-dealt = { $who ->
    [you] Dostáváš
   *[other] { $seat } dostává
} { alhambra-card }.
alhambra-starts = { $who ->
    [you] Začínáš
   *[other] { $seat } začíná
}.
alhambra-offered = Na staveništi za { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: { alhambra-tile }.
alhambra-laid = Vykládá se { alhambra-card }.
alhambra-neutral-got = Dirk dostává: { alhambra-tile }.
alhambra-took = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} { alhambra-card }.
alhambra-bought = { $who ->
    [you] Kupuješ
   *[other] { $seat } kupuje
}: { alhambra-tile }.
alhambra-paid = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}: { $values }.
alhambra-stopped = { $who ->
    [you] Končíš své akce
   *[other] { $seat } končí své akce
}.
alhambra-passed = { $who ->
    [you] Pasuješ
   *[other] { $seat } pasuje
}.
alhambra-placed = { $who ->
    [you] Stavíš
   *[other] { $seat } staví
} na { $x },{ $y }: { alhambra-tile }.
alhambra-reserved = { $who ->
    [you] Odkládáš
   *[other] { $seat } odkládá
} do rezervy: { alhambra-tile }.
alhambra-gave = { $who ->
    [you] Dáváš
   *[other] { $seat } dává
} Dirkovi: { alhambra-tile }.
alhambra-moved = { $who ->
    [you] Přenášíš
   *[other] { $seat } přenáší
} z rezervy na { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $who ->
    [you] Přesouváš
   *[other] { $seat } přesouvá
} z paláce do rezervy (pole { $x },{ $y }): { alhambra-tile }.
alhambra-exchanged = { $who ->
    [you] Prohazuješ
   *[other] { $seat } prohazuje
} za čtverec na { $x },{ $y }: { alhambra-tile }.
alhambra-shuffled = Odložené peníze se zamíchají do nového balíčku.
alhambra-scoring-card = Přichází { alhambra-scoring } bodovací karta.
alhambra-kinds = { $kind ->
    [pavilion] pavilony
    [seraglio] seraily
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrady
   *[tower] věže
}
alhambra-scored-kind = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}: { alhambra-kinds } ({ $buildings }), { $place ->
    [1] první
    [2] druhé
   *[3] třetí
} místo{ $sharing ->
    [1] {""}
    [2] , dělí se o ně 2 hráči
    [3] , dělí se o ně 3 hráči
    [4] , dělí se o ně 4 hráči
   *[other] , dělí se o ně { $sharing } hráčů
}.
alhambra-scored-wall = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} za zeď délky { $length }{ $diagonals ->
    [0] {""}
   *[other] , portálů v ní: { $diagonals }
}.
alhambra-ending = Hra končí.
alhambra-left-over = { $who ->
    [you] Máš nejvíce { $currency ->
        [florin] florinů
        [dirham] dirhamů
        [dinar] dinárů
       *[ducat] dukátů
    } a dostáváš: { alhambra-tile }.
   *[other] { $seat } má nejvíce { $currency ->
        [florin] florinů
        [dirham] dirhamů
        [dinar] dinárů
       *[ducat] dukátů
    } a dostává: { alhambra-tile }.
}
alhambra-won = { $who ->
    [you] Vítězíš
   *[other] { $seat } vítězí
}.

## Proč ne

alhambra-why-A3-1 = taková akce v tahu není
alhambra-why-A3-2 = první akci svého tahu musíš provést
alhambra-why-A3-3 = nejdřív polož čtverce koupené v tomto tahu, a nic jiného
alhambra-why-A3-5 = můžeš jednat, takže nemůžeš pasovat
alhambra-why-A4 = ta karta neleží na stole
alhambra-why-A4-1 = více karet smí mít dohromady hodnotu nejvýše 5
alhambra-why-A5-1 = zaplať celou cenu, z ruky, v měně toho místa staveniště
alhambra-why-A5-2 = platba stačí i bez jedné ze svých karet
alhambra-why-A5-3 = to místo staveniště je prázdné
alhambra-why-A6-3 = čtverec patří na prázdné pole, které sousedí stranou se čtvercem tvého paláce
alhambra-why-A6-4 = strany, které se dotýkají, mají buď obě zeď, nebo žádná
alhambra-why-A6-5 = ke každému čtverci se musí dát dojít od kašny
alhambra-why-A6-6 = zůstala by díra
alhambra-why-A7-1 = palác pozměníš čtvercem ze své rezervy nebo ze svého paláce
alhambra-why-A7-2 = kašna se nepřesouvá
alhambra-why-A11-2 = to nelze dát Dirkovi
