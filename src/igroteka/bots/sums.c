/* A network's sums in C, for one position at a time: see `network.py`, whose `Layer` does the same in Python.

   All numbers are whole, so whatever order they are added in, the sums are the same. Units lie side by side for each
   input, so that a compiler adds up many of them at once; inputs are taken by twos, since two products of a byte and
   what is heard (at most 127) still fit into sixteen bits, and by fours, to touch the sums less. What is silent is left
   out. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>

#define LOUDEST 127
#define SHIFT 24
#define ONE 64

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define QUICK __attribute__((target_clones("avx2", "default")))
#else
#define QUICK
#endif

/* Adds to what each unit has summed up its weights for these inputs, times what is heard there. */
QUICK static void
add_up(int32_t *restrict totals, const int8_t *restrict weights, const uint8_t *restrict heard,
       const int32_t *restrict places, Py_ssize_t count, Py_ssize_t units)
{
    Py_ssize_t i = 0;
    for (; i + 4 <= count; i += 4) {
        const int8_t *a = weights + places[i] * units, *b = weights + places[i + 1] * units;
        const int8_t *c = weights + places[i + 2] * units, *d = weights + places[i + 3] * units;
        int16_t k = heard[places[i]], l = heard[places[i + 1]], m = heard[places[i + 2]], n = heard[places[i + 3]];
        for (Py_ssize_t unit = 0; unit < units; unit++) {
            int16_t two = (int16_t)((int16_t)(a[unit] * k) + (int16_t)(b[unit] * l));
            int16_t more = (int16_t)((int16_t)(c[unit] * m) + (int16_t)(d[unit] * n));
            totals[unit] += (int32_t)two + (int32_t)more;
        }
    }
    for (; i < count; i++) {
        const int8_t *a = weights + places[i] * units;
        int16_t k = heard[places[i]];
        for (Py_ssize_t unit = 0; unit < units; unit++)
            totals[unit] += (int16_t)(a[unit] * k);
    }
}

/* How loud each unit is for what it has summed up; a sum stays below 2**24. */
QUICK static void
speak_up(uint8_t *restrict out, const int32_t *restrict totals, const int32_t *restrict biases,
         const int32_t *restrict factors, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++) {
        int32_t total = totals[unit] + biases[unit];
        uint32_t sum = total > 0 ? total : 0, factor = factors[unit] > 0 ? factors[unit] : 0;
        uint32_t said = (uint32_t)(((uint64_t)sum * factor + (1 << (SHIFT - 1))) >> SHIFT);
        out[unit] = (uint8_t)(said < LOUDEST ? said : LOUDEST);
    }
}

/* What one unit sums up of all that is heard. */
QUICK static int32_t
total_of(const int8_t *restrict weights, const uint8_t *restrict heard, Py_ssize_t inputs)
{
    int32_t total = 0;
    for (Py_ssize_t at = 0; at < inputs; at++)
        total += (int16_t)weights[at] * (int16_t)heard[at];
    return total;
}

/* heard(seen, place, cap, most, inputs, always): what an observation sounds like, a byte for each input. */
static PyObject *
sums_heard(PyObject *self, PyObject *args)
{
    const uint8_t *seen, *cap;
    const char *place_bytes, *most_bytes;
    Py_ssize_t seen_size, place_size, cap_size, most_size, inputs, always;
    if (!PyArg_ParseTuple(args, "y#y#y#y#nn", &seen, &seen_size, &place_bytes, &place_size, &cap, &cap_size, &most_bytes,
                          &most_size, &inputs, &always))
        return NULL;
    if (seen_size > cap_size || place_size != 4 * cap_size || most_size != 4 * cap_size || always >= inputs) {
        PyErr_SetString(PyExc_ValueError, "an observation of another length");
        return NULL;
    }
    const int32_t *place = (const int32_t *)place_bytes, *most = (const int32_t *)most_bytes;
    PyObject *made = PyBytes_FromStringAndSize(NULL, inputs);
    if (made == NULL)
        return NULL;
    uint8_t *out = (uint8_t *)PyBytes_AS_STRING(made);
    memset(out, 0, inputs);
    for (Py_ssize_t at = 0; at < seen_size; at++) {
        if (seen[at] == 0 || place[at] < 0 || place[at] >= inputs)
            continue;
        int32_t value = (seen[at] < cap[at] ? seen[at] : cap[at]) * ONE / most[at];
        out[place[at]] = (uint8_t)(value < LOUDEST ? value : LOUDEST);
    }
    out[always] = ONE;
    return made;
}

