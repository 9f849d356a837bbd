# Words of the engine and of the command, shared by all games.

player = Player { $number }
nothing = nothing

why-over = the match is over
why-not-your-turn = it is { $other }'s turn
why-not-asked = you are not asked anything now
why-not-now = now the question is: { $prompt }
why-no-undo = it can't be taken back: someone else has moved since, or something hidden or random has come to light
why-no-redo = there is nothing to play again

player-you = Player { $number } (you)
player-bot = Bot { $number }

# The command.

cli-about = Igroteka: modern board games on your own machine. Unofficial; not made or endorsed by the games' publishers.
cli-unofficial = Igroteka is unofficial: it is not made or endorsed by the authors and publishers of these games.
cli-compiled = compiled
cli-interpreted = interpreted
cli-play = play a match in the terminal, against bots or with friends at one keyboard
cli-games = list the games with their options and bots
cli-replay = tell a recorded match move by move
cli-opt-lang = language of everything you see (default: by the environment)
cli-opt-components = play a game with a corrected components file; may be repeated
cli-opt-version = the version, and whether the compiled or the interpreted build runs
cli-opt-game = the game's key; without it you are asked
cli-opt-seats = who sits where: "you" (several people share the keyboard), "bot" for the usual bot, or a bot's name
cli-opt-seed = a number or word that fixes all chance; the same seed gives the same match
cli-opt-option = an option of the game; may be repeated. "igroteka games" lists them
cli-opt-new = begin a new match without asking about a saved one
cli-opt-file = a record, or a saved match
cli-opt-step = stop at every decision and show the table
cli-components-how = --components is GAME=FILE, not { $given }
cli-which-game = Which game? (Enter: { $usual })
cli-resume = There is a match you left. Go on with it? [Y/n]
cli-saved = Saved. The next "igroteka play" offers to go on. ({ $file })
cli-saved-broken = A saved match can't be resumed and is left where it is: { $why }
cli-recorded = Recorded: { $file }
cli-how = Type a number, a move's name or its beginning. Also: undo, redo, log, help, why MOVE, table, quit.
cli-help =
    A number plays the move beside it; so does its name (the grey word) or a beginning that fits only one.
    undo       take your last move back, while nothing hidden or random has come to light
    redo       play it again
    log        everything that happened, as you saw it
    help MOVE  what a move and its card or place are about
    why MOVE   why a move can't be played now
    table      draw the table once more
    quit       save and leave (so does Ctrl-C)
cli-hand-over = { $player }, your turn. Take the keyboard and press Enter
cli-no-number = the moves are numbered 1 to { $n }
cli-unclear = that could be { $moves }
cli-not-understood = "{ $typed }" is no move or command: type a number, a move's name, or help
cli-why-what = why what? For example: why buy:province
cli-why-fine = you can play that now
cli-total = total
cli-winners =
    { $n ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
cli-step = Enter: next
cli-players = players
cli-players-minutes = { $seats }, { $minutes } minutes
cli-bots = bots
cli-components = components
cli-reconstructed =
    { $n ->
        [one] 1 entry is reconstructed
       *[other] { $n } entries are reconstructed
    }
