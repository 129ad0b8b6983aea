import type { OutputValues } from '../../contract/fields.ts';
import type { validate } from './fields.ts';
import { splitBban } from './parts.ts';

type Output = OutputValues<typeof validate.output>;

/** Returns the 1-based positions of errors: single characters, an unknown country, or all check digits that do not match the rest. */
export function errorPositions({ errors, wrongCharacters, country, bban }: Pick<Output, 'errors' | 'wrongCharacters' | 'country' | 'bban'>): readonly number[] {
  const places = wrongCharacters.map(({ position }) => position ?? 0);
  if (errors.includes('unknown-country')) places.push(1, 2);
  if (errors.includes('wrong-check-digits')) places.push(3, 4);
  if (errors.includes('wrong-national-check-digits')) {
    let place = 5;
    for (const { part, text } of splitBban(country, bban)) {
      for (let index = 0; index < text.length; index++, place++) if (part === 'nationalCheck') places.push(place);
    }
  }
  return places;
}

/** Returns the parts of an IBAN; none if it is incomplete. */
export function piecesOf({ country, checkDigits, expectedCheckDigits, bban }: Pick<Output, 'country' | 'checkDigits' | 'expectedCheckDigits' | 'bban'>) {
  if (expectedCheckDigits === '') return [];
  return [{ part: 'country', text: country } as const, { part: 'check', text: checkDigits } as const, ...splitBban(country, bban)];
}
