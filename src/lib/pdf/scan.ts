import { pause } from '../pause/pause.ts';
import { ascii, indexOfWord, isDigit, isWhiteSpace } from './bytes.ts';
import type { IndirectObject } from './object-reader.ts';
import { ObjectReader } from './object-reader.ts';
import { endOfStream } from './stream-data.ts';
import type { PdfDictionary } from './value.ts';
import { asKind, integerOf, PdfError } from './value.ts';

const OBJ = ascii('obj');
const TRAILER = ascii('trailer');
/** Number of bytes searched between two pauses. */
const TURN_BYTES = 2 ** 22;
const MAX_OBJECT_BYTES = 2 ** 26;

/** Yields all objects of a file in order, found by searching for `obj` instead of by the cross-reference, which may be broken. Streams are skipped. */
export async function* scanObjects(bytes: Uint8Array, signal: AbortSignal): AsyncGenerator<IndirectObject> {
  // Each of many unclosed objects could be read to the end of the file, which would take quadratic time.
  let patience = bytes.length * 4;
  let hasEndOfStream = true;
  let nextPause = TURN_BYTES;
  for (let at = indexOfWord(bytes, OBJ); at >= 0 && patience > 0; ) {
    if (at > nextPause) {
      nextPause = at + TURN_BYTES;
      await pause(signal);
    }
    const start = startOfObject(bytes, at);
    let next = at + OBJ.length;
    if (start !== undefined) {
      const reader = new ObjectReader(bytes, start, { limit: Math.min(bytes.length, start + MAX_OBJECT_BYTES) });
      const object = readOrNothing(() => reader.readIndirect());
      if (!object) patience -= reader.at - start;
      else {
        yield object;
        next = object.end;
        const stream = asKind(object.value, 'stream');
        if (stream && hasEndOfStream) {
          const end = endOfStream(bytes, stream, integerOf(stream.dictionary.entries.get('Length')));
          hasEndOfStream = end >= 0;
          next = Math.max(end, next);
        }
      }
    }
    at = indexOfWord(bytes, OBJ, next);
  }
}

/** Returns the start of `12 0 obj`, where `at` is the offset of `obj`. */
function startOfObject(bytes: Uint8Array, at: number): number | undefined {
  const afterGeneration = skipBack(bytes, at, isWhiteSpace);
  const generation = skipBack(bytes, afterGeneration, isDigit);
  const afterNumber = skipBack(bytes, generation, isWhiteSpace);
  const number = skipBack(bytes, afterNumber, isDigit);
  return generation < afterGeneration && afterNumber < generation && number < afterNumber ? number : undefined;
}

const MAX_BACK = 16;

function skipBack(bytes: Uint8Array, end: number, is: (byte: number | undefined) => boolean): number {
  let at = end;
  while (at > 0 && end - at < MAX_BACK && is(bytes[at - 1])) at--;
  return at;
}

const MAX_TRAILERS = 64;
const MAX_TRAILER_BYTES = 2 ** 16;

/** Returns all trailers of a file, found by searching for the keyword, the last first. */
export function findTrailers(bytes: Uint8Array): readonly PdfDictionary[] {
  const places: number[] = [];
  for (let at = indexOfWord(bytes, TRAILER); at >= 0; at = indexOfWord(bytes, TRAILER, at + TRAILER.length)) places.push(at + TRAILER.length);
  return places
    .slice(-MAX_TRAILERS)
    .toReversed()
    .flatMap((at) => {
      const reader = new ObjectReader(bytes, at, { limit: Math.min(bytes.length, at + MAX_TRAILER_BYTES) });
      return asKind(readOrNothing(() => reader.readValue()) ?? null, 'dictionary') ?? [];
    });
}

/** Returns undefined for a PdfError: an apparent object may be part of a text. */
export function readOrNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
