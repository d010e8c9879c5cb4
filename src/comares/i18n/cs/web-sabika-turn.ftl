### Tah Sabiky v prohlížeči: otázky, co ještě přijde, konec kola

## Na co se ptáme

web-sabika-ask = { $kind ->
    [keep] Nech si jeden ze svých dvou počátečních žetonů.
    [turn] Pošli dělníka na zvýrazněné pole, nebo nech jednoho odpočívat.
    [act] { $action }: jedna z akcí, nebo obě.
    [give-up] Do beden se všechno nevejde: čeho se vzdáš?
    [take] Co si vezmeš?
    [raw] Kterou surovinu si vezmeš?
    [good] Které zboží si vezmeš?
    [produce] Vyrob zboží (zbývá { $n }).
    [production] Výroba: bonus města, zboží, nebo obojí.
    [operations] Trh: zbývá obchodů { $n }.
    [choose] Vyber jedno.
    [bonus] Provést akci { $action }?
    [city] { $cities ->
        [1] Vzít bonus města { $city }?
       *[other] Bonus kterého města si vezmeš?
    }
    [storehouse] Který sklad aktivuješ?
    [balance] Bonus které barvy si vezmeš?
    [reward] Vyber odměnu: dosažené pole, nebo některé dřívější.
    [token] Bonus které velké stavby si vezmeš?
    [red-city] Akci kterého červeného města provedeš?
    [ship] Kam popluje loď?
    [storehouse-action] Rozšiř sklad, nebo některý aktivuj.
    [construct] Co postavíš?
    [use] { $purpose ->
        [large] Které materiály na velkou stavbu?
        [small] Které materiály na malou stavbu?
       *[poem] Které materiály na báseň?
    }
    [building] Vyber velkou stavbu.
    [lay] Držíš malou stavbu { $card }: na který konec řady?
    [export] Do kterého města vyvezeš zboží?
    [deliver] Vývoz, { $city }: které zboží?
    [consolidate] Se kterým městem upevníš obchodní vztahy?
    [engrave] Kterou báseň vyryješ?
    [reactivate] Která červená báseň zapůsobí znovu?
    [income] Příjem: který teď?
    [levy] Událost 14: dát pečeť, nebo ztratit VB?
    [pay] Zaplať daně: { $n }. Za každou 1 krok daní, 2 dináry, 1 pečeť nebo 1 VB.
    [first] Vedeš na stupnici daní: kdo bude příštím začínajícím hráčem?
    [yusuf] Remíza: vyber město za Yusufa.
   *[other] Vyber.
}
web-sabika-ask-from = { $source }: { $asked }
web-sabika-from = { $kind ->
    [start] Počáteční žeton { $card }
    [reward] Odměna { $card }
    [large] Velká stavba { $card }
    [storehouse] Žeton skladu { $card }
    [blue] Báseň { $card }, modrá
    [red] Báseň { $card }, červená
   *[other] Žeton města { $card }
}
web-sabika-from-balance = Rovnováha: { sabika-colour }

## Co ještě přijde

web-sabika-to-come = { $step ->
    [lay] přiložení karty
    [building] výběr velké stavby
    [deliver] zboží na vývoz
    [operations] obchody na trhu: { $n }
    [produce] výroba zboží: { $n }
   *[income] příjem
}
web-sabika-to-come-poem = účinek básně { $card }
web-sabika-to-come-city = akce města { sabika-city }
web-sabika-to-come-secondary = { $kind ->
    [raw] surovina vedle pole
   *[marble] mramor vedle pole
}
web-sabika-to-come-end = konec tahu
web-sabika-afterwards = Potom:
web-sabika-restart = Začít tah znovu
web-sabika-rest = Odpočinek

## Co volba změní

