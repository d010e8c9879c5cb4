refused-edition = Questa edizione non si può salvare: { $what }.
refused-no-edition = Non hai questa edizione.
refused-quota-editions = Hai già { $limit } edizioni, quante questo server ne conserva per un giocatore. Prima eliminane una.
web-option-falcons = Falchi
web-option-falcons-ours = Come ricostruiti qui
web-own-correct = Correggi
web-own-lobby = La mia scatola
