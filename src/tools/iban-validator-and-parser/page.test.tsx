import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const marked = (): readonly string[] => [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent);

test('reports the errors of an IBAN, and suggests swapped characters', async () => {
  const { fill, expectShown } = await renderTool('iban-validator-and-parser');
  fill('validate', 'iban', 'DE8937040044053203100');
  await expectShown('validate', 'errors', /: Expected 22 characters, found 21/u);
  fill('validate', 'iban', 'DE89370400440532031000');
  await waitFor(() => expect(marked()).toEqual(['8', '9']));
  expect(screen.getByRole('group', { name: /^Possible corrections/u }).textContent).toContain('DE89 3704 0044 0532 0130 00');
  fill('validate', 'iban', 'XX89370400440532031000');
  await waitFor(() => expect(marked().slice(0, 2)).toEqual(['X', 'X']));
});

test('shows the parts of an example', async () => {
  const { expectShown, shown } = await renderTool('iban-validator-and-parser');
  fireEvent.click(screen.getByRole('button', { name: 'France' }));
  await expectShown('validate', 'bankIdentifier', '30006');
  expect(marked()).toEqual([]);
  expect(shown('validate', 'country')).toBe('🇫🇷 France (FR)');
  expect(shown('validate', 'nationalCheckDigits')).toBe('89');
  expect(screen.queryByText(/its format comes from/u)).toBeNull();
});

test('leaves the IBAN out of the link', async () => {
  const { user, fill } = await renderTool('iban-validator-and-parser');
  fill('validate', 'iban', 'DE89370400440532013000');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () => expect(await copied()).toContain('/iban-validator-and-parser'));
  expect(await copied()).not.toContain('3704');
});

test('downloads the results of bulk validation', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, switchTo, fill, expectShown } = await renderTool('iban-validator-and-parser');
  await switchTo('validateMany');
  fill('validateMany', 'ibans', 'DE89370400440532013000\nDE89370400440532031000');
  await expectShown('validateMany', 'validCount', '1');
  await expectShown('validateMany', 'invalidCount', '1');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const text = await downloads[0]?.content.text();
  expect(downloads[0]?.name).toBe('ibans.csv');
  expect(text?.split(/\r?\n/u)[0]).toBe('line,iban,valid,error,country,bankIdentifier,branchIdentifier,accountNumber');
  expect(text?.split(/\r?\n/u)[1]).toContain(',true,,DE,');
  expect(text?.split(/\r?\n/u)[2]).toContain(',false,wrong-check-digits,DE');
});

test('notes that generated numbers are for testing only', async () => {
  const { switchTo } = await renderTool('iban-validator-and-parser');
  await switchTo('generate');
  await screen.findByText('For testing only. A generated IBAN may happen to be a real account.');
});
