refused-edition = This edition cannot be stored: { $what }.
refused-no-edition = You have no such edition.
refused-quota-editions = You have { $limit } editions already, as many as this server keeps for a player. Delete one first.
web-option-falcons = Falcons
web-option-falcons-ours = As reconstructed here
web-own-correct = Correct this
web-own-lobby = My box
