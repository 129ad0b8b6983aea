import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export default vectors<typeof fields>({
  format: [
    {
      source: 'DevToys-app/DevToys#1303, bygo/json.site#9: a tsconfig.json with comments',
      input: { input: '// tsconfig\n{\n  "a": 1, // one\n  /* list */ "b": [ // of two\n 1.0, 2\n // last\n]\n}\n// end\n', keepComments: true },
      output: { output: '// tsconfig\n{\n  "a": 1, // one\n  // list\n  "b": [ // of two\n    1.0,\n    2\n    // last\n  ]\n}\n// end', warnings: [] },
      example: true,
    },
    {
      source: 'rule: the compact form cannot contain comments',
      input: { input: '{"a": 1 // one\n}', keepComments: true, indent: 0 },
      output: { output: '{"a":1}', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 1, detail: '1' }] },
    },
    {
      source: 'microsoft/vscode#173701, serde-rs/json#693: short arrays on one line',
      input: { input: '{"coordinates":[10.75,59.91],"lib":["dom"],"o":{"a":[],"b":{}}}', lineWidth: 32 },
      output: { output: '{\n  "coordinates": [10.75, 59.91],\n  "lib": ["dom"],\n  "o": { "a": [], "b": {} }\n}' },
      example: true,
    },
    {
      source: 'prettier 3 with printWidth: exactly the width, and one character more',
      input: { input: '[[1,2,3],[1,2,34],["a // [",{"b":1}]]', lineWidth: 12 },
      output: { output: '[\n  [1, 2, 3],\n  [\n    1,\n    2,\n    34\n  ],\n  [\n    "a // [",\n    {\n      "b": 1\n    }\n  ]\n]' },
    },
    {
      source: 'rule: a comment ends its line',
      input: { input: '{"a": [1, // one\n2], "b": [3]}', lineWidth: 80, keepComments: true },
      output: { output: '{\n  "a": [\n    1, // one\n    2\n  ],\n  "b": [3]\n}' },
    },
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
      source: 'python3 json (key order kept; a JavaScript object would put 9 before 10)',
      input: { input: '{"10":"ten","9":"nine","a":{}}' },
      output: { output: '{\n  "10": "ten",\n  "9": "nine",\n  "a": {}\n}' },
    },
    {
      source: 'RFC 8259 section 6: the number tokens themselves; python3 json with parse_float=str',
      input: { input: '[1.0,1E400,-0.0,3.141592653589793238462643383279]' },
      output: { output: '[\n  1.0,\n  1E400,\n  -0.0,\n  3.141592653589793238462643383279\n]' },
    },
    {
      source: 'RFC 8259, section 4: a formatter keeps both duplicate keys',
      input: { input: '{"a":1,"a":2}' },
      output: { output: '{\n  "a": 1,\n  "a": 2\n}', warnings: [{ code: 'duplicate-key', path: '/a', line: 1, column: 8, detail: 'a' }] },
    },
    { source: 'the first value is kept', input: { input: '{"a":1,"a":2}', duplicateKeys: 'first' }, output: { output: '{\n  "a": 1\n}' } },
    {
      source: 'the last value at the first position; python3 json',
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
    { source: 'RFC 8259, section 2: a text is one value of any type', input: { input: 'null' }, output: { output: 'null' } },
    { source: 'RFC 8259, section 2: a text is one value of any type', input: { input: '0' }, output: { output: '0' } },
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
      source: 'json5 2.2.3 accepts these numbers, which JSON does not have',
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
    { source: 'as a string', input: { input: '[-Infinity]', indent: 0, nonFinite: 'string' }, output: { output: '["-Infinity"]', warnings: [] } },
    {
      source: 'rejected',
      input: { input: '[\n  NaN\n]', nonFinite: 'error' },
      error: 'non-finite-number',
      field: 'input',
      position: { line: 2, column: 3 },
    },
    {
      source: 'RFC 8259; python3 json rejects it',
      input: { input: '{"a":1,}', syntax: 'json' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    { source: 'python3 json rejects it', input: { input: '{"a":' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 6 } },
    { source: 'a column counts code points', input: { input: '["😀" x]' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 6 } },
    {
      source: 'duplicate keys are not allowed',
      input: { input: '{"a":1,"\\u0061":2}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    { source: '5,000 levels are accepted', input: { input: nested(5000), indent: 0 }, output: { output: nested(5000) } },
    {
      source: 'level 5,001 is rejected where it opens',
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
    { source: 'JSON5 needs no repair', input: { input: '{a:0x10}', repair: true, indent: 0 }, output: { output: '{"a":16}', warnings: [] } },
    {
      source: 'json5/json5#22; python3 json, jq and node reject it',
      input: { input: '{"pattern":"^\\d+\\.\\w$","path":"C:\\Users\\ann"}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 14 },
    },
    {
      source: 'json5 2.2.3 (same value); rule: an unknown escape causes a warning',
      input: { input: "{p: '\\d'}", indent: 0 },
      output: { output: '{"p":"d"}', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'JSONC: comments and a trailing comma do not make it JSON5; VS Code rejects the escape',
      input: { input: '// c\n{"p":"\\d",}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 2, column: 7 },
    },
    {
      source: 'kaptinlin/jsonrepair#8: backslashes are doubled',
      input: { input: '{"p":"C:\\Users\\x"}', repair: true, indent: 0 },
      output: {
        output: '{"p":"C:\\\\Users\\\\x"}',
        warnings: [
          { code: 'repaired', path: '', line: 1, column: 10, detail: '+ \\' },
          { code: 'repaired', path: '', line: 1, column: 16, detail: '+ \\' },
        ],
      },
    },
    {
      source: 'rule: a double comma becomes one',
      input: { input: '{"a":1,,"b":2}', repair: true, indent: 0 },
      output: { output: '{"a":1,"b":2}', warnings: [{ code: 'repaired', path: '', line: 1, column: 8, detail: '- ,' }] },
    },
    { source: 'DevToys-app/DevToys#1638', input: { input: "{'a': None, 'b': True}" }, error: 'invalid-json', field: 'input', position: { line: 1, column: 7 } },
    {
      source: 'DevToys-app/DevToys#1518: JSON in a string, where comments are kept',
      input: { input: '"{\\"a\\":1}"', keepComments: true, repair: true, indent: 0 },
      output: { output: '{"a":1}' },
    },
    {
      source: 'rule: a string with a comment is not JSON in a string',
      input: { input: '"{}" // x', keepComments: true },
      output: { output: '"{}" // x', warnings: [] },
    },
    {
      source: 'DevToys-app/DevToys#1518: JSON in a string',
      input: { input: '"{\\"a\\":1}"' },
      output: { output: '"{\\"a\\":1}"', warnings: [{ code: 'json-in-string', path: '', line: 1, column: 1, detail: '' }] },
    },
    { source: 'DevToys-app/DevToys#1518: JSON in a string', input: { input: '"{\\"a\\":1}"', repair: true, indent: 0 }, output: { output: '{"a":1}' } },
    { source: 'rule: escaped JSON', input: { input: '{\\n\\"a\\":1}' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 2 } },
    { source: 'rule: escaped JSON', input: { input: '{\\n\\"a\\":1}', repair: true, indent: 0 }, output: { output: '{"a":1}' } },
    { source: 'empty input is not an error', input: { input: '' }, output: { output: '' } },
    { source: 'whitespace only is empty input', input: { input: ' \n\t' }, output: { output: '', warnings: [] } },
  ],
  validate: [
    {
      source: 'JSON Schema Validation 2020-12, sections 6.1.1, 6.2.4, 6.4.3 and 6.5.3',
      input: {
        input: '{\n  "name": "Penknife",\n  "price": "12.50",\n  "tags": ["tool", "tool"]\n}',
        schema:
          '{"type": "object", "properties": {"name": {"type": "string"}, "price": {"type": "number"}, "tags": {"uniqueItems": true}}, "required": ["id", "name"]}',
      },
      output: {
        violations: [
          { keyword: 'required', path: '', line: 1, column: 1, detail: 'id' },
          { keyword: 'type', path: '/price', line: 3, column: 12, detail: 'number' },
          { keyword: 'uniqueItems', path: '/tags', line: 4, column: 11, detail: '' },
        ],
        violationCount: 3,
        verdict: 'invalid',
        draft: '2020-12',
      },
      example: true,
    },
    {
      source: 'json-schema.org, Getting started: a product',
      input: {
        input: '{"productId": 1, "productName": "A green door", "price": 12.50, "tags": ["home", "green"]}',
        schema:
          '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {"productId": {"type": "integer"}, "productName": {"type": "string"}, "price": {"type": "number", "exclusiveMinimum": 0}, "tags": {"type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": true}}, "required": ["productId", "productName", "price"]}',
      },
      output: { violations: [], violationCount: 0, verdict: 'valid', draft: '2020-12' },
      example: true,
    },
    {
      source: 'JSON-Schema-Test-Suite, type: a float with zero fractional part is an integer',
      input: { input: '1.0', schema: '{"type": "integer"}' },
      output: { verdict: 'valid' },
    },
    {
      source: 'JSON-Schema-Test-Suite, type: a string is not an integer',
      input: { input: '"foo"', schema: '{"type": "integer"}' },
      output: { violations: [{ keyword: 'type', path: '', line: 1, column: 1, detail: 'integer' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, const: 0 is not false',
      input: { input: '0', schema: '{"const": false}' },
      output: { violations: [{ keyword: 'const', path: '', line: 1, column: 1, detail: 'false' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, enum: something else is invalid',
      input: { input: '4', schema: '{"enum": [6, "foo", [], true, {"foo": 12}]}' },
      output: { violations: [{ keyword: 'enum', path: '', line: 1, column: 1, detail: '[6,"foo",[],true,{"foo":12}]' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, multipleOf: 0.0075 is a multiple of 0.0001',
      input: { input: '0.0075', schema: '{"multipleOf": 0.0001}' },
      output: { verdict: 'valid' },
    },
    {
      source: 'JSON-Schema-Test-Suite, multipleOf: 0.00751 is not a multiple',
      input: { input: '0.00751', schema: '{"multipleOf": 0.0001}' },
      output: { violations: [{ keyword: 'multipleOf', path: '', line: 1, column: 1, detail: '0.0001' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, exclusiveMaximum: the boundary is invalid',
      input: { input: '3.0', schema: '{"exclusiveMaximum": 3.0}' },
      output: { violations: [{ keyword: 'exclusiveMaximum', path: '', line: 1, column: 1, detail: '3' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, minLength: one code point is one character',
      input: { input: '"\\ud83d\\udca9"', schema: '{"minLength": 2}' },
      output: { violations: [{ keyword: 'minLength', path: '', line: 1, column: 1, detail: '2' }] },
    },
    { source: 'JSON-Schema-Test-Suite, pattern: is not anchored', input: { input: '"xxaayy"', schema: '{"pattern": "a+"}' }, output: { verdict: 'valid' } },
    {
      source: 'JSON-Schema-Test-Suite, uniqueItems: 1.0, 1.00 and 1 are the same',
      input: { input: '[1.0, 1.00, 1]', schema: '{"uniqueItems": true}' },
      output: { verdict: 'invalid' },
    },
    {
      source: 'JSON-Schema-Test-Suite, uniqueItems: 1 and true are unique',
      input: { input: '[1, true]', schema: '{"uniqueItems": true}' },
      output: { verdict: 'valid' },
    },
    {
      source: 'JSON-Schema-Test-Suite, contains: no item matches',
      input: { input: '[2, 3, 4]', schema: '{"contains": {"minimum": 5}}' },
      output: { violations: [{ keyword: 'contains', path: '', line: 1, column: 1, detail: '' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, prefixItems and items: the first may differ',
      input: { input: '["x", 2, "y"]', schema: '{"prefixItems": [{}], "items": {"type": "integer"}}' },
      output: { violations: [{ keyword: 'type', path: '/2', line: 1, column: 10, detail: 'integer' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, additionalProperties: an additional one is not allowed',
      input: {
        input: '{"foo": 1, "bar": 2, "quux": "boom"}',
        schema: '{"properties": {"foo": {}, "bar": {}}, "patternProperties": {"^v": {}}, "additionalProperties": false}',
      },
      output: { violations: [{ keyword: 'false', path: '/quux', line: 1, column: 30, detail: '' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, dependentRequired: the dependency is missing',
      input: { input: '{"bar": 2}', schema: '{"dependentRequired": {"bar": ["foo"]}}' },
      output: { violations: [{ keyword: 'dependentRequired', path: '', line: 1, column: 1, detail: 'foo' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, oneOf: both are valid',
      input: { input: '3', schema: '{"oneOf": [{"type": "integer"}, {"minimum": 2}]}' },
      output: { verdict: 'invalid' },
    },
    {
      source: 'JSON-Schema-Test-Suite, not: is not allowed',
      input: { input: '1', schema: '{"not": {"type": "integer"}}' },
      output: { violations: [{ keyword: 'not', path: '', line: 1, column: 1, detail: '' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, if and then: invalid through then',
      input: { input: '-100', schema: '{"if": {"exclusiveMaximum": 0}, "then": {"minimum": -10}}' },
      output: { violations: [{ keyword: 'minimum', path: '', line: 1, column: 1, detail: '-10' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, ref: recursive mismatch',
      input: { input: '{"foo": {"bar": false}}', schema: '{"properties": {"foo": {"$ref": "#"}}, "additionalProperties": false}' },
      output: { violations: [{ keyword: 'false', path: '/foo/bar', line: 1, column: 17, detail: '' }] },
    },
    {
      source: 'JSON-Schema-Test-Suite, boolean_schema: false is invalid for everything',
      input: { input: 'null', schema: 'false' },
      output: { violations: [{ keyword: 'false', path: '', line: 1, column: 1, detail: '' }], draft: '2020-12' },
    },
    {
      source: 'JSON-Schema-Test-Suite, draft 7, items: a list of schemas',
      input: { input: '[1, 2]', schema: '{"$schema": "http://json-schema.org/draft-07/schema#", "items": [{"type": "integer"}, {"type": "string"}]}' },
      output: { violations: [{ keyword: 'type', path: '/1', line: 1, column: 5, detail: 'string' }], draft: '7' },
    },
    {
      source: 'JSON-Schema-Test-Suite, draft 7, dependencies: a schema is not met',
      input: {
        input: '{"foo": "quux", "bar": 2}',
        schema: '{"$schema": "http://json-schema.org/draft-07/schema#", "dependencies": {"bar": {"properties": {"foo": {"type": "integer"}}}}}',
      },
      output: { violations: [{ keyword: 'type', path: '/foo', line: 1, column: 9, detail: 'integer' }] },
    },
    {
      source: 'RFC 6901 section 3: keys in a path are escaped',
      input: { input: '{"a/b": {"m~n": 1, "ü": 2}}', schema: '{"additionalProperties": {"additionalProperties": {"type": "string"}}}' },
      output: {
        violations: [
          { keyword: 'type', path: '/a~1b/m~0n', line: 1, column: 17, detail: 'string' },
          { keyword: 'type', path: '/a~1b/ü', line: 1, column: 25, detail: 'string' },
        ],
      },
    },
    {
      source: 'rule: the schema may be JSON5',
      input: { input: '{a: 1}', schema: "{properties: {a: {type: 'string'}}} // a comment" },
      output: { violations: [{ keyword: 'type', path: '/a', line: 1, column: 5, detail: 'string' }] },
    },
    {
      source: 'JSON Lines: each value separately',
      input: { input: '{}\n[]\n\n1', schema: '{"type": "object"}', syntax: 'json-lines' },
      output: {
        violations: [
          { keyword: 'type', path: '', line: 2, column: 1, detail: 'object' },
          { keyword: 'type', path: '', line: 4, column: 1, detail: 'object' },
        ],
        violationCount: 2,
      },
    },
    {
      source: 'json5/json5#22; python3 json, jq and node reject it',
      input: { input: '{"pattern":"^\\d+\\.\\w$","path":"C:\\Users\\ann"}', schema: '{}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 14 },
    },
    {
      source: 'rule: an operation without warnings rejects unknown escapes',
      input: { input: '"1"', schema: "{pattern: '\\d+'}" },
      error: 'invalid-json',
      field: 'schema',
      position: { line: 1, column: 12 },
    },
    { source: 'rule: no schema, no result', input: { input: '1', schema: '' }, output: { violations: [], violationCount: 0, verdict: '', draft: '' } },
    {
      source: 'RFC 8259; the document is also parsed without a schema',
      input: { input: '[1,' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 4 },
    },
    { source: 'rule: empty input is not an error', input: { input: '', schema: '{}' }, output: { violations: [], verdict: '' } },
    { source: 'RFC 8259', input: { input: '{', schema: '{}' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 2 } },
    { source: 'RFC 8259', input: { input: '1', schema: '{\n  "type": }' }, error: 'invalid-json', field: 'schema', position: { line: 2, column: 11 } },
    {
      source: 'RFC 8259 section 6: JSON has no such number',
      input: { input: '[NaN]', schema: '{}' },
      error: 'non-finite-number',
      field: 'input',
      position: { line: 1, column: 2 },
    },
    { source: 'JSON Schema Core 2020-12, section 4.3: an object or a boolean', input: { input: '1', schema: '[]' }, error: 'invalid-schema', field: 'schema' },
    {
      source: 'JSON Schema Core 2020-12, section 8.2.3.1: a reference has a target',
      input: { input: '1', schema: '{"$ref": "#/$defs/none"}' },
      error: 'invalid-schema',
      field: 'schema',
    },
    {
      source: 'JSON Schema Validation 2020-12, section 6.3.3: a pattern is a regular expression',
      input: { input: '"x"', schema: '{"pattern": "("}' },
      error: 'invalid-schema',
      field: 'schema',
    },
    {
      source: 'JSON Schema Core 2020-12, section 9.4.1: no infinite recursion',
      input: { input: '1', schema: '{"$ref": "#"}' },
      error: 'invalid-schema',
      field: 'schema',
    },
    {
      source: 'JSON Schema Validation 2020-12, section 6.5.3: a list of keys',
      input: { input: '{}', schema: '{"required": 5}' },
      error: 'invalid-schema',
      field: 'schema',
    },
  ],
});
