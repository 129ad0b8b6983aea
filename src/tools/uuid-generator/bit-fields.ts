import type { UuidVariant, UuidVersion } from '../../lib/uuid/kinds.ts';

/** The meaning of a bit range of a UUID. */
export const bitMeanings = ['time', 'version', 'variant', 'random', 'clockSequence', 'node', 'digest', 'custom', 'localId', 'domain', 'data'] as const;
export type BitMeaning = (typeof bitMeanings)[number];

type BitField = readonly [meaning: BitMeaning, bits: number];

const versioned = (high: BitMeaning, low: readonly BitField[]): readonly BitField[] => [[high, 48], ['version', 4], [high, 12], ['variant', 2], ...low];

const clockAndNode: readonly BitField[] = [
  ['clockSequence', 14],
  ['node', 48],
];

// RFC 9562, section 5; version 2 as in DCE 1.1.
const layouts: Readonly<Partial<Record<UuidVersion | '', readonly BitField[]>>> = {
  nil: [['data', 128]],
  max: [['data', 128]],
  v1: versioned('time', clockAndNode),
  v2: [
    ['localId', 32],
    ['time', 16],
    ['version', 4],
    ['time', 12],
    ['variant', 2],
    ['clockSequence', 6],
    ['domain', 8],
    ['node', 48],
  ],
  v3: versioned('digest', [['digest', 62]]),
  v4: versioned('random', [['random', 62]]),
  v5: versioned('digest', [['digest', 62]]),
  v6: versioned('time', clockAndNode),
  v7: [
    ['time', 48],
    ['version', 4],
    ['random', 12],
    ['variant', 2],
    ['random', 62],
  ],
  v8: versioned('custom', [['custom', 62]]),
  unknown: versioned('data', [['data', 62]]),
};

// RFC 9562, section 4.1: the variant takes one to three bits.
const variantBits: Readonly<Record<UuidVariant | '', number>> = { ncs: 1, rfc9562: 2, microsoft: 3, future: 3, '': 0 };

/** Returns the meaning of each of the 128 bits, most significant first. */
export function meaningsOfBits(version: UuidVersion | '', variant: UuidVariant | ''): readonly BitMeaning[] {
  const bits = variantBits[variant];
  const layout = layouts[version] ?? [
    ['data', 64],
    ['variant', bits],
    ['data', 64 - bits],
  ];
  return layout.flatMap(([meaning, length]) => Array.from({ length }, () => meaning));
}

/** Formats the 0-based bit positions of a meaning: `48–51`, or `52–63, 66–127` if not contiguous. */
export function placesOf(meaning: BitMeaning, meanings: readonly BitMeaning[]): string {
  const isAt = (place: number): boolean => meanings[place] === meaning;
  const places = meanings.map((_, place) => place).filter(isAt);
  const firsts = places.filter((place) => !isAt(place - 1));
  const lasts = places.filter((place) => !isAt(place + 1));
  return firsts.map((first, index) => (first === lasts[index] ? String(first) : `${first}–${lasts[index]}`)).join(', ');
}
