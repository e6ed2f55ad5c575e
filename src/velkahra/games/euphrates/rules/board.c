/* The functions of board.py whose names begin with "write". The places are those of spaces.py. */

enum { BOARD_PARTS = 4, BOARD_PART = 48, BOARD_COLUMNS = 16, BOARD_SPACES = 176, BOARD_HEADS = 16 };
enum { BOARD_TEMPLE = 1, BOARD_FACE_DOWN = 5, BOARD_CATASTROPHE = 9, BOARD_LEADER = 16 };
enum { BOARD_COLOURS = 4 };
enum {
    BOARD_RULED = 0,
    BOARD_BESIDE = BOARD_RULED + BOARD_PARTS * (BOARD_HEADS + 1),
    BOARD_TOUCHED = BOARD_BESIDE + BOARD_PARTS * (BOARD_HEADS + 1),
    BOARD_CROWDED = BOARD_TOUCHED + BOARD_PARTS,
    BOARD_OVERCROWDED = BOARD_CROWDED + BOARD_PARTS,
    BOARD_EMPTY_LAND = BOARD_OVERCROWDED + BOARD_PARTS,
    BOARD_EMPTY_RIVER = BOARD_EMPTY_LAND + BOARD_PARTS,
    BOARD_HOMES = BOARD_EMPTY_RIVER + BOARD_PARTS,
    BOARD_FIXED = BOARD_HOMES + BOARD_PARTS,
    BOARD_TILED = BOARD_FIXED + BOARD_PARTS,
    BOARD_SPARE = BOARD_TILED + BOARD_PARTS * BOARD_COLOURS,
    BOARD_TWOS = BOARD_SPARE + 3 * BOARD_PARTS,
    BOARD_THREES = BOARD_TWOS + BOARD_PARTS,
    BOARD_FIRSTS = BOARD_THREES + BOARD_PARTS,
    BOARD_SETS = BOARD_FIRSTS + BOARD_PARTS,
};
enum {
    BOARD_TILES = 0,
    BOARD_LAND = BOARD_TILES + BOARD_COLOURS * BOARD_HEADS,
    BOARD_RIVER = BOARD_LAND + BOARD_HEADS,
    BOARD_FOOTHOLD = BOARD_RIVER + BOARD_HEADS,
    BOARD_NEAR = BOARD_FOOTHOLD + BOARD_HEADS,
    BOARD_LEADERS = BOARD_NEAR + BOARD_HEADS,
    BOARD_COUNTS = BOARD_LEADERS + BOARD_HEADS,
};
static const uint64_t BOARD_WHOLE = 0xFFFFFFFFFFFF;
static const uint64_t BOARD_NOT_EASTERNMOST = 0x7FFF7FFF7FFF;
static const uint64_t BOARD_NOT_WESTERNMOST = 0xFFFEFFFEFFFE;

static inline int board_fits(VecU8 cells, VecI32 realm, VecI64 sets)
{
    if (cells.len >= BOARD_SPACES && realm.len >= BOARD_SPACES && sets.len >= BOARD_SETS) return 1;
    PyErr_SetNone(PyExc_IndexError);
    return 0;
}

/* Make the set of all neighbours of a set; both may be the same. */
static inline void board_neighbours(const int64_t *source, int64_t *target)
{
    uint64_t north = 0, here = source[0];
    for (int part = 0; part < BOARD_PARTS; part++) {
        const uint64_t south = part < BOARD_PARTS - 1 ? source[part + 1] : 0;
        const uint64_t beside
            = here << BOARD_COLUMNS | here >> BOARD_COLUMNS | north >> (BOARD_PART - BOARD_COLUMNS)
              | south << (BOARD_PART - BOARD_COLUMNS) | (here & BOARD_NOT_EASTERNMOST) << 1
              | (here & BOARD_NOT_WESTERNMOST) >> 1;
        target[part] = beside & BOARD_WHOLE;
        north = here;
        here = south;
    }
}

