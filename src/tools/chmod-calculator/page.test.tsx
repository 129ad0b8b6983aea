import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const cell = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', { name });
const sentences = (): readonly string[] => [...document.querySelectorAll('[data-value="sentences"] li')].map(({ textContent }) => textContent);

const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

const columnsIn = (selector: string): readonly (readonly (string | undefined)[])[] =>
  [...document.querySelectorAll<HTMLElement>(`${selector} [data-column]`)].map(({ dataset, textContent }) => [dataset.column, textContent]);

test('updates the mode from the checkboxes, and reads one from ls output', { tags: ['slow'] }, async () => {
  const { box, fill, shown, expectShown } = await renderTool('chmod-calculator');
  await expectShown('convert', 'octal', '755');
  fireEvent.click(cell('Group: Write'));
  expect(box('convert', 'mode').value).toBe('775');
  fireEvent.click(cell('sticky'));
  expect(box('convert', 'mode').value).toBe('1755');
  fill('convert', 'mode', 'drwxrwsr-x');
  await expectShown('convert', 'octal', '2775');
  expect(cell('setgid').checked).toBe(true);
  expect(cell('setuid').checked).toBe(false);
  expect(shown('convert', 'permissions')).toBe('rwxrwsr-x');
  expect(sentences()).toEqual([
    'Owner can list, access, add and remove entries.',
    'Group can list, access, add and remove entries.',
    'Others can list and access entries.',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'a file' }));
  expect(sentences()[2]).toBe('Others can read and execute it.');
});

test('colors the permissions of each class like its column in the grid', async () => {
  const { expectShown } = await renderTool('chmod-calculator');
  await expectShown('convert', 'permissions', 'rwxr-xr-x');
  expect(columnsIn('[data-value="permissions"]')).toEqual([
    ['0', 'rwx'],
    ['1', 'r-x'],
    ['2', 'r-x'],
  ]);
  expect(columnsIn('thead')).toEqual([
    ['0', 'Owner (u)'],
    ['1', 'Group (g)'],
    ['2', 'Others (o)'],
  ]);
});

test('moves between the checkboxes with arrow keys, within rows and columns', async () => {
  await renderTool('chmod-calculator');
  cell('Owner: Read').focus();
  expect(press('ArrowRight')).toBe(false);
  expect(focused()).toBe('Group: Read');
  press('ArrowDown');
  expect(focused()).toBe('Group: Write');
  press('ArrowRight');
  press('ArrowRight');
  expect(focused()).toBe('Others: Write');
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe('Others: Read');
  for (const _ of [1, 2, 3, 4]) press('ArrowDown');
  expect(focused()).toBe('sticky');
  for (const _ of [1, 2, 3]) press('ArrowLeft');
  expect(focused()).toBe('setuid');
  expect(press('a')).toBe(true);
  expect(focused()).toBe('setuid');
});

test('offers common modes, with the current one pressed', { tags: ['slow'] }, async () => {
  const { box } = await renderTool('chmod-calculator');
  await waitFor(() => expect(screen.getByRole('button', { name: '755' }).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: '644' }));
  expect(box('convert', 'mode').value).toBe('644');
  await waitFor(() => expect(screen.getByRole('button', { name: '644' }).getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('button', { name: '755' }).getAttribute('aria-pressed')).toBe('false');
  expect(sentences()).toEqual(['Owner can read and write it.', 'Group can read it.', 'Others can read it.']);
});

test('pads a short mode to three digits', { tags: ['slow'] }, async () => {
  const { box, fill, expectShown } = await renderTool('chmod-calculator');
  fill('convert', 'mode', '000');
  await expectShown('convert', 'permissions', '---------');
  fireEvent.click(cell('Others: Execute'));
  expect(box('convert', 'mode').value).toBe('001');
});
