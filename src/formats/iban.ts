import { defineFormat } from './format.ts';
import { ibanLength } from './readers/countries.ts';

/** Returns the IBAN's number of ISO 13616 modulo 97: the first four characters moved to the end, letters as 10 to 35. */
function remainder(iban: string): number {
  let value = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const digit = Number.parseInt(character, 36);
    value = (value * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return value;
}

export default defineFormat({
  parent: 'text',
  order: 56,
  looksLike(text) {
    if (text.length > 60) return 'no';
    const iban = text.replace(/[\s-]/gu, '').toUpperCase();
    if (!/^[A-Z]{2}\d\d[\dA-Z]{11,30}$/u.test(iban) || ibanLength(iban.slice(0, 2)) !== iban.length) return 'no';
    return remainder(iban) === 1 ? 'confident' : 'plausible';
  },
  samples: { confident: ['DE89 3704 0044 0532 0130 00', 'GB82WEST12345698765432'], plausible: ['DE89370400440532013001'] },
});
