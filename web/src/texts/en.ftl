# Words of the browser table. What the games and the server say comes from their own files.

igroteka = Igroteka
unofficial = Igroteka is unofficial: it is not made or endorsed by the authors and publishers of these games, and uses none of their art.
opening = One moment…
try-again = Try again
close = Close
back = Back
save = Save
saved = Saved.
skip = Skip
skip-to-content = Skip to the content
pages = Pages
to-lobby = To the shelf
no-such-page = There is nothing at this address
to-table = To the table
refuse-away = The server doesn't answer. It may be restarting; try again in a moment.

# The lobby.

lobby-welcome = Welcome to the games library
lobby-hello = Good to see you, { $name }
lobby-about = Take a game from the shelf, sit down with friends or bots, and play: the rules are kept for you.
shelf = The shelf
my-tables = My tables
tables-more =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
tables-fewer = Fewer
table-put-away = Don't list here: { $table }
open-tables = Other tables
past-tables = Recently finished
join-by-link = Join by link
join-go = Go to the table
box-seats = Players
box-minutes = Minutes
box-weight = Weight
play = Play
learn = Learn by playing
learn-go-on = Go on learning
about = About
free-seats =
    { $n ->
        [one] 1 free seat
       *[other] { $n } free seats
    }
row-ready = Everyone is here
row-invited = Waiting for the invited
row-go-on = Go on
row-guided = first match with a guide
row-join = Join
row-watch = Watch
row-replay = Replay
winners =
    { $n ->
        [0] Nobody won
        [one] { $names } won
       *[other] Shared victory: { $names }
    }
scored = Score: { $n }
waiting-for = Waiting for { $names }
your-turn = Your turn
their-turn = to move

# Entering.

enter-title = What shall we call you?
enter-about = A name is enough. You can protect it with a password later.
enter-table = This link leads to a table: you can sit down at it or watch.
your-name = Your name
usual-name = Player
guest-name = Guest { $number }
enter = Enter
sign-in = Sign in
password = Password
have-password = I have a password
enter-as-guest = Enter as a guest

# A new table.

no-such-game = There is no such game here
how-many = How many play
who-sits = Who sits where
seat-number = Seat { $number }
seat-me = Me
seat-bot = A bot
seat-open = Anyone
seat-hot = Someone at this screen
seat-invited = A person I invite
seat-nobody = Seat { $number }
which-bot = Which bot
which-person = Whom to invite
their-name = Their name
bot-random = Random
bot-novice = Novice
bot-expert = Expert
bot-written = Written
    .help = The usual player as people wrote it down, before networks learned: quick, and easily read.
bot-network = Network
    .help = Plays what a network has learned from millions of matches, without looking ahead.

# Given names of the time that most of the games play in: the same people in each language, in the same order.
bot-names = Agnes, Albrecht, Dietrich, Dorothea, Elsbeth, Eberhard, Friedrich, Heinrich, Hedwig, Jakob, Johanna, Konrad, Katharina, Lienhard, Lucia, Margarethe, Matthias, Nikolaus, Petronella, Rudolf, Thomas, Ulrich, Ursula, Walter
    .initials = AА, AА, DД, DД, EЕЭ, EЕЭ, FФ, HГ, HХX, JЯ, JИ, KК, KК, LЛ, LЛ, MМ, MМ, NНH, PП, RРP, TТ, UУY, UУY, WВ

start-now = Start the match
open-table = Open the table
more-options = More options
fewer-options = Fewer options
listed = Listed: others see this table and can join it
rated = Rated: the result counts, and there are no hints. Against bots alone you may still have one, and the match counts no more.
clock = Clock
clock-none = No clock
clock-move = Time for each decision
clock-bank = Time for the match, with an increment
clock-days = Days for each decision
time-move = { $minutes } min. for each decision
time-bank = { $minutes } min. for the match, { $seconds } s added each turn
time-days =
    { $n ->
        [one] a day for each decision
       *[other] { $n } days for each decision
    }
clock-minutes = Minutes
clock-increment = Seconds added each turn
away = If somebody is away when asked
away-never = the others wait
away-minutes =
    { $n ->
        [one] after a minute a bot plays
       *[other] after { $n } minutes a bot plays
    }
