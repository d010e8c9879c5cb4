# Chyby v datech Sabiky, jak je říká `comares cards --check` a stránka majitele.

wrong-kind-of = { $kind ->
    [number] číslo
    [word] slovo z písmen a číslic
    [flag] true nebo false
    [list] seznam
    [effect] účinek
    [word-or-table] slovo nebo tabulka
   *[table] tabulka
}
wrong-no-file = soubor chybí
wrong-unreadable = soubor nelze přečíst: { $error }
wrong-rows = očekává se seznam řádků
wrong-row-count = řádků je { $found }, má jich být { $expected }
wrong-twice = { $value } je tu dvakrát, má být jednou
wrong-order = očekává se { $expected }: řádky jsou číslovány popořadě
wrong-missing = pole chybí, očekává se { wrong-kind-of }
wrong-missing-one-of = pole chybí, očekává se jedno z { $values }
wrong-kind = { $value }: očekává se { wrong-kind-of }
wrong-one-of = { $value }: očekává se jedno z { $values }
wrong-some-of = očekává se něco z { $values }, každé jednou
wrong-unknown = neznámé: { $kind ->
    [effect] účinek
    [resource] zdroj
    [counter] počítadlo
    [city] město
    [modifier] spouštěč nebo změna
   *[field] pole
} { $value }; očekává se jedno z { $values }
wrong-remark = očekává se text nejvýše o { $most } znacích
wrong-effect = očekává se účinek: seznam položek jako { $example }
wrong-effect-long = účinek má nejvýše { $most } položek
wrong-effect-deep = volba nesmí být ve volbě uvnitř jiné volby
wrong-form = { $what }: očekává se { $form }
wrong-number = { $what }: očekává se číslo od { $least } do { $most }
wrong-exactly = { $what }: očekává se { $value }
wrong-gain-choice-from = gain_choice: from { $value }: očekává se něco z { $values }, nebo quarry_materials
wrong-alternatives = choice: očekávají se dvě až pět možností
wrong-scoring = bodování má „of“ a „each“, a „max“, pokud je omezené
wrong-scoring-numbers = očekávají se čísla od 1 pro „each“ (do { $each }) a „max“ (do { $max })
wrong-ring-actions = na okruhu se očekávají tyto akce: { $values }
wrong-stacks = u jednoho pole skladu se očekává left a u druhého right
wrong-ring-space = očekávají se pole { $ring ->
    [outer] vnějšího
    [middle] středního
   *[inner] vnitřního
} okruhu, od 0 do { $most }
wrong-players = očekává se každý počet hráčů od 1 do 4 jednou
wrong-joined = také { $other } se dotýká pole { $space } { $ring ->
    [outer] vnějšího
    [middle] středního
   *[inner] vnitřního
} okruhu, očekává se nejvýše jedno pole { $kind ->
    [raw] surovin
   *[marble] mramoru
}
wrong-closed = jen pro čtyři hráče je polí { $found }, má jich být { $expected }
wrong-three-wishes = očekávají se tři pole s přáním
wrong-last-wish = na posledním poli se očekává přání
wrong-last-reward = očekávají se aspoň dvě pole a true jen u posledního
wrong-yusuf-order = očekávají se čtyři pole, od 0, v Yusufově pořadí
wrong-display = očekávají se čtyři čísla od 1 do { $most }, podle počtu hráčů
wrong-poem-id = očekává se písmeno od A do H a číslo
wrong-blue-empty = očekává se spouštěč nebo změna
wrong-pair = očekávají se čísla od 0 do { $most } pro { $first } a { $second }
wrong-city-then = očekává se { $wanted } a žádné { $other } pro { $colour ->
    [red] červené
   *[blue] modré
} město
wrong-condition = očekává se poptávka, barva, nebo nic pro každé město
wrong-count-of = { $value }: očekává se počítadlo, nebo typy staveb
wrong-event-empty = očekává se něco, co událost mění
wrong-yusuf-actions = očekávají se nejvýše dvě z { $values }
wrong-yusuf-reward = očekávají se čísla od 0 do { $most } pro vp a taxes, a počítadlo pro per
wrong-eras = očekává se { $expected } žetonů epochy { $era }
wrong-removed = očekávají se { $expected } vyřazené žetony, všechny z epochy II
wrong-every-letter = očekává se každé písmeno od A do H
wrong-solo-removed = očekává se jedna báseň, která se v sólové hře vyřadí
wrong-six-red = očekává se šest červených a šest modrých žetonů
wrong-route-ends = očekávají se dvě různá města
wrong-no-way = očekává se cesta z granada do tohoto města
wrong-three-of-letter = očekávají se tři přání s písmenem { $letter }
wrong-five-positive = očekává se pět příznivých karet událostí
wrong-two-spaces = mezi kartami se očekávají aspoň dvě různá pole
wrong-falcon-kinds = očekávají se dva různé druhy staveb
wrong-falcon-twice = očekává se sokol jiný než sokol { $other }
wrong-falcon-colours = očekává se pět sokolů každé barvy
wrong-loop = tento účinek se může spouštět pořád dokola; očekává se takový, který skončí
data-mistakes = { $mistakes ->
    [one] { $mistakes } chyba.
    [few] { $mistakes } chyby.
    [many] { $mistakes } chyby.
   *[other] { $mistakes } chyb.
}
