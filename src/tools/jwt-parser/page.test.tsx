import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const key = (): HTMLTextAreaElement | HTMLInputElement => screen.getByLabelText('Key', { selector: 'input, textarea' });
const verdict = (): Element | null => document.querySelector('[data-value="verdict"]');
/** The text below the lifetime bar of a token. */
const times = (): readonly string[] => [...document.querySelectorAll('span:has(> b + br)')].map(({ textContent }) => textContent);
const secretJwk = (secret: string, kid: string) => ({ kty: 'oct', k: btoa(secret), kid });
const encode = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenOf = (claims: unknown): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

test('verifies the sample at once, and another token with its own key', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  expect(document.querySelector('[data-value="status"]')?.textContent).toBe('Active');
  fill('decode', 'jwt', `Authorization: Bearer ${TOKEN}`);
  await expectShown('decode', 'claims', /John Doe/u);
  await expectShown('verify', 'verdict', 'Not verified: enter a key');
  expect(key().value).toBe('');
  fireEvent.change(key(), { target: { value: 'wrong' } });
  await waitFor(() => expect(verdict()?.getAttribute('data-code')).toBe('signature-mismatch'));
  fireEvent.change(key(), { target: { value: 'your-256-bit-secret' } });
  await waitFor(() => expect(verdict()?.getAttribute('data-code')).toBe('verified'));
  await waitFor(() => expect(document.querySelector('[data-field="notes"] [data-code="weak-key"]')).toBeInstanceOf(HTMLElement));
});

test('shows the failed expectation and the matching key only if there are any', { tags: ['slow'] }, async () => {
  const { fill, parts, expectShown } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  for (const name of ['refusedBy', 'keyNumber', 'keyId']) expect(parts('verify', name), name).toHaveLength(0);
  fireEvent.click(screen.getByText('Expectations'));
  fill('verify', 'issuer', 'https://other.example');
  await expectShown('verify', 'refusedBy', /issuer/u);
  fill('verify', 'issuer', '');
  await waitFor(() => expect(parts('verify', 'refusedBy')).toHaveLength(0));
  fireEvent.change(key(), { target: { value: JSON.stringify({ keys: [secretJwk('another', 'a'), secretJwk('penknife-example-key-of-32-bytes', 'b')] }) } });
  await expectShown('verify', 'keyNumber', /2/u);
  await expectShown('verify', 'keyId', /b/u);
});

test('shows no verdict for an unreadable token, and the error only once', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  fill('decode', 'jwt', 'one.two');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  await expectShown('verify', 'verdict', '');
  expect(button('Copy to “Sign”').disabled).toBe(true);
});

test('asks for a token if the field is empty', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('jwt-parser');
  fill('decode', 'jwt', '');
  await screen.findByText('Enter a token to decode it.');
});

test('edits a token, signs it with a generated secret, and decodes it again', { tags: ['slow'] }, async () => {
  const { expectShown, shown, box } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  await act(async () => fireEvent.click(button('Copy to “Sign”')));
  await expectShown('sign', 'jwt', /^eyJ/u);
  const before = shown('sign', 'jwt');
  fireEvent.click(button('Expires in 1 hour'));
  expect(box('sign', 'payload').value).toMatch(/"exp":\s*\d{10}/u);
  fireEvent.click(button('Generate a secret'));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Key format').value).toBe('base64url'));
  await waitFor(() => expect(shown('sign', 'jwt')).not.toBe(before));
  await waitFor(() => expect(button('Decode this token').disabled).toBe(false));
  await act(async () => fireEvent.click(button('Decode this token')));
  await expectShown('verify', 'verdict', 'Signature verified');
  expect((await screen.findByText(/^Expires in (?:59 minutes|60 minutes|1 hour)$/u)).tagName).toBe('SPAN');
});

