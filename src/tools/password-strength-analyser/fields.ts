import { list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { patternNames, scenarioNames, strengths, suggestions, warnings } from './codes.ts';

export const analyze = declare({
  input: {
    password: text({ primary: true, secret: true }),
    contextWords: text(),
    guessesPerSecond: number({ default: 1_000_000_000, min: 0.000_001 }),
  },
  output: {
    strength: text({ primary: true, codes: strengths }),
    score: number(),
    guesses: number(),
    guessesBits: number(),
    crackTimes: table({ scenario: { codes: scenarioNames }, guessesPerSecond: 'number', seconds: 'number', duration: 'text' }),
    patterns: table({ pattern: { codes: patternNames }, token: 'text', detail: 'text' }),
    warning: text({ codes: warnings }),
    suggestions: list({ codes: suggestions }),
    length: number(),
    characterSetSize: number(),
    entropy: number(),
    bruteForceScore: number(),
    bruteForceDuration: text(),
  },
  cost: 'slow',
});
