// Learns Dominion's first game for two, and writes src/igroteka/games/dominion/bots/learned.bin.
//
//     g++ -O3 -march=native -ffast-math -o /tmp/learn bench/first_game.cpp
//     /tmp/learn --minutes 22 --praise 0.08 --ent 0.06 --last-ent 0.004 --lr 0.0015 --margin 0.3 --seed 7 --out /tmp/one
//     /tmp/learn --minutes 20 --itself 0.5 --ent 0.03 --last-ent 0.0015 --lr 0.001 --last-lr 0.00005 --margin 0.1
//         --load /tmp/one --seed 8 --out /tmp/two
//     /tmp/learn --minutes 11 --itself 0.6 --takes-over 0.6 --ent 0.006 --last-ent 0.0015 --lr 0.0006 --last-lr 0.00005
//         --margin 0.1 --load /tmp/two --seed 10 --out /tmp/three
//     /tmp/learn --minutes 6 --itself 1 --takes-over 0.7 --still 1 --lr 0.0005 --last-lr 0.00003 --load /tmp/three
//         --seed 11 --out /tmp/four
//     cp /tmp/four.bin src/igroteka/games/dominion/bots/learned.bin
//
// So the weights in the repository were made: an hour of one core, 3.8 million matches. The first run, against `regular`
// alone, ended at 93.3 % of 100,000 matches won. In the second, half of the matches are against itself, so that it
// knows good opponents, too; in the third it also goes on from what others have begun, so that it has advice for
// anybody. It ended at 93.0 %. The last run leaves the policy as it is, and finds out what can be expected where both
// play by it. How far a run gets in its minutes depends on the machine.
//
// The rules are written down once more here, for this kingdom alone, since learning takes so many matches: about 90,000
// a second between lists, against 2,500 in the compiled engine. That they are the same rules is seen from what comes of
// it: `tests/games/dominion/test_learned.py` lets the network play in the engine.
//
// A policy and a value network, each of two small layers over features that are 0 or 1, learn by proximal policy
// optimisation (Schulman et al.) from matches in which the learner tries things out; the other seat is `regular`'s or
// its own. In the beginning the policy imitates a list that collects Villages and Smithies, with much noise, and for a
// while buying those is a good in itself (--praise). Without that a learner stays with money, Markets and Militias, and
// at 74 %, whatever else one does (17 million matches; twice as many units): an engine wins nothing before it is nearly
// whole, so nobody comes upon it by chance. The list alone wins 25 %.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <vector>

// The game.

enum Card {
    COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE,
    CELLAR, MARKET, MILITIA, MINE, MOAT, REMODEL, SMITHY, VILLAGE, WOODCUTTER, WORKSHOP,
    KINDS
};
static const int COST[KINDS] = {0, 3, 6, 2, 5, 8, 2, 5, 4, 5, 2, 4, 4, 3, 3, 3};
static const int COINS[KINDS] = {1, 2, 3, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 2, 0};
static const int PLUS_CARDS[KINDS] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 1, 0, 0};
static const int PLUS_ACTIONS[KINDS] = {0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0};
static const int PLUS_BUYS[KINDS] = {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0};
static const int POINTS[KINDS] = {0, 0, 0, 1, 3, 6};
enum Question { ACTION, PURCHASE, CELLAR_DISCARD, DOWN_TO, REMODEL_TRASH, GAINING, MINE_TRASH, QUESTIONS };
enum Move { BUY = 0, GAIN = 16, PLAY = 32, DISCARD = 48, TRASH = 64, STOP = 80, MOVES };
typedef uint8_t Byte;

struct Luck {
    uint64_t state;
    uint64_t next() {
        uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    uint32_t below(uint32_t n) { return uint32_t(((next() >> 32) * uint64_t(n)) >> 32); }
    double unit() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};

struct Player {
    Byte deck[100], pile[100], played[100];
    int in_deck, in_pile, in_play, in_hand;
    Byte hand[KINDS], own[KINDS];
    int turns;
    int points() const { return own[ESTATE] + 3 * own[DUCHY] + 6 * own[PROVINCE]; }
    int money() const { return own[COPPER] + 2 * own[SILVER] + 3 * own[GOLD]; }
    int treasures() const { return own[COPPER] + own[SILVER] + own[GOLD]; }
    int size() const { return in_deck + in_pile + in_play + in_hand; }
};

static void shuffle(Byte* cards, int n, Luck& luck) {
    for (int i = n - 1; i > 0; i--) std::swap(cards[i], cards[luck.below(i + 1)]);
}

static bool is_burden(int card) { return card >= ESTATE && card <= PROVINCE; }
static int keep_worth(int card) { return is_burden(card) ? -1 : COST[card]; }

struct Match {
    Player player[2];
    Byte supply[KINDS];
    int empty, active, actions, buys, coins, question, asked, limit, picked, first;
    bool over;
    Luck luck;