test('keeps the sample key for a token that was signed with it', { tags: ['slow'] }, async () => {
  const { expectShown, shown } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  await act(async () => fireEvent.click(button('Copy to “Sign”')));
  await expectShown('sign', 'jwt', /^eyJ/u);
  const before = shown('sign', 'jwt');
  fireEvent.click(button('Expires in 1 hour'));
  await waitFor(() => expect(shown('sign', 'jwt')).not.toBe(before));
  await waitFor(() => expect(button('Decode this token').disabled).toBe(false));
  await act(async () => fireEvent.click(button('Decode this token')));
  await expectShown('verify', 'verdict', 'Signature verified');
});

test('sets claim dates with buttons, and leaves invalid claims unchanged', { tags: ['slow'] }, async () => {
  const { switchTo, fill, box } = await renderTool('jwt-parser');
  await switchTo('sign');
  const nowS = Math.floor(Date.now() / 1000);
  const claim = (name: string): number => Number(new RegExp(`"${name}":\\s*(\\d+)`, 'u').exec(box('sign', 'payload').value)?.[1]);
  fill('sign', 'payload', '');
  fireEvent.click(button('Issued now'));
  expect(claim('iat') - nowS).toBeLessThan(120);
  expect(claim('iat')).toBeGreaterThanOrEqual(nowS);
  fireEvent.click(button('Expires in 1 day'));
  expect(claim('exp') - claim('iat')).toBeGreaterThanOrEqual(86_400);
  expect(claim('exp') - claim('iat')).toBeLessThan(86_520);
  fill('sign', 'payload', '{"a": ');
  fireEvent.click(button('Issued now'));
  expect(box('sign', 'payload').value).toBe('{"a": ');
});

test('generates a key pair, signs with it, and verifies with its public key', { tags: ['slow'] }, async () => {
  const { user, switchTo, expectShown } = await renderTool('jwt-parser');
  await switchTo('sign');
  fireEvent.change(screen.getByLabelText('Algorithm'), { target: { value: 'ES256' } });
  fireEvent.click(button('Generate a key pair'));
  await waitFor(() => expect(key().value).toMatch(/BEGIN PRIVATE KEY/u));
  await user.click(button('Copy Public key'));
  await expectCopied(/BEGIN PUBLIC KEY/u);
  const publicKey = await navigator.clipboard.readText();
  await expectShown('sign', 'jwt', /^eyJhbGciOiJFUzI1Ni/u);
  await waitFor(() => expect(button('Decode this token').disabled).toBe(false));
  await act(async () => fireEvent.click(button('Decode this token')));
  fireEvent.change(key(), { target: { value: publicKey } });
  await expectShown('verify', 'verdict', 'Signature verified');
});

test('shows the public key only until the private key is changed', { tags: ['slow'] }, async () => {
  const { switchTo } = await renderTool('jwt-parser');
  await switchTo('sign');
  fireEvent.change(screen.getByLabelText('Algorithm'), { target: { value: 'ES256' } });
  fireEvent.click(button('Generate a key pair'));
  await screen.findByRole('button', { name: 'Copy Public key' });
  fireEvent.change(key(), { target: { value: 'another' } });
  expect(screen.queryByRole('button', { name: 'Copy Public key' })).toBeNull();
});

test('a link to verifying opens the tab that has the key', async () => {
  await renderTool('jwt-parser', { link: '#/verify?keyFormat=hex' });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Key format').value).toBe('hex'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Token', { selector: 'textarea' }).value).toBe('');
  expect(key().value).toBe('');
});

test('a link to generating a key opens its tab; an unsigned token needs no key', { tags: ['slow'] }, async () => {
  const { expectShown, isShown } = await renderTool('jwt-parser', { link: '#/generateKey?algorithm=ES256' });
  await screen.findByRole('button', { name: /^Generate a (?:secret|key pair)$/u });
  fireEvent.change(screen.getByLabelText('Algorithm'), { target: { value: 'none' } });
  expect(screen.queryByRole('button', { name: /^Generate a/u })).toBeNull();
  await expectShown('sign', 'jwt', /^eyJhbGciOiJub25l/u);
  expect(isShown('sign', 'key')).toBe(false);
});

