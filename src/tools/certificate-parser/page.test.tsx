import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFile } from '../../app/testing/open-file.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { PKCS12, RFC5280_CA, RFC5280_CRL, RFC5280_END_ENTITY, SAMPLE_KEY } from './example-certificates.ts';
import { SAMPLE } from './sample.ts';

const verdict = (): string | null | undefined => document.querySelector('[data-value="verdict"]')?.getAttribute('data-code');
const card = (name: string): HTMLElement => screen.getByRole('region', { name });
const warnings = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: 'Warnings' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function show(text: string) {
  const page = await renderTool('certificate-parser');
  page.fill('parse', 'certificate', text);
  return page;
}

test('shows a card per object of the sample: names first, then dates, issuer and extensions in words', async () => {
  await renderTool('certificate-parser');
  await waitFor(() => expect(verdict()).toBe('valid'));
  const own = card('1. example.com');
  expect(within(own).getByRole('group', { name: 'Subject alternative names' }).textContent).toBe('example.com*.example.com192.0.2.12001:db8::1');
  expect(own.textContent).toContain('example.com expires in ');
  expect(own.textContent).toContain('CN=Penknife Example CA, O=Penknife · Number 2');
  expect(own.textContent).toContain('Not a CA: cannot issue certificates');
  expect(own.textContent).toContain('TLS server');
  expect(card('2. Penknife Example CA').textContent).toContain('Verified with its own key');
});

test('shows warnings with the numbers of their objects, and the entries of a revocation list', { tags: ['slow'] }, async () => {
  await show([RFC5280_END_ENTITY, RFC5280_CA, RFC5280_CRL].join('\n'));
  await waitFor(() => expect(verdict()).toBe('revoked'));
  expect(warnings()).toContain('1: Listed in the revocation list');
  expect(warnings()).toContain('1: RSA key below 2,048 bits 1024');
  const list = card('3. Example CA');
  fireEvent.click(within(list).getByText('1 revoked certificate'));
  expect(list.textContent).toContain('Key Compromise');
});

test('compares a key, and opens its options for an error in them', { tags: ['slow'] }, async () => {
  const { fill } = await show(SAMPLE);
  await waitFor(() => expect(verdict()).toBe('valid'));
  fill('parse', 'key', SAMPLE_KEY);
  await screen.findByText('The key matches a certificate or CSR.');
  fill('parse', 'expiresWithin', 'soon');
  expect((await screen.findAllByText(/Not a valid duration/u)).length).toBeGreaterThan(0);
});

test('opens its options for a time in the link, since the verdict depends on it', { tags: ['slow'] }, async () => {
  const { fill, part } = await renderTool('certificate-parser', { link: '#/parse?time=2017-12-31T00:00:00Z' });
  fill('parse', 'certificate', SAMPLE);
  await waitFor(() => expect(verdict()).toBe('not-yet-valid'));
  expect(part('parse', 'time').closest('details')?.open).toBe(true);
});

test('takes a PKCS #12 file, and asks for its passphrase', { tags: ['slow'] }, async () => {
  const { fill, part } = await show('');
  openFile(part('parse', 'certificate'), new File([Uint8Array.from(Buffer.from(PKCS12, 'base64'))], 'a.p12'));
  expect((await screen.findAllByText(/is encrypted. Enter its passphrase/u)).length).toBeGreaterThan(0);
  fill('parse', 'passphrase', 'hunter2');
  await waitFor(() => expect(verdict()).toBe('valid'));
});

test('explains how to convert a Java keystore', async () => {
  const { part } = await show('');
  openFile(part('parse', 'certificate'), new File([Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2)], 'a.jks'));
  await screen.findByText(/^a\.jks · /u);
  expect((await screen.findAllByText(/keytool -importkeystore/u)).length).toBeGreaterThan(0);
});

test('makes a certificate with the openssl commands for it', async () => {
  const { expectShown } = await renderTool('certificate-parser', { link: '#/make?names=a.example' });
  await expectShown('make', 'certificate', /BEGIN CERTIFICATE/u);
  await expectShown('make', 'commands', /openssl req -x509 .*subjectAltName=DNS:a\.example/u);
});
