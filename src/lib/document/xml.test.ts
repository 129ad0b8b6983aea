import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { readJson } from './json.ts';
import { runAtOnce } from './slices.ts';
import { fromJson, quietContext, toJson } from './testing/run.ts';
import type { XmlReading, XmlWriting } from './xml.ts';
import { readXml, writeXml } from './xml.ts';
import { parseXmlValue } from './xml-tree.ts';

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
] as const)('reads by the convention %j', async (options, expected) => {
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
])('refuses %j', async (xml) => {
  await expect(toValue(xml)).rejects.toMatchObject({
    code: 'invalid-xml',
    field: 'input',
    position: expect.objectContaining({ line: expect.any(Number) }) as unknown,
  });
});

test('names what was found, expected and opened', async () => {
  await expect(toValue('<a>\n  <b>\n</a>')).rejects.toMatchObject({
    position: { line: 3, column: 1 },
    params: { expected: 'matchingTag', name: 'b', opened: 'element', openedLine: 2, openedColumn: 3 },
  });
  await expect(toValue('<a>x\r\n&y;</a>')).rejects.toMatchObject({ position: { line: 2, column: 1 }, params: { expected: 'knownEntity' } });
});

test('refuses 5,001 levels as they open', async () => {
  await expect(toValue('<a>'.repeat(100_000))).rejects.toMatchObject({ code: 'too-deeply-nested', position: { line: 1, column: 15_001 } });
  const deep = '<a>'.repeat(5000) + '</a>'.repeat(5000);
  for (const convention of ['compact', 'prefixed', 'ordered'] as const) {
    const document = await readXml(deep, 'input', { ...reading, convention }, quietContext);
    expect((await writeXml(document, { ...writing, convention, indent: 0 }, quietContext)).output).toBe(`${'<a>'.repeat(4999)}<a/>${'</a>'.repeat(4999)}`);
  }
});

// What a person would write down of a document: text runs joined, as a reader reports them.
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

test('ordered gives back the document that was written', async () => {
  await fc.assert(
    fc.asyncProperty(anyElement, fc.constantFrom('self-close' as const, 'expand' as const), async (element, emptyElements) => {
      const json = JSON.stringify({ elements: [element] });
      const { output } = await toXml(json, { indent: 0, emptyElements });
      expect(JSON.parse(await toValue(output, { convention: 'ordered', keepWhitespace: true }))).toEqual(JSON.parse(json));
      const indented = await toXml(json, { indent: 2 });
      expect(JSON.parse(await toValue(indented.output, { convention: 'ordered' }))).toEqual(JSON.parse(await toValue(output, { convention: 'ordered' })));
    }),
    { numRuns: 100 },
  );
});

test('compact and prefixed give back what was written, without mixed content', async () => {
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
      { numRuns: 100 },
    );
  }
});

test('is well-formed whatever JSON it is made of', async () => {
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
    { numRuns: 500 },
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

test('reads and refuses random texts as saxes does', () => {
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
    { numRuns: 3000 },
  );
});

function isOurs(xml: string): boolean {
  try {
    runAtOnce(parseXmlValue(xml, 'input', { convention: 'ordered', parseValues: false, arrayElements: new Set() }, true));
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

// Each is read thousands of times; without a limit it would be looked through as often.
test.each([
  [`{"${'x'.repeat(2 ** 20)}":[${'1,'.repeat(100_000)}1]}`, {}],
  [`[${'1,'.repeat(100_000)}1]`, { itemName: 'x y'.repeat(2 ** 20) }],
])('names that make a document too long are refused before it is written: case %#', async (json, options) => {
  await expect(toXml(json, options)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

const declared = async (attributes: object): Promise<string> =>
  (await toXml(JSON.stringify({ _declaration: { _attributes: attributes }, a: 1 }), { declaration: true })).output;

test('a declaration has a version first, and nothing that XML does not know there', async () => {
  expect(await declared({ encoding: 'UTF-8', more: 'x', standalone: 'perhaps' })).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>');
  expect(await declared({ standalone: 'yes', version: '1.1' })).toBe('<?xml version="1.1" standalone="yes"?>\n<a>1</a>');
});

test('warns and refuses', async () => {
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