test.each([
  [-7_200, -3_600, 'expired', /^Expired 1 hour ago$/u, 'Expired'],
  [-3_600, 3_600, 'active', /^Expires in (?:59 minutes|60 minutes|1 hour)$/u, '50% of its lifetime has passed'],
])('shows the lifetime of a token from %i to %i seconds from now', { tags: ['slow'] }, async (start, end, code, sentence, bar) => {
  const nowS = Math.floor(Date.now() / 1000);
  const { fill } = await renderTool('jwt-parser');
  fill('decode', 'jwt', tokenOf({ iat: nowS + start, exp: nowS + end }));
  expect((await screen.findByText(sentence)).tagName).toBe('SPAN');
  expect(document.querySelector('[data-value="status"]')?.getAttribute('data-code')).toBe(code);
  expect(times()).toEqual([expect.stringMatching(/^Issued[A-Z]/u), `Now${bar}`, expect.stringMatching(/^Expires[A-Z]/u)]);
});

test('shows when a token becomes valid', { tags: ['slow'] }, async () => {
  const nowS = Math.floor(Date.now() / 1000);
  const { fill } = await renderTool('jwt-parser');
  fill('decode', 'jwt', tokenOf({ nbf: nowS + 7_300, exp: nowS + 9_000 }));
  await screen.findByText('Valid in 2 hours');
  expect(times()).toEqual([expect.stringMatching(/^Valid from[A-Z]/u), 'NowNot valid yet', expect.stringMatching(/^Expires[A-Z]/u)]);
});

test('decodes a token again when it expires', { tags: ['slow'] }, async () => {
  const nowS = Math.floor(Date.now() / 1000);
  const { fill } = await renderTool('jwt-parser');
  fill('decode', 'jwt', tokenOf({ exp: nowS + 3 }));
  await waitFor(() => expect(document.querySelector('[data-value="status"]')?.getAttribute('data-code')).toMatch(/^active$|^expired$/u));
  await waitFor(() => expect(document.querySelector('[data-value="status"]')?.getAttribute('data-code')).toBe('expired'));
});

test('shows claim dates, including milliseconds, and truncates long text', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('jwt-parser');
  fill('decode', 'jwt', tokenOf({ iat: 1_516_239_022, exp: 1_516_239_022_000, text: 'x'.repeat(2_001) }));
  await expectShown('decode', 'claims', /2018-01-18T01:30:22/u);
  expect(document.querySelector('time')?.getAttribute('datetime')).toMatch(/^2018-01-18T01:30:22/u);
  expect(screen.getByText(/^As milliseconds: /u).textContent).toContain('2018');
  expect(screen.getByText(/^x{2000}…$/u).tagName).toBe('CODE');
});

