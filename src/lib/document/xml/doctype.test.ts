import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import { runAtOnce } from '../../work/slices.ts';
import { ALLOWED, documentOf, REFUSED } from '../testing/xml-doctypes.ts';
import type { XmlEvents } from './events.ts';
import { SILENT } from './events.ts';
import { parseXml } from './reader.ts';

const deaf: XmlEvents = { ...SILENT, includesEntities: true };

/** Returns the error of a document, if it has one. */
function problemOf(xml: string): InputError | undefined {
  try {
    runAtOnce(parseXml(xml, 'input', deaf));
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

test.each(ALLOWED)('%s is well-formed: %j', (_rule, text) => {
  expect(problemOf(documentOf(text))).toBeUndefined();
});

test.each(REFUSED)('%s is not well-formed: %j', (_rule, text) => {
  expect(problemOf(documentOf(text))).toMatchObject({ code: 'invalid-xml', position: { line: expect.any(Number) as unknown } });
});

test.each([
  [
    '<!ELEMENT a\n  (b|c,d)>',
    { line: 2, column: 7 },
    { found: 'character', text: ',', expected: 'barOrEnd', opened: 'doctype', openedLine: 1, openedColumn: 14 },
  ],
  ['<!ELEMENT a (b,c|d)>', { line: 1, column: 30 }, { text: '|', expected: 'commaOrEnd' }],
  ['<!ELEMENT a (b;)>', { line: 1, column: 28 }, { text: ';', expected: 'separatorOrEnd' }],
  ['<!ENTITY a "&">', { line: 1, column: 26 }, { text: '&', expected: 'reference' }],
  ['<!ENTITY e "x" -- c -->', { line: 1, column: 29 }, { text: '-', expected: 'tagEnd' }],
  ['\n<!-- -- -->', { line: 2, column: 6 }, { found: 'dashes', expected: 'endOfComment', opened: 'comment', openedLine: 2 }],
  ['<!ENTITY e "&f;">\n<!ENTITY f "<">\n<!ATTLIST a b CDATA "x&e;">', { line: 3, column: 23 }, { found: 'replacement', name: 'f', expected: 'escapedBracket' }],
  ['<!ENTITY e "&e;">\n<!ATTLIST a b CDATA "&e;">', { line: 2, column: 22 }, { found: 'recursion', name: 'e' }],
  ['<!ENTITY % p "&#37;q;"><!ENTITY % q "<!ELEMENT >">\n%p;', { line: 2, column: 1 }, { found: 'replacement', name: 'p', expected: 'name' }],
  ['<!ATTLIST a b CDATA "&e;">\n', { line: 1, column: 34 }, { found: 'entity', name: 'e', expected: 'declaredEntity' }],
])('reports position and reason: %j', (text, position, params) => {
  expect(problemOf(documentOf(text))).toMatchObject({ position, params });
});

test('rejects exponentially growing parameter entities before memory is used', () => {
  const levels = Array.from({ length: 40 }, (_, level) => `<!ENTITY % p${level + 1} "&#37;p${level};&#37;p${level};">`);
  const xml = documentOf(`<!ENTITY % p0 "<!-- ${'x'.repeat(1000)} -->">${levels.join('')}%p40;`);
  expect(problemOf(xml)).toMatchObject({ code: 'invalid-xml', params: { expected: 'lessIncluded' } });
});

test('checks exponentially growing entities once each', () => {
  const levels = Array.from({ length: 60 }, (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`);
  expect(problemOf(documentOf(`<!ENTITY e0 "x">${levels.join('')}<!ATTLIST a b CDATA "&e60;">`))).toBeUndefined();
});

test('reads declarations nested deeper than the call stack allows', { tags: ['slow'] }, () => {
  const depth = 50_000;
  expect(problemOf(documentOf(`<!ELEMENT a ${'('.repeat(depth)}b${')'.repeat(depth)}>`))).toBeUndefined();
  const chain = Array.from({ length: depth }, (_, index) => `<!ENTITY e${index + 1} "&e${index};"><!ENTITY % p${index + 1} "&#37;p${index};">`).join('');
  expect(problemOf(documentOf(`<!ENTITY e0 "x"><!ENTITY % p0 "">${chain}<!ATTLIST a b CDATA "&e${depth};">%p${depth};`))).toBeUndefined();
});

const space = fc.constantFrom(' ', '\n', '\t ');
const maybe = fc.constantFrom('', '', ' ');
const name = fc.constantFrom('a', 'b:c', '_1', 'é');
const occurrence = fc.constantFrom('', '?', '*', '+');
const joined = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> => fc.tuple(...parts).map((texts) => texts.join(''));
const { group } = fc.letrec<{ group: string; particle: string }>((tie) => ({
  particle: fc.oneof({ maxDepth: 3 }, joined(name, occurrence), tie('group')),
  group: fc
    .tuple(fc.constantFrom(',', '|'), fc.array(joined(maybe, tie('particle'), maybe), { minLength: 1, maxLength: 3 }), occurrence)
    .map(([separator, particles, times]) => `(${particles.join(separator)})${times}`),
}));
const content = fc.oneof(fc.constantFrom('EMPTY', 'ANY', '(#PCDATA)', '( #PCDATA | a|b )*'), group);
const literal = fc.constantFrom('"x"', "'&lt;&#65;'", '""', `"'"`);
const externalId = fc.constantFrom('SYSTEM "x"', `PUBLIC "p"\n'x'`);
const choices = fc.array(joined(maybe, name, maybe), { minLength: 1, maxLength: 3 }).map((names) => `(${names.join('|')})`);
const type = fc.oneof(fc.constantFrom('CDATA', 'ID', 'NMTOKENS', 'ENTITY'), choices, joined(fc.constant('NOTATION '), choices));
const defaultValue = fc.oneof(fc.constantFrom('#IMPLIED', '#REQUIRED'), literal, joined(fc.constant('#FIXED'), space, literal));
const attribute = joined(space, name, space, type, space, defaultValue);
const declaration = fc.oneof(
  joined(fc.constant('<!ELEMENT'), space, name, space, content, maybe, fc.constant('>')),
  joined(fc.constant('<!ATTLIST'), space, name, attribute, attribute, maybe, fc.constant('>')),
  joined(fc.constant('<!ENTITY'), space, name, space, fc.oneof(literal, externalId, joined(externalId, space, fc.constant('NDATA n'))), fc.constant('>')),
  joined(fc.constant('<!ENTITY'), space, fc.constant('%'), space, name, space, fc.oneof(literal, externalId), maybe, fc.constant('>')),
  joined(fc.constant('<!NOTATION'), space, name, space, fc.oneof(externalId, fc.constant('PUBLIC "p"')), maybe, fc.constant('>')),
  fc.constantFrom('<!-- c -->', '<?p d?>'),
);

test('random declarations are well-formed, but not with an SGML character between their parts', () => {
  fc.assert(
    fc.property(fc.array(declaration, { minLength: 1, maxLength: 4 }), fc.nat(), (declarations, at) => {
      const subset = declarations.join(' ');
      expect(problemOf(documentOf(subset))).toBeUndefined();
      const marks = Array.from(subset.replaceAll(/<!--.*?-->|<\?.*?\?>|"[^"]*"|'[^']*'/gu, (part) => 'x'.repeat(part.length)).matchAll(/[\s(|,]/gu));
      const mark = marks[at % Math.max(1, marks.length)];
      if (mark) expect(problemOf(documentOf(`${subset.slice(0, mark.index + 1)}&${subset.slice(mark.index + 1)}`))).toMatchObject({ code: 'invalid-xml' });
    }),
    { numRuns: runs(300) },
  );
});