    void start(int who) {
        Luck kept = luck;
        memset(this, 0, sizeof *this);
        luck = kept;
        first = who;
        for (int card = 0; card < KINDS; card++) supply[card] = is_burden(card) ? 8 : 10;
        supply[COPPER] = 46, supply[SILVER] = 40, supply[GOLD] = 30;
        for (int seat = 0; seat < 2; seat++) {
            Player& p = player[seat];
            for (int i = 0; i < 10; i++) p.deck[i] = i < 7 ? COPPER : ESTATE;
            p.in_deck = 10, p.own[COPPER] = 7, p.own[ESTATE] = 3;
            shuffle(p.deck, 10, luck);
            draw(seat, 5);
        }
        begin_turn(who);
    }

    void draw(int seat, int n) {
        Player& p = player[seat];
        while (n-- > 0) {
            if (!p.in_deck) {
                if (!p.in_pile) return;
                memcpy(p.deck, p.pile, p.in_pile);
                p.in_deck = p.in_pile, p.in_pile = 0;
                shuffle(p.deck, p.in_deck, luck);
            }
            p.hand[p.deck[--p.in_deck]]++, p.in_hand++;
        }
    }

    void take(int card) {
        if (--supply[card] == 0) empty++;
    }
    void begin_turn(int seat) {
        active = seat, actions = 1, buys = 1, coins = 0;
        player[seat].turns++;
        next_action();
    }
    void next_action() {
        const Player& p = player[active];
        asked = active, question = PURCHASE;
        for (int card = CELLAR; card < KINDS && actions > 0; card++)
            if (p.hand[card]) question = ACTION;
    }
    void play_treasures() {
        Player& p = player[active];
        for (int card = COPPER; card <= GOLD; card++)
            for (; p.hand[card]; p.hand[card]--, p.in_hand--) coins += COINS[card], p.played[p.in_play++] = card;
    }
    void end_turn() {
        Player& p = player[active];
        for (int card = 0; card < KINDS; card++)
            for (int i = p.hand[card]; i > 0; i--) p.pile[p.in_pile++] = card;
        memset(p.hand, 0, sizeof p.hand);
        memcpy(p.pile + p.in_pile, p.played, p.in_play);
        p.in_pile += p.in_play, p.in_play = 0, p.in_hand = 0;
        draw(active, 5);
        if (supply[PROVINCE] == 0 || empty >= 3) over = true;
        else begin_turn(1 - active);
    }
    bool can_gain(int cost) const {
        for (int card = 0; card < KINDS; card++)
            if (supply[card] && COST[card] <= cost) return true;
        return false;
    }

    void play(int move) {
        Player& p = player[asked];
        int card = move % 16;
        switch (question) {
        case ACTION:
            if (move == STOP) question = PURCHASE;
            else play_action(card);
            return;
        case PURCHASE:
            if (move == STOP) return end_turn();
            coins -= COST[card], buys--, p.own[card]++, p.pile[p.in_pile++] = card;
            take(card);
            return;
        case CELLAR_DISCARD:
            if (move != STOP) {
                p.hand[card]--, p.in_hand--, p.pile[p.in_pile++] = card, picked++;
                if (p.in_hand) return;
            }
            draw(active, picked);
            return next_action();
        case DOWN_TO:
            p.hand[card]--, p.in_hand--, p.pile[p.in_pile++] = card;
            if (p.in_hand <= 3) next_action();
            return;
        case REMODEL_TRASH:
            p.hand[card]--, p.in_hand--, p.own[card]--;
            if (!can_gain(COST[card] + 2)) return next_action();
            question = GAINING, limit = COST[card] + 2;
            return;
        case GAINING:
            p.own[card]++, p.pile[p.in_pile++] = card;
            take(card);
            return next_action();
        default:
            p.hand[card]--, p.in_hand--, p.own[card]--;
            for (int better = GOLD; better >= COPPER; better--)
                if (supply[better] && COST[better] <= COST[card] + 3) {
                    p.hand[better]++, p.in_hand++, p.own[better]++;
                    take(better);
                    break;
                }
            next_action();
        }
    }

    void play_action(int card) {
        Player& p = player[active];
        const Player& other = player[1 - active];
        p.hand[card]--, p.in_hand--, p.played[p.in_play++] = card;
        actions += PLUS_ACTIONS[card] - 1, buys += PLUS_BUYS[card], coins += COINS[card];
        draw(active, PLUS_CARDS[card]);
        if (card == CELLAR && p.in_hand) question = CELLAR_DISCARD, picked = 0;
        else if (card == MILITIA && !other.hand[MOAT] && other.in_hand > 3) question = DOWN_TO, asked = 1 - active;
        else if (card == MINE && p.hand[COPPER] + p.hand[SILVER] + p.hand[GOLD]) question = MINE_TRASH;
        else if (card == REMODEL && p.in_hand) question = REMODEL_TRASH;
        else if (card == WORKSHOP && can_gain(4)) question = GAINING, limit = 4;
        else next_action();
    }

