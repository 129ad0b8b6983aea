/** How decoding ended: `more` if it did not end yet; `truncated` if the data end too early. */
export type InflateState = 'more' | 'whole' | 'too-much' | 'invalid' | 'truncated';

const MAX_CODE_BITS = 15;
const FAST_BITS = 10;
/** So that a call returns after a while although the blocks contain nothing. */
const BLOCKS_PER_RUN = 2_000;

const END_OF_BLOCK = 256;
const LENGTH_BASE = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A prefix code (RFC 1951, 3.2.2). */
interface PrefixCode {
  /** For each value of the next `FAST_BITS` bits: the symbol and, in the lower 4 bits, the length of its code; 0 for longer codes. */
  readonly fast: Uint16Array;
  /** Number of codes per length. */
  readonly counts: Uint16Array;
  /** In the order of their codes. */
  readonly symbols: Uint16Array;
}

/**
 * Decodes DEFLATE (RFC 1951) in steps. Unlike the platform's streams and fflate, it reports where the data ends, and keeps
 * what it decoded before damaged data.
 */
export class Inflater {
  readonly #input: Uint8Array;
  readonly #limit: number;
  #at: number;
  #hold = 0;
  #held = 0;
  #output: Uint8Array<ArrayBuffer>;
  #length = 0;
  #block: { readonly literals: PrefixCode; readonly distances: PrefixCode } | 'header' | { stored: number } = 'header';
  #isLast = false;
  #state: InflateState = 'more';

  /** Starts at an index of the input. `limit` is the number of bytes that the output may have. */
  constructor(input: Uint8Array, { start = 0, limit = Number.POSITIVE_INFINITY }: { readonly start?: number; readonly limit?: number } = {}) {
    this.#input = input;
    this.#at = start;
    this.#limit = limit;
    this.#output = new Uint8Array(Math.min(limit, Math.max(64, (input.length - start) * 4), 2 ** 20));
  }

  /** The bytes decoded so far. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#output.slice(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  /** The index in the input after the last byte that was used. */
  get end(): number {
    return this.#at - (this.#held >> 3);
  }

  /** Decodes until the output has grown by about `size` bytes. */
  run(size: number): InflateState {
    const until = this.#length + size;
    for (let blocks = 0; this.#state === 'more' && this.#length < until && blocks < BLOCKS_PER_RUN; ) {
      if (this.#block === 'header') {
        blocks++;
        if (this.#isLast) this.#state = 'whole';
        else this.#readHeader();
      } else if ('stored' in this.#block) this.#copyStored(this.#block, until);
      else this.#decode(this.#block.literals, this.#block.distances, until);
    }
    return this.#state;
  }

  #fail(state: 'invalid' | 'too-much' | 'truncated'): void {
    this.#state = state;
  }

  /** Takes the next bits, the first one lowest; undefined, and the state `truncated`, if there are fewer. */
  #bits(count: number): number | undefined {
    while (this.#held < count) {
      if (this.#at >= this.#input.length) {
        this.#fail('truncated');
        return undefined;
      }
      this.#hold |= (this.#input[this.#at++] ?? 0) << this.#held;
      this.#held += 8;
    }
    const value = this.#hold & ((1 << count) - 1);
    this.#hold >>>= count;
    this.#held -= count;
    return value;
  }