away-hours =
    { $n ->
        [one] after an hour a bot plays
       *[other] after { $n } hours a bot plays
    }
away-days =
    { $n ->
        [one] after a day a bot plays
       *[other] after { $n } days a bot plays
    }
stands-in = Who stands in

# The waiting room.

waiting-seats =
    { $n ->
        [one] One seat is still empty.
       *[other] { $n } seats are still empty.
    }
table-cancelled = This table was cancelled before the match began.
is-invited = invited
sit-here = Sit here
seat-a-bot = Put a bot here
stand-up = Stand up
invite-link = Whoever has this link can join or watch
copy-link = Copy the link
copied = Copied

# The table.

table-opening = Opening the table…
table-not-there = This table can't be opened
connection-lost = The connection is lost. Reconnecting…
question = The question
question-seek = Find an answer
answers-all = All answers
answers-few = Fewer answers
answers-below =
    { $n ->
        [one] 1 answer further down
       *[other] { $n } answers further down
    }
answers-above =
    { $n ->
        [one] 1 answer further up
       *[other] { $n } answers further up
    }
answers-aside =
    { $n ->
        [one] 1 answer to the side
       *[other] { $n } answers to the side
    }
undo = Undo
redo = Redo
match-over = The match is over
just-watching = You are watching this match
not-asked = That isn't asked now.
moved-meanwhile = Somebody else has moved meanwhile: look again, then answer.
moved-elsewhere = You have answered in another window: this is how things stand now.
only-answer = Only one answer: { $answer }
usual-answer = As usual: { $answer }
only-wait = Wait
thinking = thinking, { $n } s
board = The board
players = Players
a-bot = bot
is-away = away
is-here = here
stand-in-plays = a bot plays
has-conceded = conceded
take-seat-back = Take the seat back
watchers =
    { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    }
side = Log, chat and notes
tab-log = Log
tab-chat = Chat
tab-notes = Notes
log-earlier = Earlier
log-moment = Show this moment
peeked = This is how the table stood then.
peeked-back = Back to now
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notes-about = Only you can read this.
away-title =
    { $n ->
        [one] While you were away, one thing happened
       *[other] While you were away, { $n } things happened
    }
away-seen = Got it
away-to-turn = Skip to your turn
away-to-now = Skip to now
curtain-title = { $name }, your turn
curtain-anyone = Who looks at the table now?
curtain-about = Everybody else looks away now.
curtain-open = I am { $name }: show the table

# What is a key away.

table-menu = About this table
rules = Rules
rules-title = { $game }: the rules in short
print = Print
rules-points = What brings points
signs = The signs
glossary = What every piece does
about-components = Where the printed figures come from
scores = Scores
score-sheet = The score sheet
score-source = Points from
score-total = Total
scores-so-far = As things stand, as far as you can know. A question mark is what nobody but its owner knows.
scores-hidden = Until the end nobody knows the score. These will count:
holdings = Holdings
holdings-title = What everyone holds
holdings-hidden = hidden
ahead-sure = After this: { $changes }
ahead-then = the question “{ $prompt }”
ahead-likely = Foreseeable: { $changes }
without-board = Play without the drawn board, by letters and buttons
with-board = Play on the drawn board
keys = Keys
keys-title = Keys
key-1 = the numbered answers
key-2 = all answers as a list
key-3 = undo
key-4 = redo
key-5 = a hint by the expert
key-6 = look around: the arrows walk over all that can be explained, Page Up and Page Down from part to part, Enter goes to the piece, Esc leaves
key-7 = the rules in short
key-8 = the score sheet
key-9 = what everyone holds
key-10 = this list
key-11 = more about this table
key-12 = from piece to piece
key-13 = along a row of pieces; in a replay, from decision to decision
key-14 = close what is open
key-15 = closer to a map, and farther (also Ctrl with the wheel, or two fingers); drag or scroll to move it
key-16 = the whole map again
fit = Whole map
look = Explain
look-how = or the mouse: walk · Enter: to the piece
look-touch = Touch anything to learn what it does.
look-leave = Done
more = More
table-link = The table's link
table-rename = Another name for the table
ask-takeback = Ask the others to take the last move back
ask-takeback-sure = If anything has come to light since, the match no longer counts for ratings. Ask all the same
ask-end = Offer to end the match here
ask-stand-in = Let a bot play for { $name }
concede = Concede
concede-sure = Really concede?
cancel = Cancel the table
cancel-sure = Really cancel it? The match will be lost.
offer-takeback = { $name } asks to take moves back.
offer-end = { $name } offers to end the match here.
offer-stand-in = { $name } proposes that a bot plays for { $other }.
offer-unrates = The match then no longer counts for ratings.
offer-waits = waiting for the others
agree = Agree
refuse = Refuse
unrated = This match is unrated
unrated-stand-in = a bot stood in for someone
unrated-conceded = it was conceded
unrated-hot-seat = several play at one screen
unrated-alone = one player alone
unrated-guide = it is a first match with a guide
unrated-bots-only = only bots play
unrated-played-on = it is played on from another match
unrated-uploaded = it was played elsewhere
unrated-agreed = it was ended by agreement
unrated-components = it is played with other components
unrated-hint = the expert gave a hint
unrated-takeback = what had come to light was taken back
unrated-wished = its table was made so

