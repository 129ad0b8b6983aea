import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { files } from './example-files.ts';

const VERIFIED = /Grace Hopper was issued under Penknife Test Root CA, which you trust\./u;
const UNVERIFIED = 'The signer’s identity was not verified.';

async function renderChecker() {
  const page = await renderTool('pdf-signature-checker');
  const choose = async (file: File): Promise<void> => {
    const input = page.part('check', 'file').querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('the file input is missing');
    await page.user.upload(input, file);
  };
  const chooseExample = ({ name, type, base64 }: (typeof files)[keyof typeof files]): Promise<void> =>
    choose(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }));
  return { ...page, choose, chooseExample };
}

test('verifies the signature of the sample, and the signer once the root is trusted', { tags: ['slow'] }, async () => {
  const { user, part, box, expectShown } = await renderChecker();
  await user.click(screen.getByRole('button', { name: 'Try a signed sample' }));
  await expectShown('check', 'verdict', 'The signature is intact.');
  expect(screen.getByText(UNVERIFIED).tagName).toBe('P');
  expect(part('check', 'notChecked').querySelector('[data-code="revocation"]')).toBeInstanceOf(HTMLElement);
  expect(part('check', 'notChecked').querySelector('[data-code="trust"]')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'Signature 1: Grace Hopper' }).tagName).toBe('H2');
  expect(screen.getByText('Grace Hopper (Signer)').closest('details')?.open).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Trust this root' }));
  await waitFor(() => expect(screen.getAllByText(VERIFIED).length).toBeGreaterThan(0));
  expect(box('check', 'trustedCertificates').value).toMatch(/^-----BEGIN CERTIFICATE-----/u);
  expect(part('check', 'notChecked').querySelector('[data-code="trust"]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy Grace Hopper’s certificate (PEM)' }));
  await expectCopied(/^-----BEGIN CERTIFICATE-----\n/u);
  await user.click(screen.getByRole('button', { name: 'Stop trusting' }));
  await screen.findByText(UNVERIFIED);
  expect(box('check', 'trustedCertificates').value).toBe('');
  expect(screen.queryByText(VERIFIED)).toBeNull();
});

test('distinguishes a changed file, an unsigned one, and one that is not a PDF', async () => {
  const { choose, chooseExample, isShown, expectShown } = await renderChecker();
  await chooseExample(files.tampered);
  await expectShown('check', 'verdict', 'The signature is not valid.');
  expect(screen.getByText('The signed bytes were changed after signing.').tagName).toBe('LI');
  await chooseExample(files.unsigned);
  await expectShown('check', 'verdict', 'This PDF has no digital signature.');
  expect(screen.getByText(/^An image of a signature or a typed name is not a digital signature/u)).toBeInstanceOf(HTMLElement);
  await choose(new File(['text'], 'x.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not a PDF file');
  expect(isShown('check', 'verdict')).toBe(false);
  expect(fireEvent.click(document.body)).toBe(true);
});
