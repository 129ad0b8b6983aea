import type { Tone } from '../../contract/fields.ts';

/** Five words for entropy, from weak to strong, each with the bits from which on it holds, and what it says to a person. */
const levels = [
  ['veryWeak', 0, 'bad'],
  ['weak', 40, 'bad'],
  ['fair', 64, 'doubtful'],
  ['strong', 80, 'good'],
  ['veryStrong', 112, 'good'],
] as const;

export type Strength = (typeof levels)[number][0];

export const strengths: readonly Strength[] = levels.map(([name]) => name);

export const strengthOf = (entropyBits: number): Strength => levels.findLast(([, bits]) => entropyBits >= bits)?.[0] ?? 'veryWeak';

export const toneOf = (strength: Strength): Tone => levels.find(([name]) => name === strength)?.[2] ?? 'none';
