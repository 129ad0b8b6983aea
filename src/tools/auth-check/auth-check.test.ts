import { createHmac, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import * as jose from 'jose';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { Implementation } from '../../contract/operations.ts';
import { EXAMPLE_CERTIFICATE } from '../../lib/saml/example-response.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import certificateParser from '../certificate-parser/operations.ts';
import jwtParser from '../jwt-parser/operations.ts';
import { ENCRYPTED_RESPONSE } from '../saml-decoder/example-messages.ts';
import samlDecoder from '../saml-decoder/operations.ts';
import type { Part, Reason, Rule } from './codes.ts';
import { gaps, parts, refusals } from './codes.ts';
import type * as fields from './fields.ts';
import operations from './operations.ts';
import { placeOf } from './place-of.ts';
import * as sample from './sample.ts';
import { CERTIFIED_KEY, CHILD, NO_ASSERTION, REVOCATION_LIST } from './testing/examples.ts';
import { seconds, setWith, tokenWith } from './testing/tokens.ts';

type Output = OutputValues<(typeof fields.check)['output']>;
type Input = Readonly<Record<string, string | number>>;

const context = createContext();

async function run(input: Input): Promise<Output> {
  const outcome = await runOperation(operations, 'check', input, context);
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outcome.output as unknown as Output;
}

/** Everything fits at this time: the intermediate expires half a minute later. */
const EARLIER = '2026-03-02T13:59:30Z';
const OTHER_ISSUER = 'https://other.example.com';
const expected = {
  issuer: sample.ISSUER,
  audience: sample.AUDIENCE,
  redirectUrl: sample.REDIRECT_URL,
  state: sample.STATE,
  nonce: sample.NONCE,
};
const token = { token: sample.TOKEN, keySet: sample.KEY_SET };
const certificates = { certificates: sample.CERTIFICATES };
const saml = { saml: sample.SAML, ...certificates };
const url = { url: sample.CALLBACK };
const all = { ...token, ...saml, ...url, ...expected, time: EARLIER };

const XML = atob(sample.SAML);
const samlWith = (from: string | RegExp, to: string): { readonly saml: string } => ({ saml: btoa(XML.replace(from, () => to)) });
const UNSIGNED = XML.replace(/<ds:Signature.*<\/ds:Signature>/su, '');
const [LEAF = '', INTERMEDIATE = '', ROOT = ''] = sample.CERTIFICATES.split(/(?<=-----END CERTIFICATE-----)\n/u);
const chain = (...members: readonly string[]): { readonly certificates: string } => ({ certificates: members.join('\n') });
const x5c = (pem: string): { readonly x5c: readonly string[] } => ({ x5c: [pem.replaceAll(/-----[^-]+-----|\s/gu, '')] });
/** Changes a character in the middle of the last lines, which are the signature. */
const damaged = (pem: string): string => pem.replace(/(.)(.{10}\n-----END)/u, (_, letter: string, rest: string) => (letter === 'A' ? 'B' : 'A') + rest);
const callback = (query: string): { readonly url: string } => ({ url: `https://app.example.com/callback?${query}` });
const unsecured = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"ada"}')}.`.replaceAll('=', '');

const PUBLIC_KEY = String(createPublicKey(LEAF).export({ format: 'pem', type: 'spki' }));

