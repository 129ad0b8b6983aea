/** The languages of BIP-39 for which word lists are published. */
export const languages = [
  'english',
  'chinese-simplified',
  'chinese-traditional',
  'czech',
  'french',
  'italian',
  'japanese',
  'korean',
  'portuguese',
  'spanish',
] as const;

export type Language = (typeof languages)[number];
