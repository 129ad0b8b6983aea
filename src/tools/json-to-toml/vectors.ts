import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
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
      output: { output: 'p = "d"\n', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'tomllib reads it back',
      input: { input: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}' },
      output: { output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n' },
      example: true,
    },
    {
      source: 'tomllib (it-tools writes 9_223_372_036_854_776_000 and f = 1)',
      input: { input: '{"id":9223372036854775807,"f":1.0,"e":1e5,"b":true}' },
      output: { output: 'id = 9223372036854775807\nf = 1.0\ne = 1e5\nb = true\n' },
      example: true,
    },
    {
      source: 'tomllib; values before tables',
      input: { input: '{"products":[{"name":"Hammer","sku":738594937},{},{"name":"Nail"}],"title":"x"}' },
      output: { output: 'title = "x"\n\n[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\n\n[[products]]\nname = "Nail"\n' },
      example: true,
    },
    { source: 'tomllib; quoted keys', input: { input: '{"a.b":{"c d":1},"":2}' }, output: { output: '"" = 2\n\n["a.b"]\n"c d" = 1\n' } },
    { source: 'rule nulls; tomllib', input: { input: '{"a":null,"b":[1,null,2]}' }, output: { output: 'b = [1, 2]\n' } },
    {
      source: 'tomllib',
      input: { input: '{"s":"line 1\\nline 2","p":"C:\\\\x","m":[1,{"a":2}]}' },
      output: { output: 's = """\nline 1\nline 2"""\np = "C:\\\\x"\nm = [1, { a = 2 }]\n' },
    },
    { source: 'rule rootKey; tomllib', input: { input: '[{"a":1},{"a":2}]', rootKey: 'items' }, output: { output: '[[items]]\na = 1\n\n[[items]]\na = 2\n' } },
    { source: 'TOML 1.0: the document is a table', input: { input: '[1,2]' }, error: 'root-not-table', field: 'input', position: { line: 1, column: 1 } },
    { source: 'python3 json', input: { input: '{"a":}' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 6 } },
    { source: 'rule nulls', input: { input: '{"a":null}', nulls: 'error' }, error: 'null-not-allowed', field: 'input', position: { line: 1, column: 6 } },
    {
      source: 'omitted keys are reported',
      input: { input: '{"a":null,"b":[1,null]}' },
      output: {
        output: 'b = [1]\n',
        warnings: [
          { code: 'null-omitted', path: '/a', line: 1, column: 6, detail: '' },
          { code: 'null-omitted', path: '/b/1', line: 1, column: 18, detail: '' },
        ],
      },
    },
    { source: 'as empty strings', input: { input: '{"a":null,"b":[null]}', nulls: 'empty-string' }, output: { output: 'a = ""\nb = [""]\n', warnings: [] } },
    {
      source: 'TOML 1.0.0, Integer: 64 bits; tomllib reads more',
      input: { input: '{"id":17478252242305210114,"min":-9223372036854775808}' },
      output: {
        output: 'id = 17478252242305210114\nmin = -9223372036854775808\n',
        warnings: [{ code: 'integer-out-of-range', path: '/id', line: 1, column: 7, detail: '17478252242305210114' }],
      },
    },
    {
      source: 'strings that look like dates stay strings',
      input: { input: '{"d":"1979-05-27","t":"07:32:00"}' },
      output: { output: 'd = "1979-05-27"\nt = "07:32:00"\n' },
    },
    {
      source: 'TOML 1.0.0, Comment',
      input: { input: '{\n  // the port\n  "port": 80, // default\n  "tls": { "on": true }\n}' },
      output: { output: '# the port\nport = 80 # default\n\n[tls]\non = true\n', warnings: [] },
      example: true,
    },
    {
      source: 'without comments',
      input: { input: '{a: 1 /* x */}', keepComments: false },
      output: { output: 'a = 1\n', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 7, detail: '1' }] },
    },
    {
      source: 'json5 2.2.3; TOML 1.0.0, Float',
      input: { input: '{a:+Infinity,b:-Infinity,c:NaN,d:.5,e:0x1F}' },
      output: { output: 'a = inf\nb = -inf\nc = nan\nd = 0.5\ne = 31\n' },
    },
    {
      source: 'the last value at the first position',
      input: { input: '{"a":1,"b":2,"a":3}' },
      output: { output: 'a = 3\nb = 2\n', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 14, detail: 'a' }] },
    },
    {
      source: 'duplicate keys are not allowed',
      input: { input: '{"a":1,"a":3}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    {
      source: 'longer than 80 characters: one element per line',
      input: { input: '{"a":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","cccccccccccccccccccc"]}', indent: 4 },
      output: { output: 'a = [\n    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",\n    "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",\n    "cccccccccccccccccccc",\n]\n' },
    },
    {
      source: 'sorted by UTF-16 code units, values before tables',
      input: { input: '{"b":1,"a":{"d":1,"c":2}}', sortKeys: true },
      output: { output: 'b = 1\n\n[a]\nc = 2\nd = 1\n' },
    },
    { source: 'TOML 1.0.0: an empty document is an empty table', input: { input: '{}' }, output: { output: '' } },
    {
      source: 'RFC 8259 has no comments',
      input: { input: '{} // c', syntax: 'json' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 4 },
    },
    {
      source: 'TOML 1.0.0: Unicode scalar values only',
      input: { input: '{"a":"\\ud800"}' },
      error: 'unrepresentable-character',
      field: 'input',
      position: { line: 1, column: 6 },
    },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', warnings: [] } },
  ],
});
