### Sabika

## Namen

sabika-neutral = Yusuf
sabika-material = { $stock ->
    [gypsum] Gips
    [wood] Holz
    [marble] Marmor
    [tile] Fliese
    [sugar] Zucker
    [clothes] Kleidung
   *[pottery] Keramik
}
sabika-other-material = { $other ->
    [gypsum] Gips
    [wood] Holz
    [marble] Marmor
   *[tile] Fliese
}
sabika-raw-name = { $raw ->
    [cane] Zuckerrohr
    [silk] Seide
   *[clay] Ton
}
sabika-good-name = { $good ->
    [sugar] Zucker
    [clothes] Kleidung
   *[pottery] Keramik
}
sabika-worker = { $worker ->
    [architect] Architekt
    [merchant] Händler
   *[poet] Dichterin
}
sabika-colour = { $colour ->
    [ochre] ocker
    [blue] blau
    [green] grün
    [purple] violett
    [red] rot
   *[other] { $colour }
}
sabika-city = { $city ->
    [granada] Granada
    [fez] Fès
    [algiers] Algier
    [tunis] Tunis
    [florence] Florenz
    [venice] Venedig
    [ragusa] Ragusa
    [constantinople] Konstantinopel
    [damascus] Damaskus
    [cairo] Kairo
   *[other] { $city }
}
sabika-action-name = { $action ->
    [quarry-small] kleiner Steinbruch
    [quarry-large] großer Steinbruch
    [storehouse] Lager
    [market] Markt
    [construct] Bauen
    [export] Export
    [consolidate] Festigen
    [production] Produktion
    [engrave] Gravieren
    [reactivate] Reaktivieren
    [craft] Handwerk
    [construct-large] großes Gebäude
   *[construct-small] kleines Gebäude
}
sabika-type = { $type ->
    [palace] Palast
    [fountain] Brunnen
    [gate] Tor
    [garden] Garten
    [tower] Turm
   *[window] Fenster
}
sabika-amount = { $resource ->
    [gypsum] { $amount } Gips
    [wood] { $amount } Holz
    [marble] { $amount } Marmor
    [tile] { $amount } { $amount ->
        [one] Fliese
       *[other] Fliesen
    }
    [dinars] { $amount } { $amount ->
        [one] Dinar
       *[other] Dinare
    }
    [taxes] { $amount } { $amount ->
        [one] Steuer
       *[other] Steuern
    }
    [vp] { $amount } SP
    [raw] { $amount } { $amount ->
        [one] beliebigen Rohstoff
       *[other] beliebige Rohstoffe
    }
   *[goods] { $amount } { $amount ->
        [one] beliebige Ware
       *[other] beliebige Waren
    }
}
sabika-dinars = { $amount } { $amount ->
    [one] Dinar
   *[other] Dinare
}
sabika-status = { $status ->
    [rulebook] laut Spielregel
    [rulebook-inferred] folgt aus der Spielregel
    [public] laut anderen Quellen
    [printed] wie gedruckt
   *[reconstructed] rekonstruiert
}
sabika-then = { $first } { $second }

## Was geschah

