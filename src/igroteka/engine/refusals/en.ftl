# Refusals that only the command tells, and what argparse says.

# Components and bots.

refused-environment = { $name } is game=file, several joined by { $by }; { $given } is not
refused-components-late = { $game } is already in use with { $file }; choose its components before that
refused-components-unread = the components of { $game }: can't read { $file }: { $why }
refused-components-wrong = the components of { $game } in { $file }{ $place }: { $why }
refused-components-place = , { $place } [{ $path }]
refused-piece = a piece of the components has its figures first, and then, under [texts], a Fluent text for each language; nothing else
refused-toml-at = line { $line }, column { $column } can't be read: this is no TOML
refused-toml-twice = line { $line }: this is there already, and stands here once more
refused-toml = this can't be read: it is no TOML
refused-file-long = a components file has { $most } letters at most
refused-line-long = line { $line } is longer than { $most } letters
refused-budget = a budget is decisions, iterations or seconds, like 30000d, 2000i, 0.5s, or both: 30000d,4s; not { $given }
refused-bot = { $game } has no bot { $given }; it has { $known }
refused-strategy-file = { $game } reads no strategy files; its bots are { $known }
refused-strategy-unread = can't read the strategy { $file }: { $why }
refused-no-text = it is not text
refused-network = { $file } is no network that plays here: { $why }
refused-network-seats = the network of { $game } has learned matches of { $known }, not of { $given }
refused-teacher = { $given } can't be imitated or learned against: it thinks too long; a strategy can
refused-checkpoint = { $file } is no checkpoint: { $why }
refused-checkpoint-other = { $file } is the checkpoint of another course: its { $what } differ
refused-learn-seats = players are numbers from { $least } to { $most }, such as { $least }-{ $most }; not { $given }
refused-praise = no move is called { $given }; moves are named as records name them, * stands for anything: serve:*
refused-no-torch = learning needs PyTorch: pip install 'igroteka[learn]'
refused-device = PyTorch has no device { $given } here; cpu is always there

# What is wrong with one figure of a components file.

fault-number =
    { $given ->
        [none] a whole number is needed here
       *[other] a whole number is needed here, not { $given }
    }
fault-least =
    { $given ->
        [none] a whole number is needed here, { $least } or more
       *[other] a whole number is needed here, { $least } or more, not { $given }
    }
fault-range =
    { $given ->
        [none] a whole number from { $least } to { $most } is needed here
       *[other] a whole number from { $least } to { $most } is needed here, not { $given }
    }
fault-choice = one of { $known } is needed here, not { $given }
fault-flag = true or false is needed here, not { $given }
fault-text = a text in quotes is needed here, not { $given }
fault-table = fields and their values are needed here, not { $given }
fault-list = a list in brackets is needed here, not { $given }
fault-length =
    { $least ->
        [one] { $least } value is needed here, not { $found }
       *[other] { $least } values are needed here, not { $found }
    }
fault-short = { $least } or more values are needed here, not { $found }
fault-long = { $most } values at most are allowed here, not { $found }
fault-missing = this is missing
fault-entry-missing = there is no { $entry } here
fault-entry-unknown = nothing here is called { $entry }; there are { $known }
fault-entry-twice = { $entry } is here twice
fault-order = the entries are these, in this order: { $keys }
fault-other = this is the file of another game: here there are { $known }
fault-empty = there is nothing in it
fault-unknown = nothing here is called that; there are { $known }

# The command.

refused-pair = --option is KEY=VALUE, not { $given }
refused-guide = { $game } has no guide
refused-save = the saved match { $file } can't be read: { $why }
refused-folder = can't write into { $folder }: { $why }

# The arena.

