import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'tomllib',
      input: { input: 'foo = "bar"\n\n# This is a comment\n\n[list]\n  name = "item"\n[list.another]\n  key = "value"\n' },
      output: { output: '{\n  "foo": "bar",\n  "list": {\n    "name": "item",\n    "another": {\n      "key": "value"\n    }\n  }\n}' },
      example: true,
    },
    {
      source: 'TOML 1.0 integer; tomllib',
      input: { input: 'id = 9223372036854775807\nhex = 0xDEAD_BEEF\noct = 0o755\nbin = 0b1101\nsep = 1_000\npos = +99\n' },
      output: { output: '{\n  "id": 9223372036854775807,\n  "hex": 3735928559,\n  "oct": 493,\n  "bin": 13,\n  "sep": 1000,\n  "pos": 99\n}' },
      example: true,
    },
    {
      source: 'TOML 1.0 dates; tomllib accepts (@iarna/toml loses microseconds and fails on some)',
      input: { input: 'odt = 1979-05-27 07:32:00.999999-07:00\nldt = 1979-05-27T07:32:00\nd = 1979-05-27\nt = 07:32:00\n' },
      output: { output: '{\n  "odt": "1979-05-27T07:32:00.999999-07:00",\n  "ldt": "1979-05-27T07:32:00",\n  "d": "1979-05-27",\n  "t": "07:32:00"\n}' },
      example: true,
    },
    {
      source: 'TOML 1.0 float; tomllib with parse_float=str',
      input: { input: 'a = 1.0\nb = 6.626e-34\nc = 5e+22\nd = 9_224.5\ne = +1.5\n' },
      output: { output: '{\n  "a": 1.0,\n  "b": 6.626e-34,\n  "c": 5e+22,\n  "d": 9224.5,\n  "e": 1.5\n}' },
    },
    {
      source: 'TOML 1.0 arrays of tables; tomllib',
      input: {
        input: '[[fruits]]\nname = "apple"\n[fruits.physical]\ncolor = "red"\n[[fruits.varieties]]\nname = "red delicious"\n[[fruits]]\nname = "banana"\n',
      },
      output: {
        output:
          '{\n  "fruits": [\n    {\n      "name": "apple",\n      "physical": {\n        "color": "red"\n      },\n      "varieties": [\n        {\n          "name": "red delicious"\n        }\n      ]\n    },\n    {\n      "name": "banana"\n    }\n  ]\n}',
      },
    },
    {
      source: 'TOML 1.0; rule nonFinite',
      input: { input: 'a = inf\nb = -nan\n', nonFinite: 'string' },
      output: { output: '{\n  "a": "Infinity",\n  "b": "NaN"\n}' },
    },
    {
      source: 'TOML 1.0: no duplicate keys; tomllib',
      input: { input: 'a = 1\na = 2\n' },
      error: 'invalid-toml',
      field: 'input',
      position: { line: 2, column: 1 },
    },
    { source: 'TOML 1.0: no leading zeros; tomllib', input: { input: 'a = 01\n' }, error: 'invalid-toml', field: 'input', position: { line: 1, column: 5 } },
    {
      source: 'TOML 1.1.0; smol-toml 1.9.1',
      input: { input: 'a = {x = 1,\n y = 2,\n}\nt = 07:32\ns = "\\e\\x41"\n', indent: 0 },
      output: { output: '{"a":{"x":1,"y":2},"t":"07:32","s":"\\u001bA"}' },
    },
    {
      source: 'JSON has no such numbers',
      input: { input: 'a = inf\nb = [-inf, nan]\n', indent: 0 },
      output: {
        output: '{"a":null,"b":[null,null]}',
        warnings: [
          { code: 'non-finite-replaced', path: '/a', line: 1, column: 5, detail: 'Infinity' },
          { code: 'non-finite-replaced', path: '/b/0', line: 2, column: 6, detail: '-Infinity' },
          { code: 'non-finite-replaced', path: '/b/1', line: 2, column: 12, detail: 'NaN' },
        ],
      },
    },
    {
      source: 'rejected',
      input: { input: 'a = 1\nb = +nan\n', nonFinite: 'error' },
      error: 'non-finite-number',
      field: 'input',
      position: { line: 2, column: 5 },
    },
    {
      source: 'dates become strings, which is reported',
      input: { input: 'd = 1979-05-27\nt = 07:32:00\n', indent: 0 },
      output: {
        output: '{"d":"1979-05-27","t":"07:32:00"}',
        warnings: [
          { code: 'date-became-string', path: '/d', line: 1, column: 5, detail: '1979-05-27' },
          { code: 'date-became-string', path: '/t', line: 2, column: 5, detail: '07:32:00' },
        ],
      },
    },
    {
      source: 'comments are counted',
      input: { input: '# head\na = 1 # one\n', indent: 0 },
      output: { output: '{"a":1}', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 1, detail: '2' }] },
    },
    {
      source: 'JSON5 1.0.0 has comments',
      input: { input: '# head\na = 1 # one\nb = 2\n', keepComments: true },
      output: { output: '{\n  // head\n  "a": 1, // one\n  "b": 2\n}', warnings: [] },
      example: true,
    },
    {
      source: 'TOML 1.0.0, Keys: dotted and quoted; tomllib',
      input: { input: 'physical.color = "orange"\nphysical.shape = "round"\nsite."google.com" = true\n10 = 1\n9 = 2\n', indent: 0 },
      output: { output: '{"physical":{"color":"orange","shape":"round"},"site":{"google.com":true},"10":1,"9":2}' },
    },
    { source: 'tabs', input: { input: 'a = [1]\n', indentWith: 'tab' }, output: { output: '{\n\t"a": [\n\t\t1\n\t]\n}' } },
    {
      source: 'python3 json ensure_ascii, sort_keys',
      input: { input: 'b = "é😀"\na = 1\n', escapeNonAscii: true, sortKeys: true, indent: 0 },
      output: { output: '{"a":1,"b":"\\u00e9\\ud83d\\ude00"}' },
    },
    {
      source: 'TOML 1.0.0: an invalid date; tomllib rejects it',
      input: { input: 'a = 1\nd = 1979-02-30\n' },
      error: 'invalid-toml',
      field: 'input',
      position: { line: 2, column: 5 },
    },
    {
      source: 'TOML 1.0.0: an inline table is complete',
      input: { input: 'a = { b = 1 }\n[a.c]\n' },
      error: 'invalid-toml',
      field: 'input',
      position: { line: 2, column: 2 },
    },
    {
      source: 'level 5,001 is rejected',
      input: { input: `a = ${'['.repeat(5001)}` },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5004 },
    },
    { source: 'a text with only comments is an empty table', input: { input: '# nothing\n' }, output: { output: '{}' } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', warnings: [] } },
  ],
});
