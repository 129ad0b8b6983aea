import { act, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import page from '../page.module.css';
import { watchDownloads } from '../testing/downloads.ts';
import { raise } from '../testing/raise.ts';
import { renderAnswer, renderPart, toastWith } from '../testing/render-part.tsx';
import OutputsDemo from './demo.tsx';
import { CodeList } from './ListOutput.tsx';
import styles from './outputs.module.css';
import { ValueGroup } from './ValueGroup.tsx';
import type { State } from '../testing/show-operation.tsx';
import { render, usual } from '../testing/show-operation.tsx';

test('a number, a flag and a code are bars before the first result, and blank after an error that came before any', { tags: ['slow'] }, async () => {
  const unknown = { hasOutput: false, answered: undefined };
  const view = await render({}, (operation) => (
    <>
      {(['count', 'isThere', 'code'] as const).map((name) => (
        <Output key={name} operation={{ ...operation, ...unknown, isAwaited: true }} name={name} />
      ))}
      {(['count', 'isThere', 'code'] as const).map((name) => (
        <Output key={name} operation={{ ...operation, ...unknown, input: { ...operation.input, given: 'x' } }} name={name} />
      ))}
    </>
  ));
  expect([...view.container.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(['', '', '', '', '', '']);
  expect(view.container.querySelectorAll('output > [data-awaited][aria-hidden]')).toHaveLength(3);
  expect(view.queryByRole('button')).toBeNull();
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

test('formats a number for the language, and copies it as programs write it', async () => {
  const view = await render({ count: 1234567.5 }, usual('count'));
  const value = view.getByRole('status', { name: 'The count' });
  expect([value.textContent, value.className]).toEqual(['1,234,567.5', styles.text]);
  await view.user.click(view.getByRole('button', { name: 'Copy The count' }));
  expect(await copied()).toBe('1234567.5');
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('shows a flag that is %s as %s', async (isThere, announced) => {
  const view = await render({ isThere }, usual('isThere'));
  const badge = view.getByRole('status', { name: 'The isThere' });
  expect([badge.textContent, badge.className]).toEqual([announced, look.badge]);
});

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

test('shows a record as JSON, only the start of a long one, and nothing for null', { tags: ['slow'] }, async () => {
  const view = await render({ tree: { a: [1] } }, usual('tree'));
  await view.expectShown('answer', 'tree', '{\n  "a": [\n    1\n  ]\n}');
  expect(view.getByRole('status', { name: 'The tree' }).tabIndex).toBe(0);
  expect(view.container.querySelector(`p.${look.note}`)).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Copy The tree' }));
  expect(await copied()).toBe('{\n  "a": [\n    1\n  ]\n}');
  view.unmount();
  const long = await render({ tree: 'x'.repeat(50_000) }, usual('tree'));
  await waitFor(() => expect(long.shown('answer', 'tree')).toHaveLength(10_000));
  expect(long.getByText('Showing the first 10,000 of 50,002 characters. Copy and Download include everything.').className).toBe(look.note);
  long.unmount();
  const none = await render({ tree: null }, usual('tree'));
  await act(async () => undefined);
  expect(none.part('answer', 'tree').textContent).toBe('');
});

const part = (operation: State): ReactNode => (
  <>
    <Output operation={operation} name="bytes" />
    <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="bytes" />
  </>
);

test('shows the name, size and preview of a file, and downloads it', { tags: ['slow'] }, async () => {
  const downloads = watchDownloads();
  const content = new Uint8Array([1, 2, 3]);
  const view = await render({ bytes: { name: 'three.bin', type: 'application/x-three', content } }, part);
  await view.expectShown('answer', 'bytes', 'three.bin · 3 bytes');
  const [button, stale] = view.getAllByRole('button', { name: /^Download The bytes/u });
  expect(button?.textContent).toBe('Download');
  await view.user.click(button ?? raise());
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['three.bin', 'application/x-three']]);
  expect([...new Uint8Array((await downloads[0]?.content.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
  expect(stale?.matches(':disabled')).toBe(true);
  expect(stale?.getAttribute('aria-label')).toBe('Download The bytes (last valid result)');
  expect([...view.container.querySelectorAll('figure')].map(({ className }) => className.includes('dimmed'))).toEqual([false, true]);
  view.unmount();
  const none = await render({ bytes: null }, usual('bytes'));
  await act(async () => undefined);
  expect(none.part('answer', 'bytes').textContent).toBe('');
});

test.each([
  { type: 'text/plain', shown: 'a\nb', lines: 'a\nb', isShown: false },
  { type: 'application/octet-stream', shown: 'a\nb', lines: 'a\nb', isShown: false },
  { type: 'text/plain', shown: 'ä'.repeat(3_000), lines: 'ä'.repeat(3_000), isShown: false },
  { type: 'text/plain', shown: 'a\nb', lines: 'a\nb\n', isShown: true },
  { type: 'text/plain', shown: 'a\nb', lines: '', isShown: true },
  { type: 'image/svg+xml', shown: '<svg/>', lines: '<svg/>', isShown: true },
])('shows no preview of a $type file if another result shows its text: $isShown', async ({ type, shown, lines, isShown }) => {
  const view = await render({ bytes: { name: 'a', type, content: new TextEncoder().encode(shown) }, lines }, usual('bytes'));
  await view.findByRole('button', { name: 'Download The bytes' });
  expect(view.queryAllByText('Preview')).toHaveLength(isShown ? 1 : 0);
});

test('shows an image, with buttons for the text of an SVG', { tags: ['slow'] }, async () => {
  const view = await render({ picture: { svg: '<svg/>' } }, usual('picture'));
  const picture = await view.findByRole('img', { name: 'The picture' });
  expect(picture.getAttribute('src')).toMatch(/^blob:/u);
  expect(picture.closest('figure')?.dataset.value).toBe('picture');
  await view.user.click(view.getByRole('button', { name: 'Copy The picture' }));
  expect(await copied()).toBe('<svg/>');
  view.unmount();
  const png = await render({ picture: { name: 'p.png', type: 'image/png', content: new Uint8Array([1]) } }, usual('picture'));
  await png.findByRole('img', { name: 'The picture' });
  expect(png.queryByRole('button')).toBeNull();
  png.unmount();
  const none = await render({}, usual('picture'));
  expect(none.container.querySelector('figure')).toBeNull();
});

test('the last valid result is labeled, and can be copied but neither downloaded nor opened', async () => {
  const view = await render({ lines: 'a\nb', line: 'one' }, (operation) => (
    <>
      <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="lines" />
      <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="line" />
    </>
  ));
  await view.expectShown('answer', 'lines', 'a\nb');
  const place = view.part('answer', 'lines');
  expect(place.className).toContain(page.stale);
  expect(within(place).getByRole('button', { name: 'Download The lines (last valid result)' }).matches(':disabled')).toBe(true);
  expect(within(place).getByRole('button', { name: 'Open in…' }).matches(':disabled')).toBe(true);
  expect(view.getAllByText('Last valid result')).toHaveLength(1);
  expect(view.part('answer', 'line').textContent).toContain('Last valid result');
  await view.user.click(within(place).getByRole('button', { name: 'Copy The lines (last valid result)' }));
  expect(await copied()).toBe('a\nb');
  await toastWith(view, 'Last valid result copied');
});

test('the result of the sample is labeled while the input is different', async () => {
  const view = await render({ line: 'one' }, (operation) => (
    <Output operation={{ ...operation, isStale: true, isDimmed: true, input: { given: 'typed' }, answered: { given: 'sample' } }} name="line" />
  ));
  expect(view.getByText('Sample result').className).toBe(page.lastGood);
  await view.user.click(view.getByRole('button', { name: 'Copy The line (sample result)' }));
  await toastWith(view, 'Sample result copied');
});

test('announces a copy in the output’s own words, if it has some', async () => {
  const view = await render({ line: 'one' }, usual('line'), { 'outputs.line.copied': 'The line is yours', 'outputs.line.hint': 'What came out' });
  await view.user.click(view.getByRole('button', { name: 'Copy The line' }));
  await toastWith(view, 'The line is yours');
  expect(view.getByText('What came out').className).toBe(look.hint);
  expect(view.part('answer', 'line').dataset).toMatchObject({ kind: 'text', primary: 'true' });
  expect(view.part('answer', 'line').className).toBe(page.output);
});

test('throws for an unknown output', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(render({}, (operation) => <Output operation={operation} name={'nothing' as 'line'} />)).rejects.toThrow('answer has no output nothing');
});

test.each([
  { what: 'two values', names: ['line', 'count'], output: { line: 'one' } },
  { what: 'an empty text', names: ['line', 'count', 'isThere'], output: {} },
  { what: 'a text with lines', names: ['line', 'count', 'isThere'], output: { line: 'a\nb' } },
  { what: 'a text that may have lines', names: ['lines', 'count', 'isThere'], output: { lines: 'a' } },
  { what: 'an empty list', names: ['items', 'count', 'isThere'], output: {} },
  { what: 'a list of eleven', names: ['items', 'count', 'isThere'], output: { items: Array.from({ length: 11 }, () => 'x') } },
  { what: 'codes', names: ['notes', 'count', 'isThere'], output: { notes: ['first'] } },
] as const)('a group has no Copy all with fewer than three single-line values: $what', { tags: ['slow'] }, async ({ names, output }) => {
  const view = await render(output, (operation) => (
    <ValueGroup operation={operation} names={names} label="Facts" hidden>
      <p>shown</p>
    </ValueGroup>
  ));
  expect(view.queryByRole('button', { name: 'Copy all: Facts', hidden: true })).toBeNull();
  expect(view.getByText('shown').parentElement?.hidden).toBe(true);
});

test('the demo shows the view of each field type', { tags: ['slow'] }, async () => {
  const view = await renderPart(<OutputsDemo />);
  await view.findAllByText('copy.txt · 33 bytes');
  expect(view.getAllByText('(long)', { exact: false }).map((cell) => cell.closest('tr')?.dataset.code)).toEqual(['penknife', 'prompt']);
  expect(view.getByText('It has no digits.').dataset.code).toBe('no-digits');
  expect(view.getAllByText('Every line fits.')).toHaveLength(2);
  expect(view.getByRole('button', { name: 'Copy all: Facts of before (last valid result)' }).dataset.action).toBe('copy-all');
});
