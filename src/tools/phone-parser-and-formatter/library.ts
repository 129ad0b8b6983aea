import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import type { PhoneCountry } from './countries.ts';

export type Library = typeof import('libphonenumber-js/max');
export type { PhoneNumber };

/** Loads libphonenumber-js on demand: with the numbering plans of all countries it is large. */
export const loadLibrary = (): Promise<Library> => import('libphonenumber-js/max');

/** Returns the default country in the format that the package expects. */
export const withDefault = (country: PhoneCountry | 'none'): { readonly defaultCountry?: CountryCode } =>
  country === 'none' ? {} : { defaultCountry: country };
