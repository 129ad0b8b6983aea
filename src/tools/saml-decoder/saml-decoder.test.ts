import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutputValues } from '../../contract/fields.ts';
import { EXAMPLE_CERTIFICATE } from '../../lib/saml/example-response.ts';
import * as signed from '../../lib/xml-signature/testing/signed-responses.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { ENCRYPTED_RESPONSE } from './example-messages.ts';
import type * as fields from './fields.ts';
import operations from './operations.ts';

type Decoded = OutputValues<(typeof fields.decode)['output']>;

const NOW = '2026-03-01T00:00:00Z';

async function decode(text: string, input: Readonly<Record<string, string>> = {}): Promise<Decoded> {
  const outcome = await runOperation(operations, 'decode', { text, time: NOW, ...input }, createContext());
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outcome.output as unknown as Decoded;
}

const judge = async (text: string, certificate = EXAMPLE_CERTIFICATE) => {
  const { verdict, warnings, signatures } = await decode(text, { certificate });
  return { verdict, warnings, results: signatures.map(({ result }) => result) };
};

const UNSIGNED = signed.ASSERTION_SIGNED.replace(/<ds:Signature.*<\/ds:Signature>/su, '');
/** The assertion with its signature, and what is around it. */
const ASSERTION = /<saml:Assertion.*<\/saml:Assertion>/su.exec(signed.ASSERTION_SIGNED)?.[0] ?? '';
const FORGED = ASSERTION.replace(/<ds:Signature.*<\/ds:Signature>/su, '')
  .replace('ID="_a1"', 'ID="_evil"')
  .replaceAll('ada@example.com', 'admin@example.com');

test('finds a message in all places from which people copy it', async () => {
  const [xml, value, encoded] = [UNSIGNED, btoa(UNSIGNED), encodeURIComponent(btoa(UNSIGNED))];
  const wrapped = value.replaceAll(/.{76}/gu, '$&\r\n');
  const texts = {
    value,
    wrapped,
    encoded,
    quoted: `"${value}"`,
    body: `SAMLResponse=${encoded}&RelayState=x`,
    'body with bare values': `RelayState=x&SAMLResponse=${value}`,
    curl: `curl 'https://app.example.com/acs' --data-raw 'SAMLResponse=${encoded}&RelayState=x' --compressed`,
    'developer tools': `SAMLResponse: ${value}\nRelayState: x`,
    JSON: `{"SAMLResponse": "${value}"}`,
    'JSON with escapes': `{"SAMLResponse": "${value.replaceAll('+', String.raw`\u002B`).replaceAll('/', String.raw`\/`).replaceAll('=', String.raw`\u003d`)}"}`,
    form: `<html><body><form method="post"><input type="hidden" name="RelayState" value="x"/><input value="${value.replaceAll('+', '&#43;').replaceAll('=', '&#x3d;')}" type="hidden" name="SAMLResponse"></form></body></html>`,
    XML: xml,
    'XML in SOAP': `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${xml}</s:Body></s:Envelope>`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const { kind, facts } = await decode(text);
    expect([name, kind, facts[0]?.value]).toEqual([name, 'response', 'https://idp.example.com']);
  }
});

const relayState = async (text: string) => (await decode(text)).facts.find(({ name }) => name === 'relay-state')?.value;

test('reads the relay state of a body and a form', async () => {
  expect(await relayState(`SAMLResponse=${encodeURIComponent(btoa(UNSIGNED))}&RelayState=a%2Bb+c`)).toBe('a+b c');
  expect(await relayState(`<input name="SAMLResponse" value="${btoa(UNSIGNED)}"><input name='RelayState' value='x'>`)).toBe('x');
  expect(await relayState(`<input name="SAMLResponse" value="${btoa(UNSIGNED)}"><input name='RelayState' value='a&amp;b&#x3d;&quot;c&quot;'>`)).toBe('a&b="c"');
});

// A slow pattern would exceed the time that a test may take.
test.each([
  ['tags without an end', `<p>${'<input name=SAMLResponse '.repeat(5_000)}`],
  ['spaces', `a${' '.repeat(1_000_000)}b`],
])('many %s are read quickly', async (_, text) => {
  expect((await runOperation(operations, 'decode', { text }, createContext())).kind).toBe('error');
});

