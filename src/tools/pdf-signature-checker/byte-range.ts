import { hexValue, isWhiteSpace } from '../../lib/pdf/bytes.ts';
import type { PdfDocument } from '../../lib/pdf/document.ts';
import type { PdfDictionary, PdfString } from '../../lib/pdf/value.ts';
import { asKind, integerOf } from '../../lib/pdf/value.ts';
import type { Coverage, RangeFault } from './codes.ts';

/** A range of the file, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The bytes that a signature covers. */
export interface SignedRange {
  /** The numbers as written in the file; those that are not integers are null. */
  readonly byteRange: readonly (number | null)[];
  /** `undefined` if they are not in the file. */
  readonly spans: readonly [Span, Span] | undefined;
  readonly coverage: Coverage;
  readonly faults: readonly RangeFault[];
  /** The value of Contents. */
  readonly contents: PdfString | undefined;
}

/**
 * Reads ByteRange and Contents (ISO 32000-2, section 12.8.1). The range must cover the whole file except exactly the value of Contents: any other
 * excluded bytes could be changed without breaking the signature.
 */
export async function readSignedRange(document: PdfDocument, { entries, repeated, isInFile }: PdfDictionary): Promise<SignedRange> {
  const { bytes } = document;
  const contents = asKind(await document.resolve(entries.get('Contents')), 'string');
  const array = asKind(await document.resolve(entries.get('ByteRange')), 'array');
  const byteRange: (number | null)[] = [];
  for (const item of array?.items.slice(0, MAX_NUMBERS) ?? []) byteRange.push(integerOf(await document.resolve(item)) ?? null);
  const spans = toSpans(byteRange, bytes.length);
  const faults: RangeFault[] = [...faultsOf(byteRange, array !== undefined, bytes.length)];
  if (spans && contents && !isExactly(bytes, contents, spans)) faults.push('gap-is-not-the-signature');
  if (repeated.has('ByteRange') || repeated.has('Contents')) faults.push('repeated-entries');
  const isDirect =
    isInFile &&
    asKind(entries.get('Contents'), 'string') &&
    asKind(entries.get('ByteRange'), 'array')?.items.every((item) => asKind(item, 'reference') === undefined);
  if (array && !isDirect) faults.push('not-direct');
  return { byteRange, spans, contents, faults, coverage: faults.length > 0 ? 'malformed' : coverageOf(bytes, spans) };
}

const MAX_NUMBERS = 64;

/** Returns two ranges within the file, in any order. */
function toSpans(byteRange: readonly (number | null)[], fileLength: number): readonly [Span, Span] | undefined {
  const [a = null, b = null, c = null, d = null] = byteRange;
  if (byteRange.length !== 4 || a === null || b === null || c === null || d === null) return undefined;
  const spans = [
    { start: a, end: a + b },
    { start: c, end: c + d },
  ] as const;
  return spans.every(({ start, end }) => start >= 0 && end >= start && end <= fileLength) ? spans : undefined;
}

function* faultsOf(byteRange: readonly (number | null)[], isThere: boolean, fileLength: number): Generator<RangeFault> {
  if (!isThere) return yield 'no-byte-range';
  const [a, b, c, d] = byteRange;
  if (byteRange.length !== 4 || byteRange.includes(null)) return yield 'byte-range-not-four-numbers';
  if (!toSpans(byteRange, fileLength)) yield 'byte-range-outside-file';
  if (a !== 0) yield 'byte-range-not-from-start';
  if ((b ?? 0) <= 0 || (c ?? 0) <= (b ?? 0) || (d ?? 0) < 0) yield 'byte-range-out-of-order';
}

/** Whether the gap between the ranges is exactly the hex string of Contents. */
function isExactly(bytes: Uint8Array, { isHex, start, end }: PdfString, [before, after]: readonly [Span, Span]): boolean {
  if (!isHex || start !== before.end || end !== after.start) return false;
  return bytes.subarray(start + 1, end - 1).every((byte) => hexValue(byte) >= 0 || isWhiteSpace(byte));
}

function coverageOf(bytes: Uint8Array, spans: SignedRange['spans']): Coverage {
  const end = spans?.[1].end ?? 0;
  return bytes.subarray(end).every(isWhiteSpace) ? 'whole-file' : 'earlier-revision';
}
