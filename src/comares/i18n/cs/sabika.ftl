### Sabika

## Názvy

sabika-neutral = Yusuf
sabika-material = { $stock ->
    [gypsum] sádra
    [wood] dřevo
    [marble] mramor
    [tile] dlaždice
    [sugar] cukr
    [clothes] oděv
   *[pottery] keramika
}
# 4. pád: „vyměňuje … za …“.
sabika-other-material = { $other ->
    [gypsum] sádru
    [wood] dřevo
    [marble] mramor
   *[tile] dlaždici
}
sabika-raw-name = { $raw ->
    [cane] třtina
    [silk] hedvábí
   *[clay] hlína
}
sabika-good-name = { $good ->
    [sugar] cukr
    [clothes] oděv
   *[pottery] keramika
}
sabika-worker = { $worker ->
    [architect] architekt
    [merchant] obchodník
   *[poet] básnířka
}
sabika-colour = { $colour ->
    [ochre] okrová
    [blue] modrá
    [green] zelená
    [purple] purpurová
    [red] červená
   *[other] { $colour }
}
sabika-city = { $city ->
    [granada] Granada
    [fez] Fez
    [algiers] Alžír
    [tunis] Tunis
    [florence] Florencie
    [venice] Benátky
    [ragusa] Ragusa
    [constantinople] Konstantinopol
    [damascus] Damašek
    [cairo] Káhira
   *[other] { $city }
}
sabika-action-name = { $action ->
    [quarry-small] malý lom
    [quarry-large] velký lom
    [storehouse] sklad
    [market] trh
    [construct] stavění
    [export] vývoz
    [consolidate] upevnění
    [production] výroba
    [engrave] rytí
    [reactivate] obnovení
    [craft] řemeslo
    [construct-large] velká stavba
   *[construct-small] malá stavba
}
sabika-type = { $type ->
    [palace] palác
    [fountain] kašna
    [gate] brána
    [garden] zahrada
    [tower] věž
   *[window] okno
}
# 4. pád: „získává …“.
sabika-amount = { $resource ->
    [gypsum] { $amount } { $amount ->
        [one] sádru
        [few] sádry
        [many] sádry
       *[other] sáder
    }
    [wood] { $amount } { $amount ->
        [one] dřevo
        [few] dřeva
        [many] dřeva
       *[other] dřev
    }
    [marble] { $amount } { $amount ->
        [one] mramor
        [few] mramory
        [many] mramoru
       *[other] mramorů
    }
    [tile] { $amount } { $amount ->
        [one] dlaždici
        [few] dlaždice
        [many] dlaždice
       *[other] dlaždic
    }
    [dinars] { $amount } { $amount ->
        [one] dinár
        [few] dináry
        [many] dináru
       *[other] dinárů
    }
    [taxes] { $amount } { $amount ->
        [one] daň
        [few] daně
        [many] daně
       *[other] daní
    }
    [vp] { $amount } VB
    [raw] { $amount } { $amount ->
        [one] libovolnou surovinu
        [few] libovolné suroviny
        [many] libovolné suroviny
       *[other] libovolných surovin
    }
   *[goods] { $amount } { $amount ->
        [one] libovolné zboží
        [few] libovolná zboží
        [many] libovolného zboží
       *[other] libovolných zboží
    }
}
sabika-dinars = { $amount } { $amount ->
    [one] dinár
    [few] dináry
    [many] dináru
   *[other] dinárů
}
sabika-status = { $status ->
    [rulebook] podle pravidel
    [rulebook-inferred] vyplývá z pravidel
    [public] podle jiných zdrojů
    [printed] jak je vytištěno
   *[reconstructed] rekonstruováno
}
sabika-then = { $first } { $second }

## Co se stalo

