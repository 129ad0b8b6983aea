import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import { readJson } from '../json/json.ts';
import { runAtOnce } from '../../work/slices.ts';
import { fromJson, quietContext, toJson } from '../testing/run.ts';
import { Warnings } from '../../warnings/warnings.ts';
import type { XmlReading, XmlWriting } from './xml.ts';
import { readXml, writeXml } from './xml.ts';
import { parseXmlValue } from './tree.ts';

const reading: XmlReading = { convention: 'compact', parseValues: false, arrayElements: '', keepWhitespace: false };
const writing: XmlWriting = {
  convention: 'auto',
  rootName: 'root',
  itemName: 'item',
  declaration: false,
  emptyElements: 'self-close',
  invalidNames: 'replace',
  indent: 2,
  indentWith: 'space',
};

async function toValue(xml: string, options: Partial<XmlReading> = {}): Promise<string> {
  const { roots } = await readXml(xml, 'input', { ...reading, ...options }, quietContext);
  return toJson(roots[0] ?? fromJson('null'));
}

async function toXml(json: string, options: Partial<XmlWriting> = {}) {
  const document = await readJson(json, 'input', { syntax: 'json5', duplicateKeys: 'keep' }, quietContext);
  return writeXml(document, { ...writing, ...options }, quietContext);
}

const MIXED = '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE r SYSTEM "x.dtd"><!-- c --><r a="1"><?go there?>t<b>u</b><![CDATA[1<2]]><b/> <!--d--></r>';

test.each([
  [
    {},
    '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8"}},"_doctype":"r SYSTEM \\"x.dtd\\"","_comment":" c ","r":{"_attributes":{"a":"1"},"_instruction":{"go":"there"},"_text":"t","b":[{"_text":"u"},{}],"_cdata":"1<2","_comment":"d"}}',
  ],
  [{ convention: 'prefixed' }, '{"r":{"@a":"1","b":["u",null],"#text":"t1<2"}}'],
  [{ convention: 'prefixed', keepWhitespace: true, parseValues: true, arrayElements: 'x, b' }, '{"r":{"@a":1,"b":["u",null],"#text":"t1<2 "}}'],
] as const)('reads with the convention %j', async (options, expected) => {
  expect(await toValue(MIXED, options)).toBe(expected);
});

test.each([
  ['<a>1&lt;2 &#65;&#x1F600;&quot;</a>', '{"a":{"_text":"1<2 A😀\\""}}'],
  ['<a x="\t\n&#10;\'"/>', '{"a":{"_attributes":{"x":"  \\n\'"}}}'],
  ['<a>x\r\ny\rz</a>', '{"a":{"_text":"x\\ny\\nz"}}'],
  ['<a:b xmlns:a="u"><__proto__/></a:b>', '{"a:b":{"_attributes":{"xmlns:a":"u"},"__proto__":{}}}'],
  ['\uFEFF<?xml version="1.0"?>\n<a/>\n<!-- x -->', '{"_declaration":{"_attributes":{"version":"1.0"}},"a":{},"_comment":" x "}'],
  [
    '<!DOCTYPE a [<!ENTITY b "c>"><!-- > --><?p ]?>%d; <!ELEMENT a (#PCDATA)>]><a/>',
    '{"_doctype":"a [<!ENTITY b \\"c>\\"><!-- > --><?p ]?>%d; <!ELEMENT a (#PCDATA)>]","a":{}}',
  ],
  ['<a\n x = "1"\ty=\'2\' ></a >', '{"a":{"_attributes":{"x":"1","y":"2"}}}'],
])('reads %j', async (xml, expected) => {
  expect(await toValue(xml)).toBe(expected);
});

/** Creates a document with this internal subset. */
const withSubset = (subset: string, root: string): string => `<!DOCTYPE d [${subset}]>\n${root}`;

