import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import page from '../page.module.css';
import { watchDownloads } from '../testing/downloads.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import type { Answer } from '../testing/show-operation.tsx';
import { render, usual } from '../testing/show-operation.tsx';
import { TableOutput, tableText } from './TableOutput.tsx';

const row = (name: string, more: Partial<Answer['rows'][number]> = {}): Answer['rows'][number] => ({
  name,
  size: 1,
  kind: 'big',
  used: true,
  rest: null,
  ...more,
});

const cells = (tr: Element | undefined): readonly string[] => [...(tr?.children ?? [])].map(({ textContent }) => textContent);

test('a table shows codes and flags by their text, and nothing without rows', async () => {
  const view = await render({ rows: [row('a'), row('b', { size: null, kind: 'small', used: false, rest: 'more' })] }, usual('rows'));
  const shown = await view.findByRole('table', { name: 'The rows' });
  expect([...shown.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['Name', 'Size', 'Kind', 'Used', 'Rest']);
  expect([...shown.querySelectorAll('tbody tr')].map(cells)).toEqual([
    ['a', '1', 'Big one', 'Yes', ''],
    ['b', '', 'small', 'No', 'more'],
  ]);
  expect(shown.dataset.value).toBe('rows');
  view.unmount();
  const none = await render({}, usual('rows'));
  expect(none.part('answer', 'rows').textContent).toBe('');
});

test('a row of a table copies its last cell, the named one, or the value behind a label', async () => {
  const view = await render({ rows: [row('a', { rest: 'the rest' })] }, usual('rows'));
  const button = await view.findByRole('button', { name: 'Copy a' });
  expect(button.closest('td')?.dataset.column).toBe('rest');
  await view.user.click(button);
  expect(await copied()).toBe('the rest');
  view.unmount();
  const kind = await render({ rows: [row('a')] }, (operation) => (
    <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} copied="kind" shown={['name', 'kind']} opens={() => true} />} />
  ));
  await kind.user.click(await kind.findByRole('button', { name: 'Copy a' }));
  expect(await copied()).toBe('big');
  expect(kind.getByRole('button', { name: 'Open a in…' }).closest('td')?.dataset.column).toBe('kind');
  expect([...kind.container.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['Name', 'Kind']);
});

test('a row of a table has no Copy button if no column is copied', async () => {
  const view = await render({ rows: [row('a')] }, (operation) => (
    <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} copied={null} />} />
  ));
  await view.findByRole('cell', { name: 'a' });
  expect(view.queryByRole('button', { name: 'Copy a' })).toBeNull();
});

test('a row of a table opens in other tools only where that is useful', async () => {
  const view = await render({ rows: [row('a'), row('b')] }, (operation) => (
    <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} opens={({ name }) => name === 'b'} />} />
  ));
  await view.findByRole('button', { name: 'Copy a' });
  expect(view.queryByRole('button', { name: 'Open a in…' })).toBeNull();
  expect(view.getByRole('button', { name: 'Open b in…' }).dataset.action).toBe('open-in');
});

test('a table can have row headers with remarks, custom cells and row attributes', { tags: ['slow'] }, async () => {
  const view = await render({ rows: [row('a'), row('b')] }, (operation) => (
    <Output
      operation={operation}
      name="rows"
      view={(props) => (
        <TableOutput
          {...props}
          rowHeader="name"
          remark={({ name }) => name === 'b' && '(second)'}
          cells={{ size: ({ size }, announced) => <b>{`${size ?? 0} of ${announced}`}</b>, rest: () => <i>own</i> }}
          rowProps={({ name }) => ({ 'data-row': `row ${name}` })}
          filterable
        />
      )}
    />
  ));
  const shown = await view.findByRole('table', { name: 'The rows' });
  const rows = [...shown.querySelectorAll<HTMLElement>('tbody tr')];
  expect(rows.map(({ dataset }) => [dataset.code, dataset.row])).toEqual([
    ['a', 'row a'],
    ['b', 'row b'],
  ]);
  expect(rows.map((tr) => tr.querySelector('th[scope=row]')?.textContent.trim())).toEqual(['a', 'b (second)']);
  expect(cells(rows[0]).slice(1)).toEqual(['1 of 1', 'Big one', 'Yes', 'own']);
  expect(shown.className).toMatch(/stacked/u);
  fireEvent.change(await view.findByRole('searchbox'), { target: { value: 'nowhere' } });
  await waitFor(() => expect(shown.querySelectorAll('tbody tr')).toHaveLength(0));
});