# The expert's hint.

hint = Hint
hint-thinking = The expert is thinking…
hint-waits = The expert has been asked often; yours comes in { $n } s.
hint-title = What the expert would do
hint-about = It knows what you know, and how it goes on is a guess. It leaves the usual move only for one that is surely better.
hint-says = The expert would play: { $move }. Chance to win: { $win }.
hint-says-usual = The expert would play the usual move: { $move }.
hint-usual = the usual move; there was no time to try it out
hint-only = There is only one move: { $move }.
hint-unrates = This match counts for ratings. After a hint it won't count any more.
hint-anyway = A hint, please
hint-never-mind = No hint, thanks
hint-visits =
    { $n ->
        [one] tried once
       *[other] tried { $n } times
    }
hint-why = Why: { $why }.
hint-line = Then perhaps: { $line }

# The end.

you-won = You won!
press-again = Press again if you mean it.
see-board = See the board
ended-conceded = The match was conceded.
ended-agreed = The match was ended by agreement.
rematch = Play again
to-rematch = To the rematch
watch-replay = Replay
download-record = Download the record

# Replay.

replay = Replay
replay-not-there = This match can't be replayed
replay-start = The beginning
point-of-view = Point of view
eyes-of = As { $name } saw it
eyes-of-watcher = As a spectator saw it
play-on = Play on from here
scrub = The course of the match
scrub-first = To the beginning
scrub-turn-back = One turn back
scrub-back = One decision back
scrub-run = Play
scrub-pause = Pause
scrub-next = One decision on
scrub-turn = One turn on
scrub-last = To the end
scrub-speed = Speed
scrub-ply = Decision
scrub-at = decision { $ply } of { $plies }, turn { $turn } of { $turns }

# The expert's view of a replay.

expert-show = Show the expert's view
expert-hide = Hide the expert's view
expert-about = How the expert sees the chances to win, decision by decision: from what the player knew at that moment, and no more. It is an estimate from trials, so small differences mean nothing.
expert-working = The expert looks at the match: decision { $done } of { $plies }
expert-stopped = The expert has stopped at decision { $done } of { $plies }.
expert-problem = What went wrong: { $why }.
expert-go-on = Go on
expert-curve = Chances to win over the match. At the beginning: { $first }. At the end: { $last }.
expert-now = The expert's estimate here
expert-better = Better was: { $move } ({ $best } instead of { $played }).
expert-ahead = Here { $name } goes wrong: { $move }.
expert-best = The expert would have played the same.
expert-unsure = No surely better move.
expert-own = Only my own decisions
expert-mistakes = The largest mistakes
expert-no-mistakes = The expert found no move that was surely a mistake.
expert-mistake = { $name }, decision { $ply }: { $move }
expert-balance = Luck and mistakes
expert-balance-start = Equal chances
expert-balance-mistakes = Own mistakes
expert-balance-others = Others' mistakes
expert-balance-luck = Luck
expert-balance-end = Outcome
expert-balance-about = What own mistakes cost and others' mistakes brought, as far as the expert is sure of them. The rest is luck: the cards and dice, where one sat, and what others did well.
expert-table = All of it as a table
expert-move = Decision
expert-who = Who
expert-played = What was played
expert-would = What the expert would play
expert-lost = Lost