    double share(int seat) const {
        int lead = player[seat].points() - player[1 - seat].points();
        if (!lead) lead = player[1 - seat].turns - player[seat].turns;
        return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    }
};

// The lists: `regular`, and one that makes an engine of Villages and Smithies, to begin with.

static int bought_by_regular(const Match& m, int seat) {
    const Player& p = m.player[seat];
    int left = m.supply[PROVINCE];
    auto can = [&](int card) { return m.buys > 0 && m.coins >= COST[card] && m.supply[card]; };
    if (can(PROVINCE) && p.money() > 14) return PROVINCE;
    if (can(DUCHY) && left <= 4) return DUCHY;
    if (can(ESTATE) && left <= 2) return ESTATE;
    if (can(GOLD)) return GOLD;
    if (can(DUCHY) && left <= 5) return DUCHY;
    if (can(MARKET) && p.own[MARKET] < 1) return MARKET;
    if (can(MILITIA) && p.own[MILITIA] < 1) return MILITIA;
    if (can(SMITHY) && p.own[SMITHY] < 1 + p.treasures() / 14.0) return SMITHY;
    return can(SILVER) ? BUY + SILVER : STOP;
}

static int bought_by_builder(const Match& m, int seat) {
    const Player& p = m.player[seat];
    int left = m.supply[PROVINCE], terminals = p.own[MILITIA] + p.own[SMITHY] + p.own[REMODEL];
    auto can = [&](int card) {
        if (!m.buys || m.coins < COST[card] || !m.supply[card]) return false;
        bool last = m.supply[card] == 1 && (card == PROVINCE || m.empty >= 2);
        return !last || p.points() + POINTS[card] >= m.player[1 - seat].points();
    };
    if (can(PROVINCE) && (p.own[SMITHY] + p.own[MARKET] + p.own[GOLD] >= 5 || left <= 6)) return PROVINCE;
    if (can(DUCHY) && left <= 3) return DUCHY;
    if (can(ESTATE) && left <= 1) return ESTATE;
    if (can(GOLD) && p.own[GOLD] < 2) return GOLD;
    if (can(MARKET)) return MARKET;
    if (can(GOLD)) return GOLD;
    if (can(MILITIA) && p.own[MILITIA] < 1) return MILITIA;
    if (can(REMODEL) && p.own[REMODEL] < 1) return REMODEL;
    if (can(SMITHY) && terminals <= p.own[VILLAGE] + 1 && p.own[SMITHY] < 4) return SMITHY;
    if (can(VILLAGE) && p.own[VILLAGE] <= terminals && terminals) return VILLAGE;
    if (can(SILVER) && p.own[SILVER] < 2) return SILVER;
    if (can(VILLAGE) && p.own[VILLAGE] < 6) return VILLAGE;
    return can(CELLAR) && p.own[CELLAR] < 2 ? BUY + CELLAR : STOP;
}

static int plainly(const Match& m, bool regular) {
    const Player& p = m.player[m.asked];
    int found = -1, worth = -1, poorest = -1;
    for (int card = 0; card < KINDS; card++)
        if (p.hand[card]) {
            if (poorest < 0 || keep_worth(card) < keep_worth(poorest)) poorest = card;
            int value = PLUS_ACTIONS[card] * 100 + (card == MILITIA) * 50 + COST[card];
            if (!regular && card == SMITHY && m.actions > 1) value = 150;
            if (card >= CELLAR && value > worth) worth = value, found = card;
        }
    switch (m.question) {
    case ACTION: return PLAY + found;
    case PURCHASE: return regular ? bought_by_regular(m, m.asked) : bought_by_builder(m, m.asked);
    case CELLAR_DISCARD: return poorest >= 0 && is_burden(poorest) ? DISCARD + poorest : int(STOP);
    case DOWN_TO: return DISCARD + poorest;
    case REMODEL_TRASH:
        return TRASH + (p.hand[GOLD] && m.supply[PROVINCE] && m.supply[PROVINCE] <= 4 ? int(GOLD) : poorest);
    case MINE_TRASH: return TRASH + (p.hand[SILVER] ? SILVER : p.hand[COPPER] ? COPPER : GOLD);
    }
    static const int order[] = {PROVINCE, GOLD, MARKET, MILITIA, SILVER, MOAT, ESTATE, COPPER};
    for (int card : order)
        if (m.supply[card] && COST[card] <= m.limit) return GAIN + card;
    return GAIN + COPPER;
}

// What the learner chooses from: the same as `sensible` in learned.py. Returns how many.

static int sensible(const Match& m, int* moves) {
    const Player& p = m.player[m.asked];
    const Player& other = m.player[1 - m.asked];
    int n = 0;
    switch (m.question) {
    case ACTION: {
        bool free = false, useful = false;
        for (int card = CELLAR; card < KINDS; card++)
            if (p.hand[card]) free |= PLUS_ACTIONS[card] > 0, useful |= card != MINE && card != REMODEL;
        if (p.hand[VILLAGE]) return moves[0] = PLAY + VILLAGE, 1;
        for (int card = CELLAR; card < KINDS; card++)
            if (p.hand[card] && (!free || PLUS_ACTIONS[card] || m.actions > 1)) moves[n++] = PLAY + card;
        if (!useful) moves[n++] = STOP;
        return n;
    }
    case PURCHASE: {
        bool near = m.supply[PROVINCE] <= 6 || m.empty > 1;
        int least = m.buys == 1 && m.coins > 5 ? m.coins - 3 : 0;
        for (int card = SILVER; card < KINDS && m.buys > 0; card++) {
            if (COST[card] > m.coins || !m.supply[card]) continue;
            if (card == ESTATE || card == DUCHY ? !near : COST[card] < least) continue;
            if (m.buys == 1 && m.supply[card] == 1 && (card == PROVINCE || m.empty >= 2)) {
                int lead = p.points() + POINTS[card] - other.points();
                if (!lead) lead = other.turns - p.turns;
                if (lead < 0) continue;
                if (lead > 0) return moves[0] = BUY + card, 1;
            }
            moves[n++] = BUY + card;
        }
        moves[n++] = STOP;
        return n;
    }
    case CELLAR_DISCARD:
    case DOWN_TO:
        for (int card = ESTATE; card <= PROVINCE; card++)
            if (p.hand[card]) return moves[0] = DISCARD + card, 1;
        for (int card = 0; card < KINDS; card++)
            if (p.hand[card]) moves[n++] = DISCARD + card;
        if (m.question == CELLAR_DISCARD) moves[n++] = STOP;
        return n;
    case GAINING:
        for (int card = SILVER; card < KINDS; card++)
            if (m.supply[card] && COST[card] <= m.limit) moves[n++] = GAIN + card;
        if (!n) moves[n++] = GAIN + COPPER;
        return n;
    default:
        for (int card = 0; card < (m.question == MINE_TRASH ? GOLD + 1 : KINDS); card++)
            if (p.hand[card]) moves[n++] = TRASH + card;
        return n;
    }
}

// What it is shown: the same as `features` in shown.py, in the order of its WIDTHS. Returns how many are set.

typedef uint16_t Feature;
static const int MOST = 110;
static int FEATURES = 0;

static int within(int value, int most, int least = 0) { return std::min(std::max(value, least), most); }

static int features(const Match& m, int me, Feature* found) {
    const Player& p = m.player[me];
    const Player& other = m.player[1 - me];
    int n = 0, at = 0;
    auto one = [&](int width, int value, bool set = true) {
        if (set) found[n++] = at + value;
        at += width;
    };
    int deck[KINDS] = {0}, potential = 0;
    for (int i = 0; i < p.in_deck; i++) deck[p.deck[i]]++;
    for (int card = 0; card < KINDS; card++) potential += p.hand[card] * COINS[card];
    int left = m.supply[PROVINCE], lead = p.points() - other.points(), coins = within(m.coins, 15);
    one(7, m.question);
    one(5, within(m.actions, 4));
    one(5, within(m.buys, 4));
    one(16, coins);
    one(16 * 9, coins * 9 + left, m.question == PURCHASE);
    one(4, within(m.empty, 3));
    one(12, within(m.limit, 11), m.question == GAINING);
    one(2, m.first == me);
    one(1, 0, m.active == me);
    one(32, within(p.turns, 31));
    one(9, left);
    one(19 * 9, (within(lead, 9, -9) + 9) * 9 + left);
    one(25, within(lead, 12, -12) + 12);
    one(2 * 3 * 9, ((p.turns > other.turns) * 3 + (lead > 0 ? 2 : lead == 0 ? 1 : 0)) * 9 + left);
    auto each = [&](int width, const auto* counts) {
        for (int card = 0; card < KINDS; card++) one(width, within(counts[card], width - 1), counts[card]);
    };
    each(8, p.own);
    each(6, p.hand);
    each(6, deck);
    each(8, other.own);
    for (int card = 0; card < KINDS; card++) one(4, m.supply[card], m.supply[card] < 4 && card != PROVINCE);
    int money = p.money(), their_money = other.money();
    int coins_owned = money + p.own[MARKET] + 2 * p.own[MILITIA] + 2 * p.own[WOODCUTTER];
    int their_coins = their_money + other.own[MARKET] + 2 * other.own[MILITIA];
    one(41, within(money, 40));
    one(41, within(their_money, 40));
    one(25, within(coins_owned * 10 / p.size(), 24));
    one(25, within(their_coins * 10 / other.size(), 24));
    one(21, within(p.in_deck, 20));
    one(41, within(p.size(), 40));
    one(41, within(other.size(), 40));
    one(6, within(other.in_hand, 5));
    one(6, m.question == CELLAR_DISCARD ? within(m.picked, 5) : 0);
    one(16, within(potential, 15), m.question != PURCHASE);
    int terminals = p.own[MILITIA] + p.own[SMITHY] + p.own[MOAT] + p.own[WOODCUTTER] + p.own[WORKSHOP] + p.own[MINE] +
                    p.own[REMODEL];
    one(10, within(terminals, 9));
    one(10, within(terminals - p.own[VILLAGE], 6, -3) + 3);
    one(16, within(other.in_deck, 15));
    int waiting = deck[COPPER] + 2 * deck[SILVER] + 3 * deck[GOLD] + deck[MARKET] + 2 * deck[MILITIA];
    one(25, p.in_deck ? within(waiting * 10 / p.in_deck, 24) : 0, p.in_deck);
    FEATURES = at;
    return n;
}

// The networks.

static const int HIDDEN = 64;
static const int SHOWN = 1323;

struct Network {
    int outputs, first_bias, second, second_bias, last, last_bias, size;
    std::vector<float> weights;

