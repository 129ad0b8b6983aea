import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { costOfHash, MAX_COST, MIN_COST } from './cost.ts';

const hashInput = text({ primary: true, format: 'bcrypt-hash' });
/** Takes seconds on most devices; each increment doubles the time. */
const MAX_UNASKED_COST = 16;
const costOf = (cost: number) => (cost > MAX_UNASKED_COST ? 'on-demand' : 'slow');

/** The length of the password in bytes, and whether it is truncated. */
const passwordLength = { byteLength: number(), truncated: flag({ tones: { true: 'doubtful', false: 'none' } }) };

const versions = ['2b', '2a', '2y'] as const;

export const hash = declare({
  input: {
    password: text({ primary: true, secret: true }),
    cost: integer({ default: 12, min: MIN_COST, max: MAX_COST }),
    version: choice(versions),
    salt: text(),
  },
  output: { hash: text({ primary: true, format: 'bcrypt-hash' }), ...passwordLength },
  errors: ['nul-character', 'invalid-salt', 'unpaired-surrogate'],
  cost: ({ cost }) => costOf(cost),
  isDefault: true,
});

export const verify = declare({
  input: { hash: hashInput, password: text({ secret: true }) },
  output: { matches: flag({ primary: true, tones: { true: 'good', false: 'bad' } }), ...passwordLength },
  errors: ['invalid-bcrypt-hash', 'unsupported-bcrypt-version', 'nul-character', 'unpaired-surrogate'],
  blankIsNothing: true,
  cost: ({ hash: text }) => costOf(costOfHash(text)),
});

export const inspect = declare({
  input: { hash: text({ primary: true, format: 'bcrypt-hash', sample: '$2b$12$abcdefghijklmnopqrstuu7/IsLwXEhmiXNJjOGDtr.5zbS1rqF.G' }) },
  output: {
    version: text({ primary: true }),
    cost: number(),
    rounds: number(),
    salt: text(),
    saltHex: text(),
    digest: text(),
    digestHex: text(),
  },
  errors: ['invalid-bcrypt-hash', 'unsupported-bcrypt-version'],
  blankIsNothing: true,
});
