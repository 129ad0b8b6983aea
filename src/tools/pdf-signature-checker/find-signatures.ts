import type { PdfDocument } from '../../lib/pdf/document.ts';
import { ascii, indexOfWord } from '../../lib/pdf/bytes.ts';
import { scanObjects } from '../../lib/pdf/scan.ts';
import { decodeText, showEncrypted } from '../../lib/pdf/text.ts';
import type { PdfDictionary, PdfValue } from '../../lib/pdf/value.ts';
import { asKind, nameOf } from '../../lib/pdf/value.ts';

/** A signature with its dictionary. `field` is empty if no form field refers to it. */
export interface FoundSignature {
  readonly field: string;
  readonly dictionary: PdfDictionary;
}

export interface FoundSignatures {
  readonly signatures: readonly FoundSignature[];
  readonly emptyFields: readonly string[];
}

/** A node of the field tree, with inherited entries. */
interface FieldNode {
  readonly value: PdfValue;
  readonly name: string;
  readonly type: string | undefined;
  readonly signature: PdfValue;
  readonly depth: number;
}

const MAX_DEPTH = 64;
const MAX_FIELDS = 200_000;

/** Finds the signature fields of the form in the newest revision (ISO 32000-2, section 12.7.4). */
export async function findInForm(document: PdfDocument): Promise<FoundSignatures> {
  const root = await document.root();
  const form = root && (await document.dictionaryAt(root, 'AcroForm'));
  const fields = form && asKind(await document.resolve(form.entries.get('Fields')), 'array');
  const waiting: FieldNode[] = (fields?.items ?? []).map((value) => ({ value, name: '', type: undefined, signature: null, depth: 0 })).toReversed();
  const readText = await textReader(document);
  const seen = new Set<number>();
  const found = new Map<PdfDictionary, string>();
  const emptyFields = new Set<string>();
  for (let count = 0; count < MAX_FIELDS; count++) {
    const node = waiting.pop();
    if (!node) break;
    const number = asKind(node.value, 'reference')?.number;
    if (node.depth > MAX_DEPTH || (number !== undefined && seen.has(number))) continue;
    if (number !== undefined) seen.add(number);
    const dictionary = asKind(await document.resolve(node.value), 'dictionary');
    if (!dictionary) continue;
    const inherited = await inherit(document, node, dictionary, readText);
    const kids = asKind(await document.resolve(dictionary.entries.get('Kids')), 'array')?.items ?? [];
    for (const kid of kids.toReversed()) waiting.push({ ...inherited, value: kid });
    if (kids.length > 0 || inherited.type !== 'Sig') continue;
    const value = await document.resolve(inherited.signature);
    if (value === null) emptyFields.add(inherited.name);
    else addOnce(found, asKind(value, 'dictionary') ?? NO_DICTIONARY, inherited.name);
  }
  return { signatures: [...found].map(([dictionary, field]) => ({ field, dictionary })), emptyFields: [...emptyFields] };
}

/** A value that is not a dictionary: an empty signature. */
const NO_DICTIONARY: PdfDictionary = { kind: 'dictionary', entries: new Map(), repeated: new Set(), start: -1, end: -1, isInFile: false };

function addOnce(found: Map<PdfDictionary, string>, dictionary: PdfDictionary, field: string): void {
  if (!found.has(dictionary)) found.set(dictionary, field);
}

async function inherit(document: PdfDocument, node: FieldNode, { entries }: PdfDictionary, readText: ReadText): Promise<Omit<FieldNode, 'value'>> {
  const partialName = readText(await document.resolve(entries.get('T')));
  return {
    name: partialName === undefined ? node.name : node.name === '' ? partialName : `${node.name}.${partialName}`,
    type: nameOf(await document.resolve(entries.get('FT'))) ?? node.type,
    signature: entries.get('V') ?? node.signature,
    depth: node.depth + 1,
  };
}

type ReadText = (value: PdfValue) => string | undefined;

/** Decodes the strings of a file; in an encrypted file they are encrypted, unless only streams are (ISO 32000-2, section 7.6.6). */
export async function textReader(document: PdfDocument): Promise<ReadText> {
  const encryption = await document.dictionaryAt(document.trailer, 'Encrypt');
  const version = encryption && (await document.resolve(encryption.entries.get('V')));
  const filter = encryption && nameOf(await document.resolve(encryption.entries.get('StrF')));
  const isPlain = encryption === undefined || (typeof version === 'number' && version >= 4 && (filter ?? 'Identity') === 'Identity');
  return (value) => {
    const string = asKind(value, 'string');
    return string && (isPlain ? decodeText(string) : showEncrypted(string));
  };
}

const BYTE_RANGE = ascii('/ByteRange');

/** Finds the signature dictionaries in the file that no field refers to. */
export async function findByScanning(document: PdfDocument, known: readonly FoundSignature[], signal: AbortSignal): Promise<readonly FoundSignature[]> {
  const { bytes } = document;
  const spans = known.map(({ dictionary }) => dictionary).filter(({ isInFile }) => isInFile);
  const places = placesOf(bytes).filter((place) => !spans.some(({ start, end }) => place > start && place < end));
  const found: FoundSignature[] = [];
  if (places.length === 0) return found;
  const starts = new Set(spans.map(({ start }) => start));
  let next = 0;
  for await (const { start, end, value } of scanObjects(bytes, signal)) {
    while ((places[next] ?? Infinity) < start) next++;
    if ((places[next] ?? Infinity) >= end) continue;
    for (const dictionary of signaturesIn(value)) {
      if (starts.has(dictionary.start)) continue;
      starts.add(dictionary.start);
      found.push({ field: '', dictionary });
    }
  }
  return found;
}

function placesOf(bytes: Uint8Array): readonly number[] {
  const places: number[] = [];
  for (let at = indexOfWord(bytes, BYTE_RANGE); at >= 0; at = indexOfWord(bytes, BYTE_RANGE, at + BYTE_RANGE.length)) places.push(at);
  return places;
}

/** Finds the dictionaries with ByteRange and Contents in a value, including the value itself. */
function signaturesIn(value: PdfValue): readonly PdfDictionary[] {
  const dictionary = asKind(value, 'dictionary');
  if (dictionary) {
    const isSignature = dictionary.entries.has('ByteRange') && dictionary.entries.has('Contents');
    return isSignature ? [dictionary] : [...dictionary.entries.values()].flatMap(signaturesIn);
  }
  return asKind(value, 'array')?.items.flatMap(signaturesIn) ?? [];
}
