import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import type * as fields from './fields.ts';
import { rowAt } from './inspect.ts';
import { chunksOf, openSource } from './source.ts';
import { hexOffset } from './write.ts';

/** Further matches are only counted. */
const MAX_MATCHES = 1000;
/** Bytes around a match that are shown. */
const [BEFORE, SHOWN] = [4, 16];

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
    for await (const { start, chunk } of chunksOf(source, wanted.length - 1, context)) {
      for (let at = indexOf(chunk, wanted, 0); at >= 0; at = indexOf(chunk, wanted, at + 1)) {
        matchCount++;
        if (places.length < MAX_MATCHES) places.push(start + at);
      }
    }
  }
  const matches = await Promise.all(
    places.map(async (place) => {
      const around = await source.read(Math.max(0, place - BEFORE), Math.min(place - BEFORE + SHOWN, source.size));
      return { ...rowAt(place, around), offset: hexOffset(place) };
    }),
  );
  return { matches, matchCount, firstMatch: places[0] === undefined ? '' : hexOffset(places[0]) };
}

/** The first place from `from` on; -1 if there is none. The search for the first byte is the platform's. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= bytes.length - wanted.length; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < wanted.length && bytes[at + same] === wanted[same]) same++;
    if (same === wanted.length) return at;
  }
  return -1;
}
