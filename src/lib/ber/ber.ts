import { concatBytes } from '../bytes/concat.ts';

/** One element of BER or DER, by its position in the bytes (X.690, section 8.1). */
export interface Element {
  /** The first identifier byte: tag class, form and number. */
  readonly tag: number;
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

/** Thrown for bytes that are not BER, or that exceed the limits for depth or number of elements. */
export class BerError extends Error {
  override readonly name = 'BerError';
}

/** Returns the result of `read`, or `otherwise` if it throws a BerError. */
export function unlessMalformed<Value>(read: () => Value): Value | undefined;
export function unlessMalformed<Value>(read: () => Value, otherwise: Value): Value;
export function unlessMalformed<Value>(read: () => Value, otherwise?: Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BerError) return otherwise;
    throw error;
  }
}

const MAX_DEPTH = 60;
const MAX_ELEMENTS = 500_000;
const CONSTRUCTED = 0x20;
const INDEFINITE = -1;

/** Reads the element at `at`, which has a definite length, up to `limit`. */
export function readElement(bytes: Uint8Array, at = 0, limit = bytes.length): Element {
  const { tag, contentStart, length } = readHeader(bytes, at, limit);
  if (length === INDEFINITE) throw new BerError('an indefinite length');
  return { tag, start: at, contentStart, end: contentStart + length };
}

/** Yields the consecutive elements from `at` to `limit`. */
export function* readElements(bytes: Uint8Array, at: number, limit: number): Generator<Element> {
  for (let start = at; start < limit; ) {
    const element = readElement(bytes, start, limit);
    yield element;
    start = element.end;
  }
}

/** Returns the elements inside an element. */
export const childrenOf = (bytes: Uint8Array, { contentStart, end }: Element): Element[] => [...readElements(bytes, contentStart, end)];

export const contentOf = (bytes: Uint8Array, { contentStart, end }: Element): Uint8Array => bytes.subarray(contentStart, end);

/** Returns the bytes of the element including its tag and length. */
export const wholeOf = (bytes: Uint8Array, { start, end }: Element): Uint8Array => bytes.subarray(start, end);

/** Encodes an element with this content and a DER length. */
export function encodeElement(tag: number, parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return concatBytes([Uint8Array.of(tag, ...encodeLength(length)), ...parts]);
}

function encodeLength(length: number): number[] {
  if (length < 0x80) return [length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return [0x80 | digits.length, ...digits];
}

/**
 * Returns the first element of `bytes`, with definite lengths instead of indefinite ones and otherwise unchanged, and the bytes
 * that follow it.
 * @throws BerError also for an element that nests too deeply or has too many parts, so that later readers need no limits.
 */
export function splitFirst(bytes: Uint8Array): { readonly element: Uint8Array; readonly rest: Uint8Array } {
  let count = 0;

  function visit(at: number, limit: number, depth: number): { readonly end: number; readonly parts: readonly Uint8Array[]; readonly isChanged: boolean } {
    if (depth > MAX_DEPTH || ++count > MAX_ELEMENTS) throw new BerError('too deep or too many');
    const { tag, contentStart, length } = readHeader(bytes, at, limit);
    const isIndefinite = length === INDEFINITE;
    const isConstructed = (tag & CONSTRUCTED) !== 0;
    if (isIndefinite && !isConstructed) throw new BerError('a primitive of indefinite length');
    const end = isIndefinite ? limit : contentStart + length;
    if (!isConstructed) return { end, parts: [bytes.subarray(at, end)], isChanged: false };

    const inner: Uint8Array[] = [];
    let isChanged = isIndefinite;
    let next = contentStart;
    while (isIndefinite ? !isEndOfContents(bytes, next) : next < end) {
      const child = visit(next, end, depth + 1);
      for (const part of child.parts) inner.push(part);
      isChanged ||= child.isChanged;
      next = child.end;
    }
    const realEnd = isIndefinite ? next + 2 : end;
    if (realEnd > limit) throw new BerError('unclosed');
    if (!isChanged) return { end: realEnd, parts: [bytes.subarray(at, realEnd)], isChanged };
    const identifier = bytes.subarray(at, identifierEnd(bytes, at, limit));
    const size = inner.reduce((sum, part) => sum + part.length, 0);
    return { end: realEnd, parts: [identifier, Uint8Array.from(encodeLength(size)), ...inner], isChanged };
  }

  const { parts, end } = visit(0, bytes.length, 0);
  const [only] = parts;
  return { element: parts.length === 1 && only ? only : concatBytes(parts), rest: bytes.subarray(end) };
}

const isEndOfContents = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0 && bytes[at + 1] === 0;

function readHeader(bytes: Uint8Array, at: number, limit: number): { readonly tag: number; readonly contentStart: number; readonly length: number } {
  let next = identifierEnd(bytes, at, limit);
  const tag = bytes[at] ?? 0;
  const first = bytes[next++];
  if (first === undefined || next > limit) throw new BerError('no length');
  if (first === 0x80) return { tag, contentStart: next, length: INDEFINITE };
  let length = first;
  if (first > 0x80) {
    const digits = first & 0x7f;
    if (digits > 6) throw new BerError('too long');
    length = 0;
    for (let digit = 0; digit < digits; digit++) length = length * 256 + (bytes[next++] ?? 0);
  }
  if (next + length > limit) throw new BerError('longer than the input');
  return { tag, contentStart: next, length };
}

/** Returns the end of the tag: numbers above 30 continue as long as the high bit is set. */
function identifierEnd(bytes: Uint8Array, at: number, limit: number): number {
  let next = at + 1;
  if (((bytes[at] ?? 0) & 0x1f) === 0x1f) while (((bytes[next++] ?? 0) & 0x80) !== 0 && next < limit);
  return next;
}
