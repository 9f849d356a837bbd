# Pig. A folk game: its names are everybody's, every sentence is ours.

game-pig = Pig
    .about = One die, and one question over and over: roll once more, or keep what you have? Every roll adds to your turn, until a { $die-bust } takes the whole turn away.
    .goal = Be the first to keep { $goal-points ->
            [one] { $goal-points } point
           *[other] { $goal-points } points
        }. Rolls count when you hold; a { $die-bust } ends your turn with nothing.

option-even = Even turns
    .help = When somebody reaches the goal, the round is played to its end, so that everybody has had equally many turns. Most points win.

points-held = Points kept

bot-regular = Swineherd
    .help = Holds at 20, where a roll risks as much as it wins; in the last round it rolls until it is ahead.

# What is asked and answered.

ask-first-roll = Your turn: you have { $points } of { $goal } points. Roll the die!
ask-roll-or-hold = { $total } this turn. Roll again, or hold and have { $sum } of { $goal }?

rule-move = A turn
move-roll = roll
    .help = Every roll up to { $die-faces } is added to your turn. A { $die-bust } ends it, and all that it had brought is lost.
move-hold = hold
    .help = What you have rolled this turn is yours for good, and the die is handed on.

why-nothing-to-hold = you have rolled nothing yet: a turn begins with a roll

# What happened.

log-turn = Round { $n }: { $player }'s turn
log-roll = { $player } rolls a { $face }: { $n } this turn
log-bust =
    { $n ->
        [0] { $player } rolls a { $face }, and the turn is over
       *[other] { $player } rolls a { $face } and loses the { $n } of this turn
    }
log-hold = { $player } holds { $n } and has { $points }
log-last-round = { $player } has reached the goal: this round is the last
log-end = The goal of { $goal } is reached: { $figures }

# The table in the terminal.

draw-round = Round { $n }
draw-last-round = the last
draw-turn = { $total } this turn

# Why a move, in a hint.

reason-last-turn = somebody has { $most } and this is the last turn: less is worth nothing
reason-goal = that is enough to win
reason-hold = { $total } are at stake: from { $enough } on a roll loses as much as it wins
reason-roll = { $total } are at stake: below { $enough } a roll wins more than it risks