/** Each reason once, with all that fits around it. */
const scenarios: readonly (readonly [title: string, input: Input, reason: Reason | ''])[] = [
  ['everything fits', all, ''],
  ['the intermediate certificate has expired', { ...all, time: '2026-03-02T14:00:01Z' }, 'intermediate-expired'],

  ['the text is not a URL', { ...all, url: 'code and state' }, 'url-unreadable'],
  ['the callback has an error', { ...all, ...callback('error=access_denied&error_description=No&state=af0ifjsldkj') }, 'callback-error'],
  ['a parameter occurs twice', { ...all, ...callback('code=a&code=b&state=af0ifjsldkj') }, 'duplicate-parameter'],
  ['the state is missing', { ...all, ...callback('code=a') }, 'state-missing'],
  ['the state is another', { ...all, ...callback('code=a&state=b') }, 'state-mismatch'],
  ['the redirect URL has one slash more', { ...all, url: sample.CALLBACK.replace('callback?', 'callback/?') }, 'redirect-url-mismatch'],
  ['a registered query is missing', { ...all, redirectUrl: 'https://app.example.com/callback?tenant=1' }, 'redirect-url-mismatch'],
  ['the issuer of the callback is another', { ...all, ...callback(`code=a&state=af0ifjsldkj&iss=${OTHER_ISSUER}`) }, 'response-issuer-mismatch'],

  ['the SAML response is not valid Base64', { ...all, saml: `SAMLResponse=${'a'.repeat(50)}*` }, 'saml-unreadable'],
  ['the SAML message is a request', { ...all, saml: UNSIGNED.replaceAll('samlp:Response', 'samlp:AuthnRequest') }, 'saml-not-a-response'],
  ['the sign-in failed', { ...all, ...samlWith('status:Success', 'status:Responder') }, 'saml-failed'],
  ['the response has no status', { ...all, ...samlWith(/<samlp:Status>.*<\/samlp:Status>/su, '') }, 'saml-failed'],
  ['the assertion is not signed', { ...all, saml: UNSIGNED }, 'saml-unsigned'],
  ['the assertion was changed', { ...all, ...samlWith('ada@example.com', 'admin@example.com') }, 'saml-signature-invalid'],
  ['the certificate is of another provider', { ...all, certificates: EXAMPLE_CERTIFICATE }, 'saml-other-key'],
  ['the response has no assertion', { ...all, saml: NO_ASSERTION }, 'saml-no-assertion'],
  [
    'the signed assertion is not the one that is read',
    {
      ...all,
      saml: XML.replace('<saml:Assertion', () => {
        const [assertion = ''] = /<saml:Assertion.*<\/saml:Assertion>/su.exec(UNSIGNED) ?? [];
        return `${assertion.replace('_a1', '_evil')}<saml:Assertion`;
      }),
    },
    'saml-not-covered',
  ],
  ['the assertion is not yet valid', { ...all, time: '2026-03-02T13:58:30Z' }, 'saml-not-yet-valid'],
  ['the assertion has expired', { ...all, time: '2026-03-02T14:10:00Z' }, 'saml-expired'],
  ['the sign-in took too long', { ...all, time: '2026-03-02T14:05:00Z' }, 'saml-confirmation-expired'],
  ['the assertion is for another audience', { ...all, audience: 'app https://other.example.com' }, 'saml-audience-mismatch'],
  [
    'the assertion is for another recipient',
    { ...saml, ...expected, redirectUrl: 'https://app.example.com/saml/acs/', time: EARLIER },
    'saml-recipient-mismatch',
  ],
  ['the response was sent elsewhere', { ...all, ...samlWith('/saml/acs', '/other') }, 'saml-destination-mismatch'],
  ['the response is from another issuer', { ...all, ...samlWith(sample.ISSUER, OTHER_ISSUER) }, 'saml-issuer-mismatch'],

  ['the keys are damaged', { ...all, keySet: '{"kty": "EC"' }, 'keys-unreadable'],
  ['neither the keys nor the token can be read', { ...all, keySet: '{"kty": "EC"', token: 'e30' }, 'keys-unreadable'],
  ['the key is not in the set', { ...all, keySet: setWith({ kid: '2026-02' }) }, 'key-not-in-set'],
  ['the key is for encryption', { ...all, keySet: setWith({ use: 'enc' }) }, 'key-not-usable'],
  ['the key is for another algorithm', { ...all, keySet: setWith({ alg: 'ES384' }) }, 'key-not-usable'],
  ['the certificate of the key has another key', { ...all, keySet: setWith(x5c(LEAF)) }, 'key-certificate-mismatch'],
  [
    'the certificate of the key has expired',
    { token: tokenWith({ exp: 4e9 }, { key: CERTIFIED_KEY }), keySet: setWith(x5c(LEAF), CERTIFIED_KEY), time: '2026-06-01T00:00:01Z' },
    'key-certificate-expired',
  ],
  [
    'the certificate of the key is not yet valid',
    { token: tokenWith({ iat: 0 }, { key: CERTIFIED_KEY }), keySet: LEAF, time: '2025-11-30T23:59:59Z' },
    'key-certificate-not-yet-valid',
  ],
  ['the key is not yet valid', { ...all, keySet: setWith({ nbf: seconds('2026-03-02T15:00:00Z') }) }, 'key-not-yet-valid'],
  ['the key has expired', { ...all, keySet: setWith({ exp: seconds(EARLIER) }) }, 'key-expired'],
  ['the key was revoked', { ...all, keySet: setWith({ revoked: { revoked_at: seconds(EARLIER) } }) }, 'key-revoked'],

  ['the certificates are damaged', { ...token, certificates: LEAF.slice(0, 300), ...expected, time: EARLIER }, 'certificates-unreadable'],
  ['the root comes first', { ...all, ...chain(ROOT, INTERMEDIATE, LEAF) }, 'chain-order'],
  ['a signature in the chain does not match', { ...token, ...chain(damaged(LEAF), INTERMEDIATE, ROOT), time: EARLIER }, 'chain-signature-invalid'],
  ['the intermediate is missing', { ...all, ...chain(LEAF, ROOT) }, 'chain-incomplete'],
  ['the issuer of a certificate is not a CA', { ...all, ...chain(CHILD, LEAF, INTERMEDIATE, ROOT) }, 'issuer-not-ca'],
  ['the certificate has expired', { ...certificates, time: '2026-06-01T00:00:01Z' }, 'certificate-expired'],
  ['the certificate is not yet valid', { ...certificates, time: '2025-11-30T23:59:59Z' }, 'certificate-not-yet-valid'],
  ['the intermediate is not yet valid', { ...chain(INTERMEDIATE, ROOT), time: '2021-01-01T00:00:00Z' }, 'intermediate-not-yet-valid'],
  ['the root has expired', { ...chain(ROOT), time: '2046-01-01T00:00:00Z' }, 'root-expired'],
  ['the root is not yet valid', { ...chain(ROOT), time: '2015-01-01T00:00:00Z' }, 'root-not-yet-valid'],
  ['the certificate is revoked', { ...all, ...chain(LEAF, INTERMEDIATE, ROOT, REVOCATION_LIST) }, 'certificate-revoked'],

  ['the token is cut off', { ...all, token: sample.TOKEN.slice(0, 50) }, 'token-unreadable'],
  ['the token needs an unknown extension', { ...all, token: tokenWith({}, { header: { crit: ['exp'], exp: 1 } }) }, 'token-critical-header'],
  ['the algorithm is not allowed', { ...all, algorithms: 'RS256 PS256' }, 'token-algorithm'],
  ['the algorithm is unknown', { ...all, token: tokenWith({}, { header: { alg: 'ES257' } }) }, 'token-algorithm'],
  ['the token has no signature', { ...all, token: unsecured }, 'token-unsecured'],
  ['the token has no signature, even if that is allowed', { ...all, token: unsecured, algorithms: 'none' }, 'token-unsecured'],
  ['the token was changed', { ...all, token: sample.TOKEN.replace(/\.[^.]+\./u, `.${tokenWith({ sub: 'root' }).split('.')[1]}.`) }, 'token-signature-invalid'],
  ['the token has expired', { ...all, token: tokenWith({ exp: seconds(EARLIER) }) }, 'token-expired'],
  ['the token has expired, but within the clock skew', { ...all, token: tokenWith({ exp: seconds(EARLIER) }), clockSkew: 1 }, ''],
  ['the token is not yet valid', { ...all, token: tokenWith({ nbf: seconds(EARLIER) + 1 }) }, 'token-not-yet-valid'],
  ['the token was issued later', { ...all, token: tokenWith({ iat: seconds(EARLIER) + 1 }) }, 'token-issued-later'],
  ['the token is from another issuer', { ...all, token: tokenWith({ iss: OTHER_ISSUER }) }, 'token-issuer-mismatch'],
  ['the token is for another audience', { ...all, token: tokenWith({ aud: ['api'] }) }, 'token-audience-mismatch'],
  ['the token is about someone else', { ...all, subject: 'eve' }, 'token-subject-mismatch'],
  ['the nonce is another', { ...all, nonce: 'n' }, 'token-nonce-mismatch'],
  ['a claim is missing', { ...all, requiredClaims: 'sub, email' }, 'token-claim-missing'],

  ['the server’s expectations for the URL are missing', { ...url }, 'needs-expectation'],
  ['the certificate of the identity provider is missing', { saml: sample.SAML, time: EARLIER }, 'needs-certificate'],
  ['the assertion is encrypted', { saml: ENCRYPTED_RESPONSE, certificates: EXAMPLE_CERTIFICATE }, 'saml-encrypted'],
  [
    'the algorithm of the signature is unknown',
    { ...saml, ...samlWith('xmldsig-more#ecdsa-sha256', 'xmldsig-more#rot13'), time: EARLIER },
    'saml-not-verifiable',
  ],
  ['the token is missing', { keySet: sample.KEY_SET }, 'needs-token'],
  ['the keys are missing', { token: sample.TOKEN, time: EARLIER }, 'needs-keys'],
  ['the chain has a public key only', { certificates: PUBLIC_KEY }, 'needs-chain'],
  ['the SAML response is verified with a public key', { saml: sample.SAML, certificates: PUBLIC_KEY, time: EARLIER }, ''],
  ['the token is encrypted', { token: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..AAAA.BBBB.CCCC' }, 'token-encrypted'],
  ['the payload is detached', { ...token, token: sample.TOKEN.replace(/\.[^.]+\./u, '..'), time: EARLIER }, 'token-detached'],
];

describe('gives the first reason', () => {
  test.each(scenarios)('if %s', async (_, input, reason) => {
    const output = await run(input);
    expect({ reason: output.reason, verdict: output.verdict }).toEqual({
      reason,
      verdict: reason === '' ? 'accepted' : refusals.some((each) => each === reason) ? 'refused' : 'not-decided',
    });
  });

  test('for all but one reason, which only a damaged certificate gives', () => {
    const tested = new Set(scenarios.map(([, , reason]) => reason));
    expect([...refusals, ...gaps].filter((reason) => !tested.has(reason))).toEqual(['certificate-dates-invalid']);
  });
});

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

test('of several reasons, the first is that of the first part, whatever else is wrong', async () => {
  const wrong: Readonly<Record<Part, Input>> = {
    url: callback('error=access_denied'),
    saml: { saml: UNSIGNED },
    keys: { keySet: setWith({ kid: 'other' }) },
    certificates: chain(LEAF, ROOT),
    token: { token: tokenWith({ exp: 1 }) },
  };
  for (const [index, part] of parts.entries()) {
    const input = Object.assign({}, all, ...parts.slice(index).map((each) => wrong[each])) as Input;
    const { checks, reason } = await run(input);
    const refused = checks.filter(({ state }) => state === 'refused');
    expect([refused[0]?.part, refused[0]?.reason]).toEqual([part, reason]);
    expect([...new Set(refused.map((check) => check.part))]).toEqual(parts.slice(index));
  }
});

test('a part that cannot be read refuses itself alone, with the message of its own tool', async () => {
  const { problems, checks } = await run({ ...all, token: 'e.y', keySet: '', saml: '<a', certificates: '' });
  expect([...new Set(checks.map(({ part }) => part))]).toEqual(['url', 'saml', 'token']);
  expect(problems).toMatchObject([
    { part: 'saml', code: 'invalid-xml', position: { line: 1 } },
    { part: 'token', code: 'invalid-base64', params: { part: 'header' } },
  ]);
  const unreadable = checks.filter(({ rule, state }) => rule === 'readable' && state === 'refused');
  expect(unreadable.map(({ part, found }) => `${part}: ${found}`)).toEqual(['saml: invalid-xml', 'token: invalid-base64']);
  expect(checks.some(({ part, state }) => part === 'url' && state === 'passed')).toBe(true);
});

test('says what was valid at the time', async () => {
  const { spans, moments } = await run({ ...all, keySet: setWith({ kid: '2026-02' }), time: sample.TIME });
  expect(spans).toEqual([
    { part: 'saml', kind: 'assertion', name: '', from: '2026-03-02T13:59:00Z', to: '2026-03-02T14:10:00Z', state: 'valid' },
    { part: 'saml', kind: 'confirmation', name: '', from: null, to: '2026-03-02T14:05:00Z', state: 'valid' },
    { part: 'keys', kind: 'key', name: '2026-03', from: null, to: null, state: 'not-in-set' },
    { part: 'certificates', kind: 'certificate', name: 'idp.example.com', from: '2025-12-01T00:00:00Z', to: '2026-06-01T00:00:00Z', state: 'valid' },
    { part: 'certificates', kind: 'intermediate', name: 'Example Issuing CA', from: '2021-03-02T14:00:00Z', to: '2026-03-02T14:00:00Z', state: 'expired' },
    { part: 'certificates', kind: 'root', name: 'Example Root', from: '2016-01-01T00:00:00Z', to: '2045-12-31T23:59:59Z', state: 'valid' },
    { part: 'token', kind: 'token', name: '', from: '2026-03-02T13:58:00Z', to: '2026-03-02T14:28:00Z', state: 'valid' },
  ]);
  expect(moments).toEqual([
    { kind: 'check', time: sample.TIME },
    { kind: 'saml-issued', time: '2026-03-02T14:00:00Z' },
    { kind: 'signed-in', time: '2026-03-02T13:59:50Z' },
    { kind: 'token-issued', time: '2026-03-02T13:58:00Z' },
  ]);
});

test('reads the token and the SAML response of a callback, and says so', async () => {
  const fragment = `https://app.example.com/callback#id_token=${sample.TOKEN}&state=af0ifjsldkj`;
  const withToken = await run({ ...all, token: '', url: fragment });
  expect([withToken.verdict, withToken.notes]).toEqual(['accepted', ['token-from-url']]);
  expect(withToken.checks.some(({ part }) => part === 'token')).toBe(true);
  // A given token is checked instead.
  expect((await run({ ...all, url: fragment })).notes).toEqual([]);
  const samlUrl = `https://app.example.com/saml/acs?SAMLResponse=${encodeURIComponent(sample.SAML)}&RelayState=x`;
  const withSaml = await run({ ...certificates, ...expected, state: '', url: samlUrl, time: EARLIER });
  expect([withSaml.verdict, withSaml.notes]).toEqual(['accepted', ['saml-from-url']]);
});

const stateOf = async (input: Input, rule: Rule, part: Part): Promise<string | undefined> =>
  (await run(input)).checks.find((check) => check.rule === rule && check.part === part)?.state;

test('compares redirect URLs character by character, but for the port of an app on the same device', async () => {
  const match = (found: string, redirectUrl: string) => stateOf({ url: found, redirectUrl }, 'redirect-url', 'url');
  expect(await match('https://app.example.com/cb?code=a&state=b', 'https://app.example.com/cb')).toBe('passed');
  expect(await match('https://app.example.com/cb?tenant=1&code=a&state=b', 'https://app.example.com/cb?tenant=1')).toBe('passed');
  expect(await match('https://app.example.com/cb', 'https://app.example.com/cb')).toBe('passed');
  expect(await match('com.example.app:/cb?code=a&state=b', 'com.example.app:/cb')).toBe('passed');
  expect(await match('http://127.0.0.1:51004/cb?code=a&state=b', 'http://127.0.0.1/cb')).toBe('passed');
  expect(await match('http://127.0.0.1:51004/other?code=a&state=b', 'http://127.0.0.1/cb')).toBe('refused');
  expect(await match('https://app.example.com:8443/cb?code=a&state=b', 'https://app.example.com/cb')).toBe('refused');
  expect(await match('http://app.example.com/cb?code=a&state=b', 'https://app.example.com/cb')).toBe('refused');
  expect(await match('https://APP.example.com/cb?code=a&state=b', 'https://app.example.com/cb')).toBe('refused');
  expect(await match('https://app.example.com/CB?code=a&state=b', 'https://app.example.com/cb')).toBe('refused');
  const request = 'https://idp.example.com/authorize?response_type=code&client_id=app&redirect_uri=https%3A%2F%2Fapp.example.com%2Fcb&state=b';
  expect(await match(request, 'https://app.example.com/cb')).toBe('passed');
  expect(await match(request, 'https://app.example.com/cb/')).toBe('refused');
  // The state of a signed response is in the token.
  expect(await stateOf({ url: `https://app.example.com/cb?response=${sample.TOKEN}`, state: 'x' }, 'state', 'url')).toBe('not-checked');
});

test('never says that trust and revocation were checked', async () => {
  const { checks, verdict } = await run(all);
  expect(verdict).toBe('accepted');
  expect(checks.filter(({ rule }) => rule === 'trust' || rule === 'revocation').map(({ state }) => state)).toEqual(['not-checked', 'not-checked']);
});

test('recognizes what belongs into another field', () => {
  const texts: Readonly<Record<Part, readonly string[]>> = {
    token: [sample.TOKEN, `Bearer ${sample.TOKEN}`, `Authorization: Bearer ${sample.TOKEN}`],
    keys: [sample.KEY_SET, setWith({}), '-----BEGIN PUBLIC KEY-----\nMFkw'],
    certificates: [sample.CERTIFICATES],
    saml: [sample.SAML, XML, `SAMLResponse=${encodeURIComponent(sample.SAML)}`, `<?xml version="1.0"?>\n${XML}`],
    url: [sample.CALLBACK, `https://app.example.com/cb#id_token=${sample.TOKEN}`],
  };
  for (const part of parts) for (const text of texts[part]) expect([part, text.slice(0, 40), placeOf(text)]).toEqual([part, text.slice(0, 40), part]);
  for (const text of ['', 'a secret', '{"access_token": "x"}', 'https://example.com/', '<html>']) expect(placeOf(text)).toBeUndefined();
});

// Independent answers: the operations of the tools for each part, and jose.

const answerOf = async (implementation: Implementation, name: string, input: Input): Promise<Readonly<Record<string, unknown>>> => {
  const outcome = await runOperation(implementation, name, input, context);
  return outcome.kind === 'output' ? outcome.output : { verdict: `error: ${JSON.stringify(outcome)}` };
};

/** Whether the tool for each given part accepts it. */
async function acceptedByTools({
  token: jwt = '',
  keySet: key = '',
  certificates: pem = '',
  saml: message = '',
  url: link = '',
  time = '',
}: Input): Promise<boolean> {
  const answers = [
    ...(jwt === '' ? [] : [(await answerOf(jwtParser, 'verify', { jwt, key, validAt: time })).verdict === 'verified']),
    ...(pem === '' ? [] : [['valid', 'expiring', 'weak'].includes(String((await answerOf(certificateParser, 'parse', { certificate: pem, time })).verdict))]),
  ];
  if (message !== '') {
    const { verdict, outcome, timeStatus } = await answerOf(samlDecoder, 'decode', { text: message, certificate: pem, time });
    answers.push(verdict === 'verified' && outcome === 'success' && timeStatus === 'active');
  }
  if (link !== '') answers.push((await answerOf(samlDecoder, 'decode', { text: link })).outcome === 'success');
  return answers.every(Boolean);
}

const choices = {
  token: ['', sample.TOKEN, tokenWith({ exp: seconds(EARLIER) }), tokenWith({ nbf: seconds(sample.TIME) }), unsecured, sample.TOKEN.slice(0, 60)],
  keySet: ['', sample.KEY_SET, setWith({ kid: 'other' }), setWith({ use: 'enc' }), setWith({}, CERTIFIED_KEY)],
  certificates: [
    '',
    sample.CERTIFICATES,
    `${LEAF}\n${ROOT}`,
    `${damaged(LEAF)}\n${INTERMEDIATE}`,
    `${sample.CERTIFICATES}\n${REVOCATION_LIST}`,
    EXAMPLE_CERTIFICATE,
  ],
  saml: ['', sample.SAML, UNSIGNED, btoa(XML.replace('ada@', 'eve@')), btoa(XML.replace('status:Success', 'status:Requester')), XML.slice(0, 400)],
  url: ['', sample.CALLBACK, 'https://app.example.com/callback?error=access_denied&state=x'],
  time: ['2026-03-02T13:58:30Z', EARLIER, sample.TIME, '2026-03-02T14:06:00Z', '2027-01-01T00:00:00Z'],
};

test('accepts only what the tools for the parts accept', { tags: ['slow'] }, async () => {
  const anyInput = fc.record(Object.fromEntries(Object.entries(choices).map(([name, texts]) => [name, fc.constantFrom(...texts)])));
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyInput, async (input) => {
      const { verdict } = await run({ ...input, ...expected });
      if (verdict !== 'accepted') return;
      accepted += 1;
      expect(await acceptedByTools(input)).toBe(true);
    }),
    // The first one is accepted.
    { numRuns: runs(60), examples: [[{ ...token, ...saml, ...url, time: EARLIER }]] },
  );
  expect(accepted).toBeGreaterThan(0);
});

