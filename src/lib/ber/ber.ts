import { concatBytes } from '../bytes/concat.ts';

/** One element of BER or DER by its place in the bytes (X.690, section 8.1). */
export interface Element {
  /** The first identifier byte: class, form and number of the tag. */
  readonly tag: number;
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

/** Bytes that are no BER, or that nest deeper or hold more than anyone needs. */
export class BerFault extends Error {
  override readonly name = 'BerFault';
}

const MAX_DEPTH = 60;
const MAX_ELEMENTS = 500_000;
const CONSTRUCTED = 0x20;
const INDEFINITE = -1;

/** Reads the element at `at`, which has a definite length, up to `limit`. */
export function readElement(bytes: Uint8Array, at = 0, limit = bytes.length): Element {
  const { tag, contentStart, length } = readHeader(bytes, at, limit);
  if (length === INDEFINITE) throw new BerFault('an indefinite length');
  return { tag, start: at, contentStart, end: contentStart + length };
}

/** The elements that follow each other from `at` to `limit`. */
export function* readElements(bytes: Uint8Array, at: number, limit: number): Generator<Element> {
  for (let start = at; start < limit; ) {
    const element = readElement(bytes, start, limit);
    yield element;
    start = element.end;
  }
}

/** What is inside an element, as elements. */
export const childrenOf = (bytes: Uint8Array, { contentStart, end }: Element): Element[] => [...readElements(bytes, contentStart, end)];

export const contentOf = (bytes: Uint8Array, { contentStart, end }: Element): Uint8Array => bytes.subarray(contentStart, end);

/** The element with its tag and length. */
export const wholeOf = (bytes: Uint8Array, { start, end }: Element): Uint8Array => bytes.subarray(start, end);

/** An element of this content, with a length as DER has it. */
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
 * The first element of `bytes`, with definite lengths in place of indefinite ones and otherwise unchanged, and the bytes that
 * follow it.
 * @throws BerFault also for an element that nests too deeply or has too many parts, so that readers of the element need no limits.
 */
export function splitFirst(bytes: Uint8Array): { readonly element: Uint8Array; readonly rest: Uint8Array } {
  let count = 0;

  function visit(at: number, limit: number, depth: number): { readonly end: number; readonly parts: readonly Uint8Array[]; readonly isChanged: boolean } {
    if (depth > MAX_DEPTH || ++count > MAX_ELEMENTS) throw new BerFault('too deep or too many');
    const { tag, contentStart, length } = readHeader(bytes, at, limit);
    const isIndefinite = length === INDEFINITE;
    const isConstructed = (tag & CONSTRUCTED) !== 0;
    if (isIndefinite && !isConstructed) throw new BerFault('a primitive of indefinite length');
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
    if (realEnd > limit) throw new BerFault('no end');
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
  if (first === undefined || next > limit) throw new BerFault('no length');
  if (first === 0x80) return { tag, contentStart: next, length: INDEFINITE };
  let length = first;
  if (first > 0x80) {
    const digits = first & 0x7f;
    if (digits > 6) throw new BerFault('too long');
    length = 0;
    for (let digit = 0; digit < digits; digit++) length = length * 256 + (bytes[next++] ?? 0);
  }
  if (next + length > limit) throw new BerFault('longer than what is there');
  return { tag, contentStart: next, length };
}

/** Where the tag ends: those with numbers above 30 go on for as long as the high bit is set. */
function identifierEnd(bytes: Uint8Array, at: number, limit: number): number {
  let next = at + 1;
  if (((bytes[at] ?? 0) & 0x1f) === 0x1f) while (((bytes[next++] ?? 0) & 0x80) !== 0 && next < limit);
  return next;
}
