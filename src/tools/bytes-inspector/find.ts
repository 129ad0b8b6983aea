import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import type * as fields from './fields.ts';
import { rowAt } from './inspect.ts';
import { hexOffset } from './offsets.ts';
import { chunksOf, openSource } from './source.ts';

/** Further matches are only counted. */
const MAX_MATCHES = 1000;
/** Bytes from the start of a match that are shown. */
const SHOWN = 16;

/** Finds all places of a text in UTF-8, or of bytes, also overlapping ones. */
export async function findBytes(
  input: InputValues<typeof fields.find.input>,
  context: Pick<RunContext, 'signal' | 'progress'>,
): Promise<OutputValues<typeof fields.find.output>> {
  const wanted = input.findAs === 'hex' ? decodeHex(input.pattern, 'pattern') : encodeUtf8(input.pattern, 'pattern');
  const source = openSource(input);
  const places: number[] = [];
  let matchCount = 0;
  if (wanted.length > 0) {
    const search = new Search(wanted);
    for await (const { start, chunk } of chunksOf(source, context)) {
      for (const end of search.endsIn(chunk)) {
        matchCount++;
        if (places.length < MAX_MATCHES) places.push(start + end - wanted.length);
      }
    }
  }
  const matches = await Promise.all(
    places.map(async (place) => ({ ...rowAt(place, await source.read(place, Math.min(place + SHOWN, source.size))), offset: hexOffset(place) })),
  );
  return {
    matches,
    matchCount,
    firstMatch: places[0] === undefined ? '' : hexOffset(places[0]),
    notes: matchCount > matches.length ? ['rows-omitted'] : [],
  };
}

/** The search of Knuth, Morris and Pratt: reads every byte once, in chunks of any size. */
class Search {
  readonly #wanted: Uint8Array;
  /** For each start of the wanted bytes, the length of its longest end that is also its start. */
  readonly #borders: Int32Array;
  /** How many of the wanted bytes the last ones read are equal to. */
  #same = 0;

  constructor(wanted: Uint8Array) {
    this.#wanted = wanted;
    this.#borders = new Int32Array(wanted.length);
    for (let at = 1; at < wanted.length; at++) this.#borders[at] = this.#read(wanted[at]);
    this.#same = 0;
  }

  /** Yields the offsets after each match, which can start in an earlier chunk. */
  *endsIn(chunk: Uint8Array): Generator<number> {
    const [first = 0] = this.#wanted;
    for (let at = 0; at < chunk.length; at++) {
      // The search for the first byte is the platform's.
      if (this.#same === 0) at = chunk.indexOf(first, at);
      if (at < 0) return;
      if (this.#read(chunk[at]) < this.#wanted.length) continue;
      yield at + 1;
      this.#same = this.#borders[this.#same - 1] ?? 0;
    }
  }

  /** Returns how many of the wanted bytes are equal after the next one. */
  #read(byte: number | undefined): number {
    while (this.#same > 0 && this.#wanted[this.#same] !== byte) this.#same = this.#borders[this.#same - 1] ?? 0;
    if (this.#wanted[this.#same] === byte) this.#same++;
    return this.#same;
  }
}
