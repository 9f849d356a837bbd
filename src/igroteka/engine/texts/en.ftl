# Words of the engine and of the command, shared by all games.

player = Player { $number }
nothing = nothing

why-over = the match is over
why-not-your-turn = it is { $other }'s turn
why-not-asked = you are not asked anything now
why-not-now = now the question is: { $prompt }
why-no-undo = it can't be taken back: someone else has moved since, or something hidden or random has come to light
why-no-redo = there is nothing to play again
