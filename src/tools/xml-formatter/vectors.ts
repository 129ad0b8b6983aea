import { vectors } from '../../contract/vectors.ts';
import { declarationFaults } from '../../lib/document/testing/declaration-faults.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  format: [
    {
      source: 'rule for the text; expat reads it',
      input: { input: '<hello><world>foo</world><world>bar</world></hello>' },
      output: { output: '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>' },
      example: true,
    },
    {
      source: 'rule for the text; expat reads it',
      input: { input: '<hello><world>foo</world></hello>', collapseContent: false, indent: 4 },
      output: { output: '<hello>\n    <world>\n        foo\n    </world>\n</hello>' },
    },
    {
      source: 'mixed content untouched; rule for the text; expat reads it',
      input: { input: '<p>Hello <b>world</b>!</p>' },
      output: { output: '<p>Hello <b>world</b>!</p>' },
      example: true,
    },
    {
      source: 'quotes and empty tags kept; rule for the text; expat reads it',
      input: { input: "<?xml version='1.0'?><!-- c --><a  x = '1'\n y=\"2\"><b></b><c/></a>" },
      output: { output: "<?xml version='1.0'?>\n<!-- c -->\n<a x='1' y=\"2\">\n  <b></b>\n  <c/>\n</a>" },
      example: true,
    },
    {
      source: 'rule for the text; expat reads it',
      input: { input: '<a x="1" y="2"><b z="3"/></a>', attributeLayout: 'one-per-line' },
      output: { output: '<a\n  x="1"\n  y="2">\n  <b z="3"/>\n</a>' },
      example: true,
    },
    { source: 'XML 1.0 (xml-formatter accepts it); expat', input: { input: '<a><b></a></b>' }, error: 'invalid-xml', field: 'input' },
    ...declarationFaults,
    { source: 'XML 1.0, section 2.1; expat', input: { input: 'hello world' }, error: 'invalid-xml', field: 'input' },
    {
      source: 'XML 1.0, section 2.10: xml:space',
      input: { input: '<a><b xml:space="preserve"> <c/> </b></a>' },
      output: { output: '<a>\n  <b xml:space="preserve"> <c/> </b>\n</a>' },
    },
    {
      source: 'XML 1.0, sections 2.10 and 5.1: xml:space by the document type',
      input: { input: '<!DOCTYPE a [<!ATTLIST b xml:space (preserve) "preserve">]>\n<a><b> <c/> </b></a>' },
      output: { output: '<!DOCTYPE a [<!ATTLIST b xml:space (preserve) "preserve">]>\n<a>\n  <b> <c/> </b>\n</a>' },
    },
    {
      source: 'rule: references are unchanged; expat reads it',
      input: { input: '<!DOCTYPE a [<!ENTITY e "<b/>">]>\n<a><c>&e; x&e;</c><c d="&#38;"/></a>' },
      output: { output: '<!DOCTYPE a [<!ENTITY e "<b/>">]>\n<a>\n  <c>&e; x&e;</c>\n  <c d="&#38;"/>\n</a>' },
    },
    {
      source: 'XML 1.0, section 4.3.2: the content of an entity is well-formed; expat',
      input: { input: '<!DOCTYPE a [<!ENTITY e "<b>">]>\n<a>&e;</b></a>' },
      error: 'invalid-xml',
      field: 'input',
      position: { line: 2, column: 4 },
    },
    {
      source: 'XML 1.0, section 2.10: the default is up to the application',
      input: { input: '<a><b xml:space="default" c="preserve"> <c/> </b></a>' },
      output: { output: '<a>\n  <b xml:space="default" c="preserve">\n    <c/>\n  </b>\n</a>' },
    },
    {
      source: 'chrisbottin/xml-formatter#77, redhat-developer/vscode-xml#96: a blank that is the only content of an element is data',
      input: { input: '<t><xsl:text xmlns:xsl="u"> </xsl:text><sep> </sep></t>' },
      output: { output: '<t>\n  <xsl:text xmlns:xsl="u"> </xsl:text>\n  <sep> </sep>\n</t>' },
    },
    {
      source: 'rule: with a line break it is layout, unless it is preserved by xml:space or written as a reference',
      input: { input: '<t><a>\n </a><b xml:space="preserve">\n </b><c>&#10;</c><d>\t</d><e> <!-- f --> </e></t>', emptyElements: 'self-close' },
      output: { output: '<t>\n  <a/>\n  <b xml:space="preserve">\n </b>\n  <c>&#10;</c>\n  <d>\t</d>\n  <e>\n    <!-- f -->\n  </e>\n</t>' },
    },
    { source: 'rule: no indentation', input: { input: '<a> <b/> </a>', indent: 0, indentWith: 'tab' }, output: { output: '<a>\n<b/>\n</a>' } },
    { source: 'rule: one tab per level', input: { input: '<a> <b/> </a>', indent: 1, indentWith: 'tab' }, output: { output: '<a>\n\t<b/>\n</a>' } },
    {
      source: 'rule: whitespace at the ends of a text is layout with a line break, data without',
      input: { input: '<a><b>\n  x\n</b><c> y </c></a>' },
      output: { output: '<a>\n  <b>x</b>\n  <c> y </c>\n</a>' },
    },
    {
      source: 'rule: without line breaks inside tags, all empty elements in the same style',
      input: { input: '<a ><b></b><c/></a >', indent: 0, emptyElements: 'expand' },
      output: { output: '<a>\n<b></b>\n<c></c>\n</a>' },
    },
    {
      source: 'rule: tabs, one empty tag',
      input: { input: '<a><b></b><c/></a>', indentWith: 'tab', emptyElements: 'self-close' },
      output: { output: '<a>\n\t<b/>\n\t<c/>\n</a>' },
    },
    {
      source: 'rule: comments are reported',
      input: { input: '<a><b/><!-- x --></a>', keepComments: false },
      output: { output: '<a>\n  <b/>\n</a>', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 8, detail: '1' }] },
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
  minify: [
    {
      source: 'chrisbottin/xml-formatter#77: a blank that is the only content of an element is data',
      input: { input: '<t> <sep> </sep> <a>\n</a> <b xml:space="preserve">\n</b> </t>' },
      output: { output: '<t><sep> </sep><a></a><b xml:space="preserve">\n</b></t>' },
    },
    {
      source: 'rule for the text; expat reads it',
      input: { input: '<a>\n  <!-- c -->\n  <b> x </b>\n  <c/>\n</a>\n' },
      output: { output: '<a><b> x </b><c/></a>' },
      example: true,
    },
    {
      source: 'rule: mixed content is kept; comments are kept on request',
      input: { input: '<a> <p>x <b> y </b>\n</p> <!-- c --> </a>', keepComments: true },
      output: { output: '<a><p>x <b> y </b>\n</p><!-- c --></a>', warnings: [] },
    },
    { source: 'XML 1.0 WFC: Element Type Match', input: { input: '<a><b></a>' }, error: 'invalid-xml', field: 'input', position: { line: 1, column: 7 } },
    ...declarationFaults,
  ],
});
