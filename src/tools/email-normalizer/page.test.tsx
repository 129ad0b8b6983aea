import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('counts addresses, and lists those that are the same', async () => {
  const downloads = catchDownloads();
  const { fill, expectShown } = await renderTool('email-normalizer');
  fill('normalize', 'emails', 'Ada.Lovelace+x@gmail.com\nadalovelace@gmail.com\nnope\n');
  await expectShown('normalize', 'uniqueCount', '1 unique address,');
  await expectShown('normalize', 'duplicateCount', '1 duplicate,');
  await expectShown('normalize', 'invalidCount', '1 invalid');
  expect(screen.getByText('3 lines:').tagName).toBe('SPAN');
  const groups = screen.getByText('Merged addresses').closest('details');
  expect(groups?.hidden).toBe(false);
  expect(groups?.textContent).toContain('adalovelace@gmail.comAda.Lovelace+x@gmail.com\nadalovelace@gmail.com');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV', hidden: true }));
  expect(downloads[0]?.name).toBe('addresses.csv');
  expect(await downloads[0]?.content.text()).toMatch(/^line,input,normalized,provider,valid,reason\r?\n1,Ada\.Lovelace\+x@gmail\.com,adalovelace@gmail\.com,/u);
});

test('hides the groups if all addresses differ', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('email-normalizer');
  fill('normalize', 'emails', 'a@e.example\nb@e.example');
  await expectShown('normalize', 'uniqueCount', '2 unique addresses,');
  await waitFor(() => expect(screen.getByText('Merged addresses').closest('details')?.hidden).toBe(true));
});
