import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { formatRoman, MAX_ROMAN, MIN_ROMAN, parseRoman, spellSame } from './roman.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  toRoman: ({ number, letterCase, characters }) => {
    if (number < MIN_ROMAN || number > MAX_ROMAN) throw new InputError('out-of-range', { field: 'number', params: { min: MIN_ROMAN, max: MAX_ROMAN } });
    return { roman: formatRoman(number, { letterCase, characters }) };
  },
  fromRoman: ({ roman, strict }) => {
    const number = parseRoman(roman);
    const canonical = formatRoman(number);
    const isCanonical = spellSame(roman, canonical);
    if (strict && !isCanonical) throw new InputError('non-canonical-roman-numeral', { field: 'roman', params: { number, canonical } });
    return { number, canonical, isCanonical };
  },
});