test('links to verifying once a key or an expectation is entered, otherwise to decoding', { tags: ['slow'] }, async () => {
  const { user, fill, switchTo } = await renderTool('jwt-parser');
  const copied = async (): Promise<string> => {
    await user.click(button('Copy link'));
    return (await navigator.clipboard.readText()).replace(/^[^#]*/u, '');
  };
  expect(await copied()).toBe('#/decode?');
  fill('decode', 'jwt', TOKEN);
  expect(await copied()).toBe('#/decode?');
  fireEvent.change(key(), { target: { value: 'your-256-bit-secret' } });
  expect(await copied()).toBe('#/verify?');
  fireEvent.click(screen.getByText('Expectations'));
  fill('verify', 'issuer', 'https://login.example');
  fireEvent.change(screen.getByLabelText('Key format'), { target: { value: 'hex' } });
  expect(await copied()).toBe('#/verify?keyFormat=hex&issuer=https://login.example');
  fireEvent.change(key(), { target: { value: '' } });
  expect(await copied()).toBe('#/verify?keyFormat=hex&issuer=https://login.example');
  await switchTo('sign');
  expect(await copied()).toMatch(/^#\/sign\?/u);
  await switchTo('decode');
  fill('verify', 'issuer', '');
  fireEvent.change(screen.getByLabelText('Key format'), { target: { value: 'auto' } });
  expect(await copied()).toBe('#/decode?');
});

test('a copied link to verifying opens verifying with the same values', async () => {
  const { user } = await renderTool('jwt-parser', { link: '#/verify?keyFormat=hex&audience=app' });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Key format').value).toBe('hex'));
  await user.click(button('Copy link'));
  await expectCopied(/#\/verify\?keyFormat=hex&audience=app$/u);
});

test('does not include the token in links', { tags: ['slow'] }, async () => {
  vi.spyOn(console, 'error');
  const { user, fill } = await renderTool('jwt-parser');
  fill('decode', 'jwt', TOKEN);
  await user.click(button('Copy link'));
  await expectCopied(/\/jwt-parser/u);
  expect(await navigator.clipboard.readText()).not.toContain(TOKEN.slice(40, 80));
});

test('shows each rule of a verifier with its result', { tags: ['slow'] }, async () => {
  const { fill, parts } = await renderTool('jwt-parser');
  fireEvent.click(screen.getByText('Expectations'));
  fill('verify', 'audience', 'web');
  fill('verify', 'requiredClaims', 'exp');
  await waitFor(() => {
    const rows = [...(parts('verify', 'rules')[0]?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
    expect(rows.find((row) => row.startsWith('aud'))).toMatch(/RFC 7519 §4\.1\.3.*Not met.*web/u);
    expect(rows.find((row) => row.startsWith('Required claims'))).toMatch(/Met.*exp/u);
    expect(rows.find((row) => row.startsWith('sub'))).toMatch(/Not checked/u);
  });
});

test('warns of a short key when signing, and signs with it', { tags: ['slow'] }, async () => {
  const { switchTo, expectShown } = await renderTool('jwt-parser');
  await switchTo('sign');
  fireEvent.change(key(), { target: { value: 'short' } });
  await expectShown('sign', 'notes', /too short/u);
  await expectShown('sign', 'jwt', /^eyJ/u);
});

const token = (): string => screen.getByLabelText<HTMLTextAreaElement>('Token', { selector: 'textarea' }).value;

test('edits claims in place: the token changes with them, and the key stays', { tags: ['slow'] }, async () => {
  const { fill, box, expectShown, parts } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  const before = token();
  fill('edit', 'payload', '{"sub": "other"}');
  await waitFor(() => expect(token()).not.toBe(before));
  await expectShown('edit', 'signing', 'Signed again with the key');
  await expectShown('verify', 'verdict', 'Signature verified');
  await expectShown('decode', 'claims', /other/u);
  expect(key().value).toBe('penknife-example-key-of-32-bytes');
  // The text stays as typed; the token itself is compact.
  expect(box('edit', 'payload').value).toBe('{"sub": "other"}');
  fill('decode', 'jwt', TOKEN);
  await waitFor(() => expect(box('edit', 'payload').value).toContain('John Doe'));
  expect(parts('edit', 'signing')).toHaveLength(0);
});

test('a button at the header goes to the claims', { tags: ['slow'] }, async () => {
  const { box, expectShown } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  fireEvent.click(button('Edit'));
  expect(document.activeElement).toBe(box('edit', 'payload'));
});

test('keeps the last valid token while the JSON is invalid, with the error below it', { tags: ['slow'] }, async () => {
  const { fill, box, expectShown, parts } = await renderTool('jwt-parser');
  await expectShown('verify', 'verdict', 'Signature verified');
  const before = token();
  fill('edit', 'header', '{"alg": "HS512", ');
  await waitFor(() => expect(parts('edit', 'header')[0]?.querySelector('[role="alert"]')?.textContent).toMatch(/Not valid JSON/u));
  expect(token()).toBe(before);
  expect(box('edit', 'header').value).toBe('{"alg": "HS512", ');
  fill('edit', 'header', '{"alg": "HS512"}');
  await waitFor(() => expect(token()).toMatch(/^eyJhbGciOiJIUzUxMiJ9\./u));
  await expectShown('verify', 'verdict', 'Signature verified');
  expect(parts('edit', 'header')[0]?.querySelector('[role="alert"]')).toBeNull();
});

test('reports an edit without a key, which is signed on request', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('jwt-parser');
  fill('decode', 'jwt', TOKEN);
  await expectShown('decode', 'claims', /John Doe/u);
  fill('edit', 'payload', '{"sub":"1"}');
  await expectShown('edit', 'signing', /no longer valid/u);
  expect(token()).toMatch(/\.eyJzdWIiOiIxIn0\.SflKxw/u);
  expect(button('Sign again').disabled).toBe(true);
  fireEvent.change(key(), { target: { value: 'your-256-bit-secret' } });
  await expectShown('verify', 'verdict', /^Invalid signature/u);
  fireEvent.click(button('Sign again'));
  await expectShown('verify', 'verdict', 'Signature verified');
  await expectShown('edit', 'signing', 'Signed again with the key');
});

const JWE_KEY = 'penknife-example-key-of-32-bytes';
// Encrypted by jose with dir and A256GCM.
const JWE_CLAIMS = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwidHlwIjoiSldUIn0..bKvnxbVVjlG5jqoa.SJIUsmwzz9APfSfVIsvJI39mSOXhG--mpPqfBYQ.G3oK2m5f8umGLrWaOfJLvQ';
const JWE_NESTED =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwiY3R5IjoiSldUIn0..UXEADyD7SYd5lSed.90gl_s4FLnwUEA443kYV5IQ7tyh2CrIJksQvozAdB_QNnrieXRtrd4uwlBXkIUzHoFD7FR7UQx_AZ1aZgLH3kgRF7j8hq3DbchuZjlHkdWypWPFJH-_DtnqPP_sO8S_K_-Fo_5XQtUr6-rydl0LJAO5W3vcQ7EY1WoreQ-Vv2aaddSUYME_7EEpn-gc9rK_Cp2x_ugwUS-ZMnWs.eyf1GaczWUy7fcLK2qInwg';

test('decrypts the claims of an encrypted token with its key', { tags: ['slow'] }, async () => {
  const { fill, expectShown, parts } = await renderTool('jwt-parser');
  fill('decode', 'jwt', JWE_CLAIMS);
  await expectShown('decode', 'headerParameters', /A256GCM/u);
  await expectShown('decrypt', 'decryption', 'Not decrypted: enter a key');
  expect(parts('verify', 'verdict')).toHaveLength(0);
  fireEvent.change(key(), { target: { value: 'wrong' } });
  expect((await screen.findByText(/^The key has 5 bytes, but A256GCM requires 32/u)).tagName).toBe('P');
  fireEvent.change(key(), { target: { value: JWE_KEY } });
  await expectShown('decrypt', 'decryption', 'Decrypted');
  await expectShown('decrypt', 'claims', /42.*2100-01-01T00:00:00Z/u);
  await expectShown('decrypt', 'plaintext', /"sub": "42"/u);
});

test('opens the token inside an encrypted one, and returns to it with its key', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('jwt-parser');
  fill('decode', 'jwt', JWE_NESTED);
  await expectShown('decrypt', 'decryption', 'Not decrypted: enter a key');
  fireEvent.change(key(), { target: { value: JWE_KEY } });
  await screen.findByRole('button', { name: 'Open the nested token' });
  await act(async () => fireEvent.click(button('Open the nested token')));
  await expectShown('decode', 'claims', /John Doe/u);
  expect(token()).toBe(TOKEN);
  expect(key().value).toBe('');
  await act(async () => fireEvent.click(button('Back to the encrypted token')));
  await expectShown('decrypt', 'decryption', 'Decrypted');
  expect(token()).toBe(JWE_NESTED);
  expect(key().value).toBe(JWE_KEY);
});
