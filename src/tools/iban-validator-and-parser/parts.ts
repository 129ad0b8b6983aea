/** The parts of a BBAN, named as in the IBAN registry where possible. */
export const bbanParts = ['bank', 'branch', 'account', 'nationalCheck', 'accountType', 'currency', 'owner', 'reserved'] as const;

export type BbanPart = (typeof bbanParts)[number];

/** A range of a BBAN that belongs to one part. */
export interface BbanPiece {
  readonly part: BbanPart;
  readonly text: string;
}

const LETTERS: Readonly<Record<string, BbanPart>> = {
  b: 'bank',
  s: 'branch',
  a: 'account',
  x: 'nationalCheck',
  t: 'accountType',
  m: 'currency',
  o: 'owner',
  r: 'reserved',
};

// The countries of the SWIFT IBAN registry: the letter and length of each part.
const TABLE =
  'AD:b4s4a12 AE:b3a16 AL:b3s4x1a16 AT:b5a11 AZ:b4a20 BA:b3s3a8x2 BE:b3a7x2 BG:b4s4t2a8 BH:b4a14 ' +
  'BI:b5s5a11x2 BR:b8s5a10t1o1 BY:b4t4a16 CH:b5a12 CR:b4a14 CY:b3s5a16 CZ:b4a16 DE:b8a10 DJ:b5s5a11x2 ' +
  'DK:b4a9x1 DO:b4a20 EE:b2a14 EG:b4s4a17 ES:b4s4x2a10 FI:b3a10x1 FK:b2a12 FO:b4a9x1 FR:b5s5a11x2 ' +
  'GB:b4s6a8 GE:b2a16 GI:b4a15 GL:b4a9x1 GR:b3s4a16 GT:b4m2t2a16 HN:b4a20 HR:b7a10 HU:b3s4x1a15x1 ' +
  'IE:b4s6a8 IL:b3s3a13 IQ:b4s3a12 IS:b2s2t2a6o10 IT:x1b5s5a12 JO:b4s4a18 KW:b4a22 KZ:b3a13 LB:b4a20 ' +
  'LC:b4a24 LI:b5a12 LT:b5a11 LU:b3a13 LV:b4a13 LY:b3s3a15 MC:b5s5a11x2 MD:b2a18 ME:b3a13x2 ' +
  'MK:b3a10x2 MN:b4a12 MR:b5s5a11x2 MT:b4s5a18 MU:b6s2a12r3m3 NI:b4a20 NL:b4a10 NO:b4a6x1 OM:b3a16 ' +
  'PK:b4a16 PL:b8a16 PS:b4a21 PT:b4s4a11x2 QA:b4a21 RO:b4a16 RS:b3a13x2 RU:b9s5a15 SA:b2a18 ' +
  'SC:b6s2a16m3 SD:b2a12 SE:b3a16x1 SI:b2s3a8x2 SK:b4a16 SM:x1b5s5a12 SO:b4s3a12 ST:b4s4a11x2 SV:b4a20 ' +
  'TL:b3a14x2 TN:b2s3a13x2 TR:b5r1a16 UA:b6a19 VA:b3a15 VG:b4a16 XK:b2s2a10x2 YE:b4s4a18';

const layouts = new Map(
  TABLE.split(' ').map((entry): [string, readonly (readonly [part: BbanPart, length: number])[]] => [
    entry.slice(0, 2),
    Array.from(entry.slice(3).matchAll(/([a-z])(\d+)/gu), ([, letter = '', length]) => [LETTERS[letter] ?? 'account', Number(length)]),
  ]),
);

/** Whether a country is in the SWIFT IBAN registry. */
export const isInRegistry = (country: string): boolean => layouts.has(country);

/** The countries of the registry. */
export const registryCountries = [...layouts.keys()];

/** Splits a BBAN into its parts, in order; empty for countries that are not in the registry. */
export function splitBban(country: string, bban: string): readonly BbanPiece[] {
  let start = 0;
  return (layouts.get(country) ?? []).map(([part, length]) => ({ part, text: bban.slice(start, (start += length)) }));
}
