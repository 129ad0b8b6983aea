import { choice, dateTime, file, flag, image, integer, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { accountAlgorithms, accountTypes, encoders, otpAlgorithms, otpTypes, secretEncodings } from './terms.ts';

/** The range of ECMAScript times in seconds, so that counters stay exact. */
const MAX_UNIX_SECONDS = 8.64e12;

const secretErrors = ['empty-secret', 'key-uri-as-secret', 'invalid-base32', 'invalid-hex', 'unpaired-surrogate'] as const;

// The account fields are shared by all tabs.
const secret = text({ primary: true, shared: true, secret: true, format: 'base32' });
const secretEncoding = choice(secretEncodings, { shared: true });
const algorithm = choice(otpAlgorithms, { shared: true });
const digits = integer({ shared: true, min: 6, max: 8, default: 6 });
const encoder = choice(encoders);
const period = integer({ shared: true, min: 1, max: 86_400, default: 30 });
const time = dateTime({ optional: true, rare: true });
const startTime = integer({ shared: true, min: -MAX_UNIX_SECONDS, max: MAX_UNIX_SECONDS, default: 0, rare: true });
const counter = integer({ shared: true, min: 0, max: Number.MAX_SAFE_INTEGER, default: 0 });
const issuer = text({ shared: true, default: 'Penknife' });
const account = text({ shared: true, default: 'demo-user' });

const made = {
  secretBase32: text({ secret: true }),
  secretHex: text({ secret: true }),
  keyUri: text({ secret: true, format: 'key-uri' }),
  qrCode: image(),
};

export const totp = declare({
  input: {
    secret,
    secretEncoding,
    algorithm,
    encoder,
    digits: integer({ shared: true, min: 6, max: 8, default: 6, usedWhen: { encoder: 'standard' } }),
    period,
    issuer,
    account,
    time,
    startTime,
  },
  output: {
    code: text({ primary: true }),
    previousCode: text(),
    nextCode: text(),
    secondsRemaining: number(),
    unixSeconds: number(),
    counter: number(),
    counterHex: text(),
    ...made,
  },
  errors: [...secretErrors, 'time-before-start'],
  blankIsNothing: true,
  isDefault: true,
});

export const hotp = declare({
  input: { secret, secretEncoding, algorithm, digits, counter, count: integer({ min: 1, max: 1_000, default: 10 }), issuer, account },
  output: { code: text({ primary: true }), codes: table({ counter: 'number', code: 'text' }), ...made },
  errors: secretErrors,
  blankIsNothing: true,
});

export const verify = declare({
  input: {
    code: text({ primary: true }),
    secret: text({ shared: true, secret: true }),
    type: choice(otpTypes),
    secretEncoding,
    algorithm,
    period: integer({ shared: true, min: 1, max: 86_400, default: 30, usedWhen: { type: 'totp' } }),
    counter: integer({ shared: true, min: 0, max: Number.MAX_SAFE_INTEGER, default: 0, usedWhen: { type: 'hotp' } }),
    window: integer({ min: 0, max: 100, default: 1 }),
    time: dateTime({ optional: true, rare: true, usedWhen: { type: 'totp' } }),
    startTime: integer({ shared: true, min: -MAX_UNIX_SECONDS, max: MAX_UNIX_SECONDS, default: 0, rare: true, usedWhen: { type: 'totp' } }),
  },
  output: { valid: flag({ primary: true, tones: { true: 'good', false: 'bad' } }), offset: number(), counter: number() },
  errors: ['invalid-code', ...secretErrors, 'time-before-start'],
  blankIsNothing: true,
});

export const generateSecret = declare({
  input: { byteLength: integer({ primary: true, min: 10, max: 128, default: 20 }) },
  output: { secret: text({ primary: true, secret: true }), secretHex: text({ secret: true }) },
});

export const readUri = declare({
  input: { uri: text({ primary: true, multiline: true, secret: true, format: 'key-uri' }) },
  output: {
    accounts: table(
      {
        type: { codes: accountTypes },
        issuer: 'text',
        account: 'text',
        secret: 'text',
        algorithm: { codes: accountAlgorithms },
        digits: 'number',
        period: 'number',
        counter: 'number',
      },
      { primary: true },
    ),
  },
  errors: ['invalid-key-uri', 'missing-secret', 'invalid-base32', 'unsupported-algorithm'],
  blankIsNothing: true,
});

/** An image of a key URI's QR code, to be scanned. */
export const readImage = declare({
  input: { image: file({ primary: true, format: 'image' }) },
  output: { uri: text({ primary: true, secret: true, format: 'key-uri', fills: { readUri: 'uri' } }) },
  errors: ['unsupported-image', 'no-code-found', 'no-key-uri'],
  cost: 'slow',
});
