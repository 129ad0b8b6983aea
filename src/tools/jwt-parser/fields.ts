import { choice, dateTime, integer, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { secretNotes } from '../../lib/key/secret-notes.ts';
import { algorithms, schemes } from '../../lib/jwt/algorithms.ts';
import { refusals, ruleNames, ruleStates, verdicts } from '../../lib/jwt/rules.ts';

// Signed with HS256 and the secret below.
const SAMPLE_JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL3BlbmtuaWZlLmV4YW1wbGUiLCJzdWIiOiI5MDA3MTk5MjU0NzQwOTkzIiwibmFtZSI6IkFkYSBMb3ZlbGFjZSIsImF1ZCI6WyJhcHAiLCJhcGkiXSwic2NvcGUiOiJyZWFkIHdyaXRlIiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjQxMDI0NDQ4MDB9.ouwyprfL7aAtuOmZfHtI0RxvDCcCoFUnxqEX3Jlti14';

const SAMPLE_PAYLOAD = `{
  "iss": "https://penknife.example",
  "sub": "9007199254740993",
  "name": "Ada Lovelace",
  "aud": ["app", "api"],
  "scope": "read write",
  "iat": 1767225600,
  "exp": 4102444800
}`;

const SAMPLE_SECRET = 'penknife-example-key-of-32-bytes';

const LONG_INPUT = 2 ** 18;

// A day: more is a wrong clock, not skew.
const MAX_CLOCK_SKEW = 86_400;

const jwt = text({ primary: true, shared: true, multiline: true, secret: true, format: 'jwt', sample: SAMPLE_JWT });
const key = text({ multiline: true, secret: true, sample: SAMPLE_SECRET });
// It belongs to the key, which is not stored either.
const keyFormat = choice(['auto', 'utf-8', 'base64', 'base64url', 'hex', 'pem', 'jwk'], { remembered: false });

/** The key of the token that is decoded. */
const tokenKey = { key: text({ ...key, shared: true, sampleWith: 'jwt' }), keyFormat: { ...keyFormat, shared: true } } as const;

const tokenErrors = ['invalid-jwt', 'invalid-base64', 'undecodable-bytes', 'invalid-json', 'not-an-object', 'duplicate-header-parameter'] as const;

// Notes about finding the token in the input.
const findNotes = ['surroundings-removed', 'several-tokens', 'several-signatures', 'json-serialization'] as const;

const dateNotes = ['date-not-a-number', 'date-in-milliseconds', 'date-too-late', 'expires-before-issued'] as const;

/** When a token with these claims is valid. */
const validity = {
  issuedAt: text(),
  notBefore: text(),
  expiresAt: text({ format: 'date-time' }),
  lifetimeSeconds: number(),
  status: text({ codes: ['no-time-limits', 'expired', 'not-yet-valid', 'active'] }),
} as const;

const members = { name: 'text', value: 'text', date: 'text', meaning: 'text' } as const;

export const decode = declare({
  input: { jwt, time: dateTime({ optional: true }) },
  output: {
    payloadJson: text({ primary: true, multiline: true, format: 'json' }),
    headerJson: text({ multiline: true, format: 'json' }),
    payload: record(),
    header: record(),
    kind: text({ codes: ['jws', 'unsecured', 'jwe', 'sd-jwt', 'detached'] }),
    algorithm: text(),
    keyId: text(),
    headerParameters: table(members),
    claims: table(members),
    disclosures: table({ name: 'text', value: 'text' }),
    ...validity,
    signature: text(),
    signatureBytes: number(),
    notes: list({
      codes: [
        'unsecured',
        'signature-missing',
        'not-base64url',
        ...dateNotes,
        'key-in-header',
        'critical-header',
        ...findNotes,
        'der-signature',
        'compressed',
        'unknown-disclosure',
        'key-binding',
      ],
    }),
  },
  errors: [...tokenErrors, 'invalid-compression'],
  blankIsNothing: true,
  usesReference: true,
  cost: ({ jwt: token }) => (token.length > LONG_INPUT ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`(?<jwt>eyJ[\w-]+\.[\w-]+\.[\w-]*)`, shows: '{payloadJson}' }],
});