  #readHeader(): void {
    const header = this.#bits(3);
    if (header === undefined) return;
    this.#isLast = (header & 1) === 1;
    if (header >> 1 === 0) this.#readStoredHeader();
    else if (header >> 1 === 1) this.#block = fixedCodes();
    else if (header >> 1 === 2) this.#readCodes();
    else this.#fail('invalid');
  }

  #readStoredHeader(): void {
    this.#at -= this.#held >> 3;
    this.#hold = 0;
    this.#held = 0;
    if (this.#at + 4 > this.#input.length) return this.#fail('truncated');
    const [length, complement] = [this.#uint16(), this.#uint16()];
    if ((length ^ complement) !== 0xffff) return this.#fail('invalid');
    this.#block = { stored: length };
  }

  #uint16(): number {
    const value = (this.#input[this.#at] ?? 0) | ((this.#input[this.#at + 1] ?? 0) << 8);
    this.#at += 2;
    return value;
  }

  #copyStored(block: { stored: number }, until: number): void {
    const available = Math.min(block.stored, this.#input.length - this.#at, Math.max(1, until - this.#length), this.#limit - this.#length);
    if (block.stored > 0 && available <= 0) return this.#fail(this.#length >= this.#limit ? 'too-much' : 'truncated');
    this.#reserve(available);
    this.#output.set(this.#input.subarray(this.#at, this.#at + available), this.#length);
    this.#at += available;
    this.#length += available;
    block.stored -= available;
    if (block.stored === 0) this.#block = 'header';
  }

  /** Reads the codes of a block (RFC 1951, 3.2.7). */
  #readCodes(): void {
    const sizes = this.#bits(14);
    if (sizes === undefined) return;
    const [literalCount, distanceCount, lengthCount] = [(sizes & 31) + 257, ((sizes >> 5) & 31) + 1, (sizes >> 10) + 4];
    if (literalCount > 286 || distanceCount > 30) return this.#fail('invalid');
    const lengths = new Uint8Array(CODE_LENGTH_ORDER.length);
    for (const symbol of CODE_LENGTH_ORDER.slice(0, lengthCount)) {
      const length = this.#bits(3);
      if (length === undefined) return;
      lengths[symbol] = length;
    }
    const codeLengths = prefixCode(lengths);
    if (!codeLengths) return this.#fail('invalid');
    const all = this.#readCodeLengths(codeLengths, literalCount + distanceCount);
    if (!all) return;
    const literals = all[END_OF_BLOCK] === 0 ? undefined : prefixCode(all.subarray(0, literalCount));
    const distances = prefixCode(all.subarray(literalCount), { mayBeIncomplete: true });
    if (!literals || !distances) return this.#fail('invalid');
    this.#block = { literals, distances };
  }

  #readCodeLengths(code: PrefixCode, count: number): Uint8Array | undefined {
    const lengths = new Uint8Array(count);
    for (let at = 0; at < count; ) {
      const symbol = this.#symbol(code);
      if (symbol === undefined) return undefined;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const repeated = this.#bits(symbol === 16 ? 2 : symbol === 17 ? 3 : 7);
      if (repeated === undefined) return undefined;
      const times = repeated + (symbol === 18 ? 11 : 3);
      if (at + times > count || (symbol === 16 && at === 0)) {
        this.#fail('invalid');
        return undefined;
      }
      lengths.fill(symbol === 16 ? (lengths[at - 1] ?? 0) : 0, at, at + times);
      at += times;
    }
    return lengths;
  }

  #symbol({ fast, counts, symbols }: PrefixCode): number | undefined {
    while (this.#held < MAX_CODE_BITS && this.#at < this.#input.length) {
      this.#hold |= (this.#input[this.#at++] ?? 0) << this.#held;
      this.#held += 8;
    }
    const entry = fast[this.#hold & ((1 << FAST_BITS) - 1)] ?? 0;
    if (entry !== 0) return this.#take(entry & 15, entry >> 4);
    // Codes of one length are consecutive numbers, and follow those of the length below.
    for (let length = 1, code = 0, first = 0, index = 0; length <= MAX_CODE_BITS; length++) {
      code |= (this.#hold >> (length - 1)) & 1;
      const count = counts[length] ?? 0;
      if (code - first < count) return this.#take(length, symbols[index + code - first] ?? 0);
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    this.#fail(this.#held < MAX_CODE_BITS ? 'truncated' : 'invalid');
    return undefined;
  }

  #take(length: number, symbol: number): number | undefined {
    if (length > this.#held) {
      this.#fail('truncated');
      return undefined;
    }
    this.#hold >>>= length;
    this.#held -= length;
    return symbol;
  }

  #decode(literals: PrefixCode, distances: PrefixCode, until: number): void {
    while (this.#length < until) {
      const symbol = this.#symbol(literals);
      if (symbol === undefined) return;
      if (symbol === END_OF_BLOCK) {
        this.#block = 'header';
        return;
      }
      if (symbol < END_OF_BLOCK) {
        if (this.#length >= this.#limit) return this.#fail('too-much');
        if (this.#length >= this.#output.length) this.#reserve(1);
        this.#output[this.#length++] = symbol;
      } else if (!this.#copyMatch(symbol - END_OF_BLOCK - 1, distances)) return;
    }
  }

  #copyMatch(lengthSymbol: number, distances: PrefixCode): boolean {
    const base = LENGTH_BASE[lengthSymbol];
    const extra = base === undefined ? undefined : this.#bits(LENGTH_EXTRA[lengthSymbol] ?? 0);
    const symbol = extra === undefined ? undefined : this.#symbol(distances);
    const distanceBase = symbol === undefined ? undefined : DISTANCE_BASE[symbol];
    const distanceExtra = distanceBase === undefined ? undefined : this.#bits(DISTANCE_EXTRA[symbol ?? 0] ?? 0);
    if (base === undefined || extra === undefined || distanceBase === undefined || distanceExtra === undefined) {
      if (this.#state === 'more') this.#fail('invalid');
      return false;
    }
    const distance = distanceBase + distanceExtra;
    if (distance > this.#length) {
      this.#fail('invalid');
      return false;
    }
    const length = Math.min(base + extra, this.#limit - this.#length);
    this.#reserve(length);
    const output = this.#output;
    for (let at = this.#length, end = at + length; at < end; at++) output[at] = output[at - distance] ?? 0;
    this.#length += length;
    if (length === base + extra) return true;
    this.#fail('too-much');
    return false;
  }

  #reserve(size: number): void {
    const needed = this.#length + size;
    if (needed <= this.#output.length) return;
    const grown = new Uint8Array(Math.max(needed, Math.min(this.#limit, this.#output.length * 2)));
    grown.set(this.#output.subarray(0, this.#length));
    this.#output = grown;
  }
}

/** Builds a code from the lengths of its symbols' codes; undefined if there is none with these lengths. */
function prefixCode(lengths: Uint8Array, { mayBeIncomplete = false }: { readonly mayBeIncomplete?: boolean } = {}): PrefixCode | undefined {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const next = new Uint16Array(MAX_CODE_BITS + 2);
  const starts = new Uint16Array(MAX_CODE_BITS + 2);
  let free = 1;
  for (let length = 1; length <= MAX_CODE_BITS; length++) {
    const count = counts[length] ?? 0;
    free = free * 2 - count;
    if (free < 0) return undefined;
    next[length + 1] = ((next[length] ?? 0) + count) << 1;
    starts[length + 1] = (starts[length] ?? 0) + count;
  }
  const used = starts[MAX_CODE_BITS + 1] ?? 0;
  // A block without matches has no code for distances, and one with a single distance has a code of one bit.
  if (free > 0 && !(mayBeIncomplete && (used === 0 || (used === 1 && counts[1] === 1)))) return undefined;
  const symbols = new Uint16Array(used);
  const fast = new Uint16Array(1 << FAST_BITS);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    symbols[starts[length] ?? 0] = symbol;
    starts[length] = (starts[length] ?? 0) + 1;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    if (length > FAST_BITS) return;
    for (let index = reverse(code, length); index < fast.length; index += 1 << length) fast[index] = (symbol << 4) | length;
  });
  return { fast, counts, symbols };
}

function reverse(code: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
  return reversed;
}

let fixed: { readonly literals: PrefixCode; readonly distances: PrefixCode } | undefined;

/** The codes of blocks without their own (RFC 1951, 3.2.6). */
function fixedCodes(): { readonly literals: PrefixCode; readonly distances: PrefixCode } {
  if (fixed) return fixed;
  const lengths = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  const literals = prefixCode(lengths);
  const distances = prefixCode(new Uint8Array(32).fill(5));
  if (!literals || !distances) throw new Error('The fixed codes of DEFLATE are complete.');
  fixed = { literals, distances };
  return fixed;
}
