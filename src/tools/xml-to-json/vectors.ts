import { vectors } from '../../contract/vectors.ts';
import { declarationFaults } from '../../lib/document/testing/declaration-faults.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'xml-js 1.6.11 compact; expat',
      input: { input: '<a x="1.234" y="It\'s"/>' },
      output: { output: '{\n  "a": {\n    "_attributes": {\n      "x": "1.234",\n      "y": "It\'s"\n    }\n  }\n}' },
      example: true,
    },
    {
      source: 'xml-js compact; expat',
      input: { input: '<a x="1"><b>t</b><b/><c><![CDATA[1<2]]></c></a>', indent: 0 },
      output: { output: '{"a":{"_attributes":{"x":"1"},"b":[{"_text":"t"},{}],"c":{"_cdata":"1<2"}}}' },
    },
    {
      source: 'expat; fast-xml-parser',
      input: { input: '<a x="1"><b>t</b><b/><c><![CDATA[1<2]]></c></a>', indent: 0, convention: 'prefixed' },
      output: { output: '{"a":{"@x":"1","b":["t",null],"c":"1<2"}}' },
      example: true,
    },
    {
      source: 'xml-js non-compact; expat',
      input: { input: '<p>Hello <b>w</b> bye</p>', indent: 0, convention: 'ordered' },
      output: {
        output:
          '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"Hello "},{"type":"element","name":"b","elements":[{"type":"text","text":"w"}]},{"type":"text","text":" bye"}]}]}',
      },
      example: true,
    },
    {
      source: 'xml-js compact; expat',
      input: { input: '<?xml version="1.0" encoding="UTF-8"?><!-- c --><r><?go there?></r>', indent: 0 },
      output: { output: '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8"}},"_comment":" c ","r":{"_instruction":{"go":"there"}}}' },
    },
    {
      source: 'rule parseValues: ; element structure by expat',
      input: { input: '<r><n>42</n><z>007</z><b>true</b><id>17478252242305210114</id></r>', parseValues: true, convention: 'prefixed', indent: 0 },
      output: { output: '{"r":{"n":42,"z":"007","b":true,"id":17478252242305210114}}' },
      example: true,
    },
    {
      source: 'rule: names separated by commas or line breaks',
      input: { input: '<r><i>1</i><j>2</j><k>3</k></r>', arrayElements: 'i,\nj\n k', convention: 'prefixed', indent: 0 },
      output: { output: '{"r":{"i":["1"],"j":["2"],"k":["3"]}}' },
    },
    {
      source: 'rule arrayElements; expat',
      input: { input: '<r><i>1</i></r>', arrayElements: 'i', convention: 'prefixed', indent: 0 },
      output: { output: '{"r":{"i":["1"]}}' },
    },
    { source: 'XML 1.0 WFC: Element Type Match; expat "mismatched tag"', input: { input: '<a><b></a></b>' }, error: 'invalid-xml', field: 'input' },
    ...declarationFaults,
    { source: 'XML 1.0, section 2.1; expat', input: { input: 'hello' }, error: 'invalid-xml', field: 'input' },
    {
      source: 'rule keepWhitespace',
      input: { input: '<a> <b/> </a>', keepWhitespace: true, indent: 0 },
      output: { output: '{"a":{"_text":[" "," "],"b":{}}}' },
    },
    {
      source: 'rule: a blank that is the only content of an element is data',
      input: { input: '<c>\n <delimiter> </delimiter> <tab x="1">\t</tab></c>', convention: 'prefixed', indent: 0 },
      output: { output: '{"c":{"delimiter":" ","tab":{"@x":"1","#text":"\\t"}}}', warnings: [] },
    },
    {
      source: 'rule: with a line break it is layout, unless it is written as a reference',
      input: { input: '<c><a>\n</a><b>&#10;</b><d>&#13;&#x20;</d><e> <!-- f --></e></c>', indent: 0 },
      output: { output: '{"c":{"a":{},"b":{"_text":"\\n"},"d":{"_text":"\\r "},"e":{"_comment":" f "}}}' },
    },
    {
      source: 'XML 1.0, section 2.10: xml:space',
      input: { input: '<w:t xml:space="preserve"> </w:t>', convention: 'prefixed', indent: 0 },
      output: { output: '{"w:t":{"@xml:space":"preserve","#text":" "}}', warnings: [] },
    },
    {
      source: 'XML 1.0, section 2.10: it applies to the content, up to another xml:space',
      input: { input: '<a xml:space="preserve"> <b>\n</b><c xml:space="default"> <d/> </c></a>', convention: 'ordered', indent: 0 },
      output: {
        output:
          '{"elements":[{"type":"element","name":"a","attributes":{"xml:space":"preserve"},"elements":[{"type":"text","text":" "},{"type":"element","name":"b","elements":[{"type":"text","text":"\\n"}]},{"type":"element","name":"c","attributes":{"xml:space":"default"},"elements":[{"type":"element","name":"d"}]}]}]}',
      },
    },
    {
      source: 'dropped comments are reported',
      input: { input: '<a><!-- x --><b/></a>', convention: 'prefixed', indent: 0 },
      output: { output: '{"a":{"b":null}}', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 4, detail: '1' }] },
    },
    {
      source: 'XML 1.0, section 5.1: internal entities and default values are included; expat',
      input: { input: '<!DOCTYPE p [<!ENTITY who "<b>you</b>"><!ATTLIST p n CDATA "1">]><p>Hello &who;!</p>', convention: 'prefixed', indent: 0 },
      output: { output: '{"p":{"@n":"1","b":"you","#text":"Hello !"}}', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 1, detail: '1' }] },
    },
    {
      source: 'XML 1.0, section 4.4.3: a reference to an unread entity is reported',
      input: { input: '<!DOCTYPE html SYSTEM "x.dtd">\n<html>a&nbsp;b</html>', indent: 0 },
      output: {
        output: '{"_doctype":"html SYSTEM \\"x.dtd\\"","html":{"_text":"a&nbsp;b"}}',
        warnings: [{ code: 'entity-not-read', path: '', line: 2, column: 8, detail: 'nbsp' }],
      },
    },
    {
      source: 'XML 1.0, section 4.3.2: the content of an entity is well-formed; expat',
      input: { input: '<!DOCTYPE a [<!ENTITY e "<b>">]>\n<a>&e;</b></a>' },
      error: 'invalid-xml',
      field: 'input',
      position: { line: 2, column: 4 },
    },
    {
      source: 'S3: level 5,001 is rejected',
      input: { input: '<a>'.repeat(5001) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 15_001 },
    },
    { source: 'S3: empty input is not an error', input: { input: ' ' }, output: { output: '', warnings: [] } },
  ],
});