test('verifies what xmlsec1 signed, with the key that is given', async () => {
  expect(await judge(signed.ASSERTION_SIGNED)).toEqual({ verdict: 'verified', warnings: [], results: ['valid'] });
  expect(await judge(signed.RESPONSE_SIGNED)).toEqual({ verdict: 'verified', warnings: [], results: ['valid'] });
  expect(await judge(signed.BOTH_SIGNED)).toEqual({ verdict: 'verified', warnings: [], results: ['valid', 'valid'] });
  expect(await judge(signed.WHOLE_DOCUMENT)).toEqual({ verdict: 'verified', warnings: [], results: ['valid'] });
  expect(await judge(signed.RSA_SHA1_INCLUSIVE, signed.RSA_CERTIFICATE)).toEqual({ verdict: 'verified', warnings: ['sha-1'], results: ['valid'] });
  expect(await judge(signed.ASSERTION_SIGNED, `${signed.RSA_CERTIFICATE}\n${EXAMPLE_CERTIFICATE}`)).toMatchObject({ verdict: 'verified' });
  expect(await judge(signed.ASSERTION_SIGNED, signed.RSA_CERTIFICATE)).toEqual({ verdict: 'other-key', warnings: [], results: ['other-key'] });
  expect(await judge(signed.WHOLE_DOCUMENT, '')).toEqual({ verdict: 'unverifiable', warnings: [], results: ['no-key'] });
  expect(await judge(signed.RSA_KEY_VALUE, '')).toMatchObject({ verdict: 'embedded-key', results: ['valid'] });
  expect(await judge(signed.RSA_KEY_VALUE.replace(/<ds:KeyInfo>.*<\/ds:KeyInfo>/su, ''), signed.RSA_CERTIFICATE)).toMatchObject({ verdict: 'verified' });
});

test('reads the certificate from metadata', async () => {
  const bare = EXAMPLE_CERTIFICATE.replaceAll(/-----.*-----|\n/gu, '');
  const metadata = `<EntityDescriptor><IDPSSODescriptor><KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor></IDPSSODescriptor></EntityDescriptor>`;
  expect(await judge(signed.ASSERTION_SIGNED, metadata)).toMatchObject({ verdict: 'verified' });
});

// Attacks of Somorovsky and others, “On Breaking SAML”, USENIX Security 2012, section 4.
test('does not accept an assertion that the signature does not cover', async () => {
  const before = signed.ASSERTION_SIGNED.replace('<saml:Assertion', () => `${FORGED}<saml:Assertion`);
  expect(await judge(before)).toMatchObject({
    verdict: 'not-covered',
    warnings: expect.arrayContaining(['assertion-not-covered', 'several-assertions']) as unknown,
  });
  expect((await decode(before)).facts.find(({ name }) => name === 'subject')?.value).toBe('admin@example.com');

  const inExtensions = signed.ASSERTION_SIGNED.replace(ASSERTION, () => `<samlp:Extensions>${ASSERTION}</samlp:Extensions>${FORGED}`);
  expect(await judge(inExtensions)).toMatchObject({ verdict: 'not-covered', warnings: ['assertion-not-covered', 'assertion-not-in-place'] });

  const around = signed.ASSERTION_SIGNED.replace(ASSERTION, () =>
    FORGED.replace('</saml:Subject>', () => `</saml:Subject><saml:Advice>${ASSERTION}</saml:Advice>`),
  );
  expect(await judge(around)).toMatchObject({ verdict: 'not-covered', warnings: ['assertion-not-covered', 'assertion-not-in-place'] });

  const signature = /<ds:Signature.*<\/ds:Signature>/su.exec(ASSERTION)?.[0] ?? '';
  const original = ASSERTION.replace(signature, '');
  const inObject = signed.ASSERTION_SIGNED.replace(ASSERTION, () =>
    FORGED.replace('<saml:Subject>', () => `${signature.replace('</ds:Signature>', () => `<ds:Object>${original}</ds:Object></ds:Signature>`)}<saml:Subject>`),
  );
  expect(await judge(inObject)).toEqual({
    verdict: 'not-covered',
    warnings: ['assertion-not-covered', 'assertion-not-in-place', 'signature-not-in-place'],
    results: ['valid'],
  });
});

const messageOf = (issuer: string) =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><saml:Issuer>${issuer}</saml:Issuer></saml:Assertion></samlp:Response>`;

test('does not accept an assertion in the signature of the whole document, which omits itself', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Canonical as written.
  const digest = createHash('sha256')
    .update(`<e><b>${messageOf('idp')}</b></e>`)
    .digest('base64');
  const info = `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"></ds:SignatureMethod><ds:Reference URI=""><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const value = createSign('sha256').update(info).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const envelope = (object: string) =>
    `<e><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${info}<ds:SignatureValue>${value}</ds:SignatureValue>${object}</ds:Signature><b>${messageOf('idp')}</b></e>`;
  expect(await judge(envelope(''), certificate)).toMatchObject({ verdict: 'verified', results: ['valid'] });
  expect(await judge(envelope(`<ds:Object>${messageOf('evil')}</ds:Object>`), certificate)).toMatchObject({
    verdict: 'not-covered',
    warnings: expect.arrayContaining(['assertion-not-covered']) as unknown,
    results: ['valid'],
  });
});

