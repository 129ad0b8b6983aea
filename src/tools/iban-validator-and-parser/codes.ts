/** The errors of an IBAN, in the order of the checks. Each of the first four ends validation. */
export const ibanErrors = [
  'invalid-characters',
  'unknown-country',
  'wrong-length',
  'wrong-structure',
  'wrong-check-digits',
  'wrong-national-check-digits',
] as const;

export type IbanError = (typeof ibanErrors)[number];

export const bicErrors = ['wrong-length', 'wrong-structure', 'unknown-country'] as const;

export type BicError = (typeof bicErrors)[number];