test.each([
  ['<!ENTITY e "x">', '<d a="&e;&lt;">1 &e; &amp;</d>', '{"d":{"_attributes":{"a":"x<"},"_text":"1 x &"}}'],
  [
    '<!ENTITY e "<b c=\'&f;\'>1</b>2"><!ENTITY f "3">',
    '<d>&e;4&e;</d>',
    '{"d":{"b":[{"_attributes":{"c":"3"},"_text":"1"},{"_attributes":{"c":"3"},"_text":"1"}],"_text":["24","2"]}}',
  ],
  ['<!ENTITY e "<!-- c --><?go there?><![CDATA[&f;]]>">', '<d>&e;</d>', '{"d":{"_comment":" c ","_instruction":{"go":"there"},"_cdata":"&f;"}}'],
  ['<!ENTITY e "&#38;#60;&#38;amp;&#60;b/>">', '<d>&e;</d>', '{"d":{"_text":"<&","b":{}}}'],
  ['<!ENTITY e "&#38;lt;\t&#13;&#10;">', '<d a="&e;"/>', '{"d":{"_attributes":{"a":"<   "}}}'],
  ['<!ENTITY e "1\r\n2&#13;&#10;3">', '<d>&e;</d>', '{"d":{"_text":"1\\n2\\r\\n3"}}'],
  ['<!ENTITY e " "><!ENTITY f "">', '<d>&e;&f;<b/>&e;&f;</d>', '{"d":{"b":{}}}'],
  ['<!ENTITY e "1"><!ENTITY e "2">', '<d>&e;</d>', '{"d":{"_text":"1"}}'],
  ['<!ENTITY % p "<!ENTITY e \'x\'>">%p;', '<d>&e;</d>', '{"d":{"_text":"x"}}'],
  ['<!ENTITY lt "&#38;#60;">', '<d>&lt;</d>', '{"d":{"_text":"<"}}'],
  ['<!ATTLIST d a NMTOKENS #IMPLIED b CDATA #IMPLIED>', '<d a=" x\n y " b=" x  y "/>', '{"d":{"_attributes":{"a":"x y","b":" x  y "}}}'],
  [
    '<!ATTLIST d a NMTOKEN " x "><!ATTLIST d a CDATA "y" b (u|v) #FIXED "v">',
    '<d><d a="w" b="v"/></d>',
    '{"d":{"_attributes":{"a":"x","b":"v"},"d":{"_attributes":{"a":"w","b":"v"}}}}',
  ],
  ['<!ENTITY e "x&f;"><!ENTITY f " y"><!ATTLIST d a CDATA "&e;\n&#10;">', '<d/>', '{"d":{"_attributes":{"a":"x y \\n"}}}'],
])('applies the declarations of %j in %j', async (subset, root, expected) => {
  const value: unknown = JSON.parse(await toValue(withSubset(subset, root)));
  expect(value).toEqual({ _doctype: expect.any(String) as unknown, ...(JSON.parse(expected) as object) });
});

test.each([
  ['an external entity', '<!DOCTYPE d [<!ENTITY e SYSTEM "x">]><d>1&e;2</d>', '{"_text":"1&e;2"}', ['e']],
  ['an entity of an external subset', '<!DOCTYPE d SYSTEM "x"><d a="&e;">&amp;&f;</d>', '{"_attributes":{"a":"&e;"},"_text":"&&f;"}', ['e', 'f']],
  ['an entity after an external parameter entity', '<!DOCTYPE d [<!ENTITY % p SYSTEM "p">%p;<!ENTITY e "x">]><d>&e;</d>', '{"_text":"&e;"}', ['e']],
  ['an entity inside another', '<!DOCTYPE d SYSTEM "x" [<!ENTITY e "1&f;">]><d a="&e;">&e;</d>', '{"_attributes":{"a":"1&f;"},"_text":"1&f;"}', ['f', 'f']],
])('%s is not read, and its reference is kept', async (_what, xml, expected, names) => {
  const { roots, source } = await readXml(xml, 'input', reading, quietContext);
  expect(JSON.parse(toJson(roots[0] ?? fromJson('null')))).toEqual({ _doctype: expect.any(String) as unknown, d: JSON.parse(expected) as unknown });
  expect(source.warnings.list.map(({ code, detail }) => [code, detail])).toEqual(names.map((name) => ['entity-not-read', name]));
});

