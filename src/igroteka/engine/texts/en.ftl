# Words of the engine and of the command, shared by all games.

player = Player { $number }
nothing = nothing
cited = Rules, “{ $section }”

# The last lines of any log, where several have most points.

figure-of = { $player } ({ $n })
log-even =
    { $points ->
        [one] Equal on 1 point: { $players }
       *[other] Equal on { $points } points: { $players }
    }
log-tie = { $by }: { $figures }
log-shared = Nothing else breaks the tie, so the victory is shared: { $players }

# Who begins can be said in every game.

option-first = Who begins
    .help = Which seat makes the first turn.
option-first-random = drawn at random
option-first-0 = the first seat
option-first-1 = the second seat
option-first-2 = the third seat
option-first-3 = the fourth seat
option-first-4 = the fifth seat
option-first-5 = the sixth seat

why-over = the match is over
why-not-your-turn = it is { $other }'s turn
why-not-asked = you are not asked anything now
why-not-now = now the question is: { $prompt }
why-no-undo = it can't be taken back: someone else has moved since, or something hidden or random has come to light
why-no-redo = there is nothing to play again

# Refusals that a table may show, too. What only the command tells is in the folder `refusals`.

refused-move = { $move }: { $why }
refused-then = { $move } can't be played then

refused-game = there is no game { $given }; { $hint }
refused-game-close = did you mean { $game }?
refused-game-none = the games are { $known }
refused-players = { $game } is for { $least } to { $most } players, not { $given }
refused-choice = option { $option } is one of { $values }, not { $given }
refused-flag = option { $option } is yes or no, not { $given }
refused-whole = option { $option } is a whole number, not { $given }
refused-range = option { $option } goes from { $least } to { $most }, not { $given }
refused-option = there is no option { $given }; the options are: { $known }
refused-no-options = none
refused-first = option first is a seat, 0 to { $most }, or random; not { $given }

refused-no-record = this is not a record of Igroteka: it has no field 'igroteka'
refused-no-object = this is not a record of Igroteka: a record is a JSON object, a dict in Python, not { $given }
refused-format = this record has format { $given }; this version reads format { $known }
refused-damaged = this record is damaged: { $why }
refused-seats = it names { $seats } seats for { $players } players
refused-rules = this record was played by version { $then } of the rules of { $game } (igroteka { $package }); here is version { $now }
refused-components = this record was played with other components of { $game } (fingerprint { $then }, here { $now }): start with --components { $game }=FILE to use that file
refused-truncated = this record is truncated: it has { $moves } moves and a chain for { $links }
refused-at-ply = at ply { $ply }: { $what }
refused-changed = the record was changed here or before: { $move } is not what its chain says
refused-impossible = a move of the record is not possible: { $why }
refused-result = the record says the result is { $said }, but its moves lead to { $found }
refused-result-none = an unfinished match
refused-result-some = { $scores }, won by { $winners }

player-you = Player { $number } (you)
player-bot = Bot { $number }

# The command.