# About a game.

goal = The goal
about-figures = { $seats } players, { $minutes } minutes, weight { $weight } of 5.
provenance = Where the printed figures come from
provenance-about = The rulebooks' pictures are lost, so not every printed number is known for certain. Each one says where it comes from.
source-reconstructed = Reconstructed: { $n }
    .about = Our own reconstruction, as close as we could come.
source-public = From public sources: { $n }
    .about = Published card texts and reference sheets that agree with each other.
source-rulebook = From the rulebook: { $n }
    .about = Printed in the text of the rulebook.
provenance-correct = If you own the box, you can correct the figures in the workshop. The fingerprint of these components: { $fingerprint }.
own-box = Played here with other components than those that come with Igroteka.

# The workshop.

to-workshop = To the workshop
about-game = About the game
workshop-title = { $game }: the workshop
workshop-about = The components in force, piece by piece, each with where its figures come from. If you own the box, correct what differs, save the file and play with it. Nothing here changes a match in play.
workshop-file = The components file
workshop-save = Save the file
workshop-load = Open a file…
workshop-reset = Everything as it was
workshop-guessed = Only what is reconstructed ({ $n })
workshop-same = Nothing is changed: these are the components in force.
workshop-right =
    { $n ->
        [one] { $n } piece differs from those in force, and all is well.
       *[other] { $n } pieces differ from those in force, and all is well.
    }
workshop-wrong =
    { $n ->
        [one] One thing is wrong; mend it, and the file can be saved:
       *[other] { $n } things are wrong; mend them, and the file can be saved:
    }
workshop-loaded = Laid out from { $file }.
workshop-refused = { $file } was not laid out, and everything is as it was:
workshop-changed = changed
workshop-correct = Correct
workshop-source = Where it is from
workshop-restore = As it was
workshop-more = { $field }: one more
workshop-less = { $field }: one less
workshop-how = How to play with it
workshop-how-save = Save the file and start the table with it, on your machine or on the server:
workshop-how-mark = Tables that are played with other components than the shipped ones have this mark, and matches begun with others go on with the file that they began with.
source-box = From the box: { $n }
    .about = Read from the box by its owner, who corrected the file.

# People, ratings, statistics.

ratings = Ratings
ratings-title = Ratings and statistics
ratings-empty = Nobody has played a rated match of this game yet.
rating = Rating
rating-about = A cautious estimate: it grows with good results and with certainty.
strongest = The strongest
who = Who
people = People
game = Game
matches = Matches
of-matches =
    { $n ->
        [one] in 1 match
       *[other] in { $n } matches
    }
figures-for =
    { $n ->
        [one] For one player
       *[other] With { $n } players
    }
plot-wins = Matches won
plot-means = Mean score
plot-scores = { $game }: scores, the latest on the right; a star is a victory
history = History
my-history = My matches
history-unlisted = No finished match that is listed for all.
history-empty = No finished match yet.
open-record = Open a record of a match from elsewhere
no-record = This file is no record of a match.
no-such-person = There is no such person here.
against = with { $names }
won = won
yes = yes
no = no
place = place { $n }
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

# Oneself.

account = Your profile
language = Language
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
pace = Others' moves
pace-calm = one at a time, calmly
pace-brisk = one at a time, briskly
pace-instant = at once
settings = Settings
motion = Motion
motion-auto = As the device
motion-still = None
sound = Quiet sounds: your turn, dice, cards, coins, the end
ask-everything = Ask me everything
    .help = Otherwise a question with one possible answer answers itself after a beat.
