import { implement } from '../../contract/operations.ts';
import { readNames } from '../../lib/lines/names.ts';
import { bruteForce } from './brute-force.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import { strongPassword } from './strong-password.ts';

export default implement<typeof fields, typeof en>(fields, {
  analyze: async ({ password, contextWords, guessesPerSecond }) => {
    // With its dictionaries, it is larger than the rest of the tool.
    const { estimateGuesses } = await import('./estimate.ts');
    const words = readNames(contextWords).map(({ name }) => name.toLowerCase());
    return { ...(await estimateGuesses(password, words)), ...bruteForce(password, guessesPerSecond) };
  },
  bruteForce: ({ password, guessesPerSecond }) => bruteForce(password, guessesPerSecond),
  generatePassword: ({ length }, { randomBytes }) => ({ password: strongPassword(length, randomBytes) }),
});