test('does not accept an ID that occurs twice', async () => {
  const twice = signed.ASSERTION_SIGNED.replace('<saml:Assertion', () => `${FORGED.replace('_evil', '_a1')}<saml:Assertion`);
  expect(await judge(twice)).toEqual({
    verdict: 'invalid',
    warnings: ['several-assertions', 'duplicate-id'],
    results: ['duplicate-id'],
  });
});

test('reports a signature outside what it signs', async () => {
  const signature = /<ds:Signature.*<\/ds:Signature>/su.exec(signed.ASSERTION_SIGNED)?.[0] ?? '';
  const moved = signed.ASSERTION_SIGNED.replace(signature, '').replace('<samlp:Status>', () => `${signature}<samlp:Status>`);
  expect(await judge(moved)).toEqual({ verdict: 'not-covered', warnings: ['assertion-not-covered', 'signature-not-in-place'], results: ['valid'] });
});

test('warns of a comment in a value, which the signature allows', async () => {
  const split = signed.ASSERTION_SIGNED.replace('ada@example.com<', 'ada@example<!-- -->.com<');
  expect(await judge(split)).toEqual({ verdict: 'verified', warnings: ['comment-in-value'], results: ['valid'] });
});

test('judges a message without a signature', async () => {
  const unsigned = signed.ASSERTION_SIGNED.replace(/<ds:Signature.*<\/ds:Signature>/su, '');
  expect(await judge(unsigned)).toEqual({ verdict: 'unsigned', warnings: [], results: [] });
  expect((await decode(ASSERTION.replace('<saml:Assertion', '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'))).kind).toBe('assertion');
});

test('warns of an assertion that allows too much', async () => {
  const bare = signed.ASSERTION_SIGNED.replace(/<ds:Signature.*<\/ds:Signature>/su, '')
    .replace(/<saml:Conditions.*<\/saml:Conditions>/su, '')
    .replace('NotOnOrAfter="2099-12-31T00:00:00Z" Recipient', 'Recipient')
    .replace(' InResponseTo="_q1"><saml:Issuer>', '><saml:Issuer>');
  expect(await decode(bare)).toMatchObject({ timeStatus: 'no-time-limits', warnings: ['no-audience', 'no-time-limits', 'no-in-response-to'] });
});

test('an attribute named like a member of every object has no short name', async () => {
  const { attributes } = await decode(UNSIGNED.replace('Name="groups"', 'Name="constructor"'));
  expect(attributes.find(({ name }) => name === 'constructor')).toEqual({ name: 'constructor', friendlyName: '', value: 'admins' });
});

test('names the outcome of a response without an assertion', async () => {
  const failed = signed.ASSERTION_SIGNED.replace(ASSERTION, '').replace(
    /<samlp:StatusCode.*?\/>/u,
    '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode><samlp:StatusMessage>locked</samlp:StatusMessage>',
  );
  const { outcome, timeStatus, facts } = await decode(failed);
  expect([outcome, timeStatus]).toEqual(['failure', '']);
  expect(facts.filter(({ name }) => name.startsWith('status')).map(({ value }) => value.split(':').at(-1))).toEqual(['Responder', 'AuthnFailed', 'locked']);
});

test('verifies the outer signature of an encrypted assertion without the private key', async () => {
  expect(await judge(ENCRYPTED_RESPONSE)).toEqual({ verdict: 'verified', warnings: ['encrypted-assertion'], results: ['valid'] });
});

// SAML bindings, section 3.4.4.1.
const AUTHN_REQUEST =
  '<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_q1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" ForceAuthn="true" AssertionConsumerServiceURL="https://app.example.com/saml/acs"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://app.example.com</saml:Issuer><samlp:NameIDPolicy Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient"/></samlp:AuthnRequest>';