sabika-kept = { $who ->
    [you] Necháváš si
   *[other] { $seat } si nechává
} počáteční žeton { $card }.
sabika-showed = { $who ->
    [you] Ukazuješ
   *[other] { $seat } ukazuje
} počáteční žeton { $card }.
sabika-starts = { $who ->
    [you] Začínáš jako první hráč.
   *[other] Začínajícím hráčem je { $seat }.
}
sabika-raw-laid = Na pole suroviny { $rawspace } přichází { sabika-raw-name }.
sabika-raw-refilled = Odložené žetony se vracejí do pytlíku.
sabika-small-laid = Je vyložena malá stavba { $card }.
sabika-small-made-anew = Odložené malé stavby jsou zamíchány do nového balíčku.
sabika-poem-laid = Je vyložena krátká báseň { $card }.
sabika-long-laid = Je vyložena dlouhá báseň { $long }.
sabika-storehouse-laid = Je vyložen žeton skladu { $card }.
sabika-wish-laid = Přání { $wish } leží na poli přání { $place }.
sabika-city-laid = { $city ->
    [venice] Benátky dostávají
   *[other] { sabika-city } dostává
} žeton města { $card }.
sabika-trade-laid = Je odkryta karta obchodu { $card }.
sabika-balance-dealt = { $who ->
    [you] Dostáváš
   *[other] { $seat } dostává
} kartu rovnováhy { $card }.
sabika-event-on = Platí událost { $card }.
sabika-event-next = Příští událostí je { $card }.
sabika-worked = { $who ->
    [you] Posíláš
   *[other] { $seat } posílá
} { $worker ->
    [architect] architekta
    [merchant] obchodníka
   *[poet] básnířku
} na pole { $space } ({ sabika-action-name }).
sabika-rested = { $who ->
    [you] Necháváš odpočívat { $worker ->
        [architect] architekta
        [merchant] obchodníka
       *[poet] básnířku
    } a získáváš
   *[other] { $seat } nechává odpočívat { $worker ->
        [architect] architekta
        [merchant] obchodníka
       *[poet] básnířku
    } a získává
} { sabika-dinars }.
sabika-paid = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} { sabika-dinars }.
sabika-spent-seals = { $amount ->
    [one] { $amount } z nich se platí pečetí.
    [few] { $amount } z nich se platí pečetěmi.
    [many] { $amount } z nich se platí pečetěmi.
   *[other] { $amount } z nich se platí pečetěmi.
}
sabika-gained = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { sabika-amount }.
sabika-got-raw = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} { $raw ->
    [cane] třtinu
    [clay] hlínu
   *[other] { sabika-raw-name }
} z pole suroviny { $rawspace }.
sabika-got-good = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} { $good ->
    [pottery] keramiku
   *[other] { sabika-good-name }
} z pole suroviny { $rawspace }.
sabika-produced = { $who ->
    [you] Vyrábíš
   *[other] { $seat } vyrábí
} { $good ->
    [pottery] keramiku
   *[other] { sabika-good-name }
}.
sabika-gave-up = { $who ->
    [you] Vzdáváš se
   *[other] { $seat } se vzdává
} { $stock ->
    [gypsum] sádry
    [wood] dřeva
    [marble] mramoru
    [tile] dlaždice
    [sugar] cukru
    [clothes] oděvu
    [pottery] keramiky
   *[other] { sabika-material }
}.
sabika-took-marble = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} mramor z pole mramoru { $marblespace }.
sabika-bought = { $who ->
    [you] Kupuješ
   *[other] { $seat } kupuje
} { $stock ->
    [gypsum] sádru
    [tile] dlaždici
    [pottery] keramiku
   *[other] { sabika-material }
} za { sabika-dinars }.
sabika-bought-raw = { $who ->
    [you] Kupuješ
   *[other] { $seat } kupuje
} { $raw ->
    [cane] třtinu
    [clay] hlínu
   *[other] { sabika-raw-name }
} za { sabika-dinars }.
sabika-sold = { $who ->
    [you] Prodáváš
   *[other] { $seat } prodává
} { $stock ->
    [gypsum] sádru
    [tile] dlaždici
    [pottery] keramiku
   *[other] { sabika-material }
} za { sabika-dinars }.
sabika-exchanged = { $who ->
    [you] Vyměňuješ
   *[other] { $seat } vyměňuje
} { $stock ->
    [gypsum] sádru
    [tile] dlaždici
    [pottery] keramiku
   *[other] { sabika-material }
} za { sabika-other-material }.
sabika-refreshed = { $who ->
    [you] Odkládáš
   *[other] { $seat } odkládá
} vyložené malé stavby.
sabika-used-gypsum = { $gypsum ->
    [0] {""}
   *[other] { $gypsum } { $gypsum ->
        [one] sádru
        [few] sádry
        [many] sádry
       *[other] sáder
    }
}
sabika-used-wood = { $wood ->
    [0] {""}
   *[other] { $wood } { $wood ->
        [one] dřevo
        [few] dřeva
        [many] dřeva
       *[other] dřev
    }
}
sabika-used-marble = { $marble ->
    [0] {""}
   *[other] { $marble } { $marble ->
        [one] mramor
        [few] mramory
        [many] mramoru
       *[other] mramorů
    }
}
sabika-used-tile = { $tile ->
    [0] {""}
   *[other] { $tile } { $tile ->
        [one] dlaždici
        [few] dlaždice
        [many] dlaždice
       *[other] dlaždic
    }
}
sabika-used = { $who ->
    [you] Používáš
   *[other] { $seat } používá
} { LIST(sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile) }.
sabika-built-large = { $who ->
    [you] Stavíš
   *[other] { $seat } staví
} velkou stavbu { $card }.
sabika-advanced = { $who ->
    [you] Postupuješ
   *[other] { $seat } postupuje
} na pole odměny { $space }.
sabika-built-small = { $who ->
    [you] Vykládáš
   *[other] { $seat } vykládá
} malou stavbu { $card } na { $side ->
    [left] levý
   *[right] pravý
} konec řady.
sabika-balanced = { $who ->
    [you] Dosahuješ
   *[other] { $seat } dosahuje
} rovnováhy ({ sabika-colour }).
sabika-expanded = { $who ->
    [you] Rozšiřuješ
   *[other] { $seat } rozšiřuje
} sklad { $house } žetonem { $card }.
sabika-activated = { $who ->
    [you] Aktivuješ
   *[other] { $seat } aktivuje
} sklad { $house } (žeton { $card }).
sabika-shipped = { $who ->
    [you] Posíláš
   *[other] { $seat } posílá
} loď do { $city ->
    [fez] Fezu
    [algiers] Alžíru
    [tunis] Tunisu
    [florence] Florencie
    [venice] Benátek
    [ragusa] Ragusy
    [constantinople] Konstantinopole
    [damascus] Damašku
    [cairo] Káhiry
   *[other] města { sabika-city }
}.
sabika-took-seal = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} pečeť { $city ->
    [fez] Fezu
    [algiers] Alžíru
    [tunis] Tunisu
    [florence] Florencie
    [venice] Benátek
    [ragusa] Ragusy
    [constantinople] Konstantinopole
    [damascus] Damašku
    [cairo] Káhiry
   *[other] města { sabika-city }
}.
sabika-exported-sugar = { $sugar ->
    [0] {""}
   *[other] { $sugar } { $sugar ->
        [one] cukr
        [few] cukry
        [many] cukru
       *[other] cukrů
    }
}
sabika-exported-clothes = { $clothes ->
    [0] {""}
   *[other] { $clothes } { $clothes ->
        [one] oděv
        [few] oděvy
        [many] oděvu
       *[other] oděvů
    }
}
sabika-exported-pottery = { $pottery ->
    [0] {""}
   *[other] { $pottery } { $pottery ->
        [one] keramiku
        [few] keramiky
        [many] keramiky
       *[other] keramik
    }
}
sabika-exported = { $who ->
    [you] Vyvážíš
   *[other] { $seat } vyváží
} { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } (+{ $taxes } { $taxes ->
    [one] daň
    [few] daně
    [many] daně
   *[other] daní
}).
sabika-consolidated = { $who ->
    [you] Upevňuješ
   *[other] { $seat } upevňuje
} obchodní vztahy { $city ->
    [fez] s Fezem
    [algiers] s Alžírem
    [tunis] s Tunisem
    [florence] s Florencií
    [venice] s Benátkami
    [ragusa] s Ragusou
    [constantinople] s Konstantinopolí
    [damascus] s Damaškem
    [cairo] s Káhirou
   *[other] s městem { sabika-city }
}.
sabika-others-dinar = { $who ->
    [you] Získáváš 1 dinár za svou loď
   *[other] { $seat } získává 1 dinár za loď
} { $city ->
    [fez] ve Fezu
    [algiers] v Alžíru
    [tunis] v Tunisu
    [florence] ve Florencii
    [venice] v Benátkách
    [ragusa] v Raguse
    [constantinople] v Konstantinopoli
    [damascus] v Damašku
    [cairo] v Káhiře
   *[other] ve městě { sabika-city }
}.
sabika-engraved-short = { $who ->
    [you] Ryješ
   *[other] { $seat } ryje
} báseň { $card }{ $colour ->
    [both] {""}
   *[other] {" "}({ sabika-colour } polovina)
}.
sabika-engraved-long = { $who ->
    [you] Ryješ
   *[other] { $seat } ryje
} dlouhou báseň { $long }.
sabika-reactivated = { $who ->
    [you] Obnovuješ
   *[other] { $seat } obnovuje
} báseň { $card }.
sabika-narrator = Vypravěč se posouvá na pole { $space }.
sabika-wish-moved = Přání { $wish } se přesouvá na { $place }. místo věže.
sabika-tax-back = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} daně posunem o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} zpět.
sabika-tax-dinars = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} daně: { sabika-dinars }.
sabika-tax-seals = { $who ->
    [you] Platíš
   *[other] { $seat } platí
} daně: { $amount } { $amount ->
    [one] pečeť
    [few] pečeti
    [many] pečeti
   *[other] pečetí
}.
sabika-stood-up = Všichni dělníci vstávají. Sultánovi dělníci postupují o krok.
sabika-named-first = { $number ->
    [0] Příštím začínajícím hráčem je Yusuf.
   *[other] { $who ->
        [you] Určuješ
       *[other] { $seat } určuje
    }, že příštím začínajícím hráčem je { $whom }.
}
sabika-era-begins = Začíná epocha II.
sabika-ending = Hra končí.
sabika-won = { $who ->
    [you] Vítězíš
   *[other] { $seat } vítězí
} se ziskem { $points } VB.
sabika-yusuf-card = Yusuf odkrývá kartu { $worker ->
    [architect] architekta
    [merchant] obchodníka
   *[poet] básnířky
} { $card }.
sabika-yusuf-skips = Yusufova karta { $worker ->
    [architect] architekta
    [merchant] obchodníka
   *[poet] básnířky
} { $card } se odkládá: jeho architekt tam už leží.
sabika-yusuf-discards = Surovina a mramor vedle jeho pole se odkládají.
sabika-yusuf-taxes = Yusuf získává { $amount } { $amount ->
    [one] daň
    [few] daně
    [many] daně
   *[other] daní
}.
sabika-yusuf-boxes = Yusuf bere žeton skladu { $card } a má { $amount } { $amount ->
    [one] bednu
    [few] bedny
    [many] bedny
   *[other] beden
}.
sabika-yusuf-goes-by = { $criterion ->
    [first-ship] Jeho první loď: město nejblíže Granadě, které vyhovuje kartě obchodu
    [first-ship-any] Jeho první loď: město nejblíže Granadě, protože kartě obchodu nevyhovuje žádné
    [nearer-architect] Oba jeho architekti stojí: jde ten bližší
    [lapses] Nelze provést, a proto odpadá: { sabika-action-name }
    [large-wished] Velká stavba: nejvyšší číslo typu z přání
    [large-highest] Velká stavba: žádná není v přáních, tedy nejvyšší číslo
    [small-wished] Malá stavba: první typu z přání, zprava
    [small-first] Malá stavba: žádná není v přáních, tedy první zprava
    [more-boxes] Sklad: žeton u jeho pole s více bednami
    [nearer-token] Sklad: oba žetony mají stejně beden, tedy ten bližší
    [only-token] Sklad: jediný žeton u jeho pole
    [other-side] Sklad: u jeho pole žádný, tedy jeden z druhé strany
    [export-fitting-seal] Vývoz: nejbližší město s pečetí, které vyhovuje kartě obchodu
    [export-fitting] Vývoz: ve vyhovujících městech už není pečeť, tedy nejbližší vyhovující
    [export-seal] Vývoz: kartě obchodu nevyhovuje žádné město, tedy nejbližší s pečetí
    [export-any] Vývoz: žádná pečeť ani vyhovující město, tedy nejbližší
    [consolidate-fitting] Upevnění: jeho město, které vyhovuje kartě obchodu
    [consolidate-any] Upevnění: žádné z jeho měst nevyhovuje, tedy kterékoli
    [short-highest] Rytí: vyložená krátká báseň s nejvyšším číslem
    [long-last] Rytí: poslední vyložená dlouhá báseň podle písmene
   *[player-decides] Více měst je rovnocenných: rozhoduje hráč
} ({ $rule }).