cli-about = Igroteka: modern board games on your own machine. Unofficial; not made or endorsed by the games' publishers.
cli-unofficial = Igroteka is unofficial: it is not made or endorsed by the authors and publishers of these games.
cli-compiled = compiled
cli-interpreted = interpreted
cli-play = play a match in the terminal, against bots or with friends at one keyboard
cli-games = list the games with their options and bots
cli-replay = tell a recorded match, decision by decision
cli-opt-lang = language of everything you see: { $languages } (default: by the environment)
cli-opt-components = play a game with a corrected components file; may be repeated
cli-opt-version = the version, and whether the compiled or the interpreted build runs
cli-opt-game = the game's key; without it you are asked
cli-opt-seats = who sits where: "you" (several people share the keyboard), "bot" for the usual bot, or a bot's name
cli-opt-seed = a number or word that fixes all chance; the same seed gives the same match
cli-opt-option = an option of the game; may be repeated. "igroteka games" lists them
cli-opt-all = list the games, too, that are not on the shelf: pig, an example for authors
cli-opt-new = begin a new match without asking about a saved one
cli-opt-guide = learn the game: a first match with a guide that explains each move
cli-opt-file = a record, or a saved match
cli-opt-step = stop at every decision and show the table
cli-components-how = --components is GAME=FILE, not { $given }
cli-which-game = Which game? (Enter: { $usual })
cli-which-how = Which game is "{ $typed }"? Type its number or its name
cli-resume = There is a match you left. Go on with it? [Y/n]
# The letters, any of them, that a no to this begins with.
cli-no = n
cli-saved = Saved. The next "igroteka play" offers to go on. ({ $file })
cli-saved-broken = A saved match can't be resumed and is left where it is: { $why }
cli-recorded = Recorded: { $file }
cli-own-box = Played here with other components than those that come with Igroteka.
# Commands at the table; a language may have its own words for them beside these.
cli-command-undo = undo
cli-command-redo = redo
cli-command-log = log
cli-command-help = help
cli-command-why = why
cli-command-hint = hint
cli-command-table = table
cli-command-back = back
cli-command-quit = quit
cli-how = Type a number, a move's name or its beginning. Also: undo, redo, log, help, why MOVE, hint, table, quit.
cli-help =
    A number plays the move beside it; so does its name (the grey word) or a beginning that fits only one.
    undo       take your last move back, while nothing hidden or random has come to light
    redo       play it again
    log        everything that happened, as you saw it
    help MOVE  what a move and its card or place are about
    why MOVE   why a move can't be played now
    hint       what the expert would play, and why
    table      draw the table once more
    back       with a guide: back to where its opening was left
    quit       save and leave (so does Ctrl-C)