test('gives the verdict of jose for a token and a key set', { tags: ['slow'] }, async () => {
  const now = seconds(EARLIER);
  const date = fc.option(fc.integer({ min: now - 4, max: now + 4 }), { nil: undefined });
  const claims = fc.record({
    exp: date,
    nbf: date,
    iss: fc.constantFrom(sample.ISSUER, OTHER_ISSUER),
    aud: fc.constantFrom('app', 'api', ['app', 'api'], ['api']),
    sub: fc.constantFrom('ada', 'eve'),
  });
  const circumstances = fc.record({
    claims,
    clockSkew: fc.integer({ min: 0, max: 3 }),
    kid: fc.constantFrom('2026-03', 'other'),
    algorithms: fc.constantFrom('ES256', 'RS256'),
  });
  await fc.assert(
    fc.asyncProperty(circumstances, async (given) => {
      // The time at which a token was issued is not checked by jose.
      const jwt = tokenWith({ ...given.claims, iat: undefined });
      const set = setWith({ kid: given.kid });
      const own = await run({
        token: jwt,
        keySet: set,
        issuer: sample.ISSUER,
        audience: 'app',
        subject: 'ada',
        clockSkew: given.clockSkew,
        algorithms: given.algorithms,
        time: EARLIER,
      });
      const theirs = await jose
        .jwtVerify(jwt, jose.createLocalJWKSet(JSON.parse(set) as jose.JSONWebKeySet), {
          issuer: sample.ISSUER,
          audience: 'app',
          subject: 'ada',
          clockTolerance: given.clockSkew,
          algorithms: [given.algorithms],
          currentDate: new Date(EARLIER),
        })
        .then(
          () => 'accepted',
          (error: unknown) => (error instanceof jose.errors.JOSEError ? 'refused' : String(error)),
        );
      expect(own.verdict).toBe(theirs);
    }),
    { numRuns: runs(60) },
  );
});

test('of several signatures, the one that is valid counts, with its own key ID', async () => {
  const [header, payload, signature] = sample.TOKEN.split('.');
  const [otherHeader, , otherSignature] = tokenWith({}, { header: { kid: 'other' }, key: CERTIFIED_KEY }).split('.');
  const signatures = [
    { protected: otherHeader, signature: otherSignature },
    { protected: header, signature },
  ];
  const { verdict, reason } = await run({ ...all, token: JSON.stringify({ payload, signatures }) });
  expect([verdict, reason]).toEqual(['accepted', '']);
});

test('names the reading of a secret with which the signature matches', async () => {
  const signed = `${base64url('{"alg":"HS256"}')}.${base64url('{"sub":"ada"}')}`;
  const secret = 'penknife-example-key-of-32-bytes';
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  const { reason, notes } = await run({ token, keySet: `${secret}\n` });
  expect([reason, notes]).toEqual(['token-signature-invalid', ['secret-ends-in-line-break']]);
  expect((await run({ token, keySet: secret })).notes).toEqual([]);
});
