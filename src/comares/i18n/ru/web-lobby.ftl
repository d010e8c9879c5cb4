### The lists of the lobby

web-find-table = Найти стол по имени игрока
web-find-game = Игра
web-find-any-game = любая игра
web-find-any-pace = любой темп
web-find-nothing = Такого стола нет.
web-results = Результаты
web-won-with = Победа: { $name }, { $points }
