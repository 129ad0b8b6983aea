import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'tomllib, PyYAML',
      input: { input: 'foo = "bar"\n\n[list]\n  name = "item"\n[list.another]\n  key = "value"\n' },
      output: { output: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n' },
      example: true,
    },
    {
      source: 'tomllib; PyYAML reads date, datetime, string',
      input: { input: 'd = 1979-05-27\nodt = 1979-05-27 07:32:00Z\ns = "1979-05-27"\n' },
      output: { output: 'd: 1979-05-27\nodt: 1979-05-27T07:32:00Z\ns: "1979-05-27"\n' },
      example: true,
    },
    {
      source: 'tomllib, PyYAML',
      input: { input: 'id = 9223372036854775807\nhex = 0xFF\nf = 1e10\ng = 1_000.5\n' },
      output: { output: 'id: 9223372036854775807\nhex: 255\nf: 1.0e+10\ng: 1000.5\n' },
    },
    { source: 'YAML 1.2.2 section 10.3.2; PyYAML', input: { input: 'a = inf\nb = nan\nc = -inf\n' }, output: { output: 'a: .inf\nb: .nan\nc: -.inf\n' } },
    { source: 'tomllib, PyYAML', input: { input: '[[p]]\nn = 1\n[[p]]\nn = 2\n', indentSequences: false }, output: { output: 'p:\n- "n": 1\n- "n": 2\n' } },
    { source: 'tomllib, PyYAML', input: { input: 's = """\nline 1\nline 2\n"""\n' }, output: { output: 's: |\n  line 1\n  line 2\n' } },
    {
      source: 'rule keepComments; PyYAML',
      input: { input: '# head\na = 1 # one\n\n# section\n[b]\n# inner\nc = 2\n' },
      output: { output: '# head\na: 1 # one\n# section\nb:\n  # inner\n  c: 2\n' },
      example: true,
    },
    { source: 'tomllib', input: { input: 'a = \n' }, error: 'invalid-toml', field: 'input', position: { line: 1, column: 5 } },
    {
      source: 'a local time would be a number in YAML 1.1; PyYAML reads a string',
      input: { input: 't = 12:30:00\nu = 07:32:00.5\n' },
      output: {
        output: 't: "12:30:00"\nu: "07:32:00.5"\n',
        warnings: [
          { code: 'date-became-string', path: '/t', line: 1, column: 5, detail: '12:30:00' },
          { code: 'date-became-string', path: '/u', line: 2, column: 5, detail: '07:32:00.5' },
        ],
      },
    },
    {
      source: 'yaml.org/type (1.1); PyYAML safe_load returns the same strings',
      input: { input: 'country = "NO"\non = "1.10"\n' },
      output: { output: 'country: "NO"\n"on": "1.10"\n', warnings: [] },
      example: true,
    },
    {
      source: 'YAML 1.2.2 section 10.3 core schema',
      input: { input: 'country = "NO"\nversion = "1.10"\n', yaml11Safe: false, quoteStyle: 'single' },
      output: { output: "country: NO\nversion: '1.10'\n" },
    },
    {
      source: 'without comments',
      input: { input: 'a = 1 # one\n', keepComments: false },
      output: { output: 'a: 1\n', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 7, detail: '1' }] },
    },
    { source: 'empty collections', input: { input: 'l = []\n[e]\n' }, output: { output: 'l: []\ne: {}\n' } },
    {
      source: 'YAML 1.2.2 section 7.3: folded at spaces; PyYAML',
      input: { input: 'a = "one two three four"\n', lineWidth: 14, indent: 4 },
      output: { output: 'a: one two\n    three four\n' },
    },
    { source: 'sorted', input: { input: 'b = 1\n[a]\nd = 1\nc = 2\n', sortKeys: true }, output: { output: 'a:\n  c: 2\n  d: 1\nb: 1\n' } },
    {
      source: 'TOML 1.0.0: a single-line string ends on its line',
      input: { input: 'a = 1\nb = "x\nc = 2\n' },
      error: 'invalid-toml',
      field: 'input',
      position: { line: 2, column: 7 },
    },
    {
      source: 'level 5,001 is rejected',
      input: { input: `a = ${'['.repeat(5001)}` },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5004 },
    },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', warnings: [] } },
  ],
});