sabika-kept = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} Startplättchen { $card }.
sabika-showed = { $who ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} Startplättchen { $card }.
sabika-starts = { $who ->
    [you] Du bist
   *[other] { $seat } ist
} Startspieler.
sabika-raw-laid = { sabika-raw-name } kommt auf Rohstofffeld { $rawspace }.
sabika-raw-refilled = Der Beutel wird aus der Ablage aufgefüllt.
sabika-small-laid = Das kleine Gebäude { $card } wird ausgelegt.
sabika-small-made-anew = Die abgelegten kleinen Gebäude werden zu einem neuen Stapel gemischt.
sabika-poem-laid = Das kurze Gedicht { $card } wird ausgelegt.
sabika-long-laid = Das lange Gedicht { $long } wird ausgelegt.
sabika-storehouse-laid = Lagerplättchen { $card } wird ausgelegt.
sabika-wish-laid = Wunsch { $wish } liegt auf Wunschfeld { $place }.
sabika-city-laid = { sabika-city } bekommt Stadtplättchen { $card }.
sabika-trade-laid = Handelskarte { $card } liegt aus.
sabika-balance-dealt = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} Gleichgewichtskarte { $card }.
sabika-event-on = Ereignis { $card } ist aktiv.
sabika-event-next = Als Nächstes kommt Ereignis { $card }.
sabika-worked = { $who ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $worker ->
    [architect] den Architekten
    [merchant] den Händler
   *[poet] die Dichterin
} auf Feld { $space } ({ sabika-action-name }).
sabika-rested = { $who ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $worker ->
    [architect] den Architekten
    [merchant] den Händler
   *[poet] die Dichterin
} ausruhen und { $who ->
    [you] erhältst
   *[other] erhält
} { sabika-dinars }.
sabika-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { sabika-dinars }.
sabika-spent-seals = { $amount ->
    [one] Einer davon wird mit einem Siegel bezahlt.
   *[other] { $amount } davon werden mit Siegeln bezahlt.
}
sabika-gained = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { sabika-amount }.
sabika-got-raw = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { sabika-raw-name } von Rohstofffeld { $rawspace }.
sabika-got-good = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { sabika-good-name } von Rohstofffeld { $rawspace }.
sabika-produced = { $who ->
    [you] Du produzierst
   *[other] { $seat } produziert
} { sabika-good-name }.
sabika-gave-up = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} 1 { sabika-material } ab.
sabika-took-marble = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Marmor von Marmorfeld { $marblespace }.
sabika-bought = { $who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} 1 { sabika-material } für { sabika-dinars }.
sabika-bought-raw = { $who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} 1 { sabika-raw-name } für { sabika-dinars }.
sabika-sold = { $who ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} 1 { sabika-material } für { sabika-dinars }.
sabika-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} 1 { sabika-material } gegen 1 { sabika-other-material }.
sabika-refreshed = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} die ausliegenden kleinen Gebäude ab.
sabika-used-gypsum = { $gypsum ->
    [0] {""}
   *[other] { $gypsum } Gips
}
sabika-used-wood = { $wood ->
    [0] {""}
   *[other] { $wood } Holz
}
sabika-used-marble = { $marble ->
    [0] {""}
   *[other] { $marble } Marmor
}
sabika-used-tile = { $tile ->
    [0] {""}
   *[other] { $tile } { $tile ->
        [one] Fliese
       *[other] Fliesen
    }
}
sabika-used = { $who ->
    [you] Du verwendest
   *[other] { $seat } verwendet
} { LIST(sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile) }.
sabika-built-large = { $who ->
    [you] Du baust
   *[other] { $seat } baut
} das große Gebäude { $card }.
sabika-advanced = { $who ->
    [you] Du rückst
   *[other] { $seat } rückt
} auf Belohnungsfeld { $space } vor.
sabika-built-small = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} das kleine Gebäude { $card } ans { $side ->
    [left] linke
   *[right] rechte
} Ende.
sabika-balanced = { $who ->
    [you] Du erreichst
   *[other] { $seat } erreicht
} ein Gleichgewicht ({ sabika-colour }).
sabika-expanded = { $who ->
    [you] Du erweiterst
   *[other] { $seat } erweitert
} Lager { $house } mit Plättchen { $card }.
sabika-activated = { $who ->
    [you] Du aktivierst
   *[other] { $seat } aktiviert
} Lager { $house } (Plättchen { $card }).
sabika-shipped = { $who ->
    [you] Du schickst
   *[other] { $seat } schickt
} ein Schiff nach { sabika-city }.
sabika-took-seal = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das Siegel von { sabika-city }.
sabika-exported-sugar = { $sugar ->
    [0] {""}
   *[other] { $sugar } Zucker
}
sabika-exported-clothes = { $clothes ->
    [0] {""}
   *[other] { $clothes } Kleidung
}
sabika-exported-pottery = { $pottery ->
    [0] {""}
   *[other] { $pottery } Keramik
}
sabika-exported = { $who ->
    [you] Du exportierst
   *[other] { $seat } exportiert
} { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } und { $who ->
    [you] erhältst
   *[other] erhält
} { $taxes } { $taxes ->
    [one] Steuer
   *[other] Steuern
}.
sabika-consolidated = { $who ->
    [you] Du festigst
   *[other] { $seat } festigt
} den Handel mit { sabika-city }.
sabika-others-dinar = { $who ->
    [you] Du erhältst 1 Dinar für dein Schiff
   *[other] { $seat } erhält 1 Dinar für das Schiff
} in { sabika-city }.
sabika-engraved-short = { $who ->
    [you] Du gravierst
   *[other] { $seat } graviert
} Gedicht { $card }{ $colour ->
    [both] {""}
    [red] {" "}(rote Hälfte)
   *[blue] {" "}(blaue Hälfte)
}.
sabika-engraved-long = { $who ->
    [you] Du gravierst
   *[other] { $seat } graviert
} das lange Gedicht { $long }.
sabika-reactivated = { $who ->
    [you] Du reaktivierst
   *[other] { $seat } reaktiviert
} Gedicht { $card }.
sabika-narrator = Der Erzähler zieht auf Feld { $space }.
sabika-wish-moved = Wunsch { $wish } kommt auf Platz { $place } des Turms.
sabika-tax-back = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} Steuern mit { $amount } { $amount ->
    [one] Schritt
   *[other] Schritten
} zurück auf der Steuerleiste.
sabika-tax-dinars = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} Steuern: { sabika-dinars }.
sabika-tax-seals = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} Steuern: { $amount } Siegel.
sabika-stood-up = Alle Arbeiter stehen auf. Die Arbeiter des Sultans ziehen einen Schritt weiter.
sabika-named-first = { $number ->
    [0] Yusuf ist der nächste Startspieler.
   *[other] { $who ->
        [you] Du bestimmst
       *[other] { $seat } bestimmt
    } { $whom } zum nächsten Startspieler.
}
sabika-era-begins = Epoche II beginnt.
sabika-ending = Das Spiel endet.
sabika-won = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points } SP.
sabika-yusuf-card = Yusuf deckt { $worker ->
    [architect] Architektenkarte
    [merchant] Händlerkarte
   *[poet] Dichterinnenkarte
} { $card } auf.
sabika-yusuf-skips = Yusufs { $worker ->
    [architect] Architektenkarte
    [merchant] Händlerkarte
   *[poet] Dichterinnenkarte
} { $card } wird abgelegt: Dort liegt schon ein Architekt von ihm.
sabika-yusuf-discards = Rohstoff und Marmor neben seinem Feld werden abgelegt.
sabika-yusuf-taxes = Yusuf erhält { $amount } { $amount ->
    [one] Steuer
   *[other] Steuern
}.
sabika-yusuf-boxes = Yusuf nimmt Lagerplättchen { $card } und hat { $amount } { $amount ->
    [one] Kiste
   *[other] Kisten
}.
sabika-yusuf-goes-by = { $criterion ->
    [first-ship] Sein erstes Schiff: von den Städten, die zur Handelskarte passen, die nächste bei Granada
    [first-ship-any] Sein erstes Schiff: die Stadt, die Granada am nächsten ist, da keine zur Handelskarte passt
    [nearer-architect] Beide Architekten stehen: Der nähere geht
    [lapses] Nicht möglich, also verfällt es: { sabika-action-name }
    [large-wished] Großes Gebäude: die höchste Nummer eines gewünschten Typs
    [large-highest] Großes Gebäude: keines ist gewünscht, also die höchste Nummer
    [small-wished] Kleines Gebäude: von rechts das erste eines gewünschten Typs
    [small-first] Kleines Gebäude: keines ist gewünscht, also von rechts das erste
    [more-boxes] Lager: das Plättchen neben seinem Feld mit mehr Kisten
    [nearer-token] Lager: beide Plättchen haben gleich viele Kisten, also das nähere
    [only-token] Lager: das einzige Plättchen neben seinem Feld
    [other-side] Lager: keines neben seinem Feld, also eines der anderen Seite
    [export-fitting-seal] Export: die nächste Stadt mit Siegel, die zur Handelskarte passt
    [export-fitting] Export: keine Stadt, die zur Handelskarte passt, hat ein Siegel, also die nächste passende
    [export-seal] Export: keine Stadt passt zur Handelskarte, also die nächste mit Siegel
    [export-any] Export: weder Siegel noch passende Stadt, also die nächste
    [consolidate-fitting] Festigen: eine seiner Städte, die zur Handelskarte passt
    [consolidate-any] Festigen: keine seiner Städte passt zur Handelskarte, also irgendeine davon
    [short-highest] Gravieren: das ausliegende kurze Gedicht mit der höchsten Nummer
    [long-last] Gravieren: das nach Buchstaben letzte ausliegende lange Gedicht
   *[player-decides] Mehrere Städte kommen infrage: Es entscheidet, wer gegen ihn spielt
} ({ $rule }).

