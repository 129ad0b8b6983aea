import { ascii, indexOfWord, isWhiteSpace, startsWithWord } from './bytes.ts';
import { inflate } from './inflate.ts';
import { undoPredictor } from './predictor.ts';
import type { PdfDictionary, PdfStream, PdfValue } from './value.ts';
import { asKind, integerOf, nameOf, PdfError } from './value.ts';

const ENDSTREAM = ascii('endstream');
const FLATE = ['FlateDecode', 'Fl'];

/** Resolves references. */
export type Resolve = (value: PdfValue | undefined) => Promise<PdfValue>;

/** Returns the end of a stream's bytes, from its length if that is right, otherwise from the keyword that follows; -1 if neither works. */
export function endOfStream(bytes: Uint8Array, { start }: PdfStream, length: number | undefined): number {
  if (length !== undefined && length >= 0) {
    let next = start + length;
    while (isWhiteSpace(bytes[next]) && next - start - length < 4) next++;
    if (startsWithWord(bytes, ENDSTREAM, next)) return start + length;
  }
  return indexOfWord(bytes, ENDSTREAM, start);
}

/**
 * Returns the decoded bytes of a stream, with the filters that cross-reference and object streams use.
 * @throws PdfError for other filters, and for more than `limit` bytes.
 */
export async function readStreamData(bytes: Uint8Array, stream: PdfStream, resolve: Resolve, limit: number): Promise<Uint8Array> {
  const { entries } = stream.dictionary;
  const end = endOfStream(bytes, stream, integerOf(await resolve(entries.get('Length'))));
  const raw = bytes.subarray(stream.start, end < 0 ? bytes.length : end);
  const filter = await soleOf(entries.get('Filter'), resolve);
  if (filter === null) return raw;
  if (!FLATE.includes(nameOf(filter) ?? '')) throw new PdfError('unknown filter');
  const parameters = asKind(await soleOf(entries.get('DecodeParms'), resolve), 'dictionary');
  const data = await inflate(raw, limit);
  return parameters ? undoPredictor(data, await readPredictor(parameters, resolve)) : data;
}

/** Returns the value, or the only item of an array: filters and their parameters can be either. */
async function soleOf(value: PdfValue | undefined, resolve: Resolve): Promise<PdfValue> {
  const resolved = await resolve(value);
  const array = asKind(resolved, 'array');
  if (!array) return resolved;
  if (array.items.length > 1) throw new PdfError('several filters');
  return resolve(array.items[0]);
}

async function readPredictor({ entries }: PdfDictionary, resolve: Resolve) {
  const read = async (key: string, otherwise: number): Promise<number> => integerOf(await resolve(entries.get(key))) ?? otherwise;
  return {
    predictor: await read('Predictor', 1),
    colors: await read('Colors', 1),
    bitsPerComponent: await read('BitsPerComponent', 8),
    columns: await read('Columns', 1),
  };
}
