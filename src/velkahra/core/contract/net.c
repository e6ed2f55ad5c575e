/* `logit_of` of net.py, with several units at a time in vector registers.

Each sum adds the same products in the same order as in Python, so both give the same number. */

enum { NET_WIDE = 8, NET_LARGEST = 1024 };

typedef double NetPair __attribute__((vector_size(16), aligned(8), may_alias));
typedef double NetFour __attribute__((vector_size(32), aligned(8), may_alias));

/* The inputs of a layer that are not 0, and the places of their weights in a block of units. */
typedef struct {
    double values[NET_LARGEST];
    int64_t places[NET_LARGEST];
    int64_t number;
} NetInputs;

static inline void net_add_input(NetInputs *inputs, double value, int64_t place)
{
    inputs->values[inputs->number] = value;
    inputs->places[inputs->number++] = NET_WIDE * place;
}

/* Define `net_layer##kind`, which computes the sums of a layer with blocks of `rows` inputs, a
   `Vector` of sums at a time. A sum does not depend on the others, so each kind gives the same. */
#define NET_LAYER(kind, Vector, target)                                                            \
    static inline __attribute__((always_inline)) target void                                       \
    net_blocks##kind(const double *weights, int64_t block, const double *biases,                   \
                     const NetInputs *inputs, double *out, const int blocks)                       \
    {                                                                                              \
        enum { LANES = sizeof(Vector) / sizeof(double), VECTORS = NET_WIDE / LANES };              \
        Vector sums[2 * VECTORS];                                                                  \
        for (int k = 0; k < blocks * VECTORS; k++) sums[k] = ((const Vector *)biases)[k];          \
        for (int64_t i = 0; i < inputs->number; i++) {                                             \
            const double *from = weights + inputs->places[i];                                      \
            const Vector value = inputs->values[i] - (Vector){0};                                  \
            for (int k = 0; k < blocks * VECTORS; k++)                                             \
                sums[k] += value * ((const Vector *)(from + k / VECTORS * block))[k % VECTORS];    \
        }                                                                                          \
        for (int k = 0; k < blocks * VECTORS; k++) ((Vector *)out)[k] = sums[k];                   \
    }                                                                                              \
    static target void net_layer##kind(VecFloat weights, VecFloat biases, const NetInputs *inputs, \
                                       int64_t rows, double *out)                                  \
    {                                                                                              \
        const int64_t block = NET_WIDE * rows;                                                     \
        const double *from = weights.items, *bias = biases.items;                                  \
        int64_t unit = 0;                                                                          \
        for (; unit + 2 * NET_WIDE <= biases.len; unit += 2 * NET_WIDE)                            \
            net_blocks##kind(from + unit * rows, block, bias + unit, inputs, out + unit, 2);       \
        if (unit < biases.len)                                                                     \
            net_blocks##kind(from + unit * rows, block, bias + unit, inputs, out + unit, 1);       \
    }

NET_LAYER(_of_two, NetPair, )
#ifdef __x86_64__
NET_LAYER(_of_four, NetFour, __attribute__((target("avx2"))))
#endif

static inline void net_layer(VecFloat weights, VecFloat biases, const NetInputs *inputs,
                             int64_t rows, double *out)
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2")) {
        net_layer_of_four(weights, biases, inputs, rows, out);
        return;
    }
#endif
    net_layer_of_two(weights, biases, inputs, rows, out);
}

static double native_logit_of(VecFloat first, VecFloat first_bias, VecFloat between,
                              VecFloat second_bias, VecFloat last, VecFloat direct, double bias,
                              VecFloat inputs)
{
    const int64_t size = direct.len, hidden = first_bias.len, second = second_bias.len;
    const int are_blocks = hidden % NET_WIDE == 0 && second % NET_WIDE == 0;
    if (!are_blocks || inputs.len < size || size > NET_LARGEST || hidden > NET_LARGEST
        || second > NET_LARGEST || first.len < size * hidden || between.len < hidden * second
        || last.len < second) {
        PyErr_SetString(PyExc_IndexError, "the parts of a network do not fit its inputs");
        return CPY_FLOAT_ERROR;
    }
    NetInputs used;
    double sums[NET_LARGEST], result = bias;
    used.number = 0;
    for (int64_t place = 0; place < size; place++) {
        if (inputs.items[place] != 0.0) {
            net_add_input(&used, inputs.items[place], place);
            result += inputs.items[place] * direct.items[place];
        }
    }
    net_layer(first, first_bias, &used, size, sums);
    used.number = 0;
    for (int64_t unit = 0; unit < hidden; unit++)
        if (sums[unit] > 0.0) net_add_input(&used, sums[unit], unit);
    net_layer(between, second_bias, &used, hidden, sums);
    for (int64_t unit = 0; unit < second; unit++)
        if (sums[unit] > 0.0) result += sums[unit] * last.items[unit];
    return result;
}