## Punkte

sabika-gained-start-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch Startplättchen { $card }.
sabika-gained-reward-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch Belohnungsfeld { $card }.
sabika-gained-large-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch das große Gebäude { $card }.
sabika-gained-storehouse-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch Lagerplättchen { $card }.
sabika-gained-city-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch Stadtplättchen { $card }.
sabika-gained-income-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP als Einkommen von Stadtplättchen { $card }.
sabika-gained-balance-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch ein Gleichgewicht ({ sabika-colour }).
sabika-gained-blue-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch das blaue Gedicht { $card }.
sabika-gained-red-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP durch das rote Gedicht { $card }.
sabika-start-vp = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit { $points } SP.
sabika-rest-vp = { $change ->
    [loss] { $who ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $lost }
   *[gain] { $who ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } { $points }
} SP durch Ausruhen.
sabika-expand-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für die Erweiterung eines Lagers.
sabika-refresh-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für neue kleine Gebäude.
sabika-build-large-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für die Materialien eines großen Gebäudes.
sabika-build-small-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für die Materialien eines kleinen Gebäudes.
sabika-engrave-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für die Materialien eines Gedichts.
sabika-export-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für den Export.
sabika-others-vp = { $who ->
    [you] Du erhältst { $points } SP für dein Schiff
   *[other] { $seat } erhält { $points } SP für das Schiff
} in { sabika-city }.
sabika-arithmetic = { $scale ->
    [each] { $amount } × { $each } = { $points }
    [limit] { $amount } × { $each }, aber höchstens { $points }
   *[place] { $amount }, nach Rang
}
sabika-wish-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für Wunsch { $wish } ({ sabika-arithmetic }).
sabika-tax-vp = { $change ->
    [loss] { $who ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $lost }
   *[gain] { $who ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } { $points }
} SP für unbezahlte Steuern.
sabika-event-vp = { $change ->
    [loss] { $who ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $lost }
   *[gain] { $who ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } { $points }
} SP durch das Ereignis.
sabika-long-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für das lange Gedicht { $long } ({ sabika-arithmetic }).
sabika-trade-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für Handelskarte { $card } ({ sabika-arithmetic }).
sabika-left-seals-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für { $amount } Siegel.
sabika-left-goods-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für { $amount } { $amount ->
    [one] Ware
   *[other] Waren
}.
sabika-left-marble-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für { $amount } Marmor.
sabika-left-tile-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für { $amount } { $amount ->
    [one] Fliese
   *[other] Fliesen
}.
sabika-left-dinars-vp = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points } SP für { sabika-dinars }.
sabika-yusuf-vp = Yusuf erhält { $points } SP durch seine Karte.
sabika-yusuf-others-vp = Yusuf erhält { $points } SP für sein Schiff in { sabika-city }.

