# The workshop: what the components are called.

group-match = The match
entry-die = The die
entry-goal = The goal
field-faces = faces
field-bust = the face that costs the turn
field-points = points that win
