import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import type { PhoneCountry } from './countries.ts';

export type Library = typeof import('libphonenumber-js/max');
export type { PhoneNumber };

/** The package with the numbering plans of all countries is large, and a chunk of its own. */
export const loadLibrary = (): Promise<Library> => import('libphonenumber-js/max');

/** The option as the package wants it. */
export const withDefault = (country: PhoneCountry | 'none'): { readonly defaultCountry?: CountryCode } =>
  country === 'none' ? {} : { defaultCountry: country };
