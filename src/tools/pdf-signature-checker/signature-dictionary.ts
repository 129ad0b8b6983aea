import type { PdfDocument } from '../../lib/pdf/document.ts';
import type { PdfDictionary } from '../../lib/pdf/value.ts';
import { asKind, integerOf, nameOf } from '../../lib/pdf/value.ts';
import type { Kind } from './codes.ts';
import { textReader } from './find-signatures.ts';

/** Unverified entries of a signature (ISO 32000-2, table 255). */
export interface SignatureDictionary {
  readonly kind: Kind;
  readonly subFilter: string;
  readonly filter: string;
  readonly name: string | null;
  readonly reason: string | null;
  readonly location: string | null;
  readonly contactInfo: string | null;
  readonly modified: string | null;
  /** The changes permitted by a certification: 1 none, 2 forms, 3 also comments. */
  readonly permission: number | null;
}

export async function readSignatureDictionary(document: PdfDocument, dictionary: PdfDictionary): Promise<SignatureDictionary> {
  const { entries } = dictionary;
  const readText = await textReader(document);
  const text = async (key: string): Promise<string | null> => readText(await document.resolve(entries.get(key))) ?? null;
  const subFilter = nameOf(await document.resolve(entries.get('SubFilter'))) ?? '';
  const isTimeStamp = subFilter === 'ETSI.RFC3161' || nameOf(await document.resolve(entries.get('Type'))) === 'DocTimeStamp';
  const permission = await readPermission(document, dictionary);
  return {
    kind: permission !== null ? 'certification' : isTimeStamp ? 'timestamp' : 'approval',
    subFilter,
    filter: nameOf(await document.resolve(entries.get('Filter'))) ?? '',
    name: await text('Name'),
    reason: await text('Reason'),
    location: await text('Location'),
    contactInfo: await text('ContactInfo'),
    modified: await text('M'),
    permission,
  };
}

const DEFAULT_PERMISSION = 2;
const MAX_REFERENCES = 64;

/** Returns the permission of the DocMDP transform, if there is one (ISO 32000-2, section 12.8.2.2). */
async function readPermission(document: PdfDocument, { entries }: PdfDictionary): Promise<number | null> {
  const references = asKind(await document.resolve(entries.get('Reference')), 'array');
  for (const item of references?.items.slice(0, MAX_REFERENCES) ?? []) {
    const reference = asKind(await document.resolve(item), 'dictionary');
    if (!reference || nameOf(await document.resolve(reference.entries.get('TransformMethod'))) !== 'DocMDP') continue;
    const parameters = await document.dictionaryAt(reference, 'TransformParams');
    return integerOf(await document.resolve(parameters?.entries.get('P'))) ?? DEFAULT_PERMISSION;
  }
  return null;
}
