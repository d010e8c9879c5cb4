### Čtyři moduly šestého rozšíření

## Sokolníci

alhambra-falcon-colour = { $colour ->
    [black] černý
    [brown] hnědý
   *[white] bílý
}
alhambra-falcon-first = { $first ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrada
   *[tower] věž
}
alhambra-falcon-second = { $second ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrada
   *[tower] věž
}
alhambra-falcon = { alhambra-falcon-colour } sokol ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $who ->
    [you] Umisťuješ
   *[other] { $seat } umisťuje
} na průsečík { $x },{ $y }: { alhambra-falcon }.
alhambra-falcon-paid = { $who ->
    [you] Platíš za něj
   *[other] { $seat } za něj platí
} { alhambra-card }.
alhambra-falcon-paid-credit = { $who ->
    [you] Platíš za něj
   *[other] { $seat } za něj platí
} kreditem.
alhambra-falcon-returned = { $seat } ztrácí z průsečíku { $x },{ $y }: { alhambra-falcon }.
alhambra-falcons-enough = { $who ->
    [you] Další sokoly nekupuješ
   *[other] { $seat } další sokoly nekupuje
}.
alhambra-scored-falcons = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} za { $falcons } { $falcons ->
    [one] { $colour ->
        [black] černého
        [brown] hnědého
       *[white] bílého
    } sokola
    [few] { $colour ->
        [black] černé
        [brown] hnědé
       *[white] bílé
    } sokoly
    [many] { $colour ->
        [black] černého
        [brown] hnědého
       *[white] bílého
    } sokola
   *[other] { $colour ->
        [black] černých
        [brown] hnědých
       *[white] bílých
    } sokolů
}.
alhambra-why-F2 = nákup sokolů musí být jediná akce tvého tahu; každý sokol stojí jednu bankovku
alhambra-why-F3 = volný sokol patří na volný průsečík, kde se stýkají čtyři tvé čtverce a jsou mezi nimi oba jeho druhy

## Portály

alhambra-portal-bought = { $who ->
    [you] K tomu kupuješ
   *[other] { $seat } k tomu kupuje
} portál: { alhambra-kind }.
alhambra-portal-placed = { $who ->
    [you] Kladeš
   *[other] { $seat } klade
} portál ({ alhambra-kind }), roh { $turned }, na { $x },{ $y }.
alhambra-portal-returned = Portál ({ alhambra-kind }), který má { $seat }, se nikam nevejde a vrací se.
alhambra-why-P2 = portál toho druhu už nezbývá, nebo ho není kam položit a u tohoto stolu se takový nenabízí
alhambra-why-P3 = portál patří na prázdné pole vedle stavby svého druhu, žádnou krátkou stranou ke zdi, a nesmí nechat díru
alhambra-why-P6 = portál by se už nedotýkal stavby svého druhu

## Rozestavěné stavby

alhambra-site-opened = { $who ->
    [you] Kupuješ
   *[other] { $seat } kupuje
} rozestavěnou stavbu: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] Táhneš
   *[other] { $seat } táhne
} žeton { alhambra-currency }.
alhambra-site-kept = { $who ->
    [you] Necháváš si
   *[other] { $seat } si nechává
} žeton { alhambra-currency }.
alhambra-site-finished = { $who ->
    [you] Dokončuješ
   *[other] { $seat } dokončuje
}: { alhambra-tile }; žeton je { alhambra-currency }.
alhambra-site-revealed = { $who ->
    [you] Odkrýváš
   *[other] { $seat } odkrývá
} žeton na čtverci: { alhambra-tile } – { alhambra-currency }.
alhambra-site-discarded = { $who ->
    [you] Odkládáš
   *[other] { $seat } odkládá
} všechny { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}.
alhambra-why-B2 = rozestavěná stavba potřebuje žeton z pytlíku a necháváš si jeden z tažených
alhambra-why-B3 = rozestavěnou stavbu nelze dát Dirkovi
alhambra-why-B4 = dokončit lze jen vlastní rozestavěnou stavbu

## Směnné certifikáty

alhambra-credit-kept = { $who ->
    [you] Necháváš si kredit
   *[other] { $seat } si nechává kredit
}: { alhambra-currency } { $value }.
alhambra-credit-declined = { $who ->
    [you] Kredit si nenecháváš
   *[other] { $seat } si kredit nenechává
}.
alhambra-credit-spent = { $who ->
    [you] Utrácíš kredit
   *[other] { $seat } utrácí kredit
}: { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] Ztrácíš kredit
   *[other] { $seat } ztrácí kredit
}: { alhambra-currency } { $value }.
alhambra-why-C1 = žádný ukazatel té měny není volný
alhambra-why-C2 = nejdřív se rozhodni, zda si přeplatek necháš
alhambra-why-C3 = v té měně kredit nemáš
alhambra-why-C4 = kredit ještě máš, takže nový přeplatek si nechat nemůžeš