static char native_write_sets(VecU8 cells, VecI32 realm, VecI64 sets)
{
    if (!board_fits(cells, realm, sets)) return 2;
    int64_t *const to = sets.items;
    uint32_t heads = 0;
    for (int part = 0, space = 0; part < BOARD_PARTS; part++) {
        uint64_t laid = 0, fixed = 0;
        for (int at = 0; at < BOARD_PART && space < BOARD_SPACES; at++, space++) {
            const uint8_t cell = cells.items[space];
            if (cell == 0) continue;
            const uint64_t bit = (uint64_t)1 << at;
            const uint32_t leaders = realm.items[space];
            laid |= bit;
            if (cell >= BOARD_FACE_DOWN)
                fixed |= bit;
            else
                to[BOARD_TILED + BOARD_PARTS * (cell - 1) + part] |= bit;
            to[BOARD_RULED + BOARD_PARTS * (leaders ? __builtin_ctz(leaders) : BOARD_HEADS) + part]
                |= bit;
            heads |= leaders & -leaders;
        }
        to[BOARD_FIXED + part] = fixed;
        to[BOARD_EMPTY_LAND + part] &= ~laid;
        to[BOARD_EMPTY_RIVER + part] &= ~laid;
    }
    board_neighbours(to + BOARD_TILED, to + BOARD_HOMES);
    for (int part = 0; part < BOARD_PARTS; part++)
        to[BOARD_HOMES + part] &= to[BOARD_EMPTY_LAND + part];
    for (; heads; heads &= heads - 1) {
        const int head = __builtin_ctz(heads);
        int64_t *const beside = to + BOARD_BESIDE + BOARD_PARTS * head;
        board_neighbours(to + BOARD_RULED + BOARD_PARTS * head, beside);
        for (int part = 0; part < BOARD_PARTS; part++) {
            const int64_t once = to[BOARD_TOUCHED + part], twice = to[BOARD_CROWDED + part];
            to[BOARD_OVERCROWDED + part] |= twice & beside[part];
            to[BOARD_CROWDED + part] = twice | (once & beside[part]);
            to[BOARD_TOUCHED + part] = once | beside[part];
        }
    }
    return 1;
}

/* Count the temples next to a space. */
static inline int64_t board_temples(const uint8_t *cells, int space)
{
    const int column = space % BOARD_COLUMNS;
    int64_t found = 0;
    if (space >= BOARD_COLUMNS) found += cells[space - BOARD_COLUMNS] == BOARD_TEMPLE;
    if (space < BOARD_SPACES - BOARD_COLUMNS)
        found += cells[space + BOARD_COLUMNS] == BOARD_TEMPLE;
    if (column > 0) found += cells[space - 1] == BOARD_TEMPLE;
    if (column < BOARD_COLUMNS - 1) found += cells[space + 1] == BOARD_TEMPLE;
    return found;
}

/* Record what the free spaces beside a kingdom and no other allow. */
static inline void board_look_around(const uint8_t *cells, const int64_t *sets, int head,
                                     int64_t *found)
{
    for (int part = 0; part < BOARD_PARTS; part++) {
        const uint64_t beside
            = sets[BOARD_BESIDE + BOARD_PARTS * head + part] & ~sets[BOARD_CROWDED + part];
        if (beside == 0) continue;
        found[BOARD_LAND + head] += __builtin_popcountll(beside & sets[BOARD_EMPTY_LAND + part]);
        found[BOARD_RIVER + head] += __builtin_popcountll(beside & sets[BOARD_EMPTY_RIVER + part]);
        for (uint64_t homes = beside & sets[BOARD_HOMES + part]; homes; homes &= homes - 1) {
            const int64_t temples
                = board_temples(cells, BOARD_PART * part + __builtin_ctzll(homes));
            if (temples > found[BOARD_FOOTHOLD + head]) found[BOARD_FOOTHOLD + head] = temples;
        }
    }
}

/* Return whether a free space is beside both of two kingdoms and no third one. */
static inline int board_is_near(const int64_t *sets, int head, int other)
{
    const int64_t *one = sets + BOARD_BESIDE + BOARD_PARTS * head;
    const int64_t *two = sets + BOARD_BESIDE + BOARD_PARTS * other;
    for (int part = 0; part < BOARD_PARTS; part++)
        if (one[part] & two[part] & (sets[BOARD_EMPTY_LAND + part] | sets[BOARD_EMPTY_RIVER + part])
            & ~sets[BOARD_OVERCROWDED + part])
            return 1;
    return 0;
}

