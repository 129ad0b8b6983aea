import { matches, vectors } from '../../contract/vectors.ts';
import { RSA_PKCS8 } from '../../lib/key/example-keys.ts';
import { EXAMPLE_CERTIFICATE, EXAMPLE_RESPONSE } from '../../lib/saml/example-response.ts';
import { ENCRYPTED_RESPONSE, WEAKLY_ENCRYPTED_RESPONSE } from './example-messages.ts';
import type * as fields from './fields.ts';

const NOW = '2026-03-01T00:00:00Z';

// Instead of a signature, the standard has this text.
const LOGOUT_URL =
  'https://ServiceProvider.com/SAML/SLO/Browser?SAMLRequest=fVFdS8MwFH0f7D%2BUvGdNsq62oSsIQyhMESc%2B%2BJYlmRbWpObeyvz3puv2IMjyFM7HPedyK1DdsZdb%2F%2BEHfLFfgwVMTt3RgTwzazIEJ72CFqRTnQWJWu7uH7dSLJjsg0ev%2FZFMlttiBWADtt6R%2BSyJr9msiRH7O70sCm31Mj%2Bo%2BC%2B1KA5GlEWeZaogSQMw2MYBKodrIhjLKONU8FdeSsZkVr6T5M0GiHMjvWCknqZXZ2OoPxF7kGnaGOuwxZ%2Fn4L9bY8NC%2By4du1XpRXnxPcXizSZ58KFTeHujEWkNPZylsh9bAMYYUjO2Uiy3jCpTCMo5M1StVjmN9SO150sl9lU6RV2Dp0vsLIy7NM7YU82r9B90PrvCf85W%2FwL8zSVQzAEAAA%3D%3D&RelayState=0043bfc1bc45110dae17004005b13a2b&SigAlg=http%3A%2F%2Fwww.w3.org%2F2000%2F09%2Fxmldsig%23rsa-sha1&Signature=NOTAREALSIGNATUREBUTTHEREALONEWOULDGOHERE';

const signature = {
  covers: 'assertion',
  id: '_a1',
  algorithm: 'ecdsa-sha256',
  digest: 'sha256',
  signer: 'idp.example.com',
  keySource: 'given',
  result: 'valid',
};

const decoded = { kind: 'response', outcome: 'success', timeStatus: 'active', binding: 'post', warnings: [] };

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const AUTHORIZE =
  'https://server.example.com/authorize?response_type=code&client_id=s6BhdRkqt3&state=xyz&redirect_uri=https%3A%2F%2Fclient%2Eexample%2Ecom%2Fcb';

