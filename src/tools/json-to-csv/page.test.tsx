import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFile } from '../../app/testing/open-file.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const table = (): HTMLElement => screen.getByRole('table', { name: 'Table' });
const headers = (): readonly string[] =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const firstRow = (): string | undefined => table().querySelector('tbody tr')?.textContent;

test('writes the selected columns, sorts rows, and converts back to JSON', { tags: ['slow'] }, async () => {
  const { user, expectShown, shown } = await renderTool('json-to-csv');
  await waitFor(() => expect(headers()).toContain('born'));
  await user.click(screen.getByRole('checkbox', { name: 'born' }));
  await waitFor(() => expect(headers()).toEqual(['name', 'home.city', 'languages']));
  const sort = within(table()).getByRole('button', { name: 'name' });
  await user.click(sort);
  expect(firstRow()).toContain('Ada');
  await user.click(within(table()).getByRole('button', { name: 'name' }));
  expect(firstRow()).toContain('Grace');
  fireEvent.click(screen.getByRole('button', { name: /^Swap/u }));
  await expectShown('parse', 'output', /"home\.city": "London"/u);
  expect(shown('parse', 'output')).not.toContain('born');
});

test('keeps at least one column', async () => {
  const { user, box } = await renderTool('json-to-csv');
  await waitFor(() => expect(headers()).toContain('born'));
  for (const name of ['home.city', 'born', 'languages']) await user.click(screen.getByRole('checkbox', { name }));
  await waitFor(() => expect(headers()).toEqual(['name']));
  const last = screen.getByRole<HTMLInputElement>('checkbox', { name: 'name' });
  await user.click(last);
  expect(last.checked).toBe(true);
  expect(box('convert', 'columns').value).toBe('name');
});

test('detects the direction from the name of an opened file', { tags: ['slow'] }, async () => {
  const { part, expectShown } = await renderTool('json-to-csv');
  openFile(part('convert', 'input'), new File(['name,born\nAda,1815\n'], 'people.csv', { type: 'text/csv' }));
  await waitFor(() => part('parse', 'output'));
  await expectShown('parse', 'output', /"born": "1815"/u);
  openFile(part('parse', 'input'), new File(['{"name": "Grace"}'], 'people.jsonl'));
  await waitFor(() => part('convert', 'output'));
  await expectShown('convert', 'output', /Grace/u);
});