static char native_write_counts(VecU8 cells, VecI32 realm, VecI64 sets, VecI64 found)
{
    if (!board_fits(cells, realm, sets)) return 2;
    if (found.len < BOARD_COUNTS) {
        PyErr_SetNone(PyExc_IndexError);
        return 2;
    }
    int64_t *const to = found.items;
    for (int space = 0; space < BOARD_SPACES; space++) {
        const uint8_t cell = cells.items[space];
        const uint32_t leaders = realm.items[space];
        if (cell == 0 || leaders == 0) continue;
        const int head = __builtin_ctz(leaders);
        to[BOARD_LEADERS + head] = leaders;
        if (cell < BOARD_FACE_DOWN) to[BOARD_TILES + BOARD_COLOURS * head + cell - 1]++;
    }
    for (int head = 0; head < BOARD_HEADS; head++) {
        if (to[BOARD_LEADERS + head] == 0) continue;
        board_look_around(cells.items, sets.items, head, to);
        for (int other = 0; other < head; other++) {
            if (to[BOARD_LEADERS + other] && board_is_near(sets.items, head, other)) {
                to[BOARD_NEAR + head] |= (int64_t)1 << other;
                to[BOARD_NEAR + other] |= (int64_t)1 << head;
            }
        }
    }
    return 1;
}

static inline int board_connects(uint8_t cell)
{
    return (cell > 0 && cell < BOARD_CATASTROPHE) || cell >= BOARD_LEADER;
}

static char native_write_kingdom(VecU8 cells, VecI32 realm, int64_t start)
{
    if (cells.len < BOARD_SPACES || realm.len < BOARD_SPACES || start < 0
        || start >= BOARD_SPACES) {
        PyErr_SetNone(PyExc_IndexError);
        return 2;
    }
    uint8_t seen[BOARD_SPACES] = {0}, found[BOARD_SPACES];
    int number = 1;
    uint32_t leaders = 0;
    found[0] = start;
    seen[start] = 1;
    for (int i = 0; i < number; i++) {
        const int space = found[i], column = space % BOARD_COLUMNS;
        const uint8_t cell = cells.items[space];
        if (cell >= BOARD_LEADER) leaders |= (uint32_t)1 << (cell - BOARD_LEADER);
        const int beside[4] = {
            space >= BOARD_COLUMNS ? space - BOARD_COLUMNS : space,
            column > 0 ? space - 1 : space,
            column < BOARD_COLUMNS - 1 ? space + 1 : space,
            space < BOARD_SPACES - BOARD_COLUMNS ? space + BOARD_COLUMNS : space,
        };
        for (int side = 0; side < 4; side++) {
            const int other = beside[side];
            if (!seen[other] && board_connects(cells.items[other])) {
                seen[other] = 1;
                found[number++] = other;
            }
        }
    }
    for (int i = 0; i < number; i++) realm.items[found[i]] = leaders;
    return 1;
}

static char native_write_squares(VecI64 sets, int64_t colour, int64_t head)
{
    if (sets.len < BOARD_SETS || colour < 0 || colour >= BOARD_COLOURS || head < 0
        || head >= BOARD_HEADS) {
        PyErr_SetNone(PyExc_IndexError);
        return 2;
    }
    int64_t *const to = sets.items;
    uint64_t own[BOARD_PARTS + 1] = {0}, free[BOARD_PARTS + 1] = {0};
    for (int part = 0; part < BOARD_PARTS; part++) {
        own[part] = to[BOARD_TILED + BOARD_PARTS * colour + part]
                    & to[BOARD_RULED + BOARD_PARTS * head + part];
        free[part] = own[part] | to[BOARD_EMPTY_LAND + part] | to[BOARD_EMPTY_RIVER + part];
    }
    const int last_row = BOARD_PART - BOARD_COLUMNS;
    for (int part = 0; part < BOARD_PARTS; part++) {
        const uint64_t here = own[part];
        const uint64_t south = here >> BOARD_COLUMNS | (own[part + 1] << last_row & BOARD_WHOLE);
        const uint64_t east = here >> 1, south_east = south >> 1;
        uint64_t room = free[part] >> BOARD_COLUMNS | (free[part + 1] << last_row & BOARD_WHOLE);
        room &= free[part];
        room &= room >> 1 & BOARD_NOT_EASTERNMOST;
        const uint64_t threes = room & (((here & east) & (south ^ south_east))
                                        | ((south & south_east) & (here ^ east)));
        const uint64_t twos = room & (((here & east) & ~(south | south_east))
                                      | ((south & south_east) & ~(here | east))
                                      | ((here ^ east) & (south ^ south_east)));
        const uint64_t squares = twos | threes, below = squares & ~(here | east);
        to[BOARD_TWOS + part] |= twos;
        to[BOARD_THREES + part] |= threes;
        to[BOARD_FIRSTS + part] |= (squares & here) | (squares & ~here & east) << 1
                                   | (below << BOARD_COLUMNS & BOARD_WHOLE);
        if (part < BOARD_PARTS - 1) to[BOARD_FIRSTS + part + 1] |= below >> last_row;
    }
    return 1;
}
