import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  minify: [
    {
      source: 'json5/json5#22; python3 json, jq and node reject it',
      input: { input: '{"pattern":"^\\d+\\.\\w$","path":"C:\\Users\\ann"}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 14 },
    },
    {
      source: 'json5 2.2.3 (same value); rule: an unknown escape causes a warning',
      input: { input: "{p: '\\d'}" },
      output: { output: '{"p":"d"}', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'python3 json separators=(",",":")',
      input: { input: '{\n\t"hello": [\n\t\t"world"\n\t]\n}' },
      output: { output: '{"hello":["world"]}', inputBytes: 28, outputBytes: 19 },
      example: true,
    },
    {
      source: 'python3 json; tokens kept',
      input: { input: '{ "id" : 9007199254740993 , "x" : 0.10 }' },
      output: { output: '{"id":9007199254740993,"x":0.10}', inputBytes: 40, outputBytes: 32 },
      example: true,
    },
    {
      source: 'python3 json; whitespace inside strings kept',
      input: { input: '[ "é" , " a  b " ]' },
      output: { output: '["é"," a  b "]', inputBytes: 19, outputBytes: 15 },
    },
    {
      source: 'json5 2.2.3',
      input: { input: '{"a":1, // note\n "b":2,}' },
      output: { output: '{"a":1,"b":2}', inputBytes: 24, outputBytes: 13 },
      example: true,
    },
    { source: 'python3 ensure_ascii', input: { input: '["é"]', escapeNonAscii: true }, output: { output: '["\\u00e9"]', inputBytes: 6, outputBytes: 10 } },
    { source: 'RFC 8259 section 2', input: { input: '0' }, output: { output: '0', inputBytes: 1, outputBytes: 1 } },
    { source: 'python3 json, json5', input: { input: '[1 2]' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 4 } },
    { source: 'JSON Lines', input: { input: '{"a": 1}\n{"b": 2}', syntax: 'json-lines' }, output: { output: '{"a":1}\n{"b":2}' } },
    {
      source: 'RFC 8259, section 4: a formatter keeps both duplicate keys',
      input: { input: '{"a": 1, "a": 2}' },
      output: { output: '{"a":1,"a":2}', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 10, detail: 'a' }] },
    },
    {
      source: 'rejected',
      input: { input: '{"a": 1, "a": 2}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 10 },
    },
    { source: 'python3 json sort_keys', input: { input: '{"b": 1, "a": {"d": 2, "c": 3}}', sortKeys: true }, output: { output: '{"a":{"c":3,"d":2},"b":1}' } },
    {
      source: 'JSON has no such numbers',
      input: { input: '[NaN /* no number */]' },
      output: {
        output: '[null]',
        warnings: [
          { code: 'non-finite-replaced', path: '/0', line: 1, column: 2, detail: 'NaN' },
          { code: 'comment-dropped', path: '', line: 1, column: 6, detail: '1' },
        ],
      },
    },
    { source: 'rejected', input: { input: '[ -Infinity ]', nonFinite: 'error' }, error: 'non-finite-number', field: 'input', position: { line: 1, column: 3 } },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', inputBytes: 0, outputBytes: 0, warnings: [] } },
  ],
  canonicalize: [
    {
      source: 'RFC 8785 section 3.2.2, section 3.2.4',
      input: {
        input:
          '{\n  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],\n  "string": "\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/",\n  "literals": [null, true, false]\n}',
      },
      output: { output: '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}' },
      example: true,
    },
    {
      source: 'RFC 8785 section 3.1 (I-JSON: unique names)',
      input: { input: '{"a":1,"a":2}' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    {
      source: 'RFC 8785 section 3.2.3: sorted by UTF-16 code units',
      input: {
        input:
          '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}',
      },
      output: {
        output:
          '{"\\r":"Carriage Return","1":"One","":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","דּ":"Hebrew Letter Dalet With Dagesh"}',
        warnings: [],
      },
    },
    {
      source: 'RFC 8785 appendix B: doubles at the limits',
      input: { input: '[-0.0,5e-324,1.7976931348623157e308,9007199254740992,295147905179352830000,999999999999999900000,1e21,1e-6,1e-7,1424953923781206.25]' },
      output: {
        output: '[0,5e-324,1.7976931348623157e+308,9007199254740992,295147905179352830000,999999999999999900000,1e+21,0.000001,1e-7,1424953923781206.2]',
        warnings: [{ code: 'number-rounded', path: '/9', line: 1, column: 113, detail: '1424953923781206.25 → 1424953923781206.2' }],
      },
    },
    {
      source: 'RFC 8785 section 3.2.2.3: rounded to the nearest double',
      input: { input: '{\n  "a": [9007199254740993]\n}' },
      output: {
        output: '{"a":[9007199254740992]}',
        warnings: [{ code: 'number-rounded', path: '/a/0', line: 2, column: 9, detail: '9007199254740993 → 9007199254740992' }],
      },
      example: true,
    },
    {
      source: 'RFC 8785 section 3.2.2.3: greater than any double',
      input: { input: '[1, 1e400]' },
      error: 'number-out-of-range',
      field: 'input',
      position: { line: 1, column: 5 },
    },
    {
      source: 'RFC 8785 section 3.2.2.2: lone surrogates are rejected',
      input: { input: '["a", "\\ud800"]' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 7 },
    },
    {
      source: 'RFC 8785 section 3.2.2.2: lone surrogates are rejected',
      input: { input: '{"\\udc00": 1}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 2 },
    },
    { source: 'RFC 8259 has no comments', input: { input: '[] // c' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 4 } },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', warnings: [] } },
  ],
});