test('verifies the signature of a URL, made by node, with the given key only', async () => {
  const pairs = [
    ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ] as const;
  for (const [algorithm, { privateKey, publicKey }] of pairs) {
    const request = encodeURIComponent(deflateRawSync(AUTHN_REQUEST).toString('base64'));
    const query = `SAMLRequest=${request}&RelayState=a+b&SigAlg=${encodeURIComponent(algorithm)}`;
    const value = createSign('sha256').update(query).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
    const url = `https://idp.example.com/sso?x=1&${query}&Signature=${encodeURIComponent(value)}#part`;
    const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(await judge(url, certificate)).toEqual({ verdict: 'verified', warnings: [], results: ['valid'] });
    expect(await judge(url.replace('a+b', 'a%20b'), certificate)).toEqual({ verdict: 'invalid', warnings: [], results: ['signature-mismatch'] });
    expect(await judge(url, '')).toEqual({ verdict: 'unverifiable', warnings: [], results: ['no-key'] });
    const { kind, binding, facts } = await decode(url);
    expect([kind, binding]).toEqual(['authn-request', 'redirect']);
    expect(facts.map(({ name }) => name)).toEqual(['issuer', 'consumer-url', 'requested-format', 'force-authn', 'issued-at', 'id', 'relay-state']);
  }
});

const warningsOf = async (url: string) => (await decode(url)).warnings;
const AUTHORIZE = 'https://login.example.com/authorize?client_id=app&redirect_uri=https%3A%2F%2Fapp.example.com%2Fcb&state=xyz';
const PKCE = 'code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test.each([
  [`${AUTHORIZE}&response_type=code&${PKCE}&code_challenge_method=S256`, []],
  [`${AUTHORIZE}&response_type=code&${PKCE}`, ['plain-pkce']],
  [`${AUTHORIZE}&response_type=code&code_challenge=short&code_challenge_method=S256`, ['invalid-challenge']],
  [`${AUTHORIZE}&response_type=id_token&scope=openid`, ['no-nonce']],
  [`${AUTHORIZE}&response_type=id_token%20token&nonce=n&response_mode=query`, ['implicit-flow', 'no-openid-scope', 'query-response-mode']],
  [`${AUTHORIZE}&scope=openid`, ['no-response-type']],
  ['https://login.example.com/authorize?response_type=code', ['no-client-id', 'no-redirect-uri', 'no-state', 'no-pkce']],
  ['https://login.example.com/authorize?client_id=app&request_uri=urn%3Aietf%3Aparams%3Aoauth%3Arequest_uri%3Ax', []],
  [`${AUTHORIZE.replace('https%3A', 'http%3A')}&response_type=none&client_secret=x&state=y`, ['http-redirect', 'duplicate-parameter', 'secret-in-url']],
  ['https://login.example.com/authorize?client_id=app&response_type=none&state=x&redirect_uri=http%3A%2F%2F127.0.0.1%3A8080%2Fcb', []],
  ['https://login.example.com/authorize?client_id=app&response_type=none&state=x&redirect_uri=com.example%3A%2Fcb%23x', ['redirect-fragment']],
  ['https://app.example.com/cb?code=x&state=y&iss=https%3A%2F%2Fas.example.com', []],
  ['com.example.app:/cb?code=x', ['no-state-returned']],
  ['https://app.example.com/#/cb?code=x&state=y&iss=z', []],
  ['https://app.example.com/cb?response=eyJhbGciOiJSUzI1NiJ9.e30.x', []],
  ['grant_type=password&username=ada&password=x', ['password-grant']],
  ['grant_type=authorization_code&code=x&code_verifier=short', ['invalid-verifier']],
  ['https://as.example.com/token?grant_type=client_credentials&client_secret=x', ['secret-in-url']],
  ['https://as.example.com/logout?post_logout_redirect_uri=http%3A%2F%2Fapp.example.com', ['http-redirect']],
])('warns of what is missing or risky in %s', async (url, warnings) => {
  expect(await warningsOf(url)).toEqual(warnings);
});

test('answers any text with a result or an error that has a cure', { tags: ['slow'] }, async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '&',
    '=',
    '"',
    'SAMLResponse=',
    'ID="_a1"',
    '<saml:Assertion ',
    '</saml:Assertion>',
    'A',
    '%',
    '?code=',
    '#',
    '<!--',
    '-->',
    ']]>',
  );
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: signed.ASSERTION_SIGNED.length }), fc.array(piece, { maxLength: 4 }), fc.nat({ max: 40 }), async (at, pieces, cut) => {
      const text = signed.ASSERTION_SIGNED.slice(0, at) + pieces.join('') + signed.ASSERTION_SIGNED.slice(at + cut);
      const outcome = await runOperation(operations, 'decode', { text, certificate: EXAMPLE_CERTIFICATE }, createContext());
      expect(['output', 'error']).toContain(outcome.kind);
      // No change inside what is signed goes unnoticed.
      if (outcome.kind === 'output' && (outcome.output as unknown as Decoded).verdict === 'verified')
        expect((outcome.output as unknown as Decoded).facts.find(({ name }) => name === 'subject')?.value).toBe('ada@example.com');
    }),
    { numRuns: 300 },
  );
});