    explicit Network(int outputs) : outputs(outputs) {
        first_bias = SHOWN * HIDDEN, second = first_bias + HIDDEN, second_bias = second + HIDDEN * HIDDEN;
        last = second_bias + HIDDEN, last_bias = last + outputs * HIDDEN, size = last_bias + outputs;
        weights.assign(size, 0);
    }
    void begin(Luck& luck, float loudness) {
        auto normal = [&] { return float(sqrt(-2 * log(luck.unit() + 1e-12)) * cos(6.283185307 * luck.unit())); };
        for (int i = 0; i < first_bias; i++) weights[i] = normal() * 0.15f;
        for (int i = second; i < second_bias; i++) weights[i] = normal() * sqrtf(2.f / HIDDEN);
        for (int i = last; i < last_bias; i++) weights[i] = normal() * loudness;
    }
    void hear(const Feature* seen, int n, float* a, float* b) const {
        float sum[HIDDEN];
        memcpy(sum, &weights[first_bias], sizeof sum);
        for (int i = 0; i < n; i++) {
            const float* row = &weights[seen[i] * HIDDEN];
            for (int j = 0; j < HIDDEN; j++) sum[j] += row[j];
        }
        for (int j = 0; j < HIDDEN; j++) a[j] = sum[j] > 0 ? sum[j] : 0;
        memcpy(sum, &weights[second_bias], sizeof sum);
        for (int i = 0; i < HIDDEN; i++) {
            if (a[i] == 0) continue;
            const float* row = &weights[second + i * HIDDEN];
            for (int j = 0; j < HIDDEN; j++) sum[j] += a[i] * row[j];
        }
        for (int j = 0; j < HIDDEN; j++) b[j] = sum[j] > 0 ? sum[j] : 0;
    }
    float say(const float* b, int output) const {
        const float* row = &weights[last + output * HIDDEN];
        float sum = weights[last_bias + output];
        for (int j = 0; j < HIDDEN; j++) sum += row[j] * b[j];
        return sum;
    }
    // Adds to the slope of the loss what it owes to this position, by the loss's slopes at the outputs.
    void blame(std::vector<float>& slope, const Feature* seen, int n, const float* a, const float* b, const int* output,
               const float* by, int count) const {
        float db[HIDDEN] = {0}, da[HIDDEN];
        for (int k = 0; k < count; k++) {
            const float* row = &weights[last + output[k] * HIDDEN];
            float* to = &slope[last + output[k] * HIDDEN];
            for (int j = 0; j < HIDDEN; j++) db[j] += by[k] * row[j], to[j] += by[k] * b[j];
            slope[last_bias + output[k]] += by[k];
        }
        for (int j = 0; j < HIDDEN; j++) {
            if (b[j] <= 0) db[j] = 0;
            slope[second_bias + j] += db[j];
        }
        for (int i = 0; i < HIDDEN; i++) {
            da[i] = 0;
            if (a[i] <= 0) continue;
            const float* row = &weights[second + i * HIDDEN];
            float* to = &slope[second + i * HIDDEN];
            float sum = 0;
            for (int j = 0; j < HIDDEN; j++) sum += row[j] * db[j], to[j] += a[i] * db[j];
            da[i] = sum;
        }
        for (int j = 0; j < HIDDEN; j++) slope[first_bias + j] += da[j];
        for (int i = 0; i < n; i++) {
            float* to = &slope[seen[i] * HIDDEN];
            for (int j = 0; j < HIDDEN; j++) to[j] += da[j];
        }
    }
};

// Adam (Kingma and Ba), with the slope no steeper than a limit.
struct Descent {
    std::vector<float> mean, square;
    long steps = 0;
    void step(std::vector<float>& weights, std::vector<float>& slope, float rate, float limit) {
        mean.resize(weights.size()), square.resize(weights.size());
        double steepness = 0;
        for (float each : slope) steepness += double(each) * each;
        float scale = limit > 0 && sqrt(steepness) > limit ? limit / sqrt(steepness) : 1;
        steps++;
        float unbias = 1 - powf(0.9f, steps), unbias_square = 1 - powf(0.999f, steps);
        for (size_t i = 0; i < weights.size(); i++) {
            float x = slope[i] * scale;
            mean[i] = 0.9f * mean[i] + 0.1f * x;
            square[i] = 0.999f * square[i] + 0.001f * x * x;
            weights[i] -= rate * (mean[i] / unbias) / (sqrtf(square[i] / unbias_square) + 1e-6f);
            slope[i] = 0;
        }
    }
};

// The probabilities of some moves, in place of what the network says of them; returns their logarithms too.
static void soften(const float* said, int n, float* chance, float* logs) {
    float most = *std::max_element(said, said + n), sum = 0;
    for (int i = 0; i < n; i++) sum += expf(said[i] - most);
    float whole = logf(sum) + most;
    for (int i = 0; i < n; i++) logs[i] = said[i] - whole, chance[i] = expf(logs[i]);
}

// The move that the network likes best.
static int best_of(const Network& policy, const Match& m, const int* moves, int n) {
    if (n == 1) return moves[0];
    Feature seen[MOST];
    float a[HIDDEN], b[HIDDEN], most = 0;
    policy.hear(seen, features(m, m.asked, seen), a, b);
    int best = 0;
    for (int i = 0; i < n; i++) {
        float said = policy.say(b, moves[i]);
        if (!i || said > most) best = i, most = said;
    }
    return moves[best];
}

// Plays on until the learner has a choice; false if the match is over. The other seat is the rival's, or `regular`'s.
static bool advance(Match& m, int me, const Network* rival, int* moves, int& n) {
    while (!m.over) {
        if (m.question == PURCHASE) m.play_treasures();
        if (std::max(m.player[0].turns, m.player[1].turns) > 60) return false;
        if (std::max(m.player[0].size(), m.player[1].size()) > 90) return false;
        if (m.asked != me && !rival) {
            m.play(plainly(m, true));
            continue;
        }
        n = sensible(m, moves);
        if (m.asked != me) m.play(best_of(*rival, m, moves, n));
        else if (n > 1) return true;
        else m.play(moves[0]);
    }
    return false;
}

// Learning.

struct Table {
    Match match;
    const Network* rival;
    bool takes_over;
    int me, n, moves[32];
    uint64_t begun;
};

// Some turns that others have played, each seat a list or the network, before the network goes on with what they left.
static void take_over(Match& m, const Network& policy) {
    int turns = m.luck.below(17), style[2] = {int(m.luck.below(3)), int(m.luck.below(3))}, moves[32];
    while (!m.over && m.player[m.active].turns <= turns) {
        if (m.question == PURCHASE) m.play_treasures();
        if (style[m.asked] < 2) m.play(plainly(m, style[m.asked] == 0));
        else m.play(best_of(policy, m, moves, sensible(m, moves)));
    }
}

static void sit_down(Table& table, uint64_t seed, int number) {
    do {
        table.me = (number + table.begun) & 1;
        table.match.luck.state = seed + 0x1234567ULL * (table.begun * 1000003ULL + number);
        table.match.luck.next();
        table.match.luck.state ^= table.match.luck.next();
        table.begun++;
        table.match.start(table.match.luck.below(2));
        if (table.takes_over) take_over(table.match, *table.rival);
    } while (!advance(table.match, table.me, table.rival, table.moves, table.n));
}

// Whether a purchase is a good in itself, for a while (--praise).
static bool is_praised(const Match& m, int me, int move) {
    const Player& p = m.player[me];
    if (move != BUY + VILLAGE && move != BUY + SMITHY) return false;
    return p.own[move - BUY] < 5 && p.turns < 14;
}

struct Decision {
    Feature seen[MOST];
    Byte count, n, moves[24], picked, over;
    float log_chance, value, reward, gain;
};

static double wins(const Network& policy, int matches, uint64_t seed) {
    double won = 0;
    for (int number = 0; number < matches; number++) {
        Match m;
        m.luck.state = seed * 1000003ULL + number * 7919ULL * 104729ULL;
        m.luck.state = m.luck.next();
        m.start(m.luck.below(2));
        int moves[32], n, me = number & 1;
        while (advance(m, me, nullptr, moves, n)) m.play(best_of(policy, m, moves, n));
        won += m.share(me);
    }
    return won / matches;
}

static void imitate(Network& policy, std::vector<Table>& tables, uint64_t seed, Luck& luck, float noise) {
    Descent descent;
    std::vector<float> slope(policy.size, 0);
    const int batch = 512;
    for (int step = 0; step < 2000; step++) {
        for (int i = 0; i < batch; i++) {
            int number = (step * batch + i) % tables.size();
            Table& t = tables[number];
            Feature seen[MOST];
            float a[HIDDEN], b[HIDDEN], said[32], chance[32], logs[32], by[32];
            int count = features(t.match, t.me, seen), advised = t.n - 1, advice = plainly(t.match, false);
            policy.hear(seen, count, a, b);
            for (int j = 0; j < t.n; j++) {
                said[j] = policy.say(b, t.moves[j]);
                if (t.moves[j] == advice) advised = j;
            }
            soften(said, t.n, chance, logs);
            for (int j = 0; j < t.n; j++)
                by[j] = (chance[j] - (j == advised ? 1 - noise : 0) - noise / t.n) / batch;
            policy.blame(slope, seen, count, a, b, t.moves, by, t.n);
            t.match.play(t.moves[luck.unit() < 0.1 ? luck.below(t.n) : advised]);
            if (!advance(t.match, t.me, t.rival, t.moves, t.n)) sit_down(t, seed, number);
        }
        descent.step(policy.weights, slope, 1e-3, 0);
    }
}

// For network.py: each weight a byte, those of a unit together, then what is added, as eight bytes; in the end the scale.
static void write_bytes(const Network& net, FILE* file) {
    double scale = 1;
    auto layer = [&](int at, int bias, int from, int to, bool by_input) {
        float most = 0;
        for (int i = at; i < bias; i++) most = std::max(most, fabsf(net.weights[i]));
        double fine = 127 / most;
        scale *= fine;
        for (int unit = 0; unit < to; unit++)
            for (int i = 0; i < from; i++)
                fputc(128 + int(lrint(net.weights[at + (by_input ? i * to + unit : unit * from + i)] * fine)), file);
        for (int unit = 0; unit < to; unit++) {
            int64_t added = llrint(net.weights[bias + unit] * scale);
            fwrite(&added, 8, 1, file);
        }
    };
    layer(0, net.first_bias, SHOWN, HIDDEN, true);
    layer(net.second, net.second_bias, HIDDEN, HIDDEN, true);
    layer(net.last, net.last_bias, HIDDEN, net.outputs, false);
    int64_t whole = llrint(scale);
    fwrite(&whole, 8, 1, file);
}

static void keep(const Network& policy, const Network& value, const std::string& path) {
    FILE* file = fopen(path.c_str(), "wb");
    fwrite(policy.weights.data(), 4, policy.size, file);
    fwrite(value.weights.data(), 4, value.size, file);
    fclose(file);
    file = fopen((path + ".bin").c_str(), "wb");
    write_bytes(policy, file), write_bytes(value, file);
    fclose(file);
}

static double spent() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int count, char** words) {
    std::map<std::string, std::string> wanted = {
        {"minutes", "10"}, {"tables", "4096"}, {"steps", "32"}, {"batch", "4096"}, {"lr", "0.001"}, {"last-lr", "0.0001"},
        {"ent", "0.08"}, {"last-ent", "0.003"}, {"margin", "0"}, {"trace", "0.9"}, {"clip", "0.2"}, {"noise", "0.2"},
        {"praise", "0"}, {"praised", "0.3"}, {"itself", "0"}, {"takes-over", "0"}, {"still", "0"},
        {"load", ""}, {"out", "first_game"}, {"seed", "1"}};
    for (int i = 1; i + 1 < count; i += 2) wanted[words[i] + 2] = words[i + 1];
    auto number = [&](const char* key) { return atof(wanted[key].c_str()); };
    const int tables_n = number("tables"), steps = number("steps"), batch = number("batch");
    const float trace = number("trace"), clip = number("clip");
    uint64_t seed = uint64_t(number("seed")) * 0x9E3779B97F4A7C15ULL;
    Luck luck{seed ^ 5};
    Network policy(MOVES), value(1);
    policy.begin(luck, 0.01f), value.begin(luck, 0.05f);
    if (!wanted["load"].empty()) {
        FILE* file = fopen(wanted["load"].c_str(), "rb");
        if (!file || fread(policy.weights.data(), 4, policy.size, file) != size_t(policy.size) ||
            fread(value.weights.data(), 4, value.size, file) != size_t(value.size))
            return fprintf(stderr, "can't read %s\n", wanted["load"].c_str()), 1;
        fclose(file);
    }
    std::vector<Table> tables(tables_n);
    for (int i = 0; i < tables_n; i++) {
        tables[i].begun = 0, tables[i].rival = i < number("itself") * tables_n ? &policy : nullptr;
        tables[i].takes_over = tables[i].rival && i % 100 < 100 * number("takes-over");
        sit_down(tables[i], seed, i);
    }
    if (wanted["load"].empty()) imitate(policy, tables, seed, luck, number("noise"));
    printf("at first: %.4f\n", wins(policy, 20000, 777));
    Descent policy_descent, value_descent;
    std::vector<float> policy_slope(policy.size, 0), value_slope(value.size, 0);
    std::vector<Decision> decisions(size_t(tables_n) * steps);
    std::vector<int> order(decisions.size());
    for (size_t i = 0; i < order.size(); i++) order[i] = i;
    float a[HIDDEN], b[HIDDEN], said[32], chance[32], logs[32], by[32];
    double start = spent(), told = start, won = 0;
    long matches = 0, ended = 0;
    while (true) {
        double done = (spent() - start) / 60 / number("minutes");
        if (done >= 1) break;
        auto fading = [&](const char* from, const char* to) {
            return float(number(from) * pow(number(to) / number(from), done));
        };
        float rate = fading("lr", "last-lr"), variety = fading("ent", "last-ent"), margin = number("margin") * (1 - done);
        float praise = number("praise") * std::max(0.0, 1 - done / number("praised"));
        // Play.
        for (int step = 0; step < steps; step++)
            for (int i = 0; i < tables_n; i++) {
                Table& t = tables[i];
                Decision& d = decisions[size_t(step) * tables_n + i];
                d.count = features(t.match, t.me, d.seen), d.n = t.n;
                policy.hear(d.seen, d.count, a, b);
                for (int j = 0; j < t.n; j++) said[j] = policy.say(b, t.moves[j]), d.moves[j] = t.moves[j];
                soften(said, t.n, chance, logs);
                float point = luck.unit();
                for (d.picked = 0; d.picked < t.n - 1 && (point -= chance[d.picked]) > 0;) d.picked++;
                d.log_chance = logs[d.picked];
                value.hear(d.seen, d.count, a, b);
                d.value = value.say(b, 0), d.over = 0;
                d.reward = is_praised(t.match, t.me, t.moves[d.picked]) ? praise : 0;
                t.match.play(t.moves[d.picked]);
                if (!advance(t.match, t.me, t.rival, t.moves, t.n)) {
                    int lead = t.match.player[t.me].points() - t.match.player[1 - t.me].points();
                    double share = t.match.share(t.me);
                    d.over = 1, d.reward += share + margin * within(lead, 20, -20) / 20.0;
                    won += share, ended++, matches++;
                    sit_down(t, seed, i);
                }
            }
        // How much better than hoped.
        double sum = 0, squares = 0;
        for (int i = 0; i < tables_n; i++) {
            Feature seen[MOST];
            value.hear(seen, features(tables[i].match, tables[i].me, seen), a, b);
            float following = value.say(b, 0), gain = 0;
            for (int step = steps - 1; step >= 0; step--) {
                Decision& d = decisions[size_t(step) * tables_n + i];
                float goes_on = d.over ? 0 : 1;
                gain = d.reward + following * goes_on - d.value + trace * goes_on * gain;
                d.gain = gain, following = d.value;
                sum += gain, squares += double(gain) * gain;
            }
        }
        double mean = sum / decisions.size(), spread = sqrt(squares / decisions.size() - mean * mean);
        // Learn.
        for (size_t i = order.size() - 1; i > 0; i--) std::swap(order[i], order[luck.below(i + 1)]);
        for (size_t from = 0; from < order.size(); from += batch) {
            int many = std::min(size_t(batch), order.size() - from);
            for (int i = 0; i < many; i++) {
                const Decision& d = decisions[order[from + i]];
                int moves[32];
                policy.hear(d.seen, d.count, a, b);
                for (int j = 0; j < d.n; j++) moves[j] = d.moves[j], said[j] = policy.say(b, moves[j]);
                soften(said, d.n, chance, logs);
                float entropy = 0, gain = (d.gain - mean) / spread, ratio = expf(logs[d.picked] - d.log_chance);
                for (int j = 0; j < d.n; j++) entropy -= chance[j] * logs[j];
                bool enough = gain > 0 ? ratio > 1 + clip : ratio < 1 - clip;
                float pull = enough ? 0 : -gain * ratio;
                for (int j = 0; j < d.n; j++)
                    by[j] = (pull * ((j == d.picked) - chance[j]) + variety * chance[j] * (logs[j] + entropy)) / many;
                policy.blame(policy_slope, d.seen, d.count, a, b, moves, by, d.n);
                value.hear(d.seen, d.count, a, b);
                int only = 0;
                float error = 2 * (value.say(b, 0) - d.value - d.gain) / many;
                value.blame(value_slope, d.seen, d.count, a, b, &only, &error, 1);
            }
            if (!number("still")) policy_descent.step(policy.weights, policy_slope, rate, 0.5);
            value_descent.step(value.weights, value_slope, 2 * rate, 1.0);
        }
        if (spent() - told > 30) {
            told = spent();
            printf("%4.0f s %8ld matches: %.4f while learning, %.4f at its best\n", told - start, matches, won / ended,
                   wins(policy, 20000, 777));
            fflush(stdout);
            won = 0, ended = 0;
            keep(policy, value, wanted["out"]);
        }
    }
    keep(policy, value, wanted["out"]);
    printf("in the end: %.4f\n", wins(policy, 100000, 4242));
}
