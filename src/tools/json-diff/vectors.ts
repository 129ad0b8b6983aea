import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  compare: [
    {
      source: 'python3 json, jq and node reject the escape; rule: it does not equal d+',
      input: { original: '{"p":"d+"}', modified: '{"p":"\\d+"}' },
      error: 'invalid-json',
      field: 'modified',
      position: { line: 1, column: 7 },
    },
    {
      source: 'json5 2.2.3 (same value); rule: an unknown escape causes a warning',
      input: { original: "{p:'\\d'}", modified: '{"p":"d"}' },
      output: { equal: true, warnings: [{ code: 'unknown-escape', document: 'original', path: '/p', line: 1, column: 5, detail: '\\d' }] },
    },
    {
      source: 'python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '{"a":1,"b":2}', modified: '{"a":1,"b":2,"c":3}' },
      output: { equal: false, patch: '[\n  {\n    "op": "add",\n    "path": "/c",\n    "value": 3\n  }\n]', added: 1, removed: 0, changed: 0 },
      example: true,
    },
    {
      source: 'python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '[1,2]', modified: '[1,2,3]' },
      output: { equal: false, patch: '[\n  {\n    "op": "add",\n    "path": "/2",\n    "value": 3\n  }\n]', added: 1, removed: 0, changed: 0 },
    },
    {
      source: 'CorentinTh/it-tools#1666; python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '[{"a":["1"]}]', modified: '[{"b":["2"]},{"a":["1"]}]' },
      output: {
        equal: false,
        patch: '[\n  {\n    "op": "add",\n    "path": "/0",\n    "value": {\n      "b": [\n        "2"\n      ]\n    }\n  }\n]',
        added: 1,
        removed: 0,
        changed: 0,
      },
      example: true,
    },
    {
      source: 'it-tools compares by index; python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '[{"a":["1"]}]', modified: '[{"b":["2"]},{"a":["1"]}]', arrays: 'index' },
      output: {
        equal: false,
        patch:
          '[\n  {\n    "op": "remove",\n    "path": "/0/a"\n  },\n  {\n    "op": "add",\n    "path": "/0/b",\n    "value": [\n      "2"\n    ]\n  },\n  {\n    "op": "add",\n    "path": "/1",\n    "value": {\n      "a": [\n        "1"\n      ]\n    }\n  }\n]',
        added: 2,
        removed: 1,
        changed: 0,
      },
    },
    {
      source: 'a double would treat them as equal; python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '{"id":9007199254740993}', modified: '{"id":9007199254740992}' },
      output: {
        equal: false,
        patch: '[\n  {\n    "op": "replace",\n    "path": "/id",\n    "value": 9007199254740992\n  }\n]',
        added: 0,
        removed: 0,
        changed: 1,
      },
      example: true,
    },
    {
      source: 'RFC 8259: keys are unordered; numbers by value',
      input: { original: '{"a":1.0,"b":{"x":1,"y":2}}', modified: '{"b":{"y":2,"x":1},"a":1}' },
      output: { equal: true, patch: '[]', added: 0, removed: 0, changed: 0 },
      example: true,
    },
    { source: 'multiset', input: { original: '[3,1,2,1]', modified: '[1,2,3,1]', arrays: 'unordered' }, output: { equal: true } },
    {
      source: 'RFC 6901, section 3; python jsonpatch 1.x applies the patch and produces the right document',
      input: { original: '{"a/b":1,"m~n":2}', modified: '{"a/b":2}' },
      output: {
        equal: false,
        patch: '[\n  {\n    "op": "replace",\n    "path": "/a~1b",\n    "value": 2\n  },\n  {\n    "op": "remove",\n    "path": "/m~0n"\n  }\n]',
        added: 0,
        removed: 1,
        changed: 1,
      },
    },
    { source: 'python3 json', input: { original: '{"a":1', modified: '{}' }, error: 'invalid-json' },
    {
      source: 'RFC 7396 section 2',
      input: { original: '{"a":1,"b":{"c":2,"d":3}}', modified: '{"a":1,"b":{"c":2},"e":4}' },
      output: { mergePatch: '{\n  "b": {\n    "d": null\n  },\n  "e": 4\n}', warnings: [] },
    },
    {
      source: 'RFC 7396 section 1: null removes',
      input: { original: '{"a":1}', modified: '{"a":null}' },
      output: { mergePatch: '{\n  "a": null\n}', warnings: [{ code: 'merge-patch-null', document: 'modified', path: '/a', line: 1, column: 6, detail: '' }] },
    },
    {
      source: 'RFC 7396 section 2: an array is replaced by itself',
      input: { original: '[1,2]', modified: '[1,2]' },
      output: { equal: true, patch: '[]', mergePatch: '[\n  1,\n  2\n]' },
    },
    {
      source: 'rule',
      input: { original: '[{"id":1,"v":1},{"id":2,"v":2}]', modified: '[{"id":2,"v":3},{"id":1,"v":1}]', arrays: 'key' },
      output: {
        patch: '[\n  {\n    "op": "replace",\n    "path": "/1/v",\n    "value": 3\n  }\n]',
        changes: [{ path: '/0/v', type: 'changed', oldValue: '2', newValue: '3' }],
      },
    },
    {
      source: 'rule',
      input: { original: '{"a":1,"t":5,"l":[{"t":1,"v":1}]}', modified: '{"a":1,"t":6,"l":[{"t":2,"v":2}]}', ignorePaths: '/t\n/l/*/t' },
      output: { patch: '[\n  {\n    "op": "replace",\n    "path": "/l/0/v",\n    "value": 2\n  }\n]' },
    },
    {
      source: 'rule: from the end backwards',
      input: { original: '[1,2,3,4]', modified: '[2]', arrays: 'index' },
      output: {
        patch:
          '[\n  {\n    "op": "replace",\n    "path": "/0",\n    "value": 2\n  },\n  {\n    "op": "remove",\n    "path": "/3"\n  },\n  {\n    "op": "remove",\n    "path": "/2"\n  },\n  {\n    "op": "remove",\n    "path": "/1"\n  }\n]',
      },
    },
    {
      source: 'rule: kept elements separate the others',
      input: { original: '[1,2,3,4]', modified: '[2,5,4]' },
      output: { patch: '[\n  {\n    "op": "remove",\n    "path": "/0"\n  },\n  {\n    "op": "replace",\n    "path": "/1",\n    "value": 5\n  }\n]' },
    },
    { source: 'rule: tokens differ', input: { original: '[1.0]', modified: '[1]', numericEquality: false }, output: { equal: false, changed: 1 } },
    {
      source: 'rule',
      input: { original: '{"a":{"b":1},"c":[1]}', modified: '{"a":{"b":2},"c":[1]}' },
      output: {
        tree: {
          key: '',
          path: '',
          type: 'object',
          status: 'children-changed',
          oldValue: '',
          newValue: '',
          children: [
            {
              key: 'a',
              path: '/a',
              type: 'object',
              status: 'children-changed',
              oldValue: '',
              newValue: '',
              children: [{ key: 'b', path: '/a/b', type: 'value', status: 'changed', oldValue: '1', newValue: '2', children: [] }],
            },
            { key: 'c', path: '/c', type: 'array', status: 'unchanged', oldValue: '[1]', newValue: '[1]', children: [] },
          ],
        },
      },
    },
    { source: 'rule', input: { original: '{"a":1}', modified: '{"a":1}', onlyDifferences: true }, output: { equal: true, mergePatch: '{}', tree: null } },
    {
      source: 'any string can be a key',
      input: { original: '{"__proto__":1,"10":1,"9":1}', modified: '{"9":1,"10":2,"__proto__":1}' },
      output: { patch: '[\n  {\n    "op": "replace",\n    "path": "/10",\n    "value": 2\n  }\n]' },
    },
    { source: 'exact decimal values: doubles cannot represent either', input: { original: '[1e400]', modified: '[10e399]' }, output: { equal: true } },
    {
      source: 'the last duplicate key is used',
      input: { original: '{"a":1,"a":2}', modified: '{"a":2}' },
      output: { equal: true, warnings: [{ code: 'duplicate-key', document: 'original', path: '/a', line: 1, column: 8, detail: 'a' }] },
    },
    {
      source: 'JSON has no NaN',
      input: { original: '[1]', modified: '[NaN]' },
      output: {
        patch: '[\n  {\n    "op": "replace",\n    "path": "/0",\n    "value": null\n  }\n]',
        warnings: [{ code: 'non-finite-replaced', document: 'modified', path: '/0', line: 1, column: 2, detail: 'NaN' }],
      },
    },
    {
      source: 'empty second document',
      input: { original: '{"a":1}', modified: '' },
      output: { patch: '', mergePatch: '', equal: false, added: 0, changes: [], tree: null, warnings: [] },
    },
    { source: 'python3 json', input: { original: '{}', modified: '{"a":' }, error: 'invalid-json' },
    { source: 'RFC 8259', input: { original: '{}', modified: '[1,]', syntax: 'json' }, error: 'invalid-json' },
    { source: 'level 5,001 is rejected', input: { original: '{}', modified: '['.repeat(5001) }, error: 'too-deeply-nested' },
    {
      source: 'rule: commas or line breaks, and commas in pointers',
      input: { original: '{"a":1,"b":1,"c,d":1,"e, /f":1}', modified: '{"a":2,"b":2,"c,d":2,"e, /f":2}', ignorePaths: '/a, /b\n/c,d\n"/e, ~1f"' },
      output: { equal: true },
    },
    {
      source: 'RFC 6901 section 3',
      input: { original: '{}', modified: '{"a":1}', ignorePaths: '"/a",b' },
      error: 'invalid-pointer',
      field: 'ignorePaths',
      position: { line: 1, column: 6 },
    },
    { source: 'RFC 6901 section 3', input: { original: '{}', modified: '{"a":1}', ignorePaths: 'a' }, error: 'invalid-pointer' },
    {
      source: 'the same values by PyYAML 6 and python3 tomllib; dates are text where a format has none',
      input: {
        original: 'name: web\nport: 8080\nratio: 1.50\ntags:\n  - a\n  - b\nborn: "1815-12-10"\n',
        modified: 'name = "web"\nport = 8_080\nratio = 1.5\ntags = ["a", "b"]\nborn = 1815-12-10\n',
      },
      output: { equal: true, patch: '[]', warnings: [] },
    },
    {
      source: 'YAML 1.2.2, 10.3.2 (port is an integer, not a string); RFC 6902',
      input: { original: '# the port\nserver:\n  port: 8080\n  host: a.example\n', modified: '{"server": {"host": "a.example", "port": "8080"}}' },
      output: {
        equal: false,
        patch: '[\n  {\n    "op": "replace",\n    "path": "/server/port",\n    "value": "8080"\n  }\n]',
        changes: [{ path: '/server/port', type: 'changed', oldValue: '8080', newValue: '"8080"' }],
        warnings: [],
      },
    },
    {
      source: 'TOML 1.0.0: a local date is not a string',
      input: { original: 'day = 2026-01-02\n', modified: 'day = "2026-01-02"\n' },
      output: { equal: false, changes: [{ path: '/day', type: 'changed', oldValue: '2026-01-02', newValue: '"2026-01-02"' }] },
    },
    {
      source: 'Kubernetes: kind, namespace and name identify an object; kubectl diff',
      input: {
        original:
          'apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: ClusterIP\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n  namespace: shop\nspec:\n  replicas: 2\n',
        modified:
          'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n  namespace: shop\nspec:\n  replicas: 3\n---\napiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: ClusterIP\n',
      },
      output: {
        equal: false,
        changes: [{ path: '/Deployment shop~1web/spec/replicas', type: 'changed', oldValue: '2', newValue: '3' }],
        warnings: [{ code: 'objects-by-name', document: 'modified', path: '', line: 1, column: 1, detail: '' }],
      },
    },
    {
      source: 'the same attribute and text; XML 1.0, 3.1: the order of attributes is not significant',
      input: { original: '<a x="1" y="2"><b>t</b></a>', modified: '<a y="2" x="1">\n  <b>t</b>\n  <c/>\n</a>' },
      output: { equal: false, added: 1, removed: 0, changed: 0 },
    },
    {
      source: 'RFC 4180; rows matched by their column id',
      input: { original: 'id,name\n1,Ada\n2,Bob\n3,Cy\n', modified: 'id;name\n3;Cy\n1;Ada L.\n', arrays: 'key' },
      output: { equal: false, added: 0, removed: 1, changed: 1 },
    },
    {
      source: 'JSON Lines: one value per line',
      input: { original: '{"a": 1}\n{"a": 2}\n', modified: '{"a": 1}\n{"a": 3}\n' },
      output: { equal: false, changes: [{ path: '/1/a', type: 'changed', oldValue: '2', newValue: '3' }] },
    },
    {
      source: 'YAML 1.2.2, 3.2.1.3: keys are unique',
      input: { original: 'a: 1\nb: 2\na: 3\n', modified: 'a: 1\nb: 2\n' },
      error: 'duplicate-key',
      field: 'original',
      position: { line: 3, column: 1 },
    },
  ],
  applyPatch: [
    {
      source: 'rule: an operation without warnings rejects unknown escapes',
      input: { input: "{p:'\\d'}", patch: '[]' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 5 },
    },
    {
      source: 'RFC 6902, appendix A.2',
      input: { input: '{"foo":["bar","baz"]}', patch: '[{"op":"add","path":"/foo/1","value":"qux"}]', indent: 0 },
      output: { output: '{"foo":["bar","qux","baz"]}' },
      example: true,
    },
    {
      source: 'RFC 6902, appendix A.6',
      input: {
        input: '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
        patch: '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
        indent: 0,
      },
      output: { output: '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}' },
      example: true,
    },
    { source: 'RFC 6902, appendix A.9', input: { input: '{"baz":"qux"}', patch: '[{"op":"test","path":"/baz","value":"bar"}]' }, error: 'patch-test-failed' },
    { source: 'RFC 6902, appendix A.12', input: { input: '{"foo":"bar"}', patch: '[{"op":"add","path":"/baz/bat","value":"qux"}]' }, error: 'path-not-found' },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":"b","b":"c"}', patch: '{"a":null}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"b":"c"}' },
      example: true,
    },
    {
      source: 'RFC 6902, appendix A.1',
      input: { input: '{"foo":"bar"}', patch: '[{"op":"add","path":"/baz","value":"qux"}]', indent: 0 },
      output: { output: '{"foo":"bar","baz":"qux"}' },
    },
    {
      source: 'RFC 6902, appendix A.3',
      input: { input: '{"baz":"qux","foo":"bar"}', patch: '[{"op":"remove","path":"/baz"}]', indent: 0 },
      output: { output: '{"foo":"bar"}' },
    },
    {
      source: 'RFC 6902, appendix A.4',
      input: { input: '{"foo":["bar","qux","baz"]}', patch: '[{"op":"remove","path":"/foo/1"}]', indent: 0 },
      output: { output: '{"foo":["bar","baz"]}' },
    },
    {
      source: 'RFC 6902, appendix A.5',
      input: { input: '{"baz":"qux","foo":"bar"}', patch: '[{"op":"replace","path":"/baz","value":"boo"}]', indent: 0 },
      output: { output: '{"baz":"boo","foo":"bar"}' },
    },
    {
      source: 'RFC 6902, appendix A.7',
      input: { input: '{"foo":["all","grass","cows","eat"]}', patch: '[{"op":"move","from":"/foo/1","path":"/foo/3"}]', indent: 0 },
      output: { output: '{"foo":["all","cows","eat","grass"]}' },
    },
    {
      source: 'RFC 6902, appendix A.8',
      input: {
        input: '{"baz":"qux","foo":["a",2,"c"]}',
        patch: '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
        indent: 0,
      },
      output: { output: '{"baz":"qux","foo":["a",2,"c"]}' },
    },
    {
      source: 'RFC 6902, appendix A.10',
      input: { input: '{"foo":"bar"}', patch: '[{"op":"add","path":"/child","value":{"grandchild":{}}}]', indent: 0 },
      output: { output: '{"foo":"bar","child":{"grandchild":{}}}' },
    },
    {
      source: 'RFC 6902, appendix A.11: unknown keys are ignored',
      input: { input: '{"foo":"bar"}', patch: '[{"op":"add","path":"/baz","value":"qux","xyz":123}]', indent: 0 },
      output: { output: '{"foo":"bar","baz":"qux"}' },
    },
    {
      source: 'RFC 6902, appendix A.14',
      input: { input: '{"/":9,"~1":10}', patch: '[{"op":"test","path":"/~01","value":10}]', indent: 0 },
      output: { output: '{"/":9,"~1":10}' },
    },
    {
      source: 'RFC 6902, appendix A.15',
      input: { input: '{"/":9,"~1":10}', patch: '[{"op":"test","path":"/~01","value":"10"}]', indent: 0 },
      error: 'patch-test-failed',
    },
    {
      source: 'RFC 6902, appendix A.16',
      input: { input: '{"foo":["bar"]}', patch: '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', indent: 0 },
      output: { output: '{"foo":["bar",["abc","def"]]}' },
    },
    {
      source: 'RFC 6902 section 4.6: numbers are equal by value',
      input: { input: '{"a":1.0}', patch: '[{"op":"test","path":"/a","value":1e0},{"op":"copy","from":"/a","path":"/b"}]', indent: 0 },
      output: { output: '{"a":1.0,"b":1.0}' },
    },
    {
      source: 'RFC 6902 section 4.4',
      input: { input: '{"a":{"b":1}}', patch: '[{"op":"move","from":"/a","path":"/a/b"}]', indent: 0 },
      error: 'path-not-found',
    },
    { source: 'RFC 6902 section 4.1', input: { input: '[1]', patch: '[{"op":"add","path":"/2","value":0}]', indent: 0 }, error: 'path-not-found' },
    {
      source: 'RFC 6901 section 4: no leading zeros',
      input: { input: '[1,2]', patch: '[{"op":"replace","path":"/01","value":0}]', indent: 0 },
      error: 'path-not-found',
    },
    { source: 'RFC 6902 section 4', input: { input: '{}', patch: '[{"op":"spam","path":"/a"}]', indent: 0 }, error: 'invalid-patch' },
    { source: 'RFC 6902 section 4.1: a value is required', input: { input: '{}', patch: '[{"op":"add","path":"/a"}]', indent: 0 }, error: 'invalid-patch' },
    { source: 'RFC 6901 section 3', input: { input: '{}', patch: '[{"op":"add","path":"a","value":1}]', indent: 0 }, error: 'invalid-patch' },
    { source: 'RFC 6902 section 3: a patch is an array', input: { input: '{}', patch: '{"a":1}', indent: 0 }, error: 'invalid-patch' },
    { source: 'python3 json', input: { input: '{"a":1', patch: '[]', indent: 0 }, error: 'invalid-json' },
    { source: 'JSON has no NaN', input: { input: '[NaN]', patch: '[]', indent: 0 }, error: 'non-finite-number' },
    {
      source: 'RFC 6902 section 4.3; all digits are preserved',
      input: { input: '[1]', patch: '[{"op":"replace","path":"","value":{"id":12345678901234567890}}]', indent: 0 },
      output: { output: '{"id":12345678901234567890}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":"b"}', patch: '{"a":"c"}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":"c"}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":"b"}', patch: '{"b":"c"}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":"b","b":"c"}' },
    },
    { source: 'RFC 7396 appendix A', input: { input: '{"a":"b"}', patch: '{"a":null}', patchFormat: 'merge-patch', indent: 0 }, output: { output: '{}' } },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":["b"]}', patch: '{"a":"c"}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":"c"}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":"c"}', patch: '{"a":["b"]}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":["b"]}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":{"b":"c"}}', patch: '{"a":{"b":"d","c":null}}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":{"b":"d"}}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"a":[{"b":"c"}]}', patch: '{"a":[1]}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":[1]}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '["a","b"]', patch: '["c","d"]', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '["c","d"]' },
    },
    { source: 'RFC 7396 appendix A', input: { input: '{"a":"b"}', patch: '["c"]', patchFormat: 'merge-patch', indent: 0 }, output: { output: '["c"]' } },
    { source: 'RFC 7396 appendix A', input: { input: '{"a":"foo"}', patch: 'null', patchFormat: 'merge-patch', indent: 0 }, output: { output: 'null' } },
    { source: 'RFC 7396 appendix A', input: { input: '{"a":"foo"}', patch: '"bar"', patchFormat: 'merge-patch', indent: 0 }, output: { output: '"bar"' } },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{"e":null}', patch: '{"a":1}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"e":null,"a":1}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '[1,2]', patch: '{"a":"b","c":null}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":"b"}' },
    },
    {
      source: 'RFC 7396 appendix A',
      input: { input: '{}', patch: '{"a":{"bb":{"ccc":null}}}', patchFormat: 'merge-patch', indent: 0 },
      output: { output: '{"a":{"bb":{}}}' },
    },
  ],
});
