import { expect, test } from 'vitest';
import { integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { watchDownloads } from '../testing/downloads.ts';
import { refuseCopies } from '../testing/refuse-copies.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import generated from './generated-list.module.css';
import { copied } from '../../app/testing/clipboard.ts';

const list20 = Array.from({ length: 250 }, (_, index) => `line ${index + 1}`);
const make = declare({ input: { seed: integer({ primary: true, default: 1 }) }, output: { items: text({ primary: true, multiline: true, format: 'text' }) } });
const makeJson = declare({
  input: { seed: integer({ primary: true, default: 1 }) },
  output: { items: text({ primary: true, multiline: true, format: 'json' }) },
});
const makeWords = { 'outputs.items.label': 'Items' };

test('a generated list copies one line, all lines or JSON, and can be downloaded', { tags: ['slow'] }, async () => {
  const downloads = watchDownloads();
  const view = await renderAnswer(
    make,
    { items: list20.join('\n') },
    (operation) => (
      <GeneratedList operation={operation} output="items" nameOfLine={(number) => `item ${number}`}>
        <p>note</p>
      </GeneratedList>
    ),
    { words: makeWords },
  );
  expect(view.getByText('note').parentElement?.hidden).toBe(false);
  expect(view.getAllByRole('listitem')).toHaveLength(100);
  expect(view.getByRole('list', { name: 'Items' }).dataset.value).toBe('items');
  expect(view.getByText('100 of 250 rows').tagName).toBe('P');
  await view.user.click(view.getByRole('button', { name: 'Copy item 2' }));
  expect(await copied()).toBe('line 2');
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(200);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(250);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Copy Items' }));
  expect(await copied()).toBe(list20.join('\n'));
  await view.user.click(view.getByRole('button', { name: 'Copy as JSON array' }));
  expect(await copied()).toBe(JSON.stringify(list20, null, 2));
  const announced = view.getAllByRole('status').find(({ textContent }) => textContent === 'Copied');
  expect(announced?.className).toBe('visually-hidden');
  await view.user.click(view.getByRole('button', { name: 'Download Items' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['items.txt', 'text/plain']]);
  expect(await downloads[0]?.content.text()).toBe(`${list20.join('\n')}\n`);
});

test('reports a failed copy as JSON where it is visible', async () => {
  const view = await renderAnswer(make, { items: 'a\nb' }, (operation) => <GeneratedList operation={operation} output="items" />, { words: makeWords });
  refuseCopies();
  await view.user.click(view.getByRole('button', { name: 'Copy as JSON array' }));
  const announced = await view.findByText('Could not copy to the clipboard. Select the text and copy it manually.');
  expect([announced.getAttribute('role'), announced.className]).toEqual(['status', '']);
});

test.each([
  ['a generated JSON text', makeJson, '[\n]'],
  ['a single value', make, 'a'],
])('%s has no Copy as JSON array', async (_, declared, items) => {
  const view = await renderAnswer(declared, { items }, (operation) => <GeneratedList operation={operation} output="items" />, { words: makeWords });
  expect(view.queryByRole('button', { name: 'Copy as JSON array' })).toBeNull();
});

test('a generated list hides an empty note, and is not downloaded while it is outdated', async () => {
  const view = await renderAnswer(
    make,
    { items: 'a' },
    (operation) => (
      <GeneratedList operation={{ ...operation, hasOutput: false, isStale: true, isDimmed: true }} output="items">
        <p>note</p>
      </GeneratedList>
    ),
    { words: makeWords },
  );
  expect(view.getByText('note').parentElement?.hidden).toBe(true);
  expect(view.getByRole('button', { name: 'Download Items' }).matches(':disabled')).toBe(true);
});

test.each([
  { items: 'x'.repeat(128), isLarge: true },
  { items: 'x'.repeat(129), isLarge: false },
  { items: 'a\nb', isLarge: false },
  { items: '', isLarge: true },
])('sets one short result in the largest type: $items', async ({ items, isLarge }) => {
  const view = await renderAnswer(make, { items }, (operation) => <GeneratedList operation={operation} output="items" />, { words: makeWords });
  const value = view.getByRole('status', { name: 'Items' });
  expect([value.textContent, value.dataset.value]).toEqual([items, 'items']);
  expect(value.classList.contains(generated.large ?? '')).toBe(isLarge);
});

test.each([
  { length: 50_000, isEditor: false },
  { length: 50_001, isEditor: true },
])('a generated list of $length characters is in an editor: $isEditor', async ({ length, isEditor }) => {
  const items = 'abcdefghi\n'.repeat(6_000).slice(0, length);
  const view = await renderAnswer(make, { items }, (operation) => <GeneratedList operation={operation} output="items" />, { words: makeWords });
  expect(view.queryByRole('textbox', { name: 'Items' }) !== null).toBe(isEditor);
});
