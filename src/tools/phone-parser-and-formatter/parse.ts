import { InputError } from '../../contract/errors.ts';
import type { PhoneCountry } from './countries.ts';
import { callingCodeOf, phoneCountries } from './countries.ts';
import type { Library, PhoneNumber } from './library.ts';
import { loadLibrary, withDefault } from './library.ts';
import type { NumberType, Reason } from './number-types.ts';
import { numberTypes } from './number-types.ts';

export interface ParseOptions {
  /** Default country, for numbers without +. */
  readonly defaultCountry: PhoneCountry | 'none';
  /** The country in which `internationalDialing` is dialed. */
  readonly callingFrom: PhoneCountry | 'none';
}

/** Parses a phone number in any format, and formats it in every standard one. Throws an InputError for an invalid number. */
export async function parseNumber(text: string, { defaultCountry, callingFrom }: ParseOptions) {
  const library = await loadLibrary();
  const number = readNumber(library, text, defaultCountry);
  return {
    e164: number.number,
    international: number.formatInternational(),
    national: number.formatNational(),
    rfc3966: number.getURI(),
    internationalDialing: callingFrom === 'none' ? '' : dialFrom(number, callingFrom),
    country: number.country ?? '',
    countryCallingCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    extension: number.ext ?? '',
    valid: number.isValid(),
    possible: number.isPossible(),
    reason: reasonOf(library, number),
    type: typeOf(number),
    possibleCountries: number.getPossibleCountries(),
  };
}

const MAX_LENGTH = 250;

function readNumber(library: Library, text: string, defaultCountry: ParseOptions['defaultCountry']): PhoneNumber {
  const given = text.trim();
  if (given.length > MAX_LENGTH) throw new InputError('too-long', { field: 'number' });
  const digits = lettersToDigits(given.normalize('NFKC'));
  try {
    return library.parsePhoneNumberWithError(digits, withDefault(defaultCountry));
  } catch (error) {
    if (!(error instanceof library.ParseError)) throw error;
    throw new InputError(codeOf(error.message, digits, defaultCountry), { field: 'number' });
  }
}

function codeOf(message: string, text: string, defaultCountry: ParseOptions['defaultCountry']): string {
  if (message === 'TOO_SHORT') return 'too-short';
  if (message === 'TOO_LONG') return 'too-long';
  if (message !== 'INVALID_COUNTRY') return 'not-a-phone-number';
  const [, international] = /^[^\d+]*(\+)?/u.exec(text.replace(/^.*phone-context=/iu, '')) ?? [];
  if (international === undefined) return defaultCountry === 'none' ? 'missing-country' : 'unknown-calling-code';
  const digits = text.replaceAll(/\D/gu, '');
  // Only a calling code, or part of one.
  return digits.length < LONGEST_CODE && knownCodes.some((code) => code.startsWith(digits)) ? 'too-short' : 'unknown-calling-code';
}

const LONGEST_CODE = 3;
const knownCodes = phoneCountries.map(callingCodeOf);

/** Matches a trailing extension in its common notations. */
const EXTENSION = /(?:;ext=|ext(?:ensi(?:o|ó))?n?\.?|доб\.?|anexo|x|#|~)[\s:.]*\d{1,20}#?$/iu;
const MIN_LETTERS = 3;

/** Converts the letters of a vanity number to keypad digits (E.161). */
export function lettersToDigits(text: string): string {
  if (/^tel:/iu.test(text)) return text;
  const end = EXTENSION.exec(text)?.index ?? text.length;
  const number = text.slice(0, end);
  const letters = number.match(/[A-Z]/giu)?.length ?? 0;
  if (letters < MIN_LETTERS || !/\d/u.test(number)) return text;
  return number.replaceAll(/[A-Z]/giu, keyOf) + text.slice(end);
}

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const FIRST_KEY = 2;
const keyOf = (letter: string): string => String(KEYS.findIndex((letters) => letters.includes(letter.toUpperCase())) + FIRST_KEY);

/** Undefined for countries without a known dialing prefix. */
function dialFrom(number: PhoneNumber, fromCountry: PhoneCountry): string {
  const dialled: unknown = number.format('IDD', { fromCountry });
  return typeof dialled === 'string' ? dialled : '';
}

const LENGTHS: Readonly<Partial<Record<string, Reason>>> = { TOO_SHORT: 'too-short', TOO_LONG: 'too-long', INVALID_LENGTH: 'invalid-length' };

/** Returns why a number is invalid; empty for a valid one. */
function reasonOf(library: Library, number: PhoneNumber): Reason | '' {
  if (number.isValid()) return '';
  return LENGTHS[library.validatePhoneNumberLength(number.number) ?? ''] ?? 'unassigned';
}

function typeOf(number: PhoneNumber): NumberType {
  const name = number.getType()?.toLowerCase().replaceAll('_', '-');
  return numberTypes.find((type) => type === name) ?? 'unknown';
}