## Warum nicht

sabika-why-S1-10 = behalte eines deiner zwei Startplättchen
sabika-why-S3-1 = wähle zuerst einen deiner stehenden Arbeiter: Er arbeitet oder ruht sich aus
sabika-why-S3-2 = ein Arbeiter zieht auf ein anderes Feld seines Rings, und deine beiden Architekten stehen nie auf demselben
sabika-why-S3-5 = wähle die Hauptaktion, die Nebenaktion oder beide, jede einmal und nur, wenn sie möglich ist; wo keine möglich ist, kann kein Arbeiter hin
sabika-why-S3-6 = du kannst die Schritte und die fremden Arbeiter auf diesem Feld nicht bezahlen
sabika-why-S4-1 = das hast du nicht; von gleichen Lagern wähle das erste
sabika-why-S4-2 = nicht alles hat Platz: Gib etwas aus deinen Lagern ab
sabika-why-S4-3 = nimm ein Rohstoffplättchen, das auf dem Rondell liegt
sabika-why-S4-4 = Waren kommen aus deinen eigenen Rohstoffen oder von einem Plättchen des Rondells
sabika-why-S4-6 = wähle unter dem Angebotenen; ablehnen kannst du nur, was freiwillig ist
sabika-why-S4-7 = führe zuerst den Bonus aus oder lehne ihn ab
sabika-why-S5-1 = nimm drei Materialien aus diesem Steinbruch
sabika-why-S5-2 = erweitere ein Lager höchstens zweimal, mit einem ausliegenden Plättchen neben dem Feld, oder aktiviere eines mit Plättchen
sabika-why-S5-3 = auf dem Markt kaufst du, was du bezahlen kannst, verkaufst, was du hast, und tauschst ein Material nur gegen seinen Nachbarn
sabika-why-S5-4 = baue ein großes oder ein kleines Gebäude
sabika-why-S5-5 = ein großes Gebäude braucht einen Gips, bis zu zwei weitere Materialien aus Holz, Marmor und Fliese, alle verschieden, und ein ausliegendes Plättchen der Epoche
sabika-why-S5-6 = ein kleines Gebäude braucht sein aufgedrucktes Material und bis zu zwei weitere, alle verschieden, und kommt an ein Ende deiner Reihe
sabika-why-S5-7 = nimm den Bonus des erreichten Belohnungsfeldes oder eines früheren
sabika-why-S6-1 = exportiere eine oder zwei Waren in eine Stadt ohne eigenes Schiff; du musst den Weg bezahlen können
sabika-why-S6-2 = du kannst nur eine Stadt festigen, in der dein Schiff auf der linken Hälfte steht
sabika-why-S6-3 = die Produktion gibt den Bonus einer Stadt mit deinem Schiff und bis zu zwei Waren, nacheinander
sabika-why-S7-1 = wähle ein ausliegendes Gedicht; bezahle es mit Dinaren und einem Gips, Holz oder Marmor und, wenn du willst, einem weiteren Material; du darfst höchstens zwei lange haben
sabika-why-S7-3 = du kannst nur ein eigenes rotes Gedicht reaktivieren, und nicht, solange es noch wirkt
sabika-why-S7-4 = das Handwerk gibt nur Dinare
sabika-why-S8-3 = du hast eine Nebenaktion pro Zug, neben deinem Feld, und musst sie bezahlen können
sabika-why-S9-1 = nimm jedes Einkommen einmal
sabika-why-S9-2 = zahle die Steuer ganz: jede mit einem Steuerschritt, 2 Dinaren, einem Siegel oder 1 SP
sabika-why-S9-5 = du führst auf der Steuerleiste: Bestimme den Startspieler
sabika-why-S11 = diese Stadt kann für dieses Gedicht nicht gewählt werden
sabika-why-S12-2 = Ereignis 14: Ohne Dinar gibst du ein Siegel oder verlierst 1 SP
sabika-why-S13-5 = in diese Stadt geht Yusuf nicht
sabika-why-build-1 = du darfst die ausliegenden kleinen Gebäude einmal pro Zug ablegen, für 1 Dinar, wenn du Gips, Holz oder Marmor hast
sabika-why-raw-1 = hast du diesen Rohstoff schon, bleibt das Plättchen auf dem Rondell, und du drehst deines um; sonst nimm es von seinem Feld
sabika-why-raw-2 = dieser Rohstoff liegt dort nicht

