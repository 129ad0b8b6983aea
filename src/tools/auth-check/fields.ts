import { dateTime, integer, list, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { momentKinds, notes, parts, reasons, refusals, rules, spanKinds, spanStates, states, verdicts } from './codes.ts';
import type { Problem } from './report.ts';
import * as sample from './sample.ts';

// A day: more is a wrong clock, not skew.
const MAX_CLOCK_SKEW = 86_400;

/** What a server is configured with. A link must not choose whom the reader trusts. */
const trusted = { unlinked: true, sampleWith: 'token' } as const;

export const check = declare({
  input: {
    token: text({ primary: true, multiline: true, secret: true, format: 'authorization-header', alsoTakes: ['jwt'], sample: sample.TOKEN }),
    // It may be a secret.
    keySet: text({ multiline: true, secret: true, sample: sample.KEY_SET, sampleWith: 'token' }),
    certificates: text({ ...trusted, multiline: true, sample: sample.CERTIFICATES }),
    saml: text({ multiline: true, secret: true, sample: sample.SAML, sampleWith: 'token' }),
    url: text({ multiline: true, secret: true, sample: sample.CALLBACK, sampleWith: 'token' }),
    issuer: text({ ...trusted, sample: sample.ISSUER }),
    audience: text({ ...trusted, sample: sample.AUDIENCE }),
    redirectUrl: text({ ...trusted, sample: sample.REDIRECT_URL }),
    state: text({ secret: true, sample: sample.STATE, sampleWith: 'token' }),
    nonce: text({ secret: true, sample: sample.NONCE, sampleWith: 'token' }),
    subject: text({ ...trusted, rare: true }),
    algorithms: text({ ...trusted, rare: true }),
    requiredClaims: text({ ...trusted, rare: true }),
    clockSkew: integer({ default: 0, rare: true, remembered: false, min: 0, max: MAX_CLOCK_SKEW }),
    time: dateTime({ optional: true, sample: sample.TIME, sampleWith: 'token' }),
  },
  output: {
    verdict: text({
      primary: true,
      codes: verdicts,
      fails: ['refused'],
      tones: { accepted: 'good', refused: 'bad', 'not-decided': 'doubtful' },
    }),
    // With `fails`, a command prints it beside the verdict.
    reason: text({ codes: reasons, fails: refusals, hiddenIfEmpty: true }),
    time: text({ format: 'date-time' }),
    notes: list({ codes: notes }),
    checks: table({
      part: { codes: parts },
      rule: { codes: rules },
      state: { codes: states },
      expected: 'text',
      found: 'text',
      reference: 'text',
      reason: { codes: refusals },
    }),
    spans: table({
      part: { codes: parts },
      kind: { codes: spanKinds },
      name: 'text',
      from: 'optional-text',
      to: 'optional-text',
      state: { codes: spanStates },
    }),
    moments: table({ kind: { codes: momentKinds }, time: 'text' }),
    problems: record<readonly Problem[]>(),
  },
  errors: [
    'invalid-redirect-url',
    // Of parts that cannot be read: they are in `problems`, and refuse their part only.
    'not-a-url',
    'not-a-message',
    'not-saml',
    'artifact',
    'invalid-saml-base64',
    'document-type',
    'undeclared-prefix',
    'invalid-xml',
    'too-deeply-nested',
    'invalid-certificate',
    'passphrase-required',
    'key-derivation-too-costly',
    'invalid-key',
    'key-mismatch',
    'unpaired-surrogate',
    'invalid-jwt',
    'invalid-base64',
    'undecodable-bytes',
    'invalid-json',
    'not-an-object',
    'duplicate-header-parameter',
    'invalid-compression',
    'unsupported-algorithm',
  ],
  answersNothing: true,
  cost: 'slow',
  isDefault: true,
});
