import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const READ = 'rule for the text; PyYAML reads the same data';

export default vectors<typeof fields>({
  format: [
    {
      source: READ,
      input: { input: 'a:   1\nb:\n    - x\n    -   y\n' },
      output: { output: 'a: 1\nb:\n  - x\n  - y\n' },
      example: true,
    },
    {
      source: `comments, blank lines and anchors kept (it-tools drops the comments); ${READ}`,
      input: { input: '# head\na: 1   # one\n\n# sec\nb: &x\n    c: 2\nd: *x\n' },
      output: { output: '# head\na: 1 # one\n\n# sec\nb: &x\n  c: 2\nd: *x\n' },
      example: true,
    },
    {
      source: `CorentinTh/it-tools#1615; ${READ}`,
      input: { input: 'id: 17478252242305210114\nhex: 0x1F\nver: 1.10\npi: 3.14159265358979323846\n' },
      output: { output: 'id: 17478252242305210114\nhex: 0x1F\nver: 1.10\npi: 3.14159265358979323846\n' },
    },
    {
      source: `YAML 1.2.2, section 9; ${READ}`,
      input: { input: 'a: 1\n---\nb:   2\n' },
      output: { output: 'a: 1\n---\nb: 2\n', documentCount: 2, warnings: [] },
    },
    {
      source: READ,
      input: { input: 'b: 1\na:\n  d: 1\n  c: 2\n', sortKeys: true },
      output: { output: 'a:\n  c: 2\n  d: 1\nb: 1\n' },
      example: true,
    },
    {
      source: READ,
      input: { input: 'a: {x: 1, y: [1, 2]}\n', collectionStyle: 'block' },
      output: { output: 'a:\n  x: 1\n  y:\n    - 1\n    - 2\n' },
      example: true,
    },
    { source: 'PyYAML', input: { input: 'a: [1' }, error: 'invalid-yaml', field: 'input', position: { line: 1, column: 6 } },
    { source: 'YAML 1.2.2, section 3.2.1.1', input: { input: 'a: 1\na: 2\n' }, error: 'duplicate-key', field: 'input', position: { line: 2, column: 1 } },
    {
      source: 'rule: scalars keep their notation; one line break at the end',
      input: { input: 'a: ~\nb: True\nc: +1\nd:\ne: !!str  1\nf: "x\\u0041"\n\n\n' },
      output: { output: 'a: ~\nb: True\nc: +1\nd:\ne: !!str 1\nf: "x\\u0041"\n' },
    },
    {
      source: 'rule: flow collections kept as flow have spaces inside',
      input: { input: 'a: {b: 1,c: [1,2],d: {},e: []}' },
      output: { output: 'a: { b: 1, c: [ 1, 2 ], d: {}, e: [] }\n' },
    },
    {
      source: 'rule: a multi-line flow collection stays multi-line, with its comments',
      input: { input: 'a: [1, # one\n  2,\n]\n' },
      output: { output: 'a: [\n  1, # one\n  2\n]\n' },
    },
    {
      source: 'rule: block scalars keep style, chomping and indicator; multi-line scalars keep their line breaks',
      input: { input: 'a: |2-\n     x\n   y\nb: >+\n      z\n\nc: one\n      two\n\n      three\n', indent: 4 },
      output: { output: 'a: |4-\n       x\n     y\nb: >+\n    z\n\nc: one\n    two\n\n    three\n' },
    },
    {
      source: 'rule: comments before and after a key move with it; a header comment does not',
      input: { input: '# head\n\n# of b\nb: 1 # b\n# of a\na: 2 # a\n', sortKeys: true },
      output: { output: '# head\n\n# of a\na: 2 # a\n# of b\nb: 1 # b\n' },
    },
    {
      source: 'rule: an anchor stays before its aliases, even if that breaks the sort order',
      input: { input: 'x: &d 1\nc: 0\nb: *d\na: 2\n', sortKeys: true },
      output: { output: 'a: 2\nx: &d 1\nb: *d\nc: 0\n' },
    },
    {
      source: 'rule: quotes are changed only if that needs no escapes',
      input: { input: "a: 'x'\nb: '\"'\nc: 'it''s'\n", quoteStyle: 'double' },
      output: { output: 'a: "x"\nb: \'"\'\nc: "it\'s"\n' },
    },
    {
      source: 'rule: quotes are changed only if that needs no escapes',
      input: { input: 'a: "x"\nb: "it\'s"\nc: "\\t"\n', quoteStyle: 'single' },
      output: { output: 'a: \'x\'\nb: "it\'s"\nc: "\\t"\n' },
    },
    {
      source: 'rule: block scalars and empty items have no flow style',
      input: { input: 'a:\n  b: 1\n  c: x, y\nd:\n  - |\n    e\n  - [1]\n', collectionStyle: 'flow' },
      output: { output: 'a: { b: 1, c: "x, y" }\nd:\n  - |\n    e\n  - [ 1 ]\n' },
    },
    {
      source: 'PyYAML 6.0: in flow style, no question mark and no leading colon',
      input: { input: 'url: http://a/b?c=d\n:e: ::1\nf?: [g]\n', collectionStyle: 'flow' },
      output: { output: '{ url: "http://a/b?c=d", ":e": "::1", "f?": [ g ] }\n' },
    },
    {
      source: 'rule: existing flow style is kept',
      input: { input: 'a: [b?c, ?d]\n' },
      output: { output: 'a: [ b?c, ?d ]\n' },
    },
    {
      source: 'prettier/prettier#6517, redhat-developer/vscode-yaml#246: template placeholders are kept',
      input: { input: 'name:   {{ .Values.name }}\nimage: {{ .repo }}:{{ .tag | default "a" }}\n' },
      output: {
        output: 'name: {{ .Values.name }}\nimage: {{ .repo }}:{{ .tag | default "a" }}\n',
        warnings: [{ code: 'template-placeholder', path: '', line: 1, column: 9, detail: '3' }],
      },
    },
    {
      source: 'GitHub Actions, Helm, Jinja: in lists, keys and quotes',
      input: { input: 'a: [${{ x }},{{ y }}]\n{{ k }}: "{{ include "a" . }}"\nb:\n- {{z}}\nc: {%if d%}1{%endif%}\n', quoteStyle: 'single' },
      output: { output: 'a: [ ${{ x }}, {{ y }} ]\n{{ k }}: "{{ include "a" . }}"\nb:\n  - {{z}}\nc: {%if d%}1{%endif%}\n' },
    },
    {
      source: 'Ansible, GitHub Actions: valid YAML is not a template',
      input: { input: 'a:   "{{ b | c(\'d\') }}"\nif: ${{ e }}\nrun: |\n  {{ f }}\n  ${{ g }}\n# {{ h }}\n' },
      output: { output: 'a: "{{ b | c(\'d\') }}"\nif: ${{ e }}\nrun: |\n  {{ f }}\n  ${{ g }}\n# {{ h }}\n', warnings: [] },
    },
    {
      source: 'vscode-kubernetes-tools/vscode-kubernetes-tools#838: template lines are not YAML',
      input: { input: 'a:\n  {{- toYaml .Values.a | nindent 2 }}\n' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 2, column: 3 },
    },
    {
      source: 'Nerd Fonts: private use icons, next to a template',
      input: { input: 'icon: "\ue0b0"\nname: {{ x }}' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 2, column: 7 },
    },
    {
      source: 'Nerd Fonts: icons without a template',
      input: { input: 'icon: "\ue0b0"\nname: "{{ x }}"' },
      output: { output: 'icon: "\ue0b0"\nname: "{{ x }}"\n' },
    },
    {
      source: 'Helm: statements are not YAML',
      input: { input: 'a: {{ .b }}\n{{- if .c }}\nd: e\n{{- end }}\n' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 2, column: 1 },
    },
    {
      source: 'rule: a line width folds strings and wraps flow collections',
      input: { input: 'a: one two three\nb: [one, two, three]\n', lineWidth: 12 },
      output: { output: 'a: one two\n  three\nb: [\n  one,\n  two,\n  three\n]\n' },
    },
    {
      source: 'rule: sequences directly below their key',
      input: { input: 'a:\n  - b:\n      - c\n', indentSequences: false },
      output: { output: 'a:\n- b:\n  - c\n' },
    },
    {
      source: 'rule: comments are reported',
      input: { input: 'a: 1 # x\n# y\n', keepComments: false },
      output: { output: 'a: 1\n', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 6, detail: '2' }] },
    },
    {
      source: 'rule: the last value at the first position',
      input: { input: 'a: 1\nb: 2\na: 3\n', duplicateKeys: 'last' },
      output: { output: 'a: 3\nb: 2\n', warnings: [{ code: 'duplicate-key', path: '/a', line: 3, column: 1, detail: 'a' }] },
    },
    {
      source: 'rule: the first value',
      input: { input: 'a: 1\nb: 2\na: 3\n', duplicateKeys: 'first' },
      output: { output: 'a: 1\nb: 2\n' },
    },
    {
      source: 'yaml.org/type/bool and YAML 1.2.2, section 10.3.2',
      input: { input: 'countries: [no]' },
      output: { warnings: [{ code: 'yaml-1-1-difference', path: '/countries/0', line: 1, column: 13, detail: '1.1=false 1.2=no' }] },
    },
    {
      source: 'YAML 1.2.2, sections 6.8 and 9.2: directives and markers are kept, line endings become LF, the byte order mark is removed',
      input: { input: '\ufeff%YAML 1.2\r\n---   # d\r\n- a\r\n...\r\n# end\r\n' },
      output: { output: '%YAML 1.2\n--- # d\n- a\n...\n# end\n' },
    },
    {
      source: 'YAML 1.2.2, section 8.2.2: explicit keys, comments between key and value',
      input: { input: '?  [a, b] # k\n# v\n:  - 1\n   -   2\nc: # x\n  # y\n  d\n' },
      output: { output: '? [ a, b ] # k\n# v\n: - 1\n  - 2\nc: # x\n  # y\n  d\n' },
    },
    {
      source: 'YAML 1.2.2, section 7.1: an alias without an anchor',
      input: { input: 'a: *x' },
      error: 'invalid-yaml',
      field: 'input',
      position: { line: 1, column: 4 },
    },
    {
      source: 'S3: level 5,001 is rejected',
      input: { input: '['.repeat(5001) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5001 },
    },
    { source: 'S3: empty input is not an error', input: { input: ' \n' }, output: { output: '', documentCount: 0, warnings: [] } },
  ],
});
