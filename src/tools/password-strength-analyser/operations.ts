import { implement } from '../../contract/operations.ts';
import { bruteForce } from './brute-force.ts';
import { estimateGuesses } from './estimate.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  analyze: ({ password, contextWords, guessesPerSecond }) => {
    const words = contextWords
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean);
    return { ...estimateGuesses(password, words), ...bruteForce(password, guessesPerSecond) };
  },
});