export const verify = declare({
  input: {
    jwt,
    ...tokenKey,
    algorithms: text({ rare: true }),
    validAt: dateTime({ optional: true, rare: true }),
    issuer: text({ rare: true }),
    audience: text({ rare: true }),
    subject: text({ rare: true }),
    clockSkew: integer({ optional: true, rare: true, remembered: false, min: 0, max: MAX_CLOCK_SKEW }),
    requiredClaims: text({ rare: true }),
  },
  output: {
    verdict: text({
      primary: true,
      codes: verdicts,
      fails: ['signature-mismatch', 'refused', 'unknown-critical-header', 'unsecured'],
      tones: {
        verified: 'good',
        'signature-mismatch': 'bad',
        refused: 'bad',
        'unknown-critical-header': 'bad',
        detached: 'doubtful',
        unsecured: 'doubtful',
        encrypted: 'doubtful',
        'not-checked': 'doubtful',
      },
    }),
    refusedBy: text({ codes: refusals, hiddenIfEmpty: true }),
    rules: table({ rule: { codes: ruleNames }, state: { codes: ruleStates }, expected: 'text', found: 'text', reference: 'text' }, { rare: true }),
    algorithm: text(),
    keyKind: text({ codes: ['secret', 'rsa', 'ec', 'okp'] }),
    keySize: number(),
    keyNumber: number(),
    keyId: text({ hiddenIfEmpty: true }),
    notes: list({
      codes: ['weak-key', ...findNotes, 'der-signature', ...secretNotes, 'one-of-several-keys', 'other-key-id'],
    }),
  },
  errors: [...tokenErrors, 'invalid-compression', 'unsupported-algorithm', 'unpaired-surrogate', 'invalid-key', 'key-mismatch', 'key-not-found'],
  blankIsNothing: true,
  cost: ({ jwt: token }) => (token.length > LONG_INPUT ? 'slow' : 'instant'),
});

export const decrypt = declare({
  input: {
    jwt,
    ...tokenKey,
    time: dateTime({ optional: true, rare: true }),
  },
  output: {
    plaintext: text({ primary: true, multiline: true, secret: true }),
    decryption: text({ codes: ['decrypted', 'not-decrypted'], tones: { decrypted: 'good', 'not-decrypted': 'doubtful' } }),
    content: text({ codes: ['claims', 'jwt', 'text', 'bytes'] }),
    payload: record(),
    claims: table(members),
    ...validity,
    algorithm: text(),
    contentEncryption: text(),
    keyKind: text({ codes: ['secret', 'rsa', 'ec'] }),
    keySize: number(),
    keyNumber: number(),
    keyId: text({ hiddenIfEmpty: true }),
    notes: list({
      codes: [
        'weak-key',
        ...dateNotes,
        ...findNotes,
        'compressed',
        'read-as-base64',
        'read-as-base64url',
        'read-as-hex',
        'one-of-several-keys',
        'other-key-id',
      ],
    }),
  },
  errors: [
    ...tokenErrors,
    'invalid-compression',
    'not-encrypted',
    'unsupported-encryption',
    'unsupported-extension',
    'invalid-encryption-header',
    'key-derivation-too-costly',
    'unpaired-surrogate',
    'invalid-key',
    'key-mismatch',
    'key-not-found',
    'key-length',
    'decryption-failed',
  ],
  blankIsNothing: true,
  usesReference: true,
  cost: 'slow',
});

export const sign = declare({
  input: {
    payload: text({ primary: true, multiline: true, format: 'json', sample: SAMPLE_PAYLOAD }),
    header: text({ multiline: true, format: 'json', default: '{"typ":"JWT"}' }),
    algorithm: choice([...algorithms, 'none']),
    key: { ...key, usedWhen: { algorithm: algorithms } },
    keyFormat: { ...keyFormat, usedWhen: { algorithm: algorithms } },
  },
  output: {
    jwt: text({ primary: true, multiline: true, secret: true, format: 'jwt' }),
    notes: list({ codes: ['weak-key'] }),
  },
  errors: ['invalid-json', 'not-an-object', 'unpaired-surrogate', 'missing-key', 'invalid-key', 'key-mismatch', 'key-not-found'],
  blankIsNothing: true,
  cost: 'slow',
});

export const edit = declare({
  input: {
    jwt: text({ primary: true, multiline: true, secret: true, format: 'jwt' }),
    header: text({ multiline: true, format: 'json', optional: true, unlinked: true }),
    payload: text({ multiline: true, format: 'json', optional: true, unlinked: true }),
    key: text({ multiline: true, secret: true }),
    keyFormat,
  },
  output: {
    jwt: text({ primary: true, multiline: true, secret: true, format: 'jwt' }),
    signing: text({
      codes: ['signed', 'unsecured', 'no-key', 'unusable-key'],
      tones: { signed: 'good', unsecured: 'doubtful', 'no-key': 'bad', 'unusable-key': 'bad' },
    }),
    notes: list({ codes: ['weak-key'] }),
  },
  errors: [...tokenErrors, 'not-editable', 'unsupported-algorithm', 'unpaired-surrogate'],
  blankIsNothing: true,
  cost: 'slow',
});

export const generateKey = declare({
  input: { algorithm: choice(algorithms, { primary: true }) },
  output: {
    key: text({ primary: true, multiline: true, secret: true }),
    keyFormat: text({ codes: ['base64url', 'pem'] }),
    publicKey: text({ multiline: true }),
  },
  cost: ({ algorithm }) => (schemes[algorithm].kind === 'rsa' ? 'slow' : 'instant'),
});