## Body

sabika-gained-start-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za počáteční žeton { $card }.
sabika-gained-reward-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za pole odměny { $card }.
sabika-gained-large-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za velkou stavbu { $card }.
sabika-gained-storehouse-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za žeton skladu { $card }.
sabika-gained-city-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za žeton města { $card }.
sabika-gained-income-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB jako příjem ze žetonu města { $card }.
sabika-gained-balance-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za rovnováhu ({ sabika-colour }).
sabika-gained-blue-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za modrou báseň { $card }.
sabika-gained-red-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za červenou báseň { $card }.
sabika-start-vp = { $who ->
    [you] Začínáš
   *[other] { $seat } začíná
} s { $points } VB.
sabika-rest-vp = { $change ->
    [loss] { $who ->
        [you] Ztrácíš
       *[other] { $seat } ztrácí
    } { $lost }
   *[gain] { $who ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $points }
} VB za odpočinek.
sabika-expand-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za rozšíření skladu.
sabika-refresh-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za nové malé stavby.
sabika-build-large-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za materiál velké stavby.
sabika-build-small-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za materiál malé stavby.
sabika-engrave-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za materiál básně.
sabika-export-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za vývoz.
sabika-others-vp = { $who ->
    [you] Získáváš { $points } VB za svou loď
   *[other] { $seat } získává { $points } VB za loď
} { $city ->
    [fez] ve Fezu
    [algiers] v Alžíru
    [tunis] v Tunisu
    [florence] ve Florencii
    [venice] v Benátkách
    [ragusa] v Raguse
    [constantinople] v Konstantinopoli
    [damascus] v Damašku
    [cairo] v Káhiře
   *[other] ve městě { sabika-city }
}.
sabika-arithmetic = { $scale ->
    [each] { $amount } × { $each } = { $points }
    [limit] { $amount } × { $each }, ale nejvýše { $points }
   *[place] { $amount }, podle pořadí
}
sabika-wish-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za přání { $wish } ({ sabika-arithmetic }).
sabika-tax-vp = { $change ->
    [loss] { $who ->
        [you] Ztrácíš
       *[other] { $seat } ztrácí
    } { $lost }
   *[gain] { $who ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $points }
} VB za nezaplacené daně.
sabika-event-vp = { $change ->
    [loss] { $who ->
        [you] Ztrácíš
       *[other] { $seat } ztrácí
    } { $lost }
   *[gain] { $who ->
        [you] Získáváš
       *[other] { $seat } získává
    } { $points }
} VB kvůli události.
sabika-long-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za dlouhou báseň { $long } ({ sabika-arithmetic }).
sabika-trade-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za kartu obchodu { $card } ({ sabika-arithmetic }).
sabika-left-seals-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za { $amount } { $amount ->
    [one] pečeť
    [few] pečeti
    [many] pečeti
   *[other] pečetí
}.
sabika-left-goods-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za { $amount } zboží.
sabika-left-marble-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za { $amount } { $amount ->
    [one] mramor
    [few] mramory
    [many] mramoru
   *[other] mramorů
}.
sabika-left-tile-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za { $amount } { $amount ->
    [one] dlaždici
    [few] dlaždice
    [many] dlaždice
   *[other] dlaždic
}.
sabika-left-dinars-vp = { $who ->
    [you] Získáváš
   *[other] { $seat } získává
} { $points } VB za { sabika-dinars }.
sabika-yusuf-vp = Yusuf získává { $points } VB za svou kartu.
sabika-yusuf-others-vp = Yusuf získává { $points } VB za svou loď { $city ->
    [fez] ve Fezu
    [algiers] v Alžíru
    [tunis] v Tunisu
    [florence] ve Florencii
    [venice] v Benátkách
    [ragusa] v Raguse
    [constantinople] v Konstantinopoli
    [damascus] v Damašku
    [cairo] v Káhiře
   *[other] ve městě { sabika-city }
}.

