import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';
import page from '../../page/page.module.css';
import { WEAKLY_ENCRYPTED_RESPONSE } from './example-messages.ts';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('verifies the sample at once, and shows what its signature covers', async () => {
  const { part, expectShown } = await renderTool('saml-decoder');
  await expectShown('decode', 'verdict', 'Signature verified');
  expect(part('decode', 'outcome').textContent).toBe('Success');
  expect(part('decode', 'timeStatus').textContent).toBe('Active');
  expect(screen.getByRole('figure', { name: 'Lifetime' }).textContent).toMatch(/^Valid from.*Expires/u);
  expect(part('decode', 'facts').textContent).toMatch(/Issuer.*https:\/\/idp\.example\.com.*Subject.*ada@example\.com.*Email address/u);
  expect(part('decode', 'attributes').textContent).toMatch(/mail.*urn:oid.*groups.*admins/u);
  expect(part('decode', 'signatures').textContent).toMatch(/Valid.*Assertion.*ID _a1.*ecdsa-sha256.*idp\.example\.com.*From the field/u);
});

test('an error marks the answer beside it as the older one', { tags: ['slow'] }, async () => {
  const { fill, part, expectShown } = await renderTool('saml-decoder');
  await expectShown('decode', 'kind', 'SAML response');
  expect(part('decode', 'kind').className).toBe('');
  fill('decode', 'text', 'PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNh');
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Results' }).textContent).toMatch(/^Sample result/u));
  expect(part('decode', 'kind').className).toBe(page.stale);
});

test('does not verify the sender with the certificate in the message', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('saml-decoder');
  await expectShown('decode', 'verdict', 'Signature verified');
  fill('decode', 'certificate', '');
  await expectShown('decode', 'verdict', /the sender is not verified/u);
  await expectShown('decode', 'signatures', /From the message/u);
});

test('explains an OAuth URL instead of a message', { tags: ['slow'] }, async () => {
  const { part, parts, box, expectShown } = await renderTool('saml-decoder');
  await act(async () => fireEvent.click(button('OAuth URL')));
  await expectShown('decode', 'kind', 'OAuth authorization request');
  expect(part('decode', 'flow').textContent).toBe('Authorization code');
  expect(part('decode', 'parameters').textContent).toMatch(/response_type.*What the server returns.*code.*An authorization code/u);
  for (const name of ['verdict', 'timeStatus', 'signatures', 'attributes']) expect(parts('decode', name), name).toHaveLength(0);
  expect(box('decode', 'certificate').value).toBe('');
  await act(async () => fireEvent.click(button('SAML response')));
  await expectShown('decode', 'verdict', 'Signature verified');
});

test('asks for the private key of an encrypted assertion, and for a message if there is none', { tags: ['slow'] }, async () => {
  const { fill, part, expectShown } = await renderTool('saml-decoder');
  fill('decode', 'text', WEAKLY_ENCRYPTED_RESPONSE);
  await expectShown('decode', 'verdict', 'Encrypted: enter the private key');
  expect(part('decode', 'warnings').querySelector('[data-code="weak-encryption"]')).toBeInstanceOf(HTMLElement);
  fill('decode', 'text', '');
  await screen.findByText('Enter a message or URL to decode it.');
});

test('generates a code verifier and compares its challenge', { tags: ['slow'] }, async () => {
  const { choose, box, expectShown } = await renderTool('saml-decoder');
  await act(async () => choose('pkce'));
  await expectShown('pkce', 'verdict', 'The challenge matches the verifier');
  const before = box('pkce', 'verifier').value;
  await act(async () => fireEvent.click(button('Generate Code verifier')));
  await waitFor(() => expect(box('pkce', 'verifier').value).not.toBe(before));
  expect(box('pkce', 'verifier').value).toMatch(/^[\w-]{43}$/u);
});