web-sabika-resource = { $name ->
    [gypsum] sádra
    [wood] dřevo
    [marble] mramor
    [tile] dlaždice
    [sugar] cukr
    [clothes] oděv
    [pottery] keramika
    [cane] třtina
    [silk] hedvábí
    [clay] hlína
    [dinars] dináry
    [seals] pečeti
    [taxes] daně
    [raw] surovina
    [goods] zboží
   *[vp] VB
}
web-sabika-next-vp = { $vp } VB podle příští volby
web-sabika-later-vp = { $vp } VB na konci kola podle nynějšího stavu
web-sabika-later = do konce kola
web-sabika-market = { $verb ->
    [buy] Koupit
    [sell] Prodat
   *[exchange] Vyměnit
}
web-sabika-poem = Báseň { $card }
web-sabika-half = { $colour ->
    [blue] Modrá:
   *[red] Červená:
}
web-sabika-wants = Chce: { $goods }
web-sabika-wants-short = chce
web-sabika-balance-of = Rovnováha: { $colour }
web-sabika-placed = { $what } (vedle: { $beside })
# A secondary space with the letter and number that the log calls it by: “Raw space R5”.
web-sabika-space = { $kind ->
    [raw] Pole suroviny
   *[marble] Pole mramoru
} { $id }
web-sabika-pay-each = { $what ->
    [marker] kroky daní
    [dinars] dináry, 2 za daň
    [seals] pečeti
   *[vp] VB
}

## Dělníci

web-sabika-stands = { $action ->
    [workshop] v dílně
   *[other] pole: { sabika-action-name }
}
web-sabika-cannot-move = { $why ->
    [lies] leží do konce kola
    [no-space] žádné pole, které jde zaplatit a využít
   *[same] jde až po druhém
}

## Konec kola

web-sabika-tax-warning = Tvůj poslední tah v kole. Daně k zaplacení: { $due }. Za nynějšího stavu ztratíš { $unpaid } VB.
web-sabika-will-lose = Z daní na konci kola ({ $due }) nepůjde zaplatit { $unpaid }: −{ $unpaid } VB.
web-sabika-round-ends = Konec kola
web-sabika-round-over = Konec { $round }. kola
web-sabika-round-step = { $step ->
    [income] Příjem
    [wishes] Přání
    [taxes] Daně
    [event] Událost
   *[workers] Dělníci
}
web-sabika-no-income = Po tomto kole není žádný příjem.
web-sabika-gained = Získáno
web-sabika-no-taxes = Žádné daně se neplatí.
web-sabika-paid-with = Zaplaceno
web-sabika-no-wishes = Po tomto kole se přání nehodnotí.
web-sabika-no-event = Událost se nemění.
web-sabika-vp-in-round-end = VB
web-sabika-skip = K mému tahu

## Řádky záznamu

web-sabika-told = { $verb ->
    [main] { $name } provádí hlavní akci.
    [secondary] { $name } provádí vedlejší akci.
    [large] { $name } staví velkou stavbu.
    [small] { $name } vybírá ke stavění: { $what }.
    [city] { $name } bere bonus města { $what }.
    [decline] { $name } odmítá.
    [stop] { $name } končí.
    [done] { $name } končí.
   *[other] { $name } vybírá „{ $what }“.
}
web-sabika-told-you = { $verb ->
    [main] Provádíš hlavní akci.
    [secondary] Provádíš vedlejší akci.
    [large] Stavíš velkou stavbu.
    [small] Vybíráš ke stavění: { $what }.
    [city] Bereš bonus města { $what }.
    [decline] Odmítáš.
    [stop] Končíš.
    [done] Končíš.
   *[other] Vybíráš „{ $what }“.
}
web-sabika-told-secret = { $name } si tajně nechává počáteční žeton.
web-sabika-end-turn = Končíš svůj tah.

## Daně hráče v jedné větě

web-sabika-paid-steps = { $steps ->
    [0] {""}
   *[other] { $steps } { $steps ->
        [one] krok daní
        [few] kroky daní
        [many] kroku daní
       *[other] kroků daní
    }
}
web-sabika-paid-dinars = { $dinars ->
    [0] {""}
   *[other] { $dinars } { $dinars ->
        [one] dinár
        [few] dináry
        [many] dináru
       *[other] dinárů
    }
}
web-sabika-paid-seals = { $seals ->
    [0] {""}
   *[other] { $seals } { $seals ->
        [one] pečeť
        [few] pečeti
        [many] pečeti
       *[other] pečetí
    }
}
web-sabika-taxes-paid = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} daně: { LIST(web-sabika-paid-steps, web-sabika-paid-dinars, web-sabika-paid-seals) }.
