### Talk at the table

web-talk = Chat
web-together-seats = Spieler
web-together-talk = Chat
web-together-notes = Meine Notizen
web-together-unheard = { $n ->
    [one] Am Tisch: { $n } neue Nachricht
   *[other] Am Tisch: { $n } neue Nachrichten
}
web-talk-off = Dieser Tisch wurde ohne Chat eröffnet.
web-talk-here = Das lesen alle Spieler und alle, die zuschauen.
web-talk-aside = Das lesen jetzt nur Zuschauer; die Spieler können es nach der Partie lesen.
web-talk-nothing = Noch hat niemand etwas gesagt.
web-talk-spectator = ein Zuschauer
web-talk-muted = (stummgeschaltet)
web-talk-mute = Stummschalten
web-talk-unmute = Nicht mehr stummschalten
web-talk-report = Dem Betreiber melden
web-talk-reported = Gemeldet
web-talk-more = Mehr zu { $name }
web-talk-words = Deine Nachricht
web-talk-say = Sagen
web-talk-rule-all = fertige Sätze und freier Text
web-talk-rule-phrases = nur fertige Sätze
web-talk-rule-off = aus
web-notepad-why = Das siehst nur du. Es wird mit dem Tisch gelöscht.
web-notepad-kept = Gespeichert
web-notepad-keeping = Wird gespeichert …

## Phrases, which everybody reads in their own language

web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldigung!
web-phrase-oops = Hoppla!
web-phrase-thinking = Ich denke nach.
web-phrase-moment = Einen Moment bitte.
web-phrase-back-soon = Ich bin gleich wieder da.
web-phrase-your-turn = Du bist dran.
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine?
