### Tahy jako obraty, pro nápovědu

## Alhambra

alhambra-east = { $east ->
    [0] {""}
   *[other] { $east } na východ
}
alhambra-west = { $west ->
    [0] {""}
   *[other] { $west } na západ
}
alhambra-north = { $north ->
    [0] {""}
   *[other] { $north } na sever
}
alhambra-south = { $south ->
    [0] {""}
   *[other] { $south } na jih
}
alhambra-where = { LIST(alhambra-east, alhambra-west, alhambra-north, alhambra-south) } od kašny
alhambra-kind-object = { $kind ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahradu
   *[tower] věž
}
alhambra-paid-with = { $credit ->
    [only] kredit ({ $currency ->
        [florin] floriny
        [dirham] dirhamy
        [dinar] dináry
       *[ducat] dukáty
    })
    [also] { alhambra-currency } { $values } a kredit
   *[no] { alhambra-currency } { $values }
}
alhambra-move-take = vezmi { LIST($card1, $card2, $card3, $card4) }
alhambra-move-buy = kup { alhambra-kind-object } { $price }, platba { alhambra-paid-with }{ $mode ->
    [portal] , a k tomu portál
    [site] , jako rozestavěnou stavbu
   *[plain] {""}
}
alhambra-move-finish = dokonči { alhambra-kind-object } { $price }, platba { alhambra-paid-with }
alhambra-move-place = umísti { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-move = umísti z rezervy { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-exchange = prohoď čtverec { alhambra-where } za { alhambra-kind-object } { $price }
alhambra-move-remove = vezmi do rezervy { alhambra-kind-object } { $price }
alhambra-move-reserve = dej do rezervy { alhambra-kind-object } { $price }
alhambra-move-give = dej Dirkovi { alhambra-kind-object } { $price }
alhambra-move-stop = ukonči akce
alhambra-move-pass = pasuj
alhambra-move-falcon = umísti na průsečík { $x },{ $y }: { alhambra-falcon }
alhambra-move-pay = zaplať sokola: { $card ->
    [credit] kredit
   *[card] { $what }
}
alhambra-move-enough = další sokoly neumisťuj
alhambra-move-portal = umísti portál ({ alhambra-kind }), { alhambra-where }, roh { $turned }
alhambra-move-keep = nech si žeton: { alhambra-currency }
alhambra-move-marker = nech si přeplatek jako kredit ({ $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
})
alhambra-move-decline = kredit si nenechávej

## Sabika

sabika-thing-vp = { $vp ->
    [0] {""}
   *[other] { $vp } VB
}
sabika-thing-dinars = { $dinars ->
    [0] {""}
    [one] { $dinars } dinár
    [few] { $dinars } dináry
    [many] { $dinars } dináru
   *[other] { $dinars } dinárů
}
sabika-thing-seals = { $seals ->
    [0] {""}
    [one] { $seals } pečeť
    [few] { $seals } pečeti
    [many] { $seals } pečeti
   *[other] { $seals } pečetí
}
sabika-thing-taxes = { $taxes ->
    [0] {""}
    [one] { $taxes } daň
    [few] { $taxes } daně
    [many] { $taxes } daně
   *[other] { $taxes } daní
}
sabika-thing-reward = { $reward ->
    [0] {""}
    [one] { $reward } krok po stupnici odměn
    [few] { $reward } kroky po stupnici odměn
    [many] { $reward } kroku po stupnici odměn
   *[other] { $reward } kroků po stupnici odměn
}
sabika-thing-boxes = { $boxes ->
    [0] {""}
    [one] { $boxes } bednu
    [few] { $boxes } bedny
    [many] { $boxes } bedny
   *[other] { $boxes } beden
}
sabika-thing-cane = { $cane ->
    [0] {""}
    [one] { $cane } třtinu
    [few] { $cane } třtiny
    [many] { $cane } třtiny
   *[other] { $cane } třtin
}
sabika-thing-silk = { $silk ->
    [0] {""}
    [one] { $silk } hedvábí
    [few] { $silk } hedvábí
    [many] { $silk } hedvábí
   *[other] { $silk } hedvábí
}
sabika-thing-clay = { $clay ->
    [0] {""}
    [one] { $clay } hlínu
    [few] { $clay } hlíny
    [many] { $clay } hlíny
   *[other] { $clay } hlín
}
sabika-thing-raw = { $raw ->
    [0] {""}
    [one] { $raw } surovinu
    [few] { $raw } suroviny
    [many] { $raw } suroviny
   *[other] { $raw } surovin
}
sabika-thing-goods = { $goods ->
    [0] {""}
   *[other] { $goods } zboží
}
sabika-things = { LIST(sabika-thing-vp, sabika-thing-dinars, sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile, sabika-thing-cane, sabika-thing-silk, sabika-thing-clay, sabika-thing-raw, sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery, sabika-thing-goods, sabika-thing-seals, sabika-thing-taxes, sabika-thing-reward, sabika-thing-boxes) }
sabika-move-mix = { $step ->
    [take] vezmi: { sabika-things }
    [use] použij: { sabika-things }
   *[deliver] vyvez: { sabika-things }
}
sabika-move-nothing = { $step ->
    [take] neber nic
    [use] nepoužij nic
   *[deliver] nevyvážej nic
}
sabika-paid-back = { $marker ->
    [0] {""}
    [one] { $marker } krok daní
    [few] { $marker } kroky daní
    [many] { $marker } kroku daní
   *[other] { $marker } kroků daní
}
sabika-move-pay = zaplať: { LIST(sabika-paid-back, sabika-thing-dinars, sabika-thing-seals, sabika-thing-vp) }
sabika-move-buy-raw = kup { $raw ->
    [cane] třtinu
    [clay] hlínu
   *[other] { sabika-raw-name }
}
sabika-move-income-poem = vezmi příjem z básně { $card }
sabika-move-engrave-short = vyryj báseň { $card } ({ sabika-colour })
sabika-move-first = příštím začínajícím hráčem bude { $whom }
sabika-move-choose = vyber: { $what }
sabika-from = { $from ->
    [0] {""}
   *[other] {" "}z pole { $from }
}
sabika-move = { $step ->
    [keep] nech si počáteční žeton { $card }
    [work] { sabika-worker }{ sabika-from } jde na pole { $space } ({ sabika-action-name })
    [rest] { sabika-worker }{ sabika-from } odpočívá
    [main] proveď hlavní akci: { sabika-action-name }
    [secondary] proveď vedlejší akci: { $kind ->
        [raw] surovina
       *[marble] mramor
    }
    [done] ukonči tah
    [give-up] vzdej se { $stock ->
        [gypsum] sádry
        [wood] dřeva
        [marble] mramoru
        [sugar] cukru
        [clothes] oděvu
        [pottery] keramiky
       *[other] { sabika-material }
    }
    [raw] vezmi { $raw ->
        [cane] třtinu
        [clay] hlínu
       *[other] { sabika-raw-name }
    }
    [good] vezmi { $good ->
        [pottery] keramiku
       *[other] { sabika-good-name }
    }
    [produce] vyrob zboží ze suroviny: { sabika-raw-name }
    [buy] kup { $stock ->
        [gypsum] sádru
        [tile] dlaždici
        [pottery] keramiku
       *[other] { sabika-material }
    }
    [sell] prodej { $stock ->
        [gypsum] sádru
        [tile] dlaždici
        [pottery] keramiku
       *[other] { sabika-material }
    }
    [exchange] vyměň { $stock ->
        [gypsum] sádru
        [tile] dlaždici
        [pottery] keramiku
       *[other] { sabika-material }
    } za { sabika-other-material }
    [choose] vyber možnost { $card }
    [bonus] proveď bonusovou akci: { sabika-action-name }
    [city] vezmi bonus města: { sabika-city }
    [storehouse] aktivuj sklad { $house }
    [activate] aktivuj sklad { $house }
    [balance] vezmi bonus rovnováhy ({ sabika-colour })
    [reward] vezmi bonus pole odměny { $card }
    [token] vezmi bonus velké stavby { $card }
    [red-city] proveď akci města: { sabika-city }
    [ship] pošli loď: { sabika-city }
    [stop] hotovo
    [decline] odmítni
    [expand] polož žeton { $card } na sklad { $house }
    [refresh] vyměň vyložené malé stavby
    [large] postav velkou stavbu
    [small] postav malou stavbu { $card }
    [building] vezmi velkou stavbu { $card }
    [lay] polož kartu na { $side ->
        [left] levý
       *[right] pravý
    } konec
    [export] vyvez zboží: { sabika-city }
    [consolidate] upevni obchodní vztahy: { sabika-city }
    [engrave] vyryj dlouhou báseň { $long }
    [reactivate] obnov báseň { $card }
    [income] vezmi příjem: { sabika-city }
   *[yusuf] vyber Yusufovi město: { sabika-city }
}
