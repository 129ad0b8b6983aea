import { choice, flag, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { phoneCountries } from './countries.ts';
import { numberTypes, reasons } from './number-types.ts';

const SLOW_LENGTH = 4096;

const country = choice(['none', ...phoneCountries], { names: true });

export const parse = declare({
  input: {
    number: text({ primary: true, format: 'phone-number', sample: '+44 20 7946 0018' }),
    defaultCountry: country,
    callingFrom: country,
  },
  output: {
    e164: text({ primary: true, format: 'phone-number' }),
    international: text(),
    national: text(),
    rfc3966: text(),
    internationalDialing: text(),
    country: text(),
    countryCallingCode: text(),
    nationalNumber: text(),
    extension: text(),
    valid: flag({ tones: { true: 'good', false: 'bad' } }),
    possible: flag(),
    reason: text({ codes: reasons }),
    type: text({ codes: numberTypes }),
    possibleCountries: list(),
  },
  errors: ['not-a-phone-number', 'missing-country', 'unknown-calling-code', 'too-short', 'too-long'],
  blankIsNothing: true,
  isDefault: true,
});

export const find = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Call +1 213-373-4253 or (020) 7946 0018 today, order 12345' }),
    defaultCountry: country,
  },
  output: { numbers: table({ start: 'number', end: 'number', text: 'text', e164: 'text', country: 'text' }, { primary: true }) },
  cost: ({ text }) => (text.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

/** A partially typed number. Not part of links, because the page formats the input of `parse`. */
export const format = declare({
  input: { number: text({ primary: true, unlinked: true }), defaultCountry: country },
  output: { formatted: text({ primary: true }) },
});
