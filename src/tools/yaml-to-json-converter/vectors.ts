import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'PyYAML, yaml 2.9.1',
      input: { input: 'foo: bar\nlist:\n  - item\n  - key: value' },
      output: { output: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}' },
    },
    {
      source: 'YAML 1.2.2, section 10.3.2 core schema; yaml 2.9.1 (same values)',
      input: { input: 'a: NO\nb: 1.10\nc: 012\nd: 0o14\ne: 0x1F\nf: ~\ng: 2024-01-01' },
      output: { output: '{\n  "a": "NO",\n  "b": 1.10,\n  "c": 12,\n  "d": 12,\n  "e": 31,\n  "f": null,\n  "g": "2024-01-01"\n}' },
      example: true,
    },
    {
      source: 'yaml.org/type; PyYAML 6.0.3',
      input: { input: 'a: NO\nb: 012\nc: 1_000\nd: 190:20:30\ne: on', yamlVersion: '1.1' },
      output: { output: '{\n  "a": false,\n  "b": 10,\n  "c": 1000,\n  "d": 685230,\n  "e": true\n}' },
    },
    {
      source: 'CorentinTh/it-tools#1333; yaml 2.9.1 merge:true',
      input: { input: "default: &default\n  name: ''\n  age: 0\npersons:\n- <<: *default\n  age: 1\n- { age: 3, <<: *default }" },
      output: {
        output:
          '{\n  "default": {\n    "name": "",\n    "age": 0\n  },\n  "persons": [\n    {\n      "name": "",\n      "age": 1\n    },\n    {\n      "age": 3,\n      "name": ""\n    }\n  ]\n}',
      },
      example: true,
    },
    {
      source: 'YAML 1.2.2, section 9; PyYAML load_all (it-tools: error)',
      input: { input: 'a: 1\n---\nb: 2\n' },
      output: { output: '[\n  {\n    "a": 1\n  },\n  {\n    "b": 2\n  }\n]' },
      example: true,
    },
    { source: 'PyYAML load_all', input: { input: 'a: 1\n---\n- x\n', documents: 'lines' }, output: { output: '{"a":1}\n["x"]' } },
    {
      source: 'CorentinTh/it-tools#1615; PyYAML integer',
      input: { input: 'id: 17478252242305210114\npi: 3.14159265358979323846' },
      output: { output: '{\n  "id": 17478252242305210114,\n  "pi": 3.14159265358979323846\n}' },
    },
    {
      source: 'rule for keys',
      input: { input: '1: a\ntrue: b\nnull: c\n0x10: d' },
      output: { output: '{\n  "1": "a",\n  "true": "b",\n  "null": "c",\n  "16": "d"\n}' },
    },
    {
      source: 'YAML 1.2.2, section 3.2.1.1: keys are unique; yaml 2.9.1 rejects it',
      input: { input: 'a: 1\na: 2' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 2, column: 1 },
    },
    { source: 'PyYAML, yaml 2.9.1', input: { input: 'a: [1, 2' }, error: 'invalid-yaml', field: 'input', position: { line: 1, column: 9 } },
    {
      source: 'YAML 1.2.2, section 6.1: no tabs in indentation; PyYAML, yaml 2.9.1',
      input: { input: 'a:\n\t- b' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 2, column: 1 },
    },
    {
      source: 'rule keepComments; json5 reads it',
      input: { input: '# c\na: 1 # d\nb: 2\n', keepComments: true },
      output: { output: '{\n  // c\n  "a": 1, // d\n  "b": 2\n}' },
    },
    {
      source: 'YAML 1.2.2, section 9: several documents, as a list with their count',
      input: { input: '0\n---\nfalse\n---\n', indent: 0 },
      output: { output: '[0,false,null]', documentCount: 3 },
    },
    {
      source: 'one document, as is or as a list of one',
      input: { input: 'a: 1\n', documents: 'array', indent: 0 },
      output: { output: '[{"a":1}]', documentCount: 1 },
    },
    { source: 'a text with only comments is one null document', input: { input: '# nothing\n' }, output: { output: 'null', documentCount: 1 } },
    {
      source: 'eemeli/yaml#574; PyYAML, Unity: y is text',
      input: { input: '%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!213 &1\nSprite:\n  x: 0\n  y: 128\n', indent: 0 },
      output: {
        output: '{"Sprite":{"x":0,"y":128}}',
        warnings: [{ code: 'tag-dropped', path: '', line: 3, column: 5, detail: 'tag:unity3d.com,2011:213' }],
      },
    },
    {
      source: 'Helm: a placeholder is a string',
      input: { input: 'name: {{ .Values.name }}\nb: [{{ c }}-d, 1]\n', indent: 0 },
      output: {
        output: '{"name":"{{ .Values.name }}","b":["{{ c }}-d",1]}',
        warnings: [
          { code: 'template-placeholder', path: '/name', line: 1, column: 7, detail: '{{ .Values.name }}' },
          { code: 'template-placeholder', path: '/b/0', line: 2, column: 5, detail: '{{ c }}-d' },
        ],
      },
    },
    {
      source: 'Ansible: in quotes it is an ordinary string',
      input: { input: 'a: "{{ b }}"\n', indent: 0 },
      output: { output: '{"a":"{{ b }}"}', warnings: [] },
    },
    {
      source: 'Jinja: statements are not YAML',
      input: { input: '{% if a %}\nb: 1\n{% endif %}\n' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 1, column: 1 },
    },
    {
      source: 'kickstarter/cfn-flow#25, acquia/moonshot#223; cfn-flip: short forms of CloudFormation',
      input: { input: "V: !Ref Vpc\nG: !GetAtt A.Arn.B\nS: !Select ['0', !Ref Sub]\nT: !Sub\n  - ${x}\n  - x: !Ref 1\nU: !GetAtt [A, B]\n", indent: 0 },
      output: {
        output:
          '{"V":{"Ref":"Vpc"},"G":{"Fn::GetAtt":["A","Arn.B"]},"S":{"Fn::Select":["0",{"Ref":"Sub"}]},"T":{"Fn::Sub":["${x}",{"x":{"Ref":"1"}}]},"U":{"Fn::GetAtt":["A","B"]}}',
        warnings: [],
      },
    },
    {
      source: 'rule tags: tags that are not CloudFormation are omitted',
      input: { input: 'a: !secret b\nc: !Ref d\n', indent: 0 },
      output: { output: '{"a":"b","c":{"Ref":"d"}}', warnings: [{ code: 'tag-dropped', path: '/a', line: 1, column: 4, detail: '!secret' }] },
    },
    {
      source: 'rule tags: kept as keys',
      input: { input: 'a: !secret b\nc: !Ref 1\nd: !x [1]\ne: !!str 1\n', tags: 'keep', indent: 0 },
      output: { output: '{"a":{"!secret":"b"},"c":{"!Ref":1},"d":{"!x":[1]},"e":"1"}', warnings: [] },
    },
    {
      source: 'rule tags: omitted',
      input: { input: 'a: !Ref b\n', tags: 'drop', indent: 0 },
      output: { output: '{"a":"b"}', warnings: [{ code: 'tag-dropped', path: '/a', line: 1, column: 4, detail: '!Ref' }] },
    },
    {
      source: 'the result of a YAML 1.1 parser; PyYAML',
      input: { input: 'a: no\nb: 0777\nc: 22:22\n', indent: 0 },
      output: {
        output: '{"a":"no","b":777,"c":"22:22"}',
        warnings: [
          { code: 'yaml-1-1-difference', path: '/a', line: 1, column: 4, detail: '1.1=false 1.2=no' },
          { code: 'yaml-1-1-difference', path: '/b', line: 2, column: 4, detail: '1.1=511 1.2=777' },
          { code: 'yaml-1-1-difference', path: '/c', line: 3, column: 4, detail: '1.1=1342 1.2=22:22' },
        ],
      },
      example: true,
    },
    {
      source: 'aliases are expanded',
      input: { input: 'a: &x [1]\nb: *x\n', indent: 0 },
      output: { output: '{"a":[1],"b":[1]}', warnings: [{ code: 'anchor-expanded', path: '/b', line: 2, column: 4, detail: 'x' }] },
    },
    {
      source: 'merge keys, not merged',
      input: { input: 'a: &x {y: 1}\nb:\n  <<: *x\n', mergeKeys: false, indent: 0 },
      output: { output: '{"a":{"y":1},"b":{"<<":{"y":1}}}' },
    },
    {
      source: 'the first value is kept',
      input: { input: 'a: 1\nb: 0\na: 2\n', duplicateKeys: 'first', indent: 0 },
      output: { output: '{"a":1,"b":0}', warnings: [{ code: 'duplicate-key', path: '/a', line: 3, column: 1, detail: 'a' }] },
    },
    {
      source: 'a key that is a list; an unknown tag',
      input: { input: '? [1, 2]\n: !thing x\n', indent: 0 },
      output: {
        output: '{"[1,2]":"x"}',
        warnings: [
          { code: 'key-converted', path: '/[1,2]', line: 1, column: 3, detail: '[1,2]' },
          { code: 'tag-dropped', path: '/[1,2]', line: 2, column: 3, detail: '!thing' },
        ],
      },
    },
    {
      source: 'YAML 1.2.2, section 10.3.2; JSON has no such numbers',
      input: { input: '- .inf\n- -.Inf\n- .NAN\n', nonFinite: 'string', indent: 0 },
      output: { output: '["Infinity","-Infinity","NaN"]' },
    },
    { source: 'rejected', input: { input: 'a: .nan\n', nonFinite: 'error' }, error: 'non-finite-number', field: 'input', position: { line: 1, column: 4 } },
    {
      source: 'YAML 1.2.2, section 7.1: an alias of an anchor that is still open',
      input: { input: 'a: &x\n  b: *x\n' },
      error: 'cyclic-alias',
      field: 'input',
      position: { line: 2, column: 6 },
    },
    {
      source: 'YAML 1.2.2, section 7.1: an alias refers to an earlier anchor',
      input: { input: 'a: *x\n' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 1, column: 4 },
    },
    {
      source: 'a billion values are not expanded',
      input: { input: ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `a${n}: &a${n} [${`*a${n - 1},`.repeat(10)}]`)].join('\n') },
      error: 'alias-expansion-limit',
      field: 'input',
    },
    { source: 'level 5,001 is rejected', input: { input: '['.repeat(5001) }, error: 'too-deeply-nested', field: 'input', position: { line: 1, column: 5001 } },
    { source: 'empty input is not an error', input: { input: ' \n' }, output: { output: '', documentCount: 0, warnings: [] } },
  ],
});
