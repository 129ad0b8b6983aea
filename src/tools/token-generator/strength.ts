/** Five strength ratings, from weak to strong, each with its minimum entropy in bits. */
const levels = [
  ['veryWeak', 0],
  ['weak', 40],
  ['fair', 64],
  ['strong', 80],
  ['veryStrong', 112],
] as const;

export type Strength = (typeof levels)[number][0];

/** The severity of each rating, weakest first. */
export const strengths = { veryWeak: 'bad', weak: 'bad', fair: 'doubtful', strong: 'good', veryStrong: 'good' } as const;

export const strengthOf = (entropyBits: number): Strength => levels.findLast(([, bits]) => entropyBits >= bits)?.[0] ?? 'veryWeak';