test.each([
  ['<!ENTITY e "<b>">', '<d>&e;</b></d>', { found: 'replacement', name: 'e', expected: 'content' }],
  ['<!ENTITY e "</d><d>">', '<d>&e;</d>', { found: 'replacement', name: 'e' }],
  ['<!ENTITY e "<b></c>">', '<d>&e;</d>', { found: 'replacement', name: 'e' }],
  ['<!ENTITY e "1 &#38; 2">', '<d>&e;</d>', { found: 'replacement', name: 'e' }],
  ['<!ENTITY e "]]&#62;">', '<d>&e;</d>', { found: 'replacement', name: 'e' }],
  ['<!ENTITY e \'<?xml version="1.0"?>\'>', '<d>&e;</d>', { found: 'replacement', name: 'e' }],
  ['<!ENTITY e "&f;"><!ENTITY f "<b">', '<d>&e;</d>', { found: 'replacement', name: 'f' }],
  ['<!ENTITY e "<b>&f;</b>"><!ENTITY f "&e;">', '<d>&e;</d>', { found: 'recursion', name: 'e', expected: 'otherEntity' }],
  ['<!ENTITY e "&f;">', '<d>&e;</d>', { found: 'entity', name: 'f', expected: 'declaredEntity' }],
  ['<!ENTITY e SYSTEM "x" NDATA n>', '<d>&e;</d>', { found: 'externalEntity', name: 'e', expected: 'internalEntity' }],
  ['', '<d>&e;</d>', { found: 'entity', expected: 'declaredEntity' }],
])('the document type %j does not allow %j', async (subset, root, params) => {
  await expect(toValue(withSubset(subset, root))).rejects.toMatchObject({ code: 'invalid-xml', position: { line: 2, column: 4 }, params });
});

test.each([
  ['<!ENTITY e "&#60;">', '<d a="&e;"/>', { found: 'replacement', name: 'e', expected: 'escapedBracket' }],
  ['<!ENTITY e "x">', '<d a="&e"/>', { expected: 'reference' }],
  ['<!ENTITY e SYSTEM "x">', '<d a="&e;"/>', { found: 'externalEntity', expected: 'internalEntity' }],
  ['', '<d a="&e;"/>', { found: 'entity', expected: 'declaredEntity' }],
])('the document type %j does not allow the value in %j', async (subset, root, params) => {
  await expect(toValue(withSubset(subset, root))).rejects.toMatchObject({ code: 'invalid-xml', position: { line: 2, column: 7 }, params });
});