## Proč ne

sabika-why-S1-10 = nech si jeden ze svých dvou počátečních žetonů
sabika-why-S3-1 = nejdřív vyber jednoho ze svých stojících dělníků: pracuje, nebo odpočívá
sabika-why-S3-2 = dělník se přesouvá na jiné pole svého okruhu a tvoji dva architekti nikdy nestojí na stejném
sabika-why-S3-5 = proveď hlavní akci, vedlejší akci nebo obě, každou jednou a jen když je možná; kde není možná žádná, tam dělník nesmí
sabika-why-S3-6 = nemáš čím zaplatit kroky a cizí dělníky na tomto poli
sabika-why-S4-1 = tohle nemáš; ze stejných skladů vyber první
sabika-why-S4-2 = všechno se nevejde: vzdej se něčeho ze svých skladů
sabika-why-S4-3 = vezmi surovinu, která leží na rondelu
sabika-why-S4-4 = zboží vzniká z vlastní suroviny nebo ze žetonu z rondelu
sabika-why-S4-6 = vyber z toho, co se nabízí; odmítnout můžeš jen to, co není povinné
sabika-why-S4-7 = nejdřív proveď bonus, nebo ho odmítni
sabika-why-S5-1 = vezmi tři materiály tohoto lomu
sabika-why-S5-2 = rozšiř sklad, nejvýše dvakrát, vyloženým žetonem vedle pole, nebo aktivuj sklad, který žeton má
sabika-why-S5-3 = na trhu kupuješ to, na co máš, prodáváš to, co máš, a materiál vyměňuješ jen za sousední
sabika-why-S5-4 = postav velkou, nebo malou stavbu
sabika-why-S5-5 = velká stavba potřebuje sádru, nejvýše dva další různé materiály ze dřeva, mramoru a dlaždice a vyložený žeton této epochy
sabika-why-S5-6 = malá stavba potřebuje svůj vytištěný materiál a nejvýše dva další, všechny různé, a pokládá se na jeden konec tvé řady
sabika-why-S5-7 = vezmi bonus dosaženého pole odměny, nebo některého předchozího
sabika-why-S6-1 = vyvez jedno nebo dvě zboží do města bez své lodi, kam dokážeš zaplatit cestu
sabika-why-S6-2 = vztahy lze upevnit jen s městem, na jehož levé polovině je tvá loď
sabika-why-S6-3 = výroba dává bonus jednoho města s tvou lodí a nejvýše dvě zboží, jedno po druhém
sabika-why-S7-1 = vyber vyloženou báseň; zaplať dináry a jednu sádru, dřevo nebo mramor, a chceš-li, ještě jeden materiál; dlouhé básně můžeš mít nejvýše dvě
sabika-why-S7-3 = obnovit lze jen vlastní červenou báseň, a ne dokud se její účinek ještě provádí
sabika-why-S7-4 = řemeslo dává jen dináry
sabika-why-S8-3 = máš jednu vedlejší akci za tah, vedle svého pole, a musíš ji mít čím zaplatit
sabika-why-S9-1 = každý příjem si vezmi jednou
sabika-why-S9-2 = zaplať daně celé: za každou krok daní, 2 dináry, pečeť nebo 1 VB
sabika-why-S9-5 = vedeš na stupnici daní: urči začínajícího hráče
sabika-why-S11 = toto město nelze pro tuto báseň zvolit
sabika-why-S12-2 = událost 14: bez dináru dáš pečeť, nebo ztratíš 1 VB
sabika-why-S13-5 = do tohoto města Yusuf nejde
sabika-why-build-1 = vyložené malé stavby smíš odložit jednou za tah, za 1 dinár, máš-li sádru, dřevo nebo mramor
sabika-why-raw-1 = máš-li tu surovinu už, zůstává na rondelu a otočíš svou; jinak ji vezmi z jejího pole
sabika-why-raw-2 = tato surovina tam neleží

