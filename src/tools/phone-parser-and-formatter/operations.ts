import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { findNumbers } from './find.ts';
import { loadLibrary } from './library.ts';
import { parseNumber } from './parse.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  parse: ({ number, ...options }) => parseNumber(number, options),
  find: async ({ text, defaultCountry }, context) => ({ numbers: await findNumbers(text, defaultCountry, context) }),
  format: async ({ number, defaultCountry }) => {
    const { AsYouType } = await loadLibrary();
    return { formatted: new AsYouType(defaultCountry === 'none' ? undefined : defaultCountry).input(number) };
  },
});
