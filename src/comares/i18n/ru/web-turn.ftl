### A turn at the table in the browser

web-confirms-turns = Сабика: подтверждать конец хода
web-undone-steps = Отменено шагов: { $n }.
web-round-mark = Конец раунда { $n }
