### A turn at the table in the browser

web-confirms-turns = Sabika: potvrzovat konec tahu
web-undone-steps = Vráceno kroků: { $n }.
web-round-mark = Konec { $n }. kola
