import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const ZXCVBN = '@zxcvbn-ts 4.2.0, zxcvbn 4.4.2';

export default vectors<typeof fields>({
  analyze: [
    { source: 'rule of the group', input: { password: '' }, output: { strength: '', length: 0, entropy: 0, bruteForceDuration: '' } },
    {
      source: `${ZXCVBN}; arithmetic`,
      input: { password: 'hunter2' },
      output: { score: 1, strength: 'weak', characterSetSize: 36, entropy: 36.19, bruteForceDuration: 'PT1M' },
      example: true,
    },
    {
      source: `${ZXCVBN}; arithmetic`,
      input: { password: 'correcthorsebatterystaple' },
      output: { score: 4, strength: 'very-strong', entropy: 117.51 },
      example: true,
    },
    { source: 'arithmetic', input: { password: 'Tr0ub4dor&3' }, output: { characterSetSize: 94, entropy: 72.1 } },
    { source: ZXCVBN, input: { password: 'monkey' }, output: { score: 0, strength: 'very-weak' } },
    { source: ZXCVBN, input: { password: 'abcdefgh' }, output: { score: 0, bruteForceDuration: 'PT3M' } },
    { source: 'arithmetic', input: { password: 'é' }, output: { length: 1, characterSetSize: 100, entropy: 6.64 } },
    { source: 'arithmetic', input: { password: 'a b' }, output: { characterSetSize: 27 } },
    { source: 'code points', input: { password: '🔑' }, output: { length: 1 } },
    { source: 'a slower attacker', input: { password: 'hunter2', guessesPerSecond: 1_000 }, output: { bruteForceDuration: 'P2Y' } },
    { source: 'bits over 128', input: { password: 'x'.repeat(340) }, output: { length: 340, bruteForceScore: 100, bruteForceDuration: 'P1000000000000000Y' } },
    { source: 'nothing can be guessed at zero speed', input: { password: 'a', guessesPerSecond: 0 }, error: 'out-of-range', field: 'guessesPerSecond' },
  ],
  bruteForce: [
    {
      source: 'arithmetic',
      input: { password: 'hunter2' },
      output: { bruteForceDuration: 'PT1M', length: 7, characterSetSize: 36, entropy: 36.19, bruteForceScore: 28 },
      example: true,
    },
    { source: 'a slower attacker', input: { password: 'hunter2', guessesPerSecond: 1_000 }, output: { bruteForceDuration: 'P2Y' } },
    { source: 'rule of the group', input: { password: '' }, output: { bruteForceDuration: '', length: 0, entropy: 0 } },
    { source: 'nothing can be guessed at zero speed', input: { password: 'a', guessesPerSecond: 0 }, error: 'out-of-range', field: 'guessesPerSecond' },
  ],
  generatePassword: [
    { source: '20 visible characters of ASCII', input: {}, output: { password: matches(/^[!-~]{20}$/) } },
    { source: 'the requested length', input: { length: 64 }, output: { password: matches(/^[!-~]{64}$/) } },
    { source: 'too short to be strong', input: { length: 7 }, error: 'out-of-range', field: 'length' },
  ],
});
