refused-edition = Это издание нельзя сохранить: { $what }.
refused-no-edition = У вас нет такого издания.
refused-quota-editions = Изданий у вас уже { $limit }, больше этот сервер для одного игрока не хранит. Сначала удалите одно.
web-option-falcons = Соколы
web-option-falcons-ours = Как восстановлено здесь
web-own-correct = Исправить
web-own-lobby = Моя коробка