cli-guide = Guide
cli-guide-back = Type "back" to go back to where the guide was left.
cli-no-guide = there is nothing to go back to
cli-hand-over = { $player }, your turn. Take the keyboard and press Enter
cli-no-number = the moves are numbered 1 to { $n }
cli-unclear = that could be { $moves }
cli-not-understood = "{ $typed }" is no move or command: type a number, a move's name, or help
cli-why-what = why what? For example: why { $move }
cli-why-fine = you can play that now
cli-total = total
cli-winners =
    { $n ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
cli-scored = Score: { $n }
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

# The arena.

cli-arena = let bots play many matches against each other, and tell who is better, how surely and why
cli-analyse = judge every decision of a recorded match: who was winning when, and where it was lost
arena-opt-game = the game's key; "igroteka games" lists them
arena-opt-bots = levels, named strategies, strategy files (*.txt) or bots of your own (mybot.py:MyBot); "igroteka games" lists ours
arena-opt-games = how many matches in all, rounded up until everybody has sat everywhere equally often (default: { $n }; with --until-sure { $limit }, at most)
arena-opt-seats = how many sit at a table (default: the fewest that make a contest)
arena-opt-seed = a number or word that fixes all chance; the same seed gives the same results (default: 0)
arena-opt-jobs = how many matches are played at the same time (default: one for each processor)
arena-opt-budget = how long bots that search think about a move: 0.5s, 2000i (iterations) or 30000d (decisions in their playouts)
arena-opt-patience = seconds that a bot of your own may take for one move before it loses the match (default: { $n })
arena-opt-out = a folder for results, tables and the report
arena-opt-records = keep the record of every match there, too
arena-opt-trajectories = write what every bot saw, could do and did there, as Parquet; records are kept in --out, too
arena-opt-resume = go on with what is in the folder
arena-opt-until-sure = stop as soon as a sequential test is so sure who is better, for example 0.95
arena-opt-margin = the least lead in the share of wins that the test must notice (default: { $n })
arena-opt-focus = the first bot against the others, instead of everybody against everybody
arena-opt-ray = play on a Ray cluster at this address; "local" starts one here
analyse-opt-record = a record, or a saved match
analyse-opt-budget = how long the expert thinks about each decision: 0.5s, 2000i (iterations) or 30000d (decisions in its playouts)
analyse-opt-out = a folder for analysis.json and analysis.html

arena-bad-number = { $option } is { $wanted }, not { $given }
arena-number-positive = a whole number from 1 up
arena-number-seconds = a number of seconds above 0
arena-number-sure = a number between 0.5 and 1, such as 0.95
arena-number-margin = a number above 0 and up to 0.5, such as 0.02
arena-needs-out = { $option } needs a folder: --out DIR
arena-needs-parquet = --trajectories needs pyarrow: install igroteka[arena]
arena-sure-needs-two = --until-sure compares bots: it needs two different ones at one table
arena-cant-explain = { $bot } of { $game } can't explain its moves, so it can't judge a match
arena-cant-read = can't read { $file }: { $why }
arena-not-json = { $file } is not JSON: { $why }

arena-progress = matches
arena-title = { $game }: { $players } at the table
arena-setup = options: { $options }; seed: { $seed }; budget: { $budget }
arena-setup-none = none
arena-setup-usual = usual
arena-played =
    { $planned ->
        [0] matches: { $played }
       *[other] matches: { $played } of { $planned }
    }
arena-interrupted = Stopped. Matches done: { $played } of { $planned }.
arena-go-on = The same command with --resume goes on.
arena-nothing = Too few matches were finished to say anything.
arena-bot = bot
arena-wins = wins
arena-wins-95 = 95 % interval
arena-fair = one among equals: { $share }
arena-score = score
arena-spread = spread
arena-rating = rating
arena-uncertainty = ±
arena-ordinal = cautious
arena-seats-played = seats played
arena-matrix = How often the row's bot came out ahead of the column's
arena-order = Wins by order of play
arena-order-place =
    { $number ->
        [1] first to play
        [2] second to play
        [3] third to play
        [4] fourth to play
        [5] fifth to play
       *[other] { $number }th to play
    }
arena-points = Mean points by source
arena-lengths = Length of a match
arena-turns = turns
arena-decisions = decisions
arena-mean = mean
arena-sure-better = { $better } is better than { $other }: the test is sure after { $n } deals (evidence { $evidence }, bound { $bound }).
arena-sure-open = { $better } or { $other }: undecided after { $n } deals (evidence { $evidence }, bound { $bound }).
arena-written = Written: { $files }
arena-no-parquet = No Parquet file: for that, install igroteka[arena].

arena-report = The arena's report: { $game }
arena-report-forfeits = Lost by what a bot did
arena-forfeits =
    { $bot } lost { $n ->
        [one] { $n } match
       *[other] { $n } matches
    } by raising, hanging or an illegal answer.
arena-forfeit = Match { $match }: { $bot } { $why }
arena-report-wins = Wins
arena-report-wins-about = Share of seats won; a shared victory counts in part. The line is the 95 % interval, the dashed one marks one among equals.
arena-report-matrix-about = Percent of their matches at one table; a tie counts half. The 95 % interval stands below.
arena-report-scores = Scores
arena-report-scores-about = How often each bot had which score. The dashed line is its mean.
arena-report-points-about = What the scores are made of.
arena-report-ladder = Rating ladder
arena-report-ladder-about = Ratings by openskill (Plackett–Luce): mean, and twice its uncertainty either way.
arena-report-order-about = Share of wins of whoever was asked first, second and so on, all bots together. The dashed line marks one among equals.
arena-report-sure = The sequential test
arena-report-table = Table
arena-report-how = How these matches were made

analyse-title = { $game }: what the moves were worth
analyse-progress = decisions
analyse-curve = Win probability
analyse-curve-about = By what the asked seat knew at each decision; the last point is the result.
analyse-seat = seat
analyse-ply = ply
analyse-played = played
analyse-better = better
analyse-lost = lost
analyse-win = win probability
analyse-line = expected to go on
analyse-mistakes = The largest mistakes
analyse-no-mistakes = No mistake worth telling was found.
analyse-summary = Decisions judged, and what they lost on average
analyse-judged = judged
analyse-mean-lost = lost on average
analyse-all = All decisions
analyse-interrupted = Stopped: only the decisions up to ply { $ply } are judged.

# The server.

cli-commands = commands
cli-alone = Without a command, the table is started on this machine and opened in the browser.
cli-opt-no-browser = don't open the browser
cli-serve = serve tables to others, in the house or beyond
cli-backup = write everything that the server keeps into one file, also while it runs
cli-restore = bring a backup back, into an empty database of either kind
cli-validate = replay every stored match on the present rules and report the first difference of each
serve-opt-database = sqlite:///FILE or postgresql://... (default: a file in your data folder)
serve-opt-host = the address to listen on (default: 127.0.0.1, this machine only)
serve-opt-port = the port (default: { $port })
serve-opt-workers = how many processes; several need PostgreSQL
serve-opt-public-url = the address people use, when behind a proxy: https://games.example.org
serve-opt-minds = how many processes bots think in (default: all cores but one)
serve-opt-bot-budget = seconds a bot may take for a move at most (default: 10); how much it thinks is counted, not timed
serve-opt-hint-budget = how long the expert thinks about a hint, in decisions (d), iterations (i) or seconds (s) (default: 600000d,5s)
serve-opt-analysis-budget = how much it thinks about a finished match, in decisions of its search (default: 5000000d)
serve-opt-private-webhooks = let webhooks lead into the server's own network
serve-opt-no-limits = don't limit how often one may ask, for load tests
serve-opt-deals = deal the same tables the same way every time, for tests; whoever knows the word knows every card
serve-opt-file = the backup
serve-at-home = Igroteka is at { $address }  (Ctrl+C stops it; nothing is lost)
serve-already = Igroteka already runs at { $address }
serve-one-worker = several workers need PostgreSQL: --database postgresql://...; SQLite serves one
serve-no-database = the database can't be opened: { $why }
serve-taken = a server has this database open: { $address }
serve-no-backup = no backup was made: { $why }
serve-not-restored = nothing was restored: { $why }
serve-backed-up =
    { $n ->
        [one] { $file }: 1 row. It holds every secret of the server: keep it like a key.
       *[other] { $file }: { $n } rows. It holds every secret of the server: keep it like a key.
    }
serve-restored =
    { $n ->
        [one] 1 row restored
       *[other] { $n } rows restored
    }
serve-difference =
    { $ply ->
        [-1] { $game }, table { $table }: { $what }
       *[other] { $game }, table { $table }, ply { $ply }: { $what }
    }
serve-validated = Matches: { $n }. As they were played: { $good }, different: { $bad }

# The guide of a first match; each game has its own words for its steps.

guide-watch = The others play. Watch what they do.
guide-strayed = That is a good move, too, but I had prepared another one. Go back if you want to see what I meant, or just play on: it is your match.
guide-over = Your first match is over: well played! The score sheet shows where the points came from. The next one you choose yourself: bots of four strengths, or friends.

# Why the expert would play a move, where the game itself says nothing of it.

reason-wins = it wins the match at once
reason-points = it brings { $n ->
    [one] one point
   *[other] { $n } points
} at once
reason-search = the search gives it { $percent } % to win, and the next best move { $other } %
reason-tried = the search came back to it most often: { $percent } % to win; another move that it tried less has { $other } %
reason-even = the search sees hardly a difference: { $percent } % to win, with the next best move as well
reason-beside = the search gives it { $percent } % to win, and the first move { $other } %
reason-alone = the search gives it { $percent } % to win, and nothing else was worth a try
cli-hint-only = there is only one move
cli-hint = Hint: { $move } ({ $name }), { $win } % to win. Why: { $why }.

# Learning.

cli-learn = teach a network a game by self-play, and write it as a file that plays; needs PyTorch
learn-opt-players = for which numbers of players, such as 2-4 (default: all from two on)
learn-opt-minutes = how many minutes to learn (default: 10); 0 with --resume only writes and examines the network
learn-opt-device = where the network learns: cpu, cuda (default: cuda where there is one)
learn-opt-resume = go on from a checkpoint
learn-opt-out = the folder for checkpoint, network, curves and page (default: { $folder })
learn-opt-jobs = how many processes play (default: one for each processor)
learn-opt-tables = how many matches are played side by side (default: 2048 with cuda, else 384)
learn-opt-seed = a number or word that fixes all chance in matches and network
learn-opt-imitate = begin by imitating this bot; none begins with nothing (default: written)
learn-opt-against = bots to be examined against, the first of them also to learn against, separated by commas (default: written)
learn-opt-course = how many minutes the whole course has, if this run is only a part of it
learn-opt-exam = how many seconds the last exam may take, 0 for none (default: { $n })
learn-opt-start = begin a new course with the network of a checkpoint, or with a network that plays (.bin)
learn-opt-units = units in the layers of the network (default: 512,256,256)
learn-opt-curiosity = what trying is worth at first (default: 0.012)
learn-opt-trace = how far back along a match what happens is carried: λ (default: 0.97)
learn-opt-tastes = at what share of the self-play tables each seat has a taste of its own, so that whole ways of playing are tried (default: 0)
learn-opt-praise = moves that are a good in themselves at first, as patterns separated by commas: serve:*,build:*
learn-opt-under = learn with the usual number of players under this option, too; may be given several times
learn-number-share = a number from 0 to 1
learn-imitates = { $game }, second { $seconds }: imitates, { $decisions } million decisions, { $speed } thousand a second; agrees in { $agrees }, entropy { $entropy }, value { $value }
learn-plays = { $game }, second { $seconds }: plays, { $decisions } million decisions, { $speed } thousand a second; change { $change }, entropy { $entropy }, value { $value }
learn-exam = { $game }, second { $seconds }, exam with { $seats } seats against { $opponent }: { $share } of { $matches } matches, 95 % interval { $low } to { $high }
learn-last-exam = { $game }, last exam with { $seats } seats against { $opponent }: { $share } of { $matches } matches, 95 % interval { $low } to { $high }
learn-whole = { $game }, in whole numbers: the same first choice in { $same } of { $n } positions, hopes apart by { $apart } on average
learn-written = Written: { $files }
learn-report = { $game }: what a network has learned
learn-report-done = { $minutes } minutes of learning, { $decisions } million decisions.
learn-report-last = The last exam
learn-report-last-about = Fresh matches against fixed bots, by the network's first choice, in the whole numbers that it will play with; dot and line are the share of victories and its 95 % interval.
learn-report-exams = Exams while it learned
learn-report-exams-about = The share of victories in fresh matches of each minute, in percent; the network went on learning meanwhile.
learn-report-exam = { $seats } seats, { $opponent }
learn-report-minute = minute
learn-report-matches = matches
learn-report-value = How well it foretells who wins
learn-report-value-about = Cross entropy between what it hoped for and what came of it: the lower, the better.
learn-report-entropy = How much it tries
learn-report-entropy-about = Entropy of its choice: 0 if it always knows what to play.

# The workshop: where figures come from, and what its files say of themselves.

field-source = where it is from
field-key = key
field-note = note
value-source-rulebook = the rulebook says so
value-source-public = published descriptions say so
value-source-reconstructed = reconstructed
value-source-box = read from the box
value-condition-rulebook = { value-source-rulebook }
value-condition-public = { value-source-public }
value-condition-reconstructed = { value-source-reconstructed }
value-condition-box = { value-source-box }
components-field = { $entry }: { $field }
components-member = { $entry }: { $field }, { $member }
components-nth = { $group }, no. { $number }
components-heading = { $title }: the components of a box, from the workshop. To play with them:
