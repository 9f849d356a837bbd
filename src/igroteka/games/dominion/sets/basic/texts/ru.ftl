# Карты, которые есть в каждой партии.

card-copper = Медь
    .acc = медь
    .help = Сокровище на { $card-copper-coins ->
            [one] { $card-copper-coins } монету
            [few] { $card-copper-coins } монеты
           *[many] { $card-copper-coins } монет
        }.
    .rule = Фаза приобретения
card-silver = Серебро
    .acc = серебро
    .help = Сокровище на { $card-silver-coins ->
            [one] { $card-silver-coins } монету
            [few] { $card-silver-coins } монеты
           *[many] { $card-silver-coins } монет
        }.
    .rule = Фаза приобретения
card-gold = Золото
    .acc = золото
    .help = Сокровище на { $card-gold-coins ->
            [one] { $card-gold-coins } монету
            [few] { $card-gold-coins } монеты
           *[many] { $card-gold-coins } монет
        }.
    .rule = Фаза приобретения
card-estate = Поместье
    .acc = поместье
    .help =
        { $card-estate-points ->
            [one] { $card-estate-points } победное очко
            [few] { $card-estate-points } победных очка
           *[many] { $card-estate-points } победных очков
        }.
    .rule = Конец игры
card-duchy = Герцогство
    .acc = герцогство
    .help =
        { $card-duchy-points ->
            [one] { $card-duchy-points } победное очко
            [few] { $card-duchy-points } победных очка
           *[many] { $card-duchy-points } победных очков
        }.
    .rule = Конец игры
card-province = Провинция
    .acc = провинцию
    .help =
        { $card-province-points ->
            [one] { $card-province-points } победное очко
            [few] { $card-province-points } победных очка
           *[many] { $card-province-points } победных очков
        }. Когда уходит последняя, партия кончается с концом этого хода.
    .rule = Конец игры
card-curse = Проклятие
    .acc = проклятие
    .help = Победных очков владельцу: { $card-curse-points }.
    .rule = Подготовка
