# Мастерская: как называются компоненты.

group-match = Партия
entry-die = Кубик
entry-goal = Цель
field-faces = граней
field-bust = грань, которая стоит хода
field-points = очков до победы
