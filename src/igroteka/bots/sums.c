/* A network's sums in C, for one position at a time: see `network.py`, whose `Layer` does the same in Python.

   All numbers are whole, so whatever order they are added in, the sums are the same. Units lie side by side for each
   input, so that a compiler adds up many of them at once; two inputs are taken together, since two products of a byte and
   what is heard (at most 127) still fit into sixteen bits. What is silent is left out. */

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

/* Adds to what each unit has summed up its weights for two inputs, times what is heard there. */
QUICK static void
add_two(int32_t *restrict totals, const int8_t *restrict one, const int8_t *restrict other, int16_t first, int16_t second,
        Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++) {
        int16_t both = (int16_t)((int16_t)(one[unit] * first) + (int16_t)(other[unit] * second));
        totals[unit] += both;
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
    int32_t *totals = calloc(units + 1, sizeof(int32_t));
    PyObject *made = totals == NULL ? PyErr_NoMemory() : PyBytes_FromStringAndSize(NULL, units);
    if (made == NULL) {
        free(totals);
        return NULL;
    }
    Py_ssize_t waiting = -1, last = 0;
    for (Py_ssize_t at = 0; at < inputs; at++) {
        if (heard[at] == 0)
            continue;
        last = at;
        if (waiting < 0) {
            waiting = at;
        } else {
            add_two(totals, weights + waiting * units, weights + at * units, heard[waiting], heard[at], units);
            waiting = -1;
        }
    }
    if (waiting >= 0)
        add_two(totals, weights + last * units, weights + last * units, heard[last], 0, units);
    uint8_t *out = (uint8_t *)PyBytes_AS_STRING(made);
    for (Py_ssize_t unit = 0; unit < units; unit++) {
        int64_t total = (int64_t)totals[unit] + biases[unit];
        int64_t said = total > 0 ? (total * factors[unit] + (1 << (SHIFT - 1))) >> SHIFT : 0;
        out[unit] = (uint8_t)(said <= 0 ? 0 : said > LOUDEST ? LOUDEST : said);
    }
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
