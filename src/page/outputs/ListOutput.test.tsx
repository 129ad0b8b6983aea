import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { watchDownloads } from '../testing/downloads.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { CodeList } from './ListOutput.tsx';
import styles from './outputs.module.css';
import { render, usual } from '../testing/show-operation.tsx';

test('shows a list of one short item as a plain value, and a longer one in a box', { tags: ['slow'] }, async () => {
  const one = await render({ items: ['x'.repeat(120)] }, usual('items'));
  await one.expectShown('answer', 'items', 'x'.repeat(120));
  expect(one.getByRole('status', { name: 'The items' }).className).toBe(styles.text);
  one.unmount();
  const long = await render({ items: ['x'.repeat(121)] }, usual('items'));
  await long.expectShown('answer', 'items', 'x'.repeat(121));
  expect(long.getByRole('status', { name: 'The items' }).classList.contains(look.box ?? '')).toBe(true);
  expect(long.queryByRole('button', { name: 'Download The items' })).toBeNull();
  long.unmount();
  const downloads = watchDownloads();
  const two = await render({ items: ['a', 'b'] }, usual('items'));
  await two.expectShown('answer', 'items', 'a\nb');
  expect(two.getByRole('status', { name: 'The items' }).tabIndex).toBe(0);
  expect(two.queryByText(/rows$/u)).toBeNull();
  await two.user.click(two.getByRole('button', { name: 'Copy The items' }));
  expect(await copied()).toBe('a\nb');
  await two.user.click(two.getByRole('button', { name: 'Download The items' }));
  expect(downloads[0]?.name).toBe('demo.txt');
});

test('shows the first 500 items of a long list, or as many as can be rendered, and copies all', async () => {
  const items = Array.from({ length: 501 }, (_, index) => `item ${index}`);
  const view = await render({ items }, usual('items'));
  await view.expectShown('answer', 'items', items.slice(0, 500).join('\n'));
  expect(view.getByText('500 of 501 rows').tagName).toBe('P');
  await view.user.click(view.getByRole('button', { name: 'Copy The items' }));
  expect(await copied()).toBe(items.join('\n'));
  view.unmount();
  const large = Array.from({ length: 60 }, () => 'y'.repeat(1_000));
  const drawn = await render({ items: large }, usual('items'));
  await drawn.expectShown('answer', 'items', large.slice(0, 50).join('\n'));
  expect(drawn.getByText('50 of 60 rows').tagName).toBe('P');
  drawn.unmount();
  const cut = await render({ items: ['z'.repeat(3_000), 'z'] }, usual('items'));
  await cut.expectShown('answer', 'items', `${'z'.repeat(2_000)}…\nz`);
});

test('shows notes by their text, and nothing if there are none', async () => {
  const view = await render({ notes: ['second', 'first'] }, usual('notes'));
  const notes = await view.findAllByRole('listitem');
  expect(notes.map(({ textContent, dataset, className }) => [textContent, dataset.code, className])).toEqual([
    ['The second note.', 'second', look.banner],
    ['The first note.', 'first', look.banner],
  ]);
  expect(view.getByRole('list', { name: 'The notes' }).dataset.value).toBe('notes');
  view.unmount();
  const none = await render({}, usual('notes'));
  expect(none.part('answer', 'notes').textContent).toBe('');
});

const rank = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { places: list({ primary: true, codes: ['gold', 'silver'] }) } });

const rankWords = { 'outputs.places.label': 'Places', 'outputs.places.values.gold': 'First', 'outputs.places.values.silver': 'Second' };

test('a primary list of codes is numbered, with remarks and buttons', async () => {
  const view = await renderAnswer(rank, { places: ['silver', 'gold'] }, (operation) => <Output operation={operation} name="places" />, { words: rankWords });
  const places = await view.findAllByRole('listitem');
  expect(places.map(({ textContent, dataset }) => [textContent.trim(), dataset.code])).toEqual([
    ['Second', 'silver'],
    ['First', 'gold'],
  ]);
  expect(view.getByRole('list', { name: 'Places' }).tagName).toBe('OL');
  await view.user.click(view.getByRole('button', { name: 'Copy Places' }));
  expect(await copied()).toBe('Second\nFirst');
  view.unmount();
  const remarked = await renderAnswer(
    rank,
    { places: ['gold'] },
    (operation) => <Output operation={operation} name="places" view={(props) => <CodeList {...props} remark={(code) => <i>{code}!</i>} />} />,
    { words: rankWords },
  );
  expect((await remarked.findByRole('listitem')).textContent).toBe('First gold!');
});

test('an empty primary list of codes says so once there is a result', async () => {
  const part = (operation: OperationState<typeof rank>) => (
    <>
      <Output operation={operation} name="places" />
      <Output operation={{ ...operation, hasOutput: false, isAwaited: true }} name="places" />
    </>
  );
  const view = await renderAnswer(rank, { places: [] }, part, { words: rankWords });
  expect(await view.findAllByText('Nothing found.')).toHaveLength(1);
  expect(view.queryByRole('button')).toBeNull();
  view.unmount();
  const own = await renderAnswer(rank, { places: [] }, part, { words: { ...rankWords, 'outputs.places.empty': 'No place.' } });
  expect(await own.findAllByText('No place.')).toHaveLength(1);
});