## Co říkají karty

sabika-op-gain = Získej { sabika-amount }.
sabika-op-gain-choice = { $amount ->
    [1] Získej 1 podle výběru: { $kinds }.
   *[other] Získej { $amount } v libovolné kombinaci: { $kinds }.
}
sabika-op-gain-quarried = Získej { $amount } { $amount ->
    [one] materiál
    [few] materiály
    [many] materiálu
   *[other] materiálů
} z nabídky tohoto lomu.
sabika-op-operations = { $amount ->
    [one] Můžeš provést { $amount } obchod na trhu.
    [few] Můžeš provést až { $amount } obchody na trhu.
    [many] Můžeš provést až { $amount } obchodu na trhu.
   *[other] Můžeš provést až { $amount } obchodů na trhu.
}
sabika-op-produce = { $amount ->
    [1] Vyrob 1 zboží.
   *[other] Vyrob až { $amount } zboží.
}
sabika-op-city-bonus = { $amount ->
    [one] Získej bonus jednoho města se svou lodí.
    [few] Získej bonus nejvýše { $amount } různých měst se svou lodí.
    [many] Získej bonus nejvýše { $amount } města se svou lodí.
   *[other] Získej bonus nejvýše { $amount } různých měst se svou lodí.
}
sabika-op-action = Můžeš provést akci „{ sabika-action-name }“.
sabika-op-activate-storehouse = { $amount ->
    [one] Aktivuj { $amount } sklad.
    [few] Aktivuj nejvýše { $amount } různé sklady.
    [many] Aktivuj nejvýše { $amount } skladu.
   *[other] Aktivuj nejvýše { $amount } různých skladů.
}
sabika-op-balance-bonus = Získej bonus rovnováhy libovolné barvy.
sabika-op-advance-reward = Postup na stupnici odměn o { $amount } { $amount ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}.
sabika-op-any-earlier-reward = Získej bonus kteréhokoli předchozího pole.
sabika-op-large-bonus-available = Získej bonus vyložené velké stavby této epochy; žeton zůstává na místě.
sabika-op-red-city-action = Můžeš provést akci červeného města se svou lodí.
sabika-op-free-ship = Zdarma pošli loď do kteréhokoli města, kde ještě žádnou nemáš, a vyvez nejvýše { $goods } zboží{ $seal ->
    [0] ; pečeť si neber
   *[other] ; vezmi si pečeť
}{ $bonus ->
    [0] , bonus města nezískáváš.
   *[other] {" "}a získej bonus města.
}
# 4. pád i se slovem „každý“: předchází vždy „za“.
sabika-counter = { $of ->
    [poems] každou báseň
    [poems-blue] každou modrou báseň
    [poems-red] každou červenou báseň
    [poems-grey] každou dlouhou báseň
    [presence] každé město se svou lodí
    [consolidated] každé město s upevněnými vztahy
    [seals] každou pečeť
    [boxes] každou bednu
    [large] každou velkou stavbu
    [small] každou malou stavbu
    [buildings] každou stavbu
    [pairs-large-small] každou dvojici velké a malé stavby
    [sets-large-types] každou sadu paláce, kašny a brány
    [balances] každou rovnováhu
    [sets-poem-colours] každou sadu modré, červené a dlouhé básně
    [reward-steps] každé pole postupu na stupnici odměn
    [longest-chain] každé město v nejdelším řetězci svých lodí
    [stored-resources] každý materiál a zboží ve svých skladech
    [presence-red] každé červené město se svou lodí
    [presence-blue] každé modré město se svou lodí
    [presence-demand-sugar] každé město se svou lodí, které chce cukr
    [presence-demand-clothes] každé město se svou lodí, které chce oděv
   *[presence-demand-pottery] každé město se svou lodí, které chce keramiku
}
sabika-op-vp-per = Získej { $each } VB za { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(nejvýše { $max } VB).
}
sabika-op-choice = Vyber si jedno:
sabika-op-or = Nebo:
sabika-trigger = { $trigger ->
    [on-income] Jako příjem:
    [on-become-first-player] Když se staneš začínajícím hráčem:
    [on-seal] Za každou pečeť, kterou si vezmeš:
    [on-build-large] Když postavíš velkou stavbu:
    [on-build-small] Když postavíš malou stavbu:
    [on-balance] Když dosáhneš rovnováhy:
    [on-quarry] Po akci lomu:
    [on-produce-good] Za každé vyrobené zboží:
    [on-consolidate] Když upevníš obchodní vztahy:
    [on-use-tile] Když použiješ dlaždici na stavbu nebo báseň:
    [on-storehouse-action] Po akci skladu:
    [on-store-good] Za každé zboží položené na tuto báseň:
    [on-build-using-gypsum] Když použiješ na stavbu sádru:
    [on-build-using-wood] Když použiješ na stavbu dřevo:
    [on-build-using-marble] Když použiješ na stavbu mramor:
   *[on-build-using-tile] Když použiješ na stavbu dlaždici:
}
sabika-modifier = { $modifier ->
    [engrave-extra-materials] Na báseň smíš použít o { $amount } { $amount ->
        [one] materiál
        [few] materiály
        [many] materiálu
       *[other] materiálů
    } víc.
    [engrave-vp-per-material] Každý materiál básně dává o { $amount } VB víc.
    [engrave-discount] Rytí stojí o { sabika-dinars } méně.
    [secondary-discount] Vedlejší akce stojí o { sabika-dinars } méně.
    [route-discount] Cesta při vývozu stojí o { sabika-dinars } méně.
    [market-extra-operations] Na trhu smíš provést o { $amount } { $amount ->
        [one] obchod
        [few] obchody
        [many] obchodu
       *[other] obchodů
    } víc.
    [goods-boxes] Zvláštní sklad nejvýše pro { $amount } zboží.
    [occupancy-free] Za cizí dělníky neplatíš.
    [free-steps] { $amount ->
        [one] { $amount } krok je zdarma.
        [few] { $amount } kroky jsou zdarma.
        [many] { $amount } kroku je zdarma.
       *[other] { $amount } kroků je zdarma.
    }
    [export-vp] Každé vyvezené zboží dává { $amount } VB (a víc, pokud je žádané).
    [export-taxes] Každé vyvezené zboží dává { $amount } { $amount ->
        [one] daň
        [few] daně
        [many] daně
       *[other] daní
    } (a víc, pokud je žádané).
    [rest-dinars] Odpočinek dává { sabika-dinars }.
   *[rest-vp] { $amount ->
        [0] Za odpočinek neztrácíš VB.
       *[other] Odpočinek změní tvé VB o { $amount }.
    }
}
sabika-more = o { sabika-dinars } { $sign ->
    [less] méně
   *[more] víc
}
sabika-event-modifier = { $modifier ->
    [buy] Nákup stojí { sabika-more }.
    [sell] Prodej vynáší { sabika-more }.
    [engrave-cost] Rytí stojí { sabika-more }.
    [export-tax-per-good] Každé vyvezené zboží přináší o { $amount } { $amount ->
        [one] daň
        [few] daně
        [many] daně
       *[other] daní
    } víc.
    [same-materials-allowed] Materiály stavby nebo básně smějí být stejné.
    [tax-due] Daň je o { $amount } { $sign ->
        [less] nižší
       *[more] vyšší
    }.
    [material-vp] Každý materiál dává o { $amount } VB { $sign ->
        [less] méně
       *[more] víc
    }.
    [route-cost-each] Každá trasa stojí { sabika-more }.
    [consolidate-cost] Upevnění stojí { sabika-dinars }.
    [free-steps] { $amount ->
        [one] Jen { $amount } krok je zdarma.
        [few] Jen { $amount } kroky jsou zdarma.
        [many] Jen { $amount } kroku je zdarma.
       *[other] Jen { $amount } kroků je zdarma.
    }
    [occupancy-cost] Každý cizí dělník stojí { sabika-dinars }.
    [secondary-cost] Vedlejší akce stojí { sabika-more }.
   *[tax-step-dinar-or-vp] Před daněmi zaplať { sabika-dinars }. Nemáš-li dináry, dej místo nich pečeti, nebo ztrať VB.
}
sabika-scores-each = { $each } VB za { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(nejvýše { $max } VB).
}
sabika-scores-rank = 14, 9, 6 VB za první, druhé, třetí místo v počtu { $of ->
    [poems] básní
    [poems-blue] modrých básní
    [poems-red] červených básní
    [poems-grey] dlouhých básní
    [presence] měst se svou lodí
    [consolidated] měst s upevněnými vztahy
    [seals] pečetí
    [boxes] beden
    [large] velkých staveb
    [small] malých staveb
    [buildings] staveb
    [pairs-large-small] dvojic velké a malé stavby
    [sets-large-types] sad paláce, kašny a brány
    [balances] rovnováh
    [sets-poem-colours] sad modré, červené a dlouhé básně
    [reward-steps] polí postupu na stupnici odměn
    [longest-chain] měst v nejdelším řetězci svých lodí
    [stored-resources] materiálů a zboží ve skladech
    [presence-red] červených měst se svou lodí
    [presence-blue] modrých měst se svou lodí
    [presence-demand-sugar] měst se svou lodí, která chtějí cukr
    [presence-demand-clothes] měst se svou lodí, která chtějí oděv
   *[presence-demand-pottery] měst se svou lodí, která chtějí keramiku
}.

