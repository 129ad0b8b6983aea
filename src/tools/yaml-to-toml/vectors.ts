import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'tomllib',
      input: { input: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1\n' },
      output: { output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n' },
      example: true,
    },
    {
      source: 'rule dates; tomllib gives date, datetime, string',
      input: { input: 'date: 2024-01-01\nwhen: 1979-05-27T07:32:00Z\nquoted: "2024-01-01"\n' },
      output: { output: 'date = 2024-01-01\nwhen = 1979-05-27T07:32:00Z\nquoted = "2024-01-01"\n' },
      example: true,
    },
    { source: 'rule dates', input: { input: 'date: 2024-01-01\n', dates: false }, output: { output: 'date = "2024-01-01"\n' } },
    {
      source: 'yaml 2.9.1 merge:true (it-tools writes a "<<" table); tomllib',
      input: { input: 'base: &b {x: 1, y: 2}\nm:\n  <<: *b\n  y: 3\n' },
      output: { output: '[base]\nx = 1\ny = 2\n\n[m]\nx = 1\ny = 3\n' },
    },
    { source: 'YAML 1.2 core; tomllib', input: { input: 'a: .inf\nb: 0x1F\nc: 1.10\nd: no\n' }, output: { output: 'a = inf\nb = 31\nc = 1.10\nd = "no"\n' } },
    { source: 'rule nulls', input: { input: 'a: ~\nb: [1, ~]\n' }, output: { output: 'b = [1]\n' } },
    {
      source: 'rule keepComments; tomllib',
      input: { input: '# head\na: 1 # one\n# section\nb:\n  # inner\n  c: 2\n' },
      output: { output: '# head\na = 1 # one\n\n# section\n[b]\n# inner\nc = 2\n' },
      example: true,
    },
    { source: 'TOML 1.0', input: { input: '- 1\n- 2\n' }, error: 'root-not-table', field: 'input', position: { line: 1, column: 1 } },
    { source: 'PyYAML', input: { input: 'a: [1' }, error: 'invalid-yaml', field: 'input', position: { line: 1, column: 6 } },
    {
      source: 'several documents become a list under a key',
      input: { input: 'a: 1\n---\na: 2\n', rootKey: 'items' },
      output: { output: '[[items]]\na = 1\n\n[[items]]\na = 2\n' },
    },
    { source: 'several documents are not a table', input: { input: 'a: 1\n---\na: 2\n' }, error: 'root-not-table', field: 'input' },
    {
      source: 'YAML 1.1 types; PyYAML, tomllib',
      input: { input: 'a: yes\nb: 0777\nc: 1_000\nd: 22:22\n', yamlVersion: '1.1' },
      output: { output: 'a = true\nb = 511\nc = 1000\nd = 1342\n' },
    },
    {
      source: 'TOML 1.0.0: offset and local date-times, dates and times',
      input: { input: 'a: 1979-05-27 07:32:00\nb: 1979-05-27t07:32:00.5z\nc: 07:32:00\nd: 1979-02-30\ne: 1979-05-27T07:32:00-07:00\n' },
      output: { output: 'a = 1979-05-27T07:32:00\nb = 1979-05-27T07:32:00.5Z\nc = 07:32:00\nd = "1979-02-30"\ne = 1979-05-27T07:32:00-07:00\n' },
      example: true,
    },
    {
      source: 'omissions are reported',
      input: { input: 'a: ~\nb: 1\n' },
      output: { output: 'b = 1\n', warnings: [{ code: 'null-omitted', path: '/a', line: 1, column: 4, detail: '' }] },
    },
    { source: 'null is rejected', input: { input: 'a: ~\n', nulls: 'error' }, error: 'null-not-allowed', field: 'input', position: { line: 1, column: 4 } },
    {
      source: 'merge keys, not merged',
      input: { input: 'a: &x {y: 1}\nb:\n  <<: *x\n', mergeKeys: false },
      output: { output: '[a]\ny = 1\n\n[b."<<"]\ny = 1\n' },
    },
    { source: 'keys must be unique', input: { input: 'a: 1\na: 2\n' }, error: 'duplicate-key', field: 'input', position: { line: 2, column: 1 } },
    {
      source: 'the last value at the first position',
      input: { input: 'a: 1\nb: 0\na: 2\n', duplicateKeys: 'last' },
      output: { output: 'a = 2\nb = 0\n', warnings: [{ code: 'duplicate-key', path: '/a', line: 3, column: 1, detail: 'a' }] },
    },
    {
      source: 'TOML 1.0.0, Integer: 64 bits',
      input: { input: 'id: 17478252242305210114\n' },
      output: {
        output: 'id = 17478252242305210114\n',
        warnings: [{ code: 'integer-out-of-range', path: '/id', line: 1, column: 5, detail: '17478252242305210114' }],
      },
    },
    { source: 'YAML 1.2.2, section 8.1; tomllib', input: { input: 's: |\n  line 1\n  line 2\n' }, output: { output: 's = """\nline 1\nline 2\n"""\n' } },
    {
      source: 'YAML 1.2.2, section 7.1: an alias of an anchor that is still open',
      input: { input: 'a: &x\n  b: *x\n' },
      error: 'cyclic-alias',
      field: 'input',
      position: { line: 2, column: 6 },
    },
    {
      source: 'a billion values are not expanded',
      input: { input: ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(10)}]`)].join('\n') },
      error: 'alias-expansion-limit',
      field: 'input',
    },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', warnings: [] } },
  ],
});