/* speak(heard, weights, biases, factors): how loud each unit is, a byte for each; weights lie by input. */
static PyObject *
sums_speak(PyObject *self, PyObject *args)
{
    const uint8_t *heard;
    const int8_t *weights;
    const char *bias_bytes, *factor_bytes;
    Py_ssize_t inputs, size, bias_size, factor_size;
    if (!PyArg_ParseTuple(args, "y#y#y#y#", &heard, &inputs, &weights, &size, &bias_bytes, &bias_size, &factor_bytes,
                          &factor_size))
        return NULL;
    Py_ssize_t units = bias_size / 4;
    if (size != inputs * units || factor_size != bias_size) {
        PyErr_SetString(PyExc_ValueError, "a layer of another size");
        return NULL;
    }
    const int32_t *biases = (const int32_t *)bias_bytes, *factors = (const int32_t *)factor_bytes;
    int32_t *totals = calloc(units + inputs + 1, sizeof(int32_t));
    PyObject *made = totals == NULL ? PyErr_NoMemory() : PyBytes_FromStringAndSize(NULL, units);
    if (made == NULL) {
        free(totals);
        return NULL;
    }
    int32_t *places = totals + units;
    Py_ssize_t count = 0;
    for (Py_ssize_t at = 0; at < inputs; at++) {
        places[count] = (int32_t)at;
        count += heard[at] != 0;
    }
    add_up(totals, weights, heard, places, count, units);
    speak_up((uint8_t *)PyBytes_AS_STRING(made), totals, (const int32_t *)bias_bytes, (const int32_t *)factor_bytes, units);
    free(totals);
    return made;
}

/* said(heard, weights, biases, factors, rows): the sums times the factors of these units; weights lie by unit. */
static PyObject *
sums_said(PyObject *self, PyObject *args)
{
    const uint8_t *heard;
    const int8_t *weights;
    const char *bias_bytes, *factor_bytes;
    PyObject *rows;
    Py_ssize_t inputs, size, bias_size, factor_size;
    if (!PyArg_ParseTuple(args, "y#y#y#y#O!", &heard, &inputs, &weights, &size, &bias_bytes, &bias_size, &factor_bytes,
                          &factor_size, &PyList_Type, &rows))
        return NULL;
    Py_ssize_t units = bias_size / 4;
    if (size != inputs * units || factor_size != bias_size) {
        PyErr_SetString(PyExc_ValueError, "a layer of another size");
        return NULL;
    }
    const int32_t *biases = (const int32_t *)bias_bytes, *factors = (const int32_t *)factor_bytes;
    Py_ssize_t count = PyList_GET_SIZE(rows);
    PyObject *made = PyList_New(count);
    if (made == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t unit = PyLong_AsSsize_t(PyList_GET_ITEM(rows, i));
        if (unit < 0 || unit >= units) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "there is no such unit");
            Py_DECREF(made);
            return NULL;
        }
        int64_t total = (int64_t)total_of(weights + unit * inputs, heard, inputs) + biases[unit];
        PyObject *number = PyFloat_FromDouble((double)(total * factors[unit]));
        if (number == NULL) {
            Py_DECREF(made);
            return NULL;
        }
        PyList_SET_ITEM(made, i, number);
    }
    return made;
}

static PyMethodDef methods[] = {
    {"heard", sums_heard, METH_VARARGS, "What an observation sounds like, a byte for each input."},
    {"speak", sums_speak, METH_VARARGS, "How loud each unit of a layer is, a byte for each."},
    {"said", sums_said, METH_VARARGS, "What some units of one of the two ends say."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "sums", "A network's sums in C.", -1, methods};

PyMODINIT_FUNC
PyInit_sums(void)
{
    return PyModule_Create(&module);
}
