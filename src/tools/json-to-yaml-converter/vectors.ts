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
      output: { output: 'p: d\n', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'yaml 2.9.1; PyYAML 6.0.3 reads it back',
      input: { input: '{"foo":"bar","list":["item",{"key":"value"}]}' },
      output: { output: 'foo: bar\nlist:\n  - item\n  - key: value\n' },
      example: true,
    },
    {
      source: 'CorentinTh/it-tools#1615; PyYAML reads the same integer',
      input: { input: '{"id":17478252242305210114,"price":1.10}' },
      output: { output: 'id: 17478252242305210114\nprice: 1.10\n' },
    },
    {
      source: 'yaml.org/type (1.1); PyYAML safe_load returns the same strings',
      input: { input: '{"country":"NO","on":"yes","version":"1.10","time":"22:22","date":"2024-01-01","mode":"0777"}' },
      output: { output: 'country: "NO"\n"on": "yes"\nversion: "1.10"\ntime: "22:22"\ndate: "2024-01-01"\nmode: "0777"\n' },
      example: true,
    },
    {
      source: 'YAML 1.2.2 section 10.3 core schema',
      input: { input: '{"country":"NO","version":"1.10"}', yaml11Safe: false },
      output: { output: 'country: NO\nversion: "1.10"\n' },
    },
    {
      source: 'YAML 1.2.2 section 8.1; PyYAML',
      input: { input: '{"text":"line 1\\nline 2\\n","s":"no end\\nhere"}' },
      output: { output: 'text: |\n  line 1\n  line 2\ns: |-\n  no end\n  here\n' },
      example: true,
    },
    {
      source: 'PyYAML',
      input: { input: '{"e":"","l":[],"o":{},"n":null,"b":false}' },
      output: { output: 'e: ""\nl: []\no: {}\n"n": null\nb: false\n' },
    },
    { source: 'key order kept, keys stay strings; PyYAML', input: { input: '{"10":1,"9":2}' }, output: { output: '"10": 1\n"9": 2\n' } },
    { source: 'yaml 2.9.1; PyYAML', input: { input: '[[1,2],{"a":[3]}]', indentSequences: false }, output: { output: '- - 1\n  - 2\n- a:\n  - 3\n' } },
    { source: 'json5', input: { input: "{a:'x', b:[1,],}" }, output: { output: 'a: x\nb:\n  - 1\n' } },
    { source: 'python3 json', input: { input: '{"a":1' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 7 } },
    {
      source: 'comments are kept; PyYAML reads {port: 80, tls: true}',
      input: { input: '{\n  // the port\n  "port": 80, // default\n  "tls": true\n}' },
      output: { output: '# the port\nport: 80 # default\ntls: true\n', warnings: [] },
      example: true,
    },
    {
      source: 'a block comment has one # per line',
      input: { input: '/*\n * Servers\n * of the north\n */\n{ // all\n  a: [ // first\n    1,\n    // none left\n  ]\n}\n// end' },
      output: { output: '# Servers\n# of the north\n# all\na: # first\n  - 1\n  # none left\n# end\n' },
    },
    {
      source: 'without comments',
      input: { input: '{a: 1 /* x */} // y', keepComments: false },
      output: { output: 'a: 1\n', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 7, detail: '2' }] },
    },
    {
      source: 'yaml.org/type/float: a point and a signed exponent; PyYAML',
      input: { input: '[1e5, 2E-3, 1.5e3, -Infinity, NaN]' },
      output: { output: '- 1.0e+5\n- 2.0e-3\n- 1.5e+3\n- -.inf\n- .nan\n' },
    },
    { source: 'numbers unchanged', input: { input: '[1e5,2E-3]', yaml11Safe: false }, output: { output: '- 1e5\n- 2E-3\n' } },
    {
      source: 'YAML 1.2.2 section 8.1.1: indentation and chomping indicators; PyYAML',
      input: { input: '["  a\\nb", "c\\n\\n", "\\n"]' },
      output: { output: '- |2-\n    a\n  b\n- |+\n  c\n\n- |+\n\n' },
    },
    {
      source: 'YAML 1.2.2 section 5.7: escapes where plain text is not possible; PyYAML',
      input: { input: '["a\\tb", "\\u0085", "a: b", "#x", "- x", "-x", "\\ud800", "it\'s"]' },
      output: { output: '- "a\\tb"\n- "\\u0085"\n- "a: b"\n- "#x"\n- "- x"\n- -x\n- "\\ud800"\n- it\'s\n' },
    },
    {
      source: 'single quotes where possible',
      input: { input: '["no","a\\tb","\'a\': b"]', quoteStyle: 'single' },
      output: { output: "- 'no'\n- \"a\\tb\"\n- '''a'': b'\n" },
    },
    {
      source: 'YAML 1.2.2 section 7.3: folded at spaces; PyYAML',
      input: { input: '{"a":"one two three four","b":"one: two three four"}', lineWidth: 14 },
      output: { output: 'a: one two\n  three four\nb: "one: two\n  three four"\n' },
    },
    {
      source: 'the last value at the first position',
      input: { input: '{"a":1,"b":2,"a":3}' },
      output: { output: 'a: 3\nb: 2\n', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 14, detail: 'a' }] },
    },
    {
      source: 'duplicate keys are not allowed',
      input: { input: '{"a":1,"a":3}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    {
      source: 'sorted by UTF-16 code units, like RFC 8785 section 3.2.3',
      input: { input: '{"\\ufb33":1,"\\ud83d\\ude00":2,"b":3,"a":4}', sortKeys: true },
      output: { output: 'a: 4\nb: 3\n\ud83d\ude00: 2\n\ufb33: 1\n' },
    },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' ' }, output: { output: '', warnings: [] } },
    {
      source: 'AWS CloudFormation User Guide: short forms, one per node',
      input: {
        input:
          '{"V":{"Ref":"Vpc"},"G":{"Fn::GetAtt":["A","Arn.B"]},"S":{"Fn::Select":["0",{"Ref":"Sub"}]},"B":{"Fn::Base64":{"Fn::Sub":"a\\nb\\n"}},"N":{"Ref":1},"L":[{"Fn::If":["c",{"Ref":"d"},{"e":1}]}]}',
        tags: 'cloudformation',
      },
      output: {
        output:
          'V: !Ref Vpc\nG: !GetAtt A.Arn.B\nS: !Select\n  - "0"\n  - !Ref Sub\nB:\n  Fn::Base64: !Sub |\n    a\n    b\n"N":\n  Ref: 1\nL:\n  - !If\n    - c\n    - !Ref d\n    - e: 1\n',
      },
    },
    {
      source: 'rule tags: as kept by the reverse converter',
      input: { input: '{"a":{"!secret":"b"},"c":{"!x":[1]},"d":{"!!int":"x"},"e":{"!u!1":2}}', tags: 'keep' },
      output: { output: 'a: !secret b\nc: !x\n  - 1\nd:\n  "!!int": x\ne:\n  "!u!1": 2\n' },
    },
    { source: 'rule tags: JSON has no tags', input: { input: '{"a":{"Ref":"b"}}' }, output: { output: 'a:\n  Ref: b\n' } },
  ],
});