## Karty

sabika-card-space = { $ring ->
    [outer] Vnější okruh
    [middle] Střední okruh
   *[inner] Vnitřní okruh
}, pole { $number }: { sabika-action-name }{ $stack ->
    [left] , levé žetony skladů
    [right] , pravé žetony skladů
   *[none] {""}
}.
sabika-card-secondary = { $kind ->
    [raw] Pole suroviny
   *[marble] Pole mramoru
} { $id } ({ $side ->
    [small] 1 nebo 2 hráči
   *[large] 3 nebo 4 hráči
}): { $kind ->
    [raw] vnější pole { $outer }, střední pole { $middle }
   *[marble] střední pole { $middle }, vnitřní pole { $inner }
}{ $closed ->
    [0] {""}
   *[other] ; ve třech hráčích uzavřené
}.
sabika-card-sultan = Sultánovi dělníci (počet hráčů: { $players }): vnější okruh { $outer }, střední { $middle }, vnitřní { $inner }.
sabika-card-round = Stupnice kol { $number }: epocha { $era }, daň { $tax }{ $wish ->
    [0] {""}
   *[other] , přání sultána
}{ $event ->
    [0] {""}
   *[other] , změna události
}.
sabika-card-tower = { $number }. místo věže: { $amount } VB za každou věc.
sabika-card-display = { $display ->
    [small-buildings] Malé stavby: vyloženy 4; Yusuf bere v pořadí { $spaces }.
    [short-poems] Vyložené krátké básně pro 1 až 4 hráče: { $spaces }.
   *[long-poems] Vyložené dlouhé básně pro 1 až 4 hráče: { $spaces }.
}
sabika-card-reward = Pole odměny { $number }: { $text }
sabika-card-every-large = Každá velká stavba, před jejím vlastním bonusem: { $text }
sabika-card-large = Velká stavba { $number }, epocha { $era }, { sabika-type }{ $removed ->
    [0] {""}
   *[other] {" "}(ne pro 1 nebo 2 hráče)
}: { $text }
sabika-card-balance-bonus = Rovnováha ({ sabika-colour }): { $text }
sabika-card-balance = Karta rovnováhy { $number }: vlevo { sabika-colour }, vpravo libovolná.
sabika-card-small = Malá stavba { $number }, { sabika-type }: { sabika-material }; vlevo { $left ->
    [ochre] okrová
    [blue] modrá
    [green] zelená
   *[purple] purpurová
}, vpravo { $right ->
    [ochre] okrová
    [blue] modrá
    [green] zelená
   *[purple] purpurová
}.
sabika-card-event = Událost { $number }, { $kind ->
    [positive] příznivá
   *[negative] nepříznivá
}: { $text }
sabika-card-long = Dlouhá báseň { $id }: { $text }{ $removed ->
    [0] {""}
   *[other] {" "}(ne ve hře jednoho hráče)
}
sabika-card-blue = Báseň { $number }, modrá: { $text }
sabika-card-red = Báseň { $number }, červená: { $text }
sabika-card-dinars = Počáteční dináry { $number }. hráče v pořadí: { $amount }.
sabika-card-start = Počáteční žeton { $number }: { $text }
sabika-card-storehouse = Žeton skladu { $number }, { $amount } { $amount ->
    [one] bedna
    [few] bedny
    [many] bedny
   *[other] beden
}: { $text }
sabika-card-wish-types = Přání { $id }: VB za stavby typů: { $types }.
sabika-card-wish = Přání { $id }: VB za { sabika-counter }.
sabika-card-city = Město: { sabika-city }.
sabika-card-route = Trasa { $from } – { $to }: { sabika-dinars }.
sabika-card-city-token = Žeton města { $number } ({ $colour ->
    [red] červený
   *[blue] modrý
}; poptávka: { $wants }): { $text }
sabika-card-city-action = Při upevnění akce: { sabika-action-name }.
sabika-card-city-income = Po upevnění příjem: { $text }
sabika-card-trade = Karta obchodu { $number }: { $text }
sabika-card-condition = Yusuf: { $condition ->
    [demand] města, která chtějí { $good ->
        [pottery] keramiku
       *[other] { sabika-good-name }
    }
    [colour] { $colour ->
        [red] červená města
       *[blue] modrá města
    }
   *[any] každé město
}.
sabika-card-yusuf = Yusufova karta { $worker ->
    [architect] architekta
    [merchant] obchodníka
   *[poet] básnířky
} { $id }: pole { $number }{ $discards ->
    [0] {""}
   *[other] , odkládá surovinu a mramor
}. { $text }
sabika-card-yusuf-action = Akce: { sabika-action-name }.
sabika-card-yusuf-reward = { $per ->
    [none] { $amount } VB
   *[other] { $amount ->
        [0] 1 VB za { sabika-counter }
       *[other] { $amount } VB a 1 další za { sabika-counter }
    }
}
sabika-card-yusuf-taxes = { $taxes } { $taxes ->
    [one] daň
    [few] daně
    [many] daně
   *[other] daní
}
sabika-card-yusuf-no-reward = Bez odměny.
sabika-kind = { $resource ->
    [gypsum] sádra
    [wood] dřevo
    [marble] mramor
    [tile] dlaždice
    [dinars] dináry
    [taxes] daně
    [vp] VB
    [raw] suroviny
   *[goods] zboží
}
sabika-data-sound = Všechny řádky jsou v pořádku: { $rows }, z toho podle tisku { $printed } (otisk { $fingerprint }).
