import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';
import * as sample from './sample.ts';

const expected = {
  issuer: sample.ISSUER,
  audience: sample.AUDIENCE,
  redirectUrl: sample.REDIRECT_URL,
  state: sample.STATE,
  nonce: sample.NONCE,
};

const all = {
  token: sample.TOKEN,
  keySet: sample.KEY_SET,
  certificates: sample.CERTIFICATES,
  saml: sample.SAML,
  url: sample.CALLBACK,
  ...expected,
};

// RFC 7515, appendix A.1: HS256, and a token that expired in 2011.
const RFC_7515_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const RFC_7515_KEY = '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';

export default vectors<typeof fields>({
  check: [
    {
      source: 'openssl verify -attime 1772460120: certificate has expired, at depth 1',
      name: 'the intermediate certificate has expired',
      input: { ...all, time: sample.TIME },
      output: { verdict: 'refused', reason: 'intermediate-expired' },
    },
    {
      source: 'openssl verify -attime 1772459970: OK; xmlsec1 --verify: OK; jose',
      name: 'half a minute earlier',
      input: { ...all, time: '2026-03-02T13:59:30Z' },
      output: { verdict: 'accepted', reason: '' },
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'expired',
      input: { token: RFC_7515_TOKEN, keySet: RFC_7515_KEY, time: '2011-03-22T18:43:00Z' },
      output: {
        verdict: 'refused',
        reason: 'token-expired',
        spans: [
          { part: 'keys', kind: 'key', name: '', from: null, to: null, state: 'no-limits' },
          { part: 'token', kind: 'token', name: '', from: null, to: '2011-03-22T18:43:00Z', state: 'expired' },
        ],
      },
      example: true,
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'a second before',
      input: { token: RFC_7515_TOKEN, keySet: RFC_7515_KEY, time: '2011-03-22T18:42:59Z', issuer: 'joe' },
      output: { verdict: 'accepted', reason: '' },
    },
    {
      source: 'RFC 6749, section 4.1.2.1',
      input: { url: 'https://client.example.com/cb?error=access_denied&state=xyz', state: 'xyz' },
      output: { verdict: 'refused', reason: 'callback-error' },
    },
    {
      source: 'RFC 6749, section 4.1.2, and RFC 9700, section 4.1.3',
      input: {
        url: 'https://client.example.com/cb?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz',
        state: 'xyz',
        redirectUrl: 'https://client.example.com/cb',
        time: '2026-03-02T14:02:00Z',
      },
      output: {
        verdict: 'accepted',
        checks: [
          { part: 'url', rule: 'readable', state: 'passed', expected: '', found: '', reference: 'RFC 3986 §3', reason: '' },
          { part: 'url', rule: 'callback-error', state: 'passed', expected: '', found: '', reference: 'RFC 6749 §4.1.2.1', reason: '' },
          { part: 'url', rule: 'unique-parameters', state: 'passed', expected: '', found: '', reference: 'RFC 6749 §3.1', reason: '' },
          { part: 'url', rule: 'state', state: 'passed', expected: 'xyz', found: 'xyz', reference: 'RFC 6749 §10.12, RFC 9700 §4.7', reason: '' },
          {
            part: 'url',
            rule: 'redirect-url',
            state: 'passed',
            expected: 'https://client.example.com/cb',
            found: 'https://client.example.com/cb',
            reference: 'RFC 9700 §4.1.3, RFC 6749 §3.1.2.3',
            reason: '',
          },
          { part: 'url', rule: 'issuer', state: 'not-checked', expected: '', found: '', reference: 'RFC 9207 §2.4', reason: '' },
        ],
      },
      example: true,
    },
    {
      source: 'a part that cannot be read refuses itself only',
      input: { token: 'e30', keySet: sample.KEY_SET, time: sample.TIME },
      output: { verdict: 'refused', reason: 'token-unreadable' },
    },
    { source: 'nothing to check', input: {}, output: { verdict: '', checks: [] } },
    {
      source: 'RFC 3986, section 4.3: an absolute URI has a scheme',
      input: { url: sample.CALLBACK, redirectUrl: 'app.example.com/callback' },
      error: 'invalid-redirect-url',
      field: 'redirectUrl',
    },
  ],
});
