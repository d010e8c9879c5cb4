### The lists of the lobby

web-find-table = Najít stůl podle jména hráče
web-find-game = Hra
web-find-any-game = každá hra
web-find-any-pace = každé tempo
web-find-nothing = Takový stůl tu není.
web-results = Výsledky
web-won-with = Vyhrává { $name }: { $points }
