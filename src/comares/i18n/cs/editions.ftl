refused-edition = Toto vydání nelze uložit: { $what }.
refused-no-edition = Takové vydání nemáš.
refused-quota-editions = Vydání už máš { $limit }, víc jich tento server hráči neuchová. Nejdřív jedno smaž.
web-option-falcons = Sokoli
web-option-falcons-ours = Jak jsou zde rekonstruováni
web-own-correct = Opravit
web-own-lobby = Moje krabice