export default vectors<typeof fields>({
  decode: [
    {
      source: 'signed by xmlsec1 1.2.37',
      input: { text: EXAMPLE_RESPONSE, certificate: EXAMPLE_CERTIFICATE, time: NOW },
      output: {
        ...decoded,
        verdict: 'verified',
        notBefore: '2026-01-01T08:59:00Z',
        notOnOrAfter: '2099-12-31T00:00:00Z',
        signatures: [signature],
        attributes: [
          { name: 'urn:oid:0.9.2342.19200300.100.1.3', friendlyName: 'mail', value: 'ada@example.com' },
          { name: 'groups', friendlyName: '', value: 'admins' },
          { name: 'groups', friendlyName: '', value: 'staff' },
        ],
        message: matches(/^<samlp:Response [^]*\n {2}<saml:Issuer>https:\/\/idp\.example\.com<\/saml:Issuer>\n[^]*<\/samlp:Response>$/u),
      },
    },
    {
      source: 'SAML core, section 2.5.1.2: the certificate in the message proves nothing about the sender',
      input: { text: `SAMLResponse=${encodeURIComponent(EXAMPLE_RESPONSE)}&RelayState=a%20b`, time: '2099-12-31T00:00:00Z' },
      output: {
        ...decoded,
        verdict: 'embedded-key',
        timeStatus: 'expired',
        warnings: ['confirmation-expired'],
        signatures: [{ ...signature, keySource: 'embedded' }],
      },
    },
    {
      source: 'SAML core, section 2.5.1.2: before NotBefore',
      input: { text: EXAMPLE_RESPONSE, time: '2026-01-01T08:58:59Z' },
      output: { timeStatus: 'not-yet-valid' },
    },
    {
      source: 'SAML bindings, section 3.4.8',
      input: { text: LOGOUT_URL, time: NOW },
      output: {
        kind: 'logout-request',
        binding: 'redirect',
        verdict: 'invalid',
        outcome: '',
        timeStatus: '',
        signatures: [
          {
            covers: 'query',
            id: 'd2b7c388cec36fa7c39c28fd298644a8',
            algorithm: 'rsa-sha1',
            digest: '',
            signer: '',
            keySource: '',
            result: 'malformed',
          },
        ],
        facts: [
          { name: 'issuer', value: 'https://IdentityProvider.com/SAML', meaning: '' },
          { name: 'subject', value: '005a06e0-ad82-110d-a556-004005b13a2b', meaning: '' },
          {
            name: 'subject-format',
            value: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
            meaning: 'Permanent pseudonym, different for each service',
          },
          { name: 'session', value: '1', meaning: '' },
          { name: 'issued-at', value: '2004-01-21T19:00:49Z', meaning: '' },
          { name: 'id', value: 'd2b7c388cec36fa7c39c28fd298644a8', meaning: '' },
          { name: 'relay-state', value: '0043bfc1bc45110dae17004005b13a2b', meaning: '' },
        ],
      },
      example: true,
    },
    {
      source: 'encrypted by xmlsec1 1.2.37 with AES-128-GCM and RSA-OAEP',
      input: { text: ENCRYPTED_RESPONSE, key: RSA_PKCS8, certificate: EXAMPLE_CERTIFICATE, time: NOW },
      output: {
        ...decoded,
        binding: 'xml',
        verdict: 'verified',
        signatures: [{ ...signature, covers: 'response', id: '_r1' }, signature],
        decrypted: matches(/^<saml:Assertion [^]*ada@example\.com[^]*<\/saml:Assertion>$/u),
      },
    },
    {
      source: 'encrypted by xmlsec1 1.2.37 with AES-256-CBC and RSA 1.5',
      input: { text: WEAKLY_ENCRYPTED_RESPONSE, key: RSA_PKCS8, time: NOW },
      output: { ...decoded, binding: 'xml', verdict: 'embedded-key', warnings: ['weak-encryption'] },
    },
    {
      source: 'without the private key',
      input: { text: WEAKLY_ENCRYPTED_RESPONSE, time: NOW },
      output: { verdict: 'encrypted', timeStatus: '', warnings: ['encrypted-assertion', 'weak-encryption'], attributes: [] },
    },
    {
      source: 'RFC 6749, section 4.1.1',
      input: { text: AUTHORIZE },
      output: {
        kind: 'oauth-authorization-request',
        flow: 'authorization-code',
        warnings: ['no-pkce'],
        facts: [{ name: 'endpoint', value: 'https://server.example.com/authorize', meaning: '' }],
        parameters: [
          { name: 'response_type', value: 'code', meaning: 'What the server returns', valueMeaning: 'An authorization code' },
          { name: 'client_id', value: 's6BhdRkqt3', meaning: 'Identifies the application', valueMeaning: '' },
          { name: 'state', value: 'xyz', meaning: 'Connects the response with the request, against forgery', valueMeaning: '' },
          { name: 'redirect_uri', value: 'https://client.example.com/cb', meaning: 'Where the response is sent', valueMeaning: '' },
        ],
      },
      example: true,
    },
    {
      source: 'RFC 6749, section 4.1.1, as printed',
      input: {
        text: 'GET /authorize?response_type=code&client_id=s6BhdRkqt3&state=xyz\n    &redirect_uri=https%3A%2F%2Fclient%2Eexample%2Ecom%2Fcb HTTP/1.1\nHost: server.example.com',
      },
      output: { kind: 'oauth-authorization-request', warnings: ['no-pkce'] },
    },
    {
      source: 'RFC 6749, section 4.1.2',
      input: { text: 'HTTP/1.1 302 Found\nLocation: https://client.example.com/cb?code=SplxlOBeZQQYbYS6WxSbIA\n          &state=xyz' },
      output: { kind: 'oauth-response', outcome: 'success', flow: '', warnings: [] },
    },
    {
      source: 'RFC 6749, section 4.1.2.1',
      input: { text: 'Location: https://client.example.com/cb?error=access_denied&state=xyz' },
      output: {
        kind: 'oauth-response',
        outcome: 'failure',
        warnings: ['error-response'],
        parameters: [
          { name: 'error', value: 'access_denied', meaning: 'Error code', valueMeaning: 'The user or the server denied the request' },
          { name: 'state', value: 'xyz', meaning: 'Connects the response with the request, against forgery', valueMeaning: '' },
        ],
      },
      example: true,
    },
    {
      source: 'RFC 6749, section 4.1.3',
      input: {
        text: 'grant_type=authorization_code&code=SplxlOBeZQQYbYS6WxSbIA\n     &redirect_uri=https%3A%2F%2Fclient%2Eexample%2Ecom%2Fcb',
      },
      output: { kind: 'oauth-token-request', warnings: ['no-pkce'], facts: [] },
    },
    {
      source: 'RFC 6749, section 4.2.1',
      input: { text: AUTHORIZE.replace('code', 'token') },
      output: { flow: 'implicit', warnings: ['implicit-flow'] },
    },
    {
      source: 'RFC 6749, section 4.2.2',
      input: { text: 'http://example.com/cb#access_token=2YotnFZFEjr1zCsicMWpAA\n               &state=xyz&token_type=example&expires_in=3600' },
      output: { kind: 'oauth-response', warnings: ['token-in-url'] },
    },
    {
      source: 'OpenID Connect Core 1.0, section 3.3.2.1: hybrid flow',
      input: {
        text: 'GET /authorize?\n    response_type=code%20id_token\n    &client_id=s6BhdRkqt3\n    &redirect_uri=https%3A%2F%2Fclient.example.org%2Fcb\n    &scope=openid%20profile%20email\n    &nonce=n-0S6_WzA2Mj\n    &state=af0ifjsldkj HTTP/1.1',
      },
      output: { flow: 'hybrid', warnings: ['no-pkce'] },
    },
    { source: 'neither SAML nor OAuth', input: { text: 'Hello, world!' }, error: 'not-a-message', field: 'text' },
    { source: 'Base64 of other bytes', input: { text: 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIG5vIFNBTUwgbWVzc2FnZQ==' }, error: 'not-saml', field: 'text' },
    { source: 'other XML', input: { text: '<a/>' }, error: 'not-saml', field: 'text' },
    {
      source: 'cut off within Base64',
      input: { text: EXAMPLE_RESPONSE.slice(0, 1001) },
      error: 'invalid-base64',
      field: 'text',
      position: { line: 1, column: 1002 },
    },
    {
      source: 'SAML bindings, section 3.6.5',
      input: { text: 'https://ServiceProvider.example.com/ACS/URL?SAMLart=AAQAADWNEw5VT47wcO4zX%2FiEzMmFQvGknDfws2ZtqSGdkNSbsW1cmVR0bzU%3D' },
      error: 'artifact',
      field: 'text',
    },
    {
      source: 'billion laughs: no entity is expanded',
      input: {
        text: '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">&b;</samlp:Response>',
      },
      error: 'document-type',
      field: 'text',
    },
    {
      source: 'Namespaces in XML 1.0, section 5',
      input: { text: '<samlp:Response/>' },
      error: 'undeclared-prefix',
      field: 'text',
      position: { line: 1, column: 1 },
    },
    {
      source: 'XML 1.0, section 3',
      input: { text: '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">' },
      error: 'invalid-xml',
      field: 'text',
      position: { line: 1, column: 68 },
    },
    {
      source: 'the library’s limit',
      input: { text: `${'<a>'.repeat(201)}${'</a>'.repeat(201)}` },
      error: 'too-deeply-nested',
      field: 'text',
      position: { line: 1, column: 601 },
    },
    { source: 'no certificate', input: { text: EXAMPLE_RESPONSE, certificate: 'none' }, error: 'invalid-key', field: 'certificate' },
    { source: 'not a key', input: { text: ENCRYPTED_RESPONSE, key: 'none' }, error: 'invalid-key', field: 'key' },
    { source: 'a certificate has no private key', input: { text: WEAKLY_ENCRYPTED_RESPONSE, key: EXAMPLE_CERTIFICATE }, error: 'not-an-rsa-key', field: 'key' },
    {
      source: 'a changed ciphertext',
      input: { text: ENCRYPTED_RESPONSE.replace(/(<xenc:CipherValue>)..../u, '$1AAAA'), key: RSA_PKCS8 },
      error: 'decryption-failed',
      field: 'key',
    },
  ],
  pkce: [
    { source: 'RFC 7636, appendix B', input: { verifier: VERIFIER }, output: { challenge: CHALLENGE, verdict: '' }, example: true },
    {
      source: 'RFC 7636, appendix B',
      name: 'compared with the expected challenge',
      input: { verifier: VERIFIER, expectedChallenge: CHALLENGE },
      output: { challenge: CHALLENGE, verdict: 'match' },
    },
    { source: 'RFC 7636, section 4.2', input: { verifier: VERIFIER, method: 'plain' }, output: { challenge: VERIFIER } },
    { source: 'RFC 7636, section 4.2', input: { verifier: VERIFIER, method: 'plain', expectedChallenge: CHALLENGE }, output: { verdict: 'other-method' } },
    { source: 'RFC 7636, section 4.6', input: { verifier: VERIFIER, expectedChallenge: `${CHALLENGE.slice(0, -1)}N` }, output: { verdict: 'mismatch' } },
    {
      source: 'RFC 7636, section 3: Base64url without padding',
      input: { verifier: VERIFIER, expectedChallenge: `${CHALLENGE.replaceAll('-', '+').replaceAll('_', '/')}=` },
      output: { verdict: 'not-base64url' },
    },
    { source: 'RFC 7636, section 4.1', input: { verifier: VERIFIER.slice(1) }, error: 'invalid-verifier', field: 'verifier' },
    { source: 'RFC 7636, section 4.1', input: { verifier: `${VERIFIER}+` }, error: 'invalid-verifier', field: 'verifier' },
    { source: 'RFC 7636, section 4.1', input: { verifier: 'a'.repeat(129) }, error: 'invalid-verifier', field: 'verifier' },
  ],
  generatePair: [
    { source: 'RFC 7636, sections 4.1 and 4.2', input: {}, output: { verifier: matches(/^[\w-]{43}$/u), challenge: matches(/^[\w-]{43}$/u) } },
    { source: 'RFC 7636, section 4.2', input: { method: 'plain' }, output: { challenge: matches(/^[\w-]{43}$/u) } },
    { source: 'RFC 7636, section 4.2', input: { method: 'S512' }, error: 'unknown-option', field: 'method' },
  ],
});
