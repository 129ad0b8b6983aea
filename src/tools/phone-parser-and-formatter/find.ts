import type { RunContext } from '../../contract/operations.ts';
import { chunkLines } from '../../lib/lines/chunk-lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { PhoneCountry } from './countries.ts';
import { loadLibrary, withDefault } from './library.ts';

/** A phone number in a text. Positions are in UTF-16 code units. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly e164: string;
  readonly country: string;
}

// A number never spans lines, so a long text is searched in chunks of whole lines.
const PIECE = 4096;

/** Finds all valid numbers in a text. */
export async function findNumbers(
  text: string,
  defaultCountry: PhoneCountry | 'none',
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Promise<readonly FoundNumber[]> {
  const { searchPhoneNumbersInText } = await loadLibrary();
  const pacer = new Pacer();
  const found: FoundNumber[] = [];
  let offset = 0;
  for (const piece of chunkLines(text, PIECE)) {
    for (const { number, startsAt, endsAt } of searchPhoneNumbersInText(piece, withDefault(defaultCountry))) {
      found.push({ start: offset + startsAt, end: offset + endsAt, text: piece.slice(startsAt, endsAt), e164: number.number, country: number.country ?? '' });
    }
    offset += piece.length;
    if (pacer.isDue) {
      progress(offset, text.length);
      await pacer.pause(signal);
    }
  }
  return found;
}