const many = (count: number): Answer['rows'] => Array.from({ length: count }, (_, index) => row(`row ${index}`));

const drawn = (view: { readonly container: HTMLElement }): number => view.container.querySelectorAll('tbody tr').length;

test('renders up to 100 rows at once, and of a longer table 50 rows, then 200 more per click', { tags: ['slow'] }, async () => {
  const few = await render({ rows: many(100) }, usual('rows'));
  await waitFor(() => expect(drawn(few)).toBe(100));
  expect(few.queryByRole('button', { name: 'Show more' })).toBeNull();
  few.unmount();
  const view = await render({ rows: many(300) }, usual('rows'));
  await waitFor(() => expect(drawn(view)).toBe(50));
  expect(view.getByText('50 of 300 rows').tagName).toBe('P');
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(drawn(view)).toBe(250);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(drawn(view)).toBe(300);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a table is copied and downloaded completely, as tab-separated values', async () => {
  const downloads = watchDownloads();
  const view = await render({ rows: [row('a\tb\r\nc'), row('d', { size: null, used: false, rest: 'x' })] }, (operation) => (
    <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} shown={['name']} />} />
  ));
  await view.user.click(await view.findByRole('button', { name: 'Copy The rows' }));
  const whole = 'a b c\t1\tbig\ttrue\t\nd\t\tbig\tfalse\tx';
  expect(await copied()).toBe(whole);
  await view.user.click(view.getByRole('button', { name: 'Download The rows' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['rows.tsv', 'text/tab-separated-values']]);
  expect(await downloads[0]?.content.text()).toBe(whole);
  expect(tableText([row('a')], ['size', 'name'])).toBe('1\ta');
});

test('a table of one row can be copied too, and has a filter only on request', async () => {
  const view = await render({ rows: [row('a')] }, (operation) => <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} />} />);
  await view.findByRole('button', { name: 'Copy The rows' });
  expect(view.queryByRole('searchbox')).toBeNull();
  view.unmount();
  const filtered = await render({ rows: [row('a')] }, (operation) => (
    <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} filterable />} />
  ));
  await filtered.findByRole('searchbox');
});

const find = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { hits: table({ name: 'text', code: 'text' }, { primary: true }) } });

const findWords = { 'outputs.hits.label': 'Hits', 'outputs.hits.columns.name.label': 'Name', 'outputs.hits.columns.code.label': 'Code' };

test('an empty primary table says so once there is a result, and keeps its head', async () => {
  const part = (operation: OperationState<typeof find>) => (
    <>
      <Output operation={operation} name="hits" />
      <Output operation={{ ...operation, hasOutput: false, isAwaited: true }} name="hits" />
    </>
  );
  const view = await renderAnswer(find, { hits: [] }, part, { words: findWords });
  expect(await view.findAllByText('Nothing found.')).toHaveLength(1);
  expect(view.getAllByRole('table', { name: 'Hits' })).toHaveLength(2);
  expect(view.queryByRole('button')).toBeNull();
  expect(view.parts('answer', 'hits').map(({ className }) => className.includes(page.awaited ?? '?'))).toEqual([false, true]);
  view.unmount();
  const own = await renderAnswer(find, { hits: [] }, part, { words: { ...findWords, 'outputs.hits.empty': 'No hit.' } });
  expect(await own.findAllByText('No hit.')).toHaveLength(1);
  own.unmount();
  const coded = await renderAnswer(find, { hits: [{ name: 'n', code: 'c' }] }, part, { words: findWords });
  await coded.findAllByText('n');
  expect(coded.container.querySelector('tbody tr')?.getAttribute('data-code')).toBe('c');
});
