refused-edition = Diese Ausgabe kann nicht gespeichert werden. { $problem ->
    [zip] Die Datei ist kein Zip, oder sie ist beschädigt.
    [packed] Das Zip ist verschlüsselt oder ungewöhnlich gepackt. Packe die Dateien als einfaches Zip.
    [entries] Das Zip hat { $found } Einträge, erlaubt sind { $most }.
    [missing] Im Zip fehlt: { $files }.
    [twice] { $file } ist zweimal im Zip, erwartet einmal.
    [utf-8] { $file } ist kein Text in UTF-8.
    [toml] { $file } ist kein TOML: { $what }
    [no-list] { $file }, { $table }: erwartet eine Liste von Zeilen.
    [rows] { $file }, { $table }: Zeilen { $found }, erwartet { $expected }.
    [pieces] { $table } hat so viele Zeilen, wie die Schachtel Teile hat.
    [last-row] Eine Zeile muss bleiben.
    [no-table] In { $file } gibt es kein { $table }.
    [no-row] In { $file } hat { $table } keine Zeile { $row }.
    [mistakes] Sie hat Fehler. Berichtige sie zuerst.
    [size] Sie ist zu groß.
    [depth] Ein Wert ist zu tief verschachtelt.
    [members] Eine Liste oder Tabelle hat mehr als { $most } Einträge.
    [text] Ein Text ist nicht eine Zeile von höchstens { $most } Zeichen.
   *[value] Ein Wert ist weder ein Wort noch eine Zahl, ein Ja oder Nein, eine Liste oder eine Tabelle.
}
refused-no-edition = Du hast keine solche Ausgabe.
refused-quota-editions = Du hast schon { $limit } Ausgaben; mehr behält dieser Server nicht. Lösche zuerst eine.
web-option-falcons = Falken
web-option-falcons-ours = Wie hier rekonstruiert
web-own-correct = Berichtigen
web-own-lobby = Meine Schachtel
web-own-enter = Werte deiner Schachtel eingeben
