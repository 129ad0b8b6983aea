import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export default vectors<typeof fields>({
  format: [
    {
      source: 'CorentinTh/it-tools#1615; python3 json (integers of any size)',
      input: { input: '{"userId": 17478252242305210114}' },
      output: { output: '{\n  "userId": 17478252242305210114\n}', warnings: [] },
      example: true,
    },
    {
      source: 'python3 json sort_keys',
      input: { input: '{"b":1,"a":[1,{"d":2,"c":3}]}', sortKeys: true },
      output: { output: '{\n  "a": [\n    1,\n    {\n      "c": 3,\n      "d": 2\n    }\n  ],\n  "b": 1\n}' },
      example: true,
    },
    {
      source: 'python3 json (member order kept; a JavaScript object would put 9 before 10)',
      input: { input: '{"10":"ten","9":"nine","a":{}}' },
      output: { output: '{\n  "10": "ten",\n  "9": "nine",\n  "a": {}\n}' },
    },
    {
      source: 'RFC 8259 section 6: the number tokens themselves; python3 json with parse_float=str',
      input: { input: '[1.0,1E400,-0.0,3.141592653589793238462643383279]' },
      output: { output: '[\n  1.0,\n  1E400,\n  -0.0,\n  3.141592653589793238462643383279\n]' },
    },
    {
      source: 'RFC 8259 section 4, both members kept by a formatter',
      input: { input: '{"a":1,"a":2}' },
      output: { output: '{\n  "a": 1,\n  "a": 2\n}', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 8, detail: 'a' }] },
    },
    { source: 'the first value is kept', input: { input: '{"a":1,"a":2}', duplicateKeys: 'first' }, output: { output: '{\n  "a": 1\n}' } },
    {
      source: 'the last value at the first place; python3 json',
      input: { input: '{"a":1,"b":0,"a":2}', duplicateKeys: 'last', indent: 0 },
      output: { output: '{"a":2,"b":0}', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 14, detail: 'a' }] },
    },
    {
      source: 'json5 2.2.3 (same value)',
      input: { input: "{unquoted:'single', hex:0xFF, plus:+1, half:.5, five:5., list:[1,2,], /* c */}" },
      output: {
        output: '{\n  "unquoted": "single",\n  "hex": 255,\n  "plus": 1,\n  "half": 0.5,\n  "five": 5.0,\n  "list": [\n    1,\n    2\n  ]\n}',
        warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 71, detail: '1' }],
      },
      example: true,
    },
    { source: 'python3 json separators', input: { input: '{"a":[true,null]}', indent: 0 }, output: { output: '{"a":[true,null]}' } },
    { source: 'python3 json indent="\\t"', input: { input: '{"a":[]}', indentWith: 'tab' }, output: { output: '{\n\t"a": []\n}' } },
    { source: 'python3 json ensure_ascii', input: { input: '"\\u00e9\\ud83d\\ude00"', escapeNonAscii: true }, output: { output: '"\\u00e9\\ud83d\\ude00"' } },
    { source: 'python3 json ensure_ascii', input: { input: '"é😀"', escapeNonAscii: true }, output: { output: '"\\u00e9\\ud83d\\ude00"' } },
    { source: 'ECMAScript, well-formed JSON.stringify', input: { input: '"\\u0041\\/\\u001F\\ud800"' }, output: { output: '"A/\\u001f\\ud800"' } },
    { source: 'RFC 8259 section 2: a text is one value, of whatever kind', input: { input: 'null' }, output: { output: 'null' } },
    { source: 'RFC 8259 section 2: a text is one value, of whatever kind', input: { input: '0' }, output: { output: '0' } },
    { source: 'a byte order mark is ignored', input: { input: '\uFEFF[1]', indent: 0, syntax: 'json' }, output: { output: '[1]' } },
    {
      source: 'JSON Lines: each value formatted',
      input: { input: '{"a": 1}\n\n[2]\r\n', syntax: 'json-lines' },
      output: { output: '{\n  "a": 1\n}\n[\n  2\n]' },
    },
    {
      source: 'JSON Lines: a value ends with its line',
      input: { input: '{"a":\n1}', syntax: 'json-lines' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 6 },
    },
    {
      source: 'json5 2.2.3 reads these numbers, which JSON does not have',
      input: { input: '[Infinity, -Infinity, NaN]', indent: 0 },
      output: {
        output: '[null,null,null]',
        warnings: [
          { code: 'non-finite-replaced', path: '/0', line: 1, column: 2, detail: 'Infinity' },
          { code: 'non-finite-replaced', path: '/1', line: 1, column: 12, detail: '-Infinity' },
          { code: 'non-finite-replaced', path: '/2', line: 1, column: 23, detail: 'NaN' },
        ],
      },
    },
    { source: 'as text', input: { input: '[-Infinity]', indent: 0, nonFinite: 'string' }, output: { output: '["-Infinity"]', warnings: [] } },
    {
      source: 'refused',
      input: { input: '[\n  NaN\n]', nonFinite: 'error' },
      error: 'non-finite-number',
      field: 'input',
      position: { line: 2, column: 3 },
    },
    {
      source: 'RFC 8259; python3 json refuses it',
      input: { input: '{"a":1,}', syntax: 'json' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    { source: 'python3 json refuses it', input: { input: '{"a":' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 6 } },
    { source: 'a column counts code points', input: { input: '["😀" x]' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 6 } },
    {
      source: 'a name must not come twice',
      input: { input: '{"a":1,"\\u0061":2}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    { source: '5,000 levels are read', input: { input: nested(5000), indent: 0 }, output: { output: nested(5000) } },
    {
      source: 'level 5,001 is refused as it opens',
      input: { input: '['.repeat(6000) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5001 },
    },
    {
      source: 'jsonrepair 3.15.0',
      input: { input: '{a:[1,2,"x"', repair: true, indent: 0 },
      output: {
        output: '{"a":[1,2,"x"]}',
        warnings: [
          { code: 'repaired', path: '', line: 1, column: 2, detail: 'a → "a"' },
          { code: 'repaired', path: '', line: 1, column: 12, detail: '+ ]}' },
        ],
      },
      example: true,
    },
    { source: 'JSON5 needs no mending', input: { input: '{a:0x10}', repair: true, indent: 0 }, output: { output: '{"a":16}', warnings: [] } },
    { source: 'nothing is not an error', input: { input: '' }, output: { output: '' } },
    { source: 'white space alone is nothing', input: { input: ' \n\t' }, output: { output: '', warnings: [] } },
  ],
});
