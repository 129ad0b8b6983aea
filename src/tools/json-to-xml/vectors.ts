import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'json5/json5#22; python3 json, jq and node refuse it',
      input: { input: '{"pattern":"^\\d+\\.\\w$","path":"C:\\Users\\ann"}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 14 },
    },
    {
      source: 'json5 2.2.3 (same value); rule: an unknown escape is told',
      input: { input: "{p: '\\d'}" },
      output: { output: '<p>d</p>', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'xml-js; rule for the text, expat: well-formed',
      input: { input: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}' },
      output: { output: '<a x="1.234" y="It\'s"/>' },
      example: true,
    },
    {
      source: 'rule; rule for the text, expat: well-formed',
      input: { input: '{"a":{"@x":1,"b":["p","q"],"c":null}}' },
      output: { output: '<a x="1">\n  <b>p</b>\n  <b>q</b>\n  <c/>\n</a>' },
      example: true,
    },
    {
      source: 'two members: wrapped in rootName; rule for the text, expat: well-formed (xml-js writes two roots, not XML)',
      input: { input: '{"a":1,"b":[1,2]}' },
      output: { output: '<root>\n  <a>1</a>\n  <b>1</b>\n  <b>2</b>\n</root>' },
      example: true,
    },
    {
      source: 'rule; rule for the text, expat: well-formed',
      input: { input: '[1,{"x":2}]', rootName: 'rows', itemName: 'row' },
      output: { output: '<rows>\n  <row>1</row>\n  <row>\n    <x>2</x>\n  </row>\n</rows>' },
      example: true,
    },
    {
      source: 'XML 1.0 §2.4; rule for the text, expat: well-formed (xml-js leaves & and < in attributes)',
      input: { input: '{"a":{"@t":"a & b < \\"c\\"","#text":"1 < 2 & 3 > 2"}}' },
      output: { output: '<a t="a &amp; b &lt; &quot;c&quot;">1 &lt; 2 &amp; 3 &gt; 2</a>' },
    },
    {
      source: 'rule invalidNames; rule for the text, expat: well-formed',
      input: { input: '{"first name":"x","2nd":{"a/b":true}}' },
      output: { output: '<root>\n  <first_name>x</first_name>\n  <_2nd>\n    <a_b>true</a_b>\n  </_2nd>\n</root>' },
    },
    {
      source: 'rule; rule for the text, expat: well-formed',
      input: { input: '{"r":{"a":"","b":{}}}', indent: 0, declaration: true },
      output: { output: '<?xml version="1.0" encoding="UTF-8"?><r><a/><b/></r>' },
    },
    { source: 'XML 1.0 §2.3 Name', input: { input: '{"first name":1}', invalidNames: 'error' }, error: 'invalid-name', field: 'input' },
    { source: 'python3 json', input: { input: '{"a":' }, error: 'invalid-json', field: 'input' },
    { source: 'XML 1.0 §2.2 Char', input: { input: '{"a":"\\u0001"}' }, error: 'unrepresentable-character', field: 'input' },
    {
      source: 'rule: ordered is recognised',
      input: { input: '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"}]}]}' },
      output: { output: '<p>a <b/></p>', warnings: [] },
    },
    {
      source: 'rule: an empty array gives nothing',
      input: { input: '{"a":{"b":[]}}' },
      output: { output: '<a/>', warnings: [{ code: 'empty-array-dropped', path: '/a/b', line: 1, column: 11, detail: '' }] },
    },
    { source: 'rule: repeated names are repeated elements', input: { input: '{"a":{"b":1,"b":2}}', indent: 0 }, output: { output: '<a><b>1</b><b>2</b></a>' } },
    { source: 'S7', input: { input: '{"a":1,"a":2}', duplicateKeys: 'error' }, error: 'duplicate-key', field: 'input', position: { line: 1, column: 8 } },
    {
      source: 'XML 1.0 section 2.2 Char',
      input: { input: '{"a":"\\u0001"}' },
      error: 'unrepresentable-character',
      field: 'input',
      position: { line: 1, column: 6 },
    },
    {
      source: 'S3: level 5,001 is refused',
      input: { input: '['.repeat(5001) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5001 },
    },
    { source: 'S3: nothing is not an error', input: { input: ' ' }, output: { output: '', warnings: [] } },
  ],
});