refused-no-bots = an arena needs bots; { $game } has { $known }
refused-focus = the focus is on the first bot against the others: it needs two bots and two seats at least
refused-ray = --ray is an address like host:6379, auto, or local; not { $given }
refused-cluster = can't reach a Ray cluster at { $address }: { $why }
refused-no-ray = --ray needs the package ray: pip install 'igroteka[ray]'
refused-results-there = { $folder } holds results already: go on with --resume, or choose another folder
refused-results-unwritten = can't write results into { $folder }: { $why }
refused-results-damaged = { $file }, line { $line } is damaged ({ $why }): remove it to go on
refused-results-foreign = { $file }, line { $line } is not of this tournament: remove it to go on
refused-results-none = { $file } is no results file of this version of the arena: { $why }
refused-tournament = { $folder } holds another tournament ({ $what }): it can't be resumed
refused-difference = { $field } is { $now }, there { $before }
refused-both = { $one }; { $more }
refused-other-format = another format
failed-match = match { $match } (seed { $seed }) broke at ply { $ply }, where seat { $seat } ({ $bot }) was asked: { $why }
failed-worker = this worker has igroteka { $package }, rules { $rules } and components { $components } of { $game }; the tournament is played with { $plan_package }, { $plan_rules } and { $plan_components }: install the same there
failed-process = match { $match } ended its worker process { $n } times (exit code { $code }): is there enough memory?
failed-batch = a batch of matches was lost on { $n } workers: { $why }

# The server.

refused-database = a database is sqlite:///FILE or postgresql://..., not { $given }:...
refused-driver = PostgreSQL needs its driver: pip install 'igroteka[postgres]'
refused-later = the database was made by a later version of Igroteka: { $why }
refused-not-empty = the database is not empty: it has { $table }; restore into a new one
refused-no-backup = { $file } is no backup, or a damaged one: { $why }; nothing was restored
refused-other-backup = { $file } is no backup of Igroteka that this version can read
differs-components = it was played with components { $then }, here are { $now }
differs-step = { $step } is not possible: { $why }
differs-snapshot = the snapshot kept here is of another position
differs-ply = the table says ply { $ply }, its moves lead to { $found }
differs-end = the match ended here, but by the present rules it goes on
differs-unread = what is stored of it can't be read: { $why }
differs-result = the result was { $scores }, won by { $winners }; now it is { $scores_now }, won by { $winners_now }

# What argparse says: here, in its own words, by which they are found. What is not here stays English.

argparse =
    .usage = usage:{ " " }
    .positional = positional arguments
    .options = options
    .help = show this help message and exit
    .error = %(prog)s: error: %(message)s{ "\u000A" }
    .argument = argument %(argument_name)s: %(message)s
    .choice = invalid choice: %(value)r (choose from %(choices)s)
    .value = invalid %(type)s value: %(value)r
    .required = the following arguments are required: %s
    .unrecognized = unrecognized arguments: %s
    .ambiguous = ambiguous option: %(option)s could match %(matches)s
    .one = expected one argument
    .at-least-one = expected at least one argument
    .explicit = ignored explicit argument %r
    .parser = unknown parser %(parser_name)r (choices: %(choices)s)
refused-options = options are a dict, such as {"{"}'first': '0'{"}"}; not { $given }
refused-own-file = there is no file { $file }; a bot of your own is written as mybot.py:MyBot
refused-own-which = say which bot of { $file } is meant, as in { $file }:MyBot
refused-own-broken = { $file } can't be used: { $why }
refused-own-name = { $file } has nothing called { $given }
refused-own-choose = { $given } is no bot: a bot has a method choose(seat) that returns a move
refused-own-class = { $given } is a class: give an object of it, { $given }()
refused-other-game = { $given } plays { $its }, and this is { $game }
refused-own-pickle = { $given } can't travel to other processes ({ $why }); write it into a file and name it as mybot.py:MyBot

# What stands for a value in the help of a command; the English words are those that the commands are written with.

placeholder =
    .address = ADDRESS
    .bot = BOT
    .bots = BOT,...
    .budget = BUDGET
    .command = COMMAND
    .device = DEVICE
    .dir = DIR
    .file = FILE
    .the-file = file
    .game = game
    .game-file = GAME=FILE
    .host = HOST
    .key-value = KEY=VALUE
    .minutes = MINUTES
    .port = PORT
    .record = record
    .seconds = SECONDS
    .s = S
    .seed = SEED
    .share = SHARE
    .word = WORD
