import { integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { patternNames, scenarioNames, strengths, suggestions, warnings } from './codes.ts';

const password = text({ primary: true, secret: true, format: 'password', madeBy: 'generatePassword', sample: 'correct horse battery staple' });
const guessesPerSecond = number({ default: 1_000_000_000, min: 0.000_001 });
const figures = { length: number(), characterSetSize: number(), entropy: number(), bruteForceScore: number() };

export const analyze = declare({
  input: { password, contextWords: text(), guessesPerSecond },
  output: {
    strength: text({
      primary: true,
      codes: strengths,
      tones: { 'very-weak': 'bad', weak: 'bad', fair: 'doubtful', strong: 'good', 'very-strong': 'good' },
    }),
    score: number({ rare: true }),
    guesses: number({ rare: true }),
    guessesBits: number({ rare: true }),
    crackTimes: table({ scenario: { codes: scenarioNames }, guessesPerSecond: 'number', seconds: 'number', duration: 'text' }),
    patterns: table({ pattern: { codes: patternNames }, token: 'text', detail: 'text' }, { rare: true }),
    warning: text({ codes: warnings }),
    suggestions: list({ codes: suggestions }),
    ...figures,
    bruteForceDuration: text(),
  },
  cost: 'slow',
  isDefault: true,
});

/** The part of an analysis that needs no dictionary and is therefore shown immediately. */
export const bruteForce = declare({
  input: { password, guessesPerSecond },
  output: { bruteForceDuration: text({ primary: true }), ...figures },
});

export const generatePassword = declare({
  input: { length: integer({ primary: true, default: 20, min: 8, max: 256 }) },
  output: { password: text({ primary: true, secret: true }) },
});
