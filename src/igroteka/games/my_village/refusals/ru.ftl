# Что не так в файле компонентов.

wrong-order = компоненты my_village: записи { $kind } идут в таком порядке: { $keys }
wrong-good = компоненты my_village: { $workshop } производит { $good }
wrong-road = компоненты my_village: { $card } — карта дороги { $road }
wrong-stack = компоненты my_village: { $card } — карта стопки { $stack }
wrong-invites = компоненты my_village: { $card } приглашает не больше 4 покупателей
wrong-cells = компоненты my_village: в совете { $council } пять ячеек
wrong-villages = компоненты my_village: деревень четыре
wrong-windows = компоненты my_village: престиж за церковные окна записан для каждого числа от 0 до 6
wrong-clerk = компоненты my_village: у служащего время и монеты записаны для 1–4 покупателей и растут
wrong-rat = компоненты my_village: крысы начинают раньше ячейки набега
wrong-dice = компоненты my_village: за ход берут два кубика, поэтому нужно не меньше 8, 6 и 8
