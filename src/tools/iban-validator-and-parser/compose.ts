import { InputError } from '../../contract/errors.ts';
import { randomBelow } from '../../lib/random/random.ts';
import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import { checkDigitsOf, clean, printFormat } from './iban.ts';
import type { Structure } from './structure.ts';
import { charactersAt, structureOf } from './structure.ts';

/** Builds an IBAN from its parts. */
export function composeIban(countryText: string, bbanText: string): { readonly iban: string; readonly printFormat: string } {
  const { country, structure } = readCountry(countryText);
  const bban = clean(bbanText);
  const expected = structure.length - 4;
  const length = Array.from(bban).length;
  if (length !== expected) throw new InputError('wrong-length', { field: 'bban', params: { expected, length } });
  const allowed = charactersAt(structure);
  const wrong = Array.from(bban).findIndex((character, index) => !allowed[index]?.includes(character));
  if (wrong >= 0) throw new InputError('wrong-structure', { field: 'bban', params: { character: wrong + 1 } });
  const iban = country + checkDigitsOf(country, bban) + bban;
  return { iban, printFormat: printFormat(iban) };
}

function readCountry(text: string): { readonly country: string; readonly structure: Structure } {
  const country = clean(text);
  const structure = structureOf(country);
  if (!structure) throw new InputError('unknown-country', { field: 'country' });
  return { country, structure };
}

/** Generates distinct valid IBANs of a country at random, with valid national check digits. */
export async function generateIbans(
  countryText: string,
  count: number,
  { randomBytes, signal, progress }: Pick<RunContext, 'randomBytes' | 'signal' | 'progress'>,
): Promise<readonly string[]> {
  const { country, structure } = readCountry(countryText);
  const pacer = new Pacer();
  const ibans = new Set<string>();
  while (ibans.size < count) {
    const bban = withCheckDigits(country, structure, randomBban(structure, randomBytes));
    if (bban !== undefined) ibans.add(country + checkDigitsOf(country, bban) + bban);
    if (pacer.isDue) {
      progress(ibans.size, count);
      await pacer.pause(signal);
    }
  }
  return [...ibans];
}

const randomBban = (structure: Structure, randomBytes: RunContext['randomBytes']): string =>
  charactersAt(structure)
    .map((characters) => characters.charAt(randomBelow(characters.length, randomBytes)))
    .join('');

/** Returns the 0-based positions of the national check digits in a BBAN. */
const CHECK_DIGITS: Readonly<Record<string, readonly [number] | readonly [number, number]>> = {
  BA: [14, 15],
  BE: [10, 11],
  CZ: [9, 19],
  EE: [15],
  ES: [8, 9],
  FR: [21, 22],
  HR: [6, 16],
  HU: [7, 23],
  MC: [21, 22],
  ME: [16, 17],
  MK: [13, 14],
  NO: [10],
  PL: [7],
  PT: [19, 20],
  RS: [16, 17],
  SI: [13, 14],
  SK: [9, 19],
};

const PAIRS = 100;

/** Returns the BBAN with valid national check digits; `undefined` for the few that have none. */
function withCheckDigits(country: string, { hasRightCheckDigits }: Structure, bban: string): string | undefined {
  const [first, second] = CHECK_DIGITS[country] ?? [];
  if (first === undefined) return bban;
  for (let pair = 0; pair < PAIRS; pair++) {
    const tried = putDigit(second === undefined ? bban : putDigit(bban, second, pair % 10), first, Math.floor(pair / 10));
    if (hasRightCheckDigits(tried)) return tried;
  }
  return undefined;
}

const putDigit = (text: string, at: number, digit: number): string => `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
