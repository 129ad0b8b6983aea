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
      source: 'two keys: wrapped in rootName; rule for the text, expat: well-formed (xml-js writes two roots, not XML)',
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
      source: 'XML 1.0, section 2.4; rule for the text, expat: well-formed (xml-js leaves & and < in attributes)',
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
    { source: 'XML 1.0, section 2.3: Name', input: { input: '{"first name":1}', invalidNames: 'error' }, error: 'invalid-name', field: 'input' },
    { source: 'python3 json', input: { input: '{"a":' }, error: 'invalid-json', field: 'input' },
    { source: 'XML 1.0, section 2.2: Char', input: { input: '{"a":"\\u0001"}' }, error: 'unrepresentable-character', field: 'input' },
    {
      source: 'rule: ordered is detected',
      input: { input: '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"}]}]}' },
      output: { output: '<p>a <b/></p>', warnings: [] },
    },
    {
      source: 'NaturalIntelligence/fast-xml-parser#774: ?xml of Json.NET, xmltodict and fast-xml-parser',
      input: { input: '{"?xml":{"@version":"1.0","@encoding":"utf-8"},"a":{"b":1}}' },
      output: { output: '<?xml version="1.0" encoding="utf-8"?>\n<a>\n  <b>1</b>\n</a>', warnings: [] },
    },
    {
      source: 'fast-xml-parser 5, attributeNamePrefix',
      input: { input: '{"?xml":{"@_version":"1.0"},"a":{"@_id":"1","b":[{"@_c":true,"#text":"x"},""]}}' },
      output: { output: '<?xml version="1.0"?>\n<a id="1">\n  <b c="true">x</b>\n  <b/>\n</a>', warnings: [] },
    },
    {
      source: 'rule: a document with both has names that start with an underscore',
      input: { input: '{"a":{"@_id":"1","@b":"2"}}' },
      output: { output: '<a _id="1" b="2"/>', warnings: [] },
    },
    {
      source: 'michaelkourlas/node-js2xmlparser#28: xml2js',
      input: { input: '{"a":{"$":{"id":"1"},"_":"x"}}' },
      output: { output: '<a id="1">x</a>', warnings: [] },
    },
    {
      source: 'xml2js, explicitCharkey; without `$` an underscore is a name',
      input: { input: '[{"r":{"a":[{"$":{"id":"1"}},{"_":"x"}]}}]', itemName: 'i', indent: 0 },
      output: { output: '<root><i><r><a id="1"/><a>x</a></r></i></root>', warnings: [] },
    },
    { source: 'XML 1.0, section 2.3: _ is a name', input: { input: '{"a":{"_":"x"}}' }, output: { output: '<a>\n  <_>x</_>\n</a>', warnings: [] } },
    {
      source: 'BadgerFish: text in $, namespaces in @xmlns',
      input: { input: '{"alice":{"@xmlns":{"$":"http://a","b":"http://c"},"@charlie":"david","$":"bob"}}' },
      output: { output: '<alice xmlns="http://a" xmlns:b="http://c" charlie="david">bob</alice>', warnings: [] },
    },
    {
      source: 'mxj: attributes with a hyphen',
      input: { input: '{"a":{"-id":"1","-b":2,"#text":"x"}}' },
      output: { output: '<a id="1" b="2">x</a>', warnings: [] },
    },
    {
      source: 'rule: attributes with a dollar sign',
      input: { input: '{"a":{"$id":"1","b":"x"}}' },
      output: { output: '<a id="1">\n  <b>x</b>\n</a>', warnings: [] },
    },
    {
      source: 'rule: a hyphen or dollar sign before a name that is not an attribute is replaced',
      input: { input: '{"a":{"-1":"b","$c":{"d":1},"$":{"e":{}}}}', indent: 0 },
      output: {
        output: '<a><_-1>b</_-1><_c><d>1</d></_c><_><e/></_></a>',
        warnings: [
          { code: 'name-replaced', path: '/a/-1', line: 1, column: 12, detail: '_-1' },
          { code: 'name-replaced', path: '/a/$c', line: 1, column: 21, detail: '_c' },
          { code: 'name-replaced', path: '/a/$', line: 1, column: 33, detail: '_' },
        ],
      },
    },
    {
      source: 'Json.NET, XmlNodeConverter: instructions and CDATA',
      input: { input: '{"?xml-stylesheet":"href=\\"a.xsl\\"","a":{"?go":{"@to":"there"},"b":{"#cdata-section":"<"}}}', indent: 0 },
      output: { output: '<?xml-stylesheet href="a.xsl"?><a><?go to="there"?><b><![CDATA[<]]></b></a>', warnings: [] },
    },
    {
      source: 'rule convention: only @ is a prefix',
      input: { input: '{"a":{"@_b":"1","-c":"2","$":{"d":"3"}}}', convention: 'prefixed', indent: 0 },
      output: {
        output: '<a _b="1"><_-c>2</_-c><_><d>3</d></_></a>',
        warnings: [
          { code: 'name-replaced', path: '/a/-c', line: 1, column: 22, detail: '_-c' },
          { code: 'name-replaced', path: '/a/$', line: 1, column: 30, detail: '_' },
        ],
      },
    },
    {
      source: 'rule: whitespace that would be layout is written as a character reference',
      input: { input: '{"a":{"b":" ","c":"\\n ","d":{"@e":"1","#text":"\\n"}}}' },
      output: { output: '<a>\n  <b> </b>\n  <c>&#10; </c>\n  <d e="1">&#10;</d>\n</a>', warnings: [] },
    },
    {
      source: 'rule: an empty array produces nothing',
      input: { input: '{"a":{"b":[]}}' },
      output: { output: '<a/>', warnings: [{ code: 'empty-array-dropped', path: '/a/b', line: 1, column: 11, detail: '' }] },
    },
    {
      source: 'rule: duplicate keys become repeated elements',
      input: { input: '{"a":{"b":1,"b":2}}', indent: 0 },
      output: { output: '<a><b>1</b><b>2</b></a>' },
    },
    {
      source: 'duplicate keys are not allowed',
      input: { input: '{"a":1,"a":2}', duplicateKeys: 'error' },
      error: 'duplicate-key',
      field: 'input',
      position: { line: 1, column: 8 },
    },
    {
      source: 'XML 1.0 section 2.2 Char',
      input: { input: '{"a":"\\u0001"}' },
      error: 'unrepresentable-character',
      field: 'input',
      position: { line: 1, column: 6 },
    },
    {
      source: 'level 5,001 is rejected',
      input: { input: '['.repeat(5001) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5001 },
    },
    { source: 'empty input is not an error', input: { input: ' ' }, output: { output: '', warnings: [] } },
  ],
});