password-about = A password protects your name and lets you take it to another device.
password-has = Your name is protected by a password. You can change it here.
password-old = Present password
password-new = New password (8 characters or more)
told-title = When it is your turn
notify-allow = Allow notifications in this browser
notify-granted = This browser will tell you.
notify-denied = This browser doesn't allow notifications.
webhook = Address for notifications (webhook)
leaving = Leaving
sign-out = Sign out
sign-out-warning = Without a password nobody, not even you, can come back under this name.
delete-me = Delete me
delete-sure = Really delete name, notes and ratings?

# The host's page.

host = The server, for its host
host-not = Only the host of this server sees this page.
host-is = the host
host-seen = last here { $when }
host-protected = with a password
host-tables-of =
    { $n ->
        [0] no tables
        [one] 1 table
       *[other] { $n } tables
    }
host-hand-over = Make the host
host-hand-over-sure = Really? You will be the host no more.
host-delete = Delete
host-delete-sure = Really delete name, notes and ratings?
host-tables = Tables open or in play
host-no-tables = None at present.
host-unlisted = unlisted
build-compiled = compiled engines
build-interpreted = interpreted engines
build-compiling = compiling meanwhile: { $percent } %
build-failed = compiling failed: { $why } (all that was said is in { $log })
host-uses = { $going } going, { $today } new today
quotas = What one person may take up
quotas-about = Nobody loses what they have; there is just no more of it.
quotas-tables = Tables open or in play
quotas-tables_a_day = Tables and records put up in a day
quotas-connections = Tables and pages open at once
quotas-tokens = Tokens for programs
quotas-set-them = Set
quotas-set = Set.
host-bots =
    This machine carries { $carries ->
        [one] one expert bot
       *[other] about { $carries } expert bots
    }, each asked every twenty seconds; { $processes ->
        [one] one thinks
       *[other] { $processes } think
    } at a time, the others wait.
host-bots-move = An expert's move takes up to { $seconds } s ({ $pace } decisions a second). When the machine is busy it takes longer, but is the same move.
host-bots-slow = An expert's move would take { $seconds } s ({ $pace } decisions a second): too slow, so after { $ceiling } s it plays what it has found, and is weaker than elsewhere.
host-keep = Keeping things
host-export = Export the matches
host-export-about = The records of all finished matches, one a line.
host-backup = Download a backup
host-backup-about = Everything there is, with every secret: keep it like a key.

# Notices.

notice-turn = Your turn: { $table }
notice-invited = You are invited: { $table }
notice-started = The match has begun: { $table }
notice-finished = The match is over: { $table }
notice-offer = A proposal for you: { $table }
notice-rematch = A rematch: { $table }
notice-stand-in = A bot plays for you: { $table }

# The guide of a first match.

guide = Guide
guide-step = step { $step } of { $steps }
guide-fold = Hide
guide-unfold = Show
guide-show = Show where: { $what }
guide-back = Back to the guide

# The site: the table without a server (`make site`).

lobby-about-alone = Take a game from the shelf and play against bots, or together at this screen. Everything happens in this browser, and works without a network, too.
together-title = With friends, each at a screen of their own
together-about = Links to join by, talk at the table and ratings need a server. Anyone can have one: fetch Igroteka and say “make play”.
coming-share = Fetching the games: { $share } %
coming-soon = Setting up the table…
keeps-nothing = This browser keeps nothing here: it is a private window, perhaps, or its storage is switched off. You can play, but your matches will be gone when this tab is closed. Open Igroteka in an ordinary window to keep them.
trouble-no-wasm = This browser can't run the games: it is too old, or WebAssembly is switched off. A current Firefox, Chrome, Edge or Safari will do.
trouble-taken = Igroteka is open in another tab, and one at a time has the matches.
trouble-memory = There isn't enough memory for the games. Close other tabs or programs, then try again. Nothing of your matches is lost.
trouble-fetch = The games couldn't be fetched. Look whether there is a network, then try again.
trouble-broken = The games don't start in this browser ({ $why }). Try again; if it happens again, another browser may do.
use-here = Play here instead
thinks-about =
    { $seconds ->
        [one] The expert thinks, about a second more.
       *[other] The expert thinks, about { $seconds } seconds more.
    }
decide-now = Decide now
