const MODULUS = 97;

/** Returns the remainder modulo 97 of the number that ISO 13616 derives from a text: letters become 10 to 35. */
export function remainderOf(text: string): number {
  let value = 0;
  for (const character of text) {
    const digit = Number.parseInt(character, 36);
    value = (value * (digit > 9 ? 100 : 10) + digit) % MODULUS;
  }
  return value;
}

/** Returns the check digits of an IBAN, from 02 to 98 (ISO 7064, mod 97-10). */
export const checkDigitsOf = (country: string, bban: string): string => String(MODULUS + 1 - remainderOf(`${bban}${country}00`)).padStart(2, '0');

/** Removes separators and converts to uppercase. Non-ASCII letters are kept, so that they are reported as invalid. */
export const clean = (text: string): string => text.replaceAll(/[\s.-]/gu, '').replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());

/** Also removes a leading “IBAN”. */
export const cleanIban = (text: string): string => clean(text).replace(/^IBAN:?/u, '');

const GROUP = /.{1,4}/gsu;

/** Formats an IBAN for print: groups of four. */
export const printFormat = (iban: string): string => iban.match(GROUP)?.join(' ') ?? '';