## Was Karten sagen

sabika-op-gain = Erhalte { sabika-amount }.
sabika-op-gain-choice = { $amount ->
    [1] Erhalte 1 nach Wahl: { $kinds }.
   *[other] Erhalte { $amount } in beliebiger Mischung: { $kinds }.
}
sabika-op-gain-quarried = Erhalte { $amount } { $amount ->
    [one] Material
   *[other] Materialien
} aus diesem Steinbruch.
sabika-op-operations = { $amount ->
    [one] Du darfst { $amount } Marktgeschäft ausführen.
   *[other] Du darfst bis zu { $amount } Marktgeschäfte ausführen.
}
sabika-op-produce = { $amount ->
    [one] Produziere eine Ware.
   *[other] Produziere bis zu { $amount } Waren.
}
sabika-op-city-bonus = { $amount ->
    [one] Erhalte den Bonus einer Stadt mit eigenem Schiff.
   *[other] Erhalte den Bonus von bis zu { $amount } verschiedenen Städten mit eigenem Schiff.
}
sabika-op-action = Du darfst die Aktion „{ sabika-action-name }“ ausführen.
sabika-op-activate-storehouse = { $amount ->
    [one] Aktiviere ein Lager.
   *[other] Aktiviere bis zu { $amount } verschiedene Lager.
}
sabika-op-balance-bonus = Erhalte den Gleichgewichtsbonus einer beliebigen Farbe.
sabika-op-advance-reward = Rücke auf der Belohnungsleiste { $amount } { $amount ->
    [one] Feld
   *[other] Felder
} vor.
sabika-op-any-earlier-reward = Erhalte den Bonus eines beliebigen früheren Feldes.
sabika-op-large-bonus-available = Erhalte den Bonus eines ausliegenden großen Gebäudes dieser Epoche; es bleibt liegen.
sabika-op-red-city-action = Du darfst die Aktion einer roten Stadt mit eigenem Schiff ausführen.
sabika-op-free-ship = Schicke kostenlos ein Schiff in eine beliebige Stadt ohne eigenes Schiff und exportiere höchstens { $goods } { $goods ->
    [one] Ware
   *[other] Waren
}{ $seal ->
    [0] ; das Siegel bleibt liegen
   *[other] ; nimm das Siegel
}{ $bonus ->
    [0] , kein Stadtbonus.
   *[other] {" "}und den Stadtbonus.
}
# Akkusativ mit „jede“: Davor steht immer „für“.
sabika-counter = { $of ->
    [poems] jedes Gedicht
    [poems-blue] jedes blaue Gedicht
    [poems-red] jedes rote Gedicht
    [poems-grey] jedes lange Gedicht
    [presence] jede Stadt mit eigenem Schiff
    [consolidated] jede gefestigte Stadt
    [seals] jedes Siegel
    [boxes] jede Kiste
    [large] jedes große Gebäude
    [small] jedes kleine Gebäude
    [buildings] jedes Gebäude
    [pairs-large-small] jedes Paar aus großem und kleinem Gebäude
    [sets-large-types] jeden Satz aus Palast, Brunnen und Tor
    [balances] jedes Gleichgewicht
    [sets-poem-colours] jeden Satz aus blauem, rotem und langem Gedicht
    [reward-steps] jedes auf der Belohnungsleiste vorgerückte Feld
    [longest-chain] jede Stadt in der eigenen längsten Schiffskette
    [stored-resources] jedes Material und jede Ware in den eigenen Lagern
    [presence-red] jede rote Stadt mit eigenem Schiff
    [presence-blue] jede blaue Stadt mit eigenem Schiff
    [presence-demand-sugar] jede Stadt mit eigenem Schiff, die Zucker verlangt
    [presence-demand-clothes] jede Stadt mit eigenem Schiff, die Kleidung verlangt
   *[presence-demand-pottery] jede Stadt mit eigenem Schiff, die Keramik verlangt
}
sabika-op-vp-per = Erhalte { $each } SP für { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(höchstens { $max } SP).
}
sabika-op-choice = Wähle eines:
sabika-op-or = Oder:
sabika-trigger = { $trigger ->
    [on-income] Als Einkommen:
    [on-become-first-player] Wenn du Startspieler wirst:
    [on-seal] Für jedes Siegel, das du nimmst:
    [on-build-large] Wenn du ein großes Gebäude baust:
    [on-build-small] Wenn du ein kleines Gebäude baust:
    [on-balance] Wenn du ein Gleichgewicht erreichst:
    [on-quarry] Nach einer Steinbruchaktion:
    [on-produce-good] Für jede Ware, die du produzierst:
    [on-consolidate] Wenn du festigst:
    [on-use-tile] Wenn du eine Fliese für ein Gebäude oder ein Gedicht verwendest:
    [on-storehouse-action] Nach einer Lageraktion:
    [on-store-good] Für jede Ware, die auf dieses Gedicht gelegt wird:
    [on-build-using-gypsum] Wenn du mit Gips baust:
    [on-build-using-wood] Wenn du mit Holz baust:
    [on-build-using-marble] Wenn du mit Marmor baust:
   *[on-build-using-tile] Wenn du mit einer Fliese baust:
}
sabika-modifier = { $modifier ->
    [engrave-extra-materials] Für ein Gedicht darfst du { $amount } { $amount ->
        [one] Material
       *[other] Materialien
    } mehr verwenden.
    [engrave-vp-per-material] Jedes Material eines Gedichts gibt { $amount } SP mehr.
    [engrave-discount] Gravieren kostet { sabika-dinars } weniger.
    [secondary-discount] Nebenaktionen kosten { sabika-dinars } weniger.
    [route-discount] Der Weg eines Exports kostet { sabika-dinars } weniger.
    [market-extra-operations] Auf dem Markt darfst du { $amount } { $amount ->
        [one] Geschäft
       *[other] Geschäfte
    } mehr ausführen.
    [goods-boxes] Ein Lager nur für Waren, höchstens { $amount }.
    [occupancy-free] Fremde Arbeiter kosten dich nichts.
    [free-steps] { $amount ->
        [one] { $amount } Schritt ist frei.
       *[other] { $amount } Schritte sind frei.
    }
    [export-vp] Jede exportierte Ware gibt { $amount } SP (und mehr, wenn sie verlangt wird).
    [export-taxes] Jede exportierte Ware gibt { $amount } { $amount ->
        [one] Steuer
       *[other] Steuern
    } (und mehr, wenn sie verlangt wird).
    [rest-dinars] Ausruhen bringt { sabika-dinars }.
   *[rest-vp] { $amount ->
        [0] Ausruhen kostet dich keine SP.
       *[other] Ausruhen ändert deine SP um { $amount }.
    }
}
sabika-more = { sabika-dinars } { $sign ->
    [less] weniger
   *[more] mehr
}
sabika-event-modifier = { $modifier ->
    [buy] Kaufen kostet { sabika-more }.
    [sell] Verkaufen bringt { sabika-more }.
    [engrave-cost] Gravieren kostet { sabika-more }.
    [export-tax-per-good] Jede exportierte Ware bringt { $amount } { $amount ->
        [one] Steuer
       *[other] Steuern
    } mehr.
    [same-materials-allowed] Die Materialien eines Gebäudes oder Gedichts dürfen gleich sein.
    [tax-due] Die Steuer ist um { $amount } { $sign ->
        [less] niedriger
       *[more] höher
    }.
    [material-vp] Jedes Material gibt { $amount } SP { $sign ->
        [less] weniger
       *[more] mehr
    }.
    [route-cost-each] Jede Route kostet { sabika-more }.
    [consolidate-cost] Festigen kostet { sabika-dinars }.
    [free-steps] { $amount ->
        [one] Nur { $amount } Schritt ist frei.
       *[other] Nur { $amount } Schritte sind frei.
    }
    [occupancy-cost] Jeder fremde Arbeiter kostet { sabika-dinars }.
    [secondary-cost] Nebenaktionen kosten { sabika-more }.
   *[tax-step-dinar-or-vp] Zahle vor den Steuern { sabika-dinars }. Ohne Dinare gib Siegel ab oder verliere SP.
}
sabika-scores-each = { $each } SP für { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(höchstens { $max } SP).
}
sabika-scores-rank = 14, 9, 6 SP für den ersten, zweiten, dritten Platz bei der Anzahl { $of ->
    [poems] Gedichte
    [poems-blue] blauer Gedichte
    [poems-red] roter Gedichte
    [poems-grey] langer Gedichte
    [presence] Städte mit eigenem Schiff
    [consolidated] gefestigter Städte
    [seals] Siegel
    [boxes] Kisten
    [large] großer Gebäude
    [small] kleiner Gebäude
    [buildings] Gebäude
    [pairs-large-small] Paare aus großem und kleinem Gebäude
    [sets-large-types] Sätze aus Palast, Brunnen und Tor
    [balances] Gleichgewichte
    [sets-poem-colours] Sätze aus blauem, rotem und langem Gedicht
    [reward-steps] auf der Belohnungsleiste vorgerückter Felder
    [longest-chain] Städte in der eigenen längsten Schiffskette
    [stored-resources] Materialien und Waren in den Lagern
    [presence-red] roter Städte mit eigenem Schiff
    [presence-blue] blauer Städte mit eigenem Schiff
    [presence-demand-sugar] Städte mit eigenem Schiff, die Zucker verlangen
    [presence-demand-clothes] Städte mit eigenem Schiff, die Kleidung verlangen
   *[presence-demand-pottery] Städte mit eigenem Schiff, die Keramik verlangen
}.