test.each(['&e22;', '<d a="&e22;"/>', '<d/>'])('rejects exponential entity expansion before it fills memory: %j', { tags: ['slow'] }, async (content) => {
  const levels = Array.from({ length: 60 }, (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`).join('');
  const subset = `<!ENTITY e0 "${'x'.repeat(1000)}">${levels}<!ATTLIST d a CDATA "&e60;">`;
  await expect(toValue(withSubset(subset, `<r>${content}</r>`))).rejects.toMatchObject({ code: 'invalid-xml', params: { expected: 'lessIncluded' } });
});

test('entities may add four million characters, or four times those of the document', async () => {
  const entity = `<!ENTITY e "${'x'.repeat(2 ** 20)}">`;
  expect(await toValue(withSubset(entity, `<d>${'&e;'.repeat(4)}</d>`))).toHaveLength(2 ** 20 + 2 ** 22 + 52);
  await expect(toValue(withSubset(entity, `<d>${'&e;'.repeat(5)}</d>`))).rejects.toMatchObject({ params: { expected: 'lessIncluded' } });
  expect(await toValue(withSubset(entity, `<d>${'&e;'.repeat(5)}${' '.repeat(2 ** 19)}</d>`))).toHaveLength(2 ** 20 + 5 * 2 ** 20 + 2 ** 19 + 52);
});

test('entities may be nested deeper than the call stack allows', { tags: ['slow'] }, async () => {
  const chain = Array.from({ length: 50_000 }, (_, index) => `<!ENTITY e${index + 1} "&e${index};">`).join('');
  const value: unknown = JSON.parse(await toValue(withSubset(`<!ENTITY e0 "x">${chain}`, '<d a="&e50000;">&e50000;</d>')));
  expect(value).toMatchObject({ d: { _attributes: { a: 'x' }, _text: 'x' } });
});

test('elements added by entities count as levels', async () => {
  const chain = Array.from({ length: 5000 }, (_, index) => `<!ENTITY e${index + 1} "<a>&e${index};</a>">`).join('');
  await expect(toValue(withSubset(`<!ENTITY e0 "">${chain}`, '<d>&e5000;</d>'))).rejects.toMatchObject({
    code: 'too-deeply-nested',
    position: { line: 2, column: 4 },
  });
});

test.each([
  'x',
  '<a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a/>x',
  'x<a/>',
  '<a x=1/>',
  '<a x/>',
  '<a x="1"y="2"/>',
  '<a x="1" x="2"/>',
  '<a x="<"/>',
  '<a x="1/>',
  '<a>&b;</a>',
  '<a>&</a>',
  '<a>& b</a>',
  '<a>&#0;</a>',
  '<a>&#xD800;</a>',
  '<a>&#x110000;</a>',
  '<a>]]></a>',
  '<a>\u0001</a>',
  '<a>\ud800</a>',
  '<a>\ufffe</a>',
  '<a><!-- -- --></a>',
  '<a><!-- --->',
  '<a><![CDATA[x</a>',
  '<![CDATA[x]]><a/>',
  '<a><?xml version="1.0"?></a>',
  ' <?xml version="1.0"?><a/>',
  '<?xml?><a/>',
  '<?xml encoding="UTF-8"?><a/>',
  '<?xml version="1.0" standalone="maybe"?><a/>',
  '<?xml version="1.0" constructor="x"?><a/>',
  '<?go',
  '<? x?><a/>',
  '<a/><!DOCTYPE a>',
  '<!DOCTYPE a><!DOCTYPE a><a/>',
  '<!DOCTYPE a [<!ENTITY b "c>]><a/>',
  '<!DOCTYPE a [<!WRONG x>]><a/>',
  '<!DOCTYPE>',
  '<1/>',
  '< a/>',
  '<a / >',
  '</a>',
  '<a></a',
  '<!-- only -->',
])('rejects %j', async (xml) => {
  await expect(toValue(xml)).rejects.toMatchObject({
    code: 'invalid-xml',
    field: 'input',
    position: expect.objectContaining({ line: expect.any(Number) }) as unknown,
  });
});

test('reports what was found, expected and opened', async () => {
  await expect(toValue('<a>\n  <b>\n</a>')).rejects.toMatchObject({
    position: { line: 3, column: 1 },
    params: { expected: 'matchingTag', name: 'b', opened: 'element', openedLine: 2, openedColumn: 3 },
  });
  await expect(toValue('<a>x\r\n&y;</a>')).rejects.toMatchObject({ position: { line: 2, column: 1 }, params: { expected: 'knownEntity' } });
});

test('rejects 5,001 levels as they open', async () => {
  await expect(toValue('<a>'.repeat(100_000))).rejects.toMatchObject({ code: 'too-deeply-nested', position: { line: 1, column: 15_001 } });
  const deep = '<a>'.repeat(5000) + '</a>'.repeat(5000);
  for (const convention of ['compact', 'prefixed', 'ordered'] as const) {
    const document = await readXml(deep, 'input', { ...reading, convention }, quietContext);
    expect((await writeXml(document, { ...writing, convention, indent: 0 }, quietContext)).output).toBe(`${'<a>'.repeat(4999)}<a/>${'</a>'.repeat(4999)}`);
  }
});

// The content of a document: text runs are joined, as a reader reports them.
const anyName = fc.constantFrom('a', 'b', 'c', 'x:y', '_text', 'é', '__proto__');
const anyText = fc.string({ unit: fc.constantFrom(...'ab <>&"\'\n\t\r]-?', '😀'), minLength: 1, maxLength: 6 });
interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}
const anyElement = fc.letrec<{ element: Node; node: Node }>((tie) => ({
  element: fc
    .record({
      name: anyName,
      attributes: fc.dictionary(fc.constantFrom('x', 'y', 'xml:z'), anyText, { maxKeys: 2 }),
      elements: fc.array(tie('node'), { maxLength: 4 }),
    })
    .map(({ name, attributes, elements }) => ({
      type: 'element',
      name,
      ...(Object.keys(attributes).length > 0 && { attributes: { ...attributes } }),
      ...(elements.length > 0 && { elements: withoutAdjacentTexts(elements) }),
    })),
  node: fc.oneof(
    { maxDepth: 4 },
    anyText.map((text): Node => ({ type: 'text', text: `${text}.` })),
    anyText.map((cdata): Node => ({ type: 'cdata', cdata: cdata.replaceAll(']', '').replaceAll('\r', '') })),
    anyText.map((comment): Node => ({ type: 'comment', comment: comment.replaceAll(/[-\r]/gu, '') })),
    fc.constant<Node>({ type: 'instruction', name: 'go', instruction: 'x y' }),
    tie('element'),
  ),
})).element;

const withoutAdjacentTexts = (nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node, index) => node.type !== 'text' || nodes[index - 1]?.type !== 'text');

test('ordered converts back to the original document', async () => {
  await fc.assert(
    fc.asyncProperty(anyElement, fc.constantFrom('self-close' as const, 'expand' as const), async (element, emptyElements) => {
      const json = JSON.stringify({ elements: [element] });
      const { output } = await toXml(json, { indent: 0, emptyElements });
      expect(JSON.parse(await toValue(output, { convention: 'ordered', keepWhitespace: true }))).toEqual(JSON.parse(json));
      const indented = await toXml(json, { indent: 2 });
      expect(JSON.parse(await toValue(indented.output, { convention: 'ordered' }))).toEqual(JSON.parse(await toValue(output, { convention: 'ordered' })));
    }),
    { numRuns: runs(100) },
  );
});

test('compact and prefixed convert back to the original without mixed content', async () => {
  const value = fc.letrec((tie) => ({
    compact: fc.oneof(
      { maxDepth: 4 },
      fc.constant({}),
      fc.record({ _text: anyText.map((text) => `${text}.`) }),
      fc.record({ _attributes: fc.dictionary(fc.constantFrom('x', 'y'), anyText, { minKeys: 1, noNullPrototype: true }) }),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(tie('compact'), fc.array(tie('compact'), { minLength: 2, maxLength: 3 })), { noNullPrototype: true }),
    ),
    prefixed: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      anyText.map((text) => `${text}.`),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(tie('prefixed'), fc.array(tie('prefixed'), { minLength: 2, maxLength: 3 })), {
        minKeys: 1,
        noNullPrototype: true,
      }),
    ),
  }));
  for (const convention of ['compact', 'prefixed'] as const) {
    await fc.assert(
      fc.asyncProperty(value[convention], fc.integer({ min: 0, max: 4 }), async (element, indent) => {
        const json = JSON.stringify({ r: element });
        expect(JSON.parse(await toValue((await toXml(json, { indent })).output, { convention }))).toEqual(JSON.parse(json));
      }),
      { numRuns: runs(100) },
    );
  }
});

test('output is well-formed for any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json({ maxDepth: 3 }),
      fc.constantFrom('auto' as const, 'compact' as const, 'prefixed' as const, 'ordered' as const, 'plain' as const),
      async (json, convention) => {
        const written = await toXml(json, { convention }).catch((error: unknown) => error);
        if (written instanceof InputError) expect(written.code).toBe('unrepresentable-character');
        else expect(isWellFormed((written as { output: string }).output)).toBe(true);
      },
    ),
    { numRuns: runs(500) },
  );
});

function isWellFormed(xml: string): boolean {
  let isFine = true;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isFine = false;
  });
  parser.write(xml).close();
  return isFine;
}

test('accepts and rejects random texts like saxes', () => {
  const pieces = [
    '<a>',
    '</a>',
    '<b x="1">',
    '</b>',
    '<a/>',
    '<',
    '>',
    '/',
    '&amp;',
    '&',
    ';',
    '#',
    'x',
    ' ',
    '=',
    '"',
    "'",
    '<!--',
    '-->',
    '-',
    '<![CDATA[',
    ']]>',
    ']',
    '<?go ',
    '?>',
    '\n',
    '!',
    '?',
    '1',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (parts) => {
      const xml = `<r>${parts.join('')}</r>`;
      expect(isOurs(xml)).toBe(isWellFormed(xml));
    }),
    { numRuns: runs(3000) },
  );
});

function isOurs(xml: string): boolean {
  try {
    runAtOnce(
      parseXmlValue({ text: xml, field: 'input', warnings: new Warnings(xml) }, { convention: 'ordered', parseValues: false, arrayElements: new Set() }, true),
    );
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

test.each([
  ['{"a":[[1,[2]],[]]}', '<root>\n  <a>\n    <item>1</item>\n    <item>\n      <item>2</item>\n    </item>\n  </a>\n  <a/>\n</root>'],
  ['{"_comment":"x","a":{"_text":["1","2"],"_cdata":"]]>","b":null}}', '<!--x-->\n<a>12<![CDATA[]]]]><![CDATA[>]]><b/></a>'],
  ['{"a":{"@x":null,"@y":true,"#text":1.10}}', '<a y="true">1.10</a>'],
  ['{"a":1,"a":2}', '<root>\n  <a>1</a>\n  <a>2</a>\n</root>'],
  ['5', '<root>5</root>'],
  ['null', '<root/>'],
  ['{"":1,"xml":{"a b":{"_attributes":{"a b":1,"a_b":2}}}}', '<root>\n  <_>1</_>\n  <xml>\n    <a_b a_b="1" a_b_="2"/>\n  </xml>\n</root>'],
  ['{"r":{},"_doctype":"r"}', '<!DOCTYPE r>\n<r/>'],
  ['{"elements":[{"type":"text","text":"x"},{"type":"element","name":"a"}]}', '<root>x<a/></root>'],
])('writes %j', async (json, expected) => {
  expect((await toXml(json)).output).toBe(expected);
});

// Each is read thousands of times; without a limit it would be searched as often.
test.each([
  [`{"${'x'.repeat(2 ** 20)}":[${'1,'.repeat(100_000)}1]}`, {}],
  [`[${'1,'.repeat(100_000)}1]`, { itemName: 'x y'.repeat(2 ** 20) }],
])('rejects names that would make the document too long, before writing it: case %#', { tags: ['slow'] }, async (json, options) => {
  await expect(toXml(json, options)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

const declared = async (attributes: object): Promise<string> =>
  (await toXml(JSON.stringify({ _declaration: { _attributes: attributes }, a: 1 }), { declaration: true })).output;

test('a declaration starts with the version and has only known attributes', async () => {
  expect(await declared({ encoding: 'UTF-8', more: 'x', standalone: 'perhaps' })).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>');
  expect(await declared({ standalone: 'yes', version: '1.1' })).toBe('<?xml version="1.1" standalone="yes"?>\n<a>1</a>');
});

test('adds warnings and throws errors', async () => {
  expect((await toXml('{"a b":1,"c":[]}')).warnings.map(({ code, path, detail }) => [code, path, detail])).toEqual([
    ['name-replaced', '/a b', 'a_b'],
    ['empty-array-dropped', '/c', ''],
  ]);
  await expect(toXml('{"a b":1}', { invalidNames: 'error' })).rejects.toMatchObject({ code: 'invalid-name', params: { name: 'a b' } });
  for (const json of [
    '{"a":"\\u0001"}',
    '{"a":"\\ud800"}',
    '{"a":{"_comment":"a--b"}}',
    '{"a":{"_comment":"a-"}}',
    '{"a":{"_instruction":{"x":"?>"}}}',
    '{"a":1,"_doctype":"<"}',
    '{"a":1,"_doctype":"a [<!ELEMENT a (b|c,d)>]"}',
    '{"a":1,"_doctype":"a SYSTEM \\"x\\" [<!ATTLIST a b CDATA \\"&e;\\">]","_declaration":{"_attributes":{"standalone":"yes"}}}',
    '{"elements":[{"type":"doctype","doctype":"a [<!ENTITY e>]"},{"type":"element","name":"a"}]}',
  ]) {
    await expect(toXml(json)).rejects.toMatchObject({ code: 'unrepresentable-character' });
  }
});
