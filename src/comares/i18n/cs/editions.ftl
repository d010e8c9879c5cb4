refused-edition = Toto vydání nelze uložit. { $problem ->
    [zip] Soubor není zip, nebo je poškozený.
    [packed] Zip je zašifrovaný nebo neobvykle zabalený. Zabal soubory jako obyčejný zip.
    [entries] Zip má položek { $found }, smí jich mít nejvýš { $most }.
    [missing] V zipu chybí: { $files }.
    [twice] { $file } je v zipu dvakrát, má tam být jednou.
    [utf-8] { $file } není text v UTF-8.
    [toml] { $file } není TOML: { $what }
    [no-list] { $file }, { $table }: má to být seznam řádků.
    [rows] { $file }, { $table }: řádků { $found }, má jich být { $expected }.
    [pieces] { $table } má tolik řádků, kolik je v krabici součástí.
    [last-row] Jeden řádek musí zůstat.
    [no-table] V { $file } není { $table }.
    [no-row] V { $file } nemá { $table } řádek { $row }.
    [mistakes] Jsou v něm chyby. Nejdřív je oprav.
    [size] Je příliš velké.
    [depth] Hodnota je vnořená příliš hluboko.
    [members] Seznam nebo tabulka má víc než { $most } prvků.
    [text] Text má být jeden řádek o nejvýš { $most } znacích.
   *[value] Hodnota není slovo, číslo, ano či ne, seznam ani tabulka.
}
refused-no-edition = Takové vydání nemáš.
refused-quota-editions = Vydání už máš { $limit }, víc jich tento server hráči neuchová. Nejdřív jedno smaž.
web-option-falcons = Sokoli
web-option-falcons-ours = Jak jsou zde rekonstruováni
web-own-correct = Opravit
web-own-lobby = Moje krabice
web-own-enter = Zadat hodnoty ze své krabice