## Karten

sabika-card-space = { $ring ->
    [outer] Äußerer Ring
    [middle] Mittlerer Ring
   *[inner] Innerer Ring
}, Feld { $number }: { sabika-action-name }{ $stack ->
    [left] , linke Lagerplättchen
    [right] , rechte Lagerplättchen
   *[none] {""}
}.
sabika-card-secondary = { $kind ->
    [raw] Rohstofffeld
   *[marble] Marmorfeld
} { $id } ({ $side ->
    [small] 1 oder 2 Spieler
   *[large] 3 oder 4 Spieler
}): { $kind ->
    [raw] äußeres Feld { $outer }, mittleres Feld { $middle }
   *[marble] mittleres Feld { $middle }, inneres Feld { $inner }
}{ $closed ->
    [0] {""}
   *[other] ; zu dritt geschlossen
}.
sabika-card-sultan = Arbeiter des Sultans (Spieler: { $players }): äußerer Ring { $outer }, mittlerer { $middle }, innerer { $inner }.
sabika-card-round = Rundenleiste { $number }: Epoche { $era }, Steuer { $tax }{ $wish ->
    [0] {""}
   *[other] , ein Wunsch
}{ $event ->
    [0] {""}
   *[other] , das Ereignis wechselt
}.
sabika-card-tower = Turmplatz { $number }: { $amount } SP für jedes Element.
sabika-card-display = { $display ->
    [small-buildings] Kleine Gebäude: 4 liegen aus; Yusuf nimmt in der Reihenfolge { $spaces }.
    [short-poems] Kurze Gedichte liegen bei 1 bis 4 Spielern aus: { $spaces }.
   *[long-poems] Lange Gedichte liegen bei 1 bis 4 Spielern aus: { $spaces }.
}
sabika-card-reward = Belohnungsfeld { $number }: { $text }
sabika-card-every-large = Jedes große Gebäude, vor seinem eigenen Bonus: { $text }
sabika-card-large = Großes Gebäude { $number }, Epoche { $era }, { sabika-type }{ $removed ->
    [0] {""}
   *[other] {" "}(nicht bei 1 oder 2 Spielern)
}: { $text }
sabika-card-balance-bonus = Gleichgewicht ({ sabika-colour }): { $text }
sabika-card-balance = Gleichgewichtskarte { $number }: links { sabika-colour }, rechts beliebig.
sabika-card-small = Kleines Gebäude { $number }, { sabika-type }: { sabika-material }; links { $left ->
    [ochre] ocker
    [blue] blau
    [green] grün
   *[purple] violett
}, rechts { $right ->
    [ochre] ocker
    [blue] blau
    [green] grün
   *[purple] violett
}.
sabika-card-event = Ereignis { $number }, { $kind ->
    [positive] positiv
   *[negative] negativ
}: { $text }
sabika-card-long = Langes Gedicht { $id }: { $text }{ $removed ->
    [0] {""}
   *[other] {" "}(nicht im Solospiel)
}
sabika-card-blue = Gedicht { $number }, blau: { $text }
sabika-card-red = Gedicht { $number }, rot: { $text }
sabika-card-dinars = Startdinare für Platz { $number }: { $amount }.
sabika-card-start = Startplättchen { $number }: { $text }
sabika-card-storehouse = Lagerplättchen { $number }, { $amount } { $amount ->
    [one] Kiste
   *[other] Kisten
}: { $text }
sabika-card-wish-types = Wunsch { $id }: SP für Gebäude der Typen { $types }.
sabika-card-wish = Wunsch { $id }: SP für { sabika-counter }.
sabika-card-city = Stadt: { sabika-city }.
sabika-card-route = Route { $from } – { $to }: { sabika-dinars }.
sabika-card-city-token = Stadtplättchen { $number } ({ sabika-colour }; verlangt: { $wants }): { $text }
sabika-card-city-action = Beim Festigen Aktion: { sabika-action-name }.
sabika-card-city-income = Nach dem Festigen Einkommen: { $text }
sabika-card-trade = Handelskarte { $number }: { $text }
sabika-card-condition = Yusuf: { $condition ->
    [demand] Städte, die { sabika-good-name } verlangen
    [colour] { $colour ->
        [red] rote
       *[blue] blaue
    } Städte
   *[any] jede Stadt
}.
sabika-card-yusuf = Yusufs { $worker ->
    [architect] Architektenkarte
    [merchant] Händlerkarte
   *[poet] Dichterinnenkarte
} { $id }: Feld { $number }{ $discards ->
    [0] {""}
   *[other] , legt Rohstoff und Marmor ab
}. { $text }
sabika-card-yusuf-action = Aktion: { sabika-action-name }.
sabika-card-yusuf-reward = { $per ->
    [none] { $amount } SP
   *[other] { $amount ->
        [0] 1 SP für { sabika-counter }
       *[other] { $amount } SP und 1 weiterer für { sabika-counter }
    }
}
sabika-card-yusuf-taxes = { $taxes } { $taxes ->
    [one] Steuer
   *[other] Steuern
}
sabika-card-yusuf-no-reward = Keine Belohnung.
sabika-kind = { $resource ->
    [gypsum] Gips
    [wood] Holz
    [marble] Marmor
    [tile] Fliese
    [dinars] Dinare
    [taxes] Steuern
    [vp] SP
    [raw] Rohstoffe
   *[goods] Waren
}
sabika-data-sound = Alle { $rows } Zeilen sind in Ordnung, { $printed } davon wie gedruckt (Fingerabdruck { $fingerprint }).
