refused-edition = Questa edizione non si può salvare. { $problem ->
    [zip] Il file non è uno zip, oppure è danneggiato.
    [packed] Lo zip è cifrato o compresso in modo insolito. Comprimi i file come zip semplice.
    [entries] Lo zip ha { $found } voci, al massimo se ne aspettano { $most }.
    [missing] Nello zip manca: { $files }.
    [twice] { $file } è due volte nello zip, deve esserci una volta.
    [utf-8] { $file } non è testo in UTF-8.
    [toml] { $file } non è TOML: { $what }
    [no-list] { $file }, { $table }: ci vuole un elenco di righe.
    [rows] { $file }, { $table }: righe { $found }, attese { $expected }.
    [pieces] { $table } ha tante righe quanti sono i pezzi nella scatola.
    [last-row] Deve restare una riga.
    [no-table] In { $file } non c’è { $table }.
    [no-row] In { $file } { $table } non ha la riga { $row }.
    [mistakes] Contiene errori. Prima correggili.
    [size] È troppo grande.
    [depth] Un valore è annidato troppo in profondità.
    [members] Un elenco o una tabella ha più di { $most } elementi.
    [text] Un testo non è una sola riga di al massimo { $most } caratteri.
   *[value] Un valore non è una parola, un numero, un sì o no, un elenco o una tabella.
}
refused-no-edition = Non hai questa edizione.
refused-quota-editions = Hai già { $limit } edizioni, quante questo server ne conserva per un giocatore. Prima eliminane una.
web-option-falcons = Falchi
web-option-falcons-ours = Come ricostruiti qui
web-own-correct = Correggi
web-own-lobby = La mia scatola
web-own-enter = Inserisci i valori della tua scatola
