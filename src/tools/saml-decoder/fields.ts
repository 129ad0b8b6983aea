import { choice, dateTime, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { EXAMPLE_CERTIFICATE, EXAMPLE_RESPONSE } from '../../lib/saml/example-response.ts';
import * as codes from '../../lib/saml/codes.ts';
import { challengeMethods } from './verifier.ts';

// The example of RFC 7636, appendix B.
const SAMPLE_VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const SAMPLE_CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const LONG_INPUT = 2 ** 16;

export const decode = declare({
  input: {
    text: text({ primary: true, multiline: true, secret: true, format: 'saml-message', alsoTakes: ['oauth-url'], sample: EXAMPLE_RESPONSE }),
    // A link must not choose whom the reader trusts.
    certificate: text({ multiline: true, unlinked: true, sample: EXAMPLE_CERTIFICATE, sampleWith: 'text' }),
    key: text({ multiline: true, secret: true }),
    time: dateTime({ optional: true, rare: true }),
  },
  output: {
    message: text({ primary: true, multiline: true }),
    kind: text({ codes: codes.kinds }),
    verdict: text({
      codes: codes.verdicts,
      tones: {
        verified: 'good',
        'embedded-key': 'doubtful',
        'other-key': 'bad',
        'not-covered': 'bad',
        invalid: 'bad',
        unverifiable: 'doubtful',
        encrypted: 'doubtful',
        unsigned: 'doubtful',
      },
      hiddenIfEmpty: true,
    }),
    outcome: text({ codes: codes.outcomes, tones: { success: 'good', failure: 'bad' }, hiddenIfEmpty: true }),
    timeStatus: text({
      codes: codes.timeStatuses,
      tones: { active: 'good', expired: 'bad', 'not-yet-valid': 'bad', 'no-time-limits': 'doubtful' },
      hiddenIfEmpty: true,
    }),
    notBefore: text({ hiddenIfEmpty: true }),
    notOnOrAfter: text({ hiddenIfEmpty: true }),
    flow: text({ codes: codes.flows, hiddenIfEmpty: true }),
    binding: text({ codes: codes.bindings, hiddenIfEmpty: true }),
    warnings: list({ codes: codes.warningCodes }),
    facts: table({ name: { codes: codes.factNames }, value: 'text', meaning: 'text' }),
    attributes: table({ name: 'text', friendlyName: 'text', value: 'text' }),
    signatures: table({
      covers: { codes: codes.covered },
      id: 'text',
      algorithm: 'text',
      digest: 'text',
      signer: 'text',
      keySource: { codes: codes.keySources },
      result: { codes: codes.results },
    }),
    parameters: table({ name: 'text', value: 'text', meaning: 'text', valueMeaning: 'text' }),
    decrypted: text({ multiline: true, hiddenIfEmpty: true }),
    xml: text({ multiline: true, hiddenIfEmpty: true, rare: true }),
  },
  errors: [
    'not-a-message',
    'not-saml',
    'artifact',
    'invalid-base64',
    'document-type',
    'undeclared-prefix',
    'invalid-xml',
    'too-deeply-nested',
    'invalid-key',
    'not-an-rsa-key',
    'decryption-failed',
  ],
  blankIsNothing: true,
  usesReference: true,
  cost: ({ text: message, key }) => (message.length > LONG_INPUT || key !== '' ? 'slow' : 'instant'),
  isDefault: true,
});

export const pkce = declare({
  input: {
    verifier: text({ primary: true, secret: true, madeBy: 'generatePair', sample: SAMPLE_VERIFIER }),
    method: choice(challengeMethods, { names: true }),
    expectedChallenge: text({ sample: SAMPLE_CHALLENGE, sampleWith: 'verifier' }),
  },
  output: {
    challenge: text({ primary: true }),
    verdict: text({
      codes: ['match', 'mismatch', 'other-method', 'not-base64url'],
      tones: { match: 'good', mismatch: 'bad', 'other-method': 'bad', 'not-base64url': 'bad' },
      hiddenIfEmpty: true,
    }),
  },
  errors: ['invalid-verifier'],
  blankIsNothing: true,
});

export const generatePair = declare({
  input: { method: choice(challengeMethods, { primary: true, names: true }) },
  output: { verifier: text({ primary: true, secret: true }), challenge: text() },
});
