import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { Output } from '../Output.tsx';
import { watchDownloads } from '../testing/downloads.ts';
import styles from './outputs.module.css';
import { TextOutput } from './TextOutput.tsx';
import { render, usual } from '../testing/show-operation.tsx';

test('a single-line text has Copy and Open in, and no Download', { tags: ['slow'] }, async () => {
  const view = await render({ line: 'one line' }, usual('line'));
  const value = view.getByRole('status', { name: 'The line' });
  expect([value.textContent, value.dataset.value, value.className]).toEqual(['one line', 'line', styles.text]);
  expect(view.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Copy The line', 'Open The line in…']);
  expect(value.closest('[data-field]')?.querySelector(`.${styles.row}`)?.textContent).toContain('The line');
  await view.user.click(view.getByRole('button', { name: 'Copy The line' }));
  expect(await copied()).toBe('one line');
});

test('a value without text shows “Empty”, and a bar while it is pending', { tags: ['slow'] }, async () => {
  const view = await render({}, (operation) => (
    <>
      <Output operation={operation} name="line" />
      <Output operation={{ ...operation, isAwaited: true }} name="line" />
      <Output operation={operation} name="lines" />
      <Output operation={{ ...operation, isAwaited: true }} name="lines" />
      <Output operation={operation} name="items" />
      <Output operation={{ ...operation, isAwaited: true }} name="items" />
    </>
  ));
  await waitFor(() => expect([...view.container.querySelectorAll('output')].map(({ textContent }) => textContent)).toHaveLength(6));
  expect([...view.container.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(['Empty', '', 'Empty', '', 'Empty', '']);
  expect(view.container.querySelectorAll('output > [data-awaited]')).toHaveLength(3);
  expect(view.queryByRole('button')).toBeNull();
});

test('shows a prominent value below its label in large type', async () => {
  const view = await render({ line: 'one', lines: 'a\nb', count: 1 }, (operation) => (
    <>
      <Output operation={operation} name="line" prominent />
      <Output operation={operation} name="lines" prominent />
      <Output operation={operation} name="count" prominent />
    </>
  ));
  await view.expectShown('answer', 'lines', 'a\nb');
  for (const value of view.container.querySelectorAll('output')) {
    expect(value.classList.contains(styles.prominent ?? '')).toBe(true);
    expect(value.closest(`.${styles.block}`)?.textContent).toContain(value.textContent);
  }
});

test('a multi-line text can be copied, downloaded and opened in other tools', async () => {
  const downloads = watchDownloads();
  const view = await render({ lines: '[\n]' }, usual('lines'));
  await view.expectShown('answer', 'lines', '[\n]');
  await view.user.click(view.getByRole('button', { name: 'Copy The lines' }));
  expect(await copied()).toBe('[\n]');
  const button = view.getByRole('button', { name: 'Download The lines' });
  expect(button.textContent).toBe('Download');
  await view.user.click(button);
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['demo.json', 'application/json']]);
  expect(await downloads[0]?.content.text()).toBe('[\n]');
  expect(view.getByRole('button', { name: 'Open in…' }).textContent).toBe('Open in…');
});

test('a text with a file name is a box with a download of that name, however short it is', async () => {
  const downloads = watchDownloads();
  const view = await render({ line: 'one' }, (operation) => (
    <Output operation={operation} name="line" view={(props) => <TextOutput {...props} fileName={['key.pem', 'application/x-pem-file']} />} />
  ));
  await view.user.click(await view.findByRole('button', { name: 'Download The line' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['key.pem', 'application/x-pem-file']]);
});

test('shows a code by its text in a badge, none as None', async () => {
  const view = await render({ code: 'one' }, usual('code'));
  const badge = view.getByRole('status', { name: 'The code' });
  expect([badge.textContent, badge.dataset.code, badge.className]).toEqual(['Number one', 'one', look.badge]);
  view.unmount();
  const none = await render({}, usual('code'));
  expect(none.getByRole('status', { name: 'The code' }).textContent).toBe('None');
  expect(none.getByText('None').className).toBe(styles.nothing);
});

test.each([
  { given: 'x'.repeat(120), isBox: false },
  { given: 'x'.repeat(121), isBox: true },
  { given: 'a\nb', isBox: true },
])('shows a text in a box below its label if it is long or has several lines: $isBox', async ({ given, isBox }) => {
  const view = await render({ line: given }, usual('line'));
  await view.expectShown('answer', 'line', given);
  const value = view.getByRole('status', { name: 'The line' });
  expect(value.classList.contains(look.box ?? '')).toBe(isBox);
  expect(value.tabIndex).toBe(isBox ? 0 : -1);
  expect(view.queryByRole('button', { name: 'Download The line' }) !== null).toBe(given.includes('\n'));
  expect(view.queryByRole('button', { name: 'Copy The line' })?.textContent).toBe(isBox ? 'Copy' : '');
});

test.each([
  { given: `${'x'.repeat(49_999)}\n`, shown: 'output' },
  { given: `${'x'.repeat(49_999)}\nx`, shown: 'editor' },
  { given: `${'x'.repeat(50_000)}\n`, shown: 'head' },
  { given: 'x'.repeat(50_001), shown: 'head' },
  { given: 'x'.repeat(50_000), shown: 'output' },
])('of $given.length characters it shows the whole text, an editor or the beginning of its one line: $shown', async ({ given, shown }) => {
  const view = await render({ lines: given }, usual('lines'));
  await view.findByRole('button', { name: 'Copy The lines' });
  if (shown === 'editor') {
    const editor = await view.findByRole('textbox', { name: 'The lines' });
    expect(editor).toMatchObject({ readOnly: true });
    expect(view.container.querySelector('output')).toBeNull();
    return;
  }
  expect(view.shown('answer', 'lines')).toBe(shown === 'head' ? given.slice(0, 4_096) : given);
  const note = `Showing the first 4,096 of ${given.length.toLocaleString('en')} characters. Copy and Download include everything.`;
  expect(view.queryByText(note) !== null).toBe(shown === 'head');
  expect(view.getByRole('status', { name: 'The lines' }).tabIndex).toBe(0);
});
