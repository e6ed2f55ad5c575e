/* `fill` and `copy` of spans.py, in loops that the compiler turns into vector instructions. */

static inline int spans_has(int64_t length, int64_t at, int64_t number)
{
    if (number <= 0 || (at >= 0 && number <= length - at)) return 1;
    PyErr_SetNone(PyExc_IndexError);
    return 0;
}

static char native_fill(VecI16 out, int64_t at, int64_t number, int16_t value)
{
    if (!spans_has(out.len, at, number)) return 2;
    int16_t *to = out.items + at;
    for (int64_t place = 0; place < number; place++) to[place] = value;
    return 1;
}

static char native_copy(VecI16 out, int64_t at, VecU8 source, int64_t begin, int64_t number)
{
    if (!spans_has(out.len, at, number) || !spans_has(source.len, begin, number)) return 2;
    int16_t *restrict to = out.items + at;
    const uint8_t *restrict from = source.items + begin;
    for (int64_t place = 0; place < number; place++) to[place] = from[place];
    return 1;
}
