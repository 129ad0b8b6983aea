import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import styles from './data-table.module.css';
import type { DataColumn } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';

interface Digest {
  readonly name: string;
  readonly bits: number;
}

const rows: readonly Digest[] = [
  { name: 'SHA-512', bits: 512 },
  { name: 'MD5', bits: 128 },
  { name: 'SHA-1024', bits: 1024 },
];

const columns: readonly DataColumn<Digest>[] = [
  { key: 'name', label: 'Name', text: ({ name }) => name, isRowHeader: true },
  { key: 'bits', label: 'Bits', text: ({ bits }) => String(bits), show: ({ bits }) => <em>{bits} bits</em> },
];

const names = (): readonly string[] => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const sorting = (): readonly (string | null)[] => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

test('shows its rows, and cells that are more than text', async () => {
  await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Digests' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Bits']);
  expect(names()).toEqual(['SHA-512', 'MD5', 'SHA-1024']);
  expect(screen.getAllByRole('cell').map(({ innerHTML }) => innerHTML)).toEqual(['<em>512 bits</em>', '<em>128 bits</em>', '<em>1024 bits</em>']);
  expect(screen.getByRole('cell', { name: '512 bits' }).dataset['column']).toBe('bits');
  expect(screen.getByRole('rowheader', { name: 'MD5' }).getAttribute('scope')).toBe('row');
  expect(sorting()).toEqual([null, null]);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  expect(screen.queryByText('No results found')).toBeNull();
});

test('scrolls in a box of its name, which the keyboard reaches', async () => {
  const { user } = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Digests' }));
});

test('shows its name on demand', async () => {
  const view = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} />);
  expect(screen.getByText('Digests')).toHaveProperty('className', 'visually-hidden');
  view.rerender(<DataTable label="Digests" hasCaption columns={columns} rows={rows} />);
  expect(screen.getByText('Digests')).toHaveProperty('className', '');
});

test('a header sorts ascending, then descending, then not at all', async () => {
  const { user } = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} sortable />);
  expect(sorting()).toEqual(['none', 'none']);
  const header = screen.getByRole('button', { name: 'Name' });
  await user.click(header);
  expect([names(), sorting(), header.textContent]).toEqual([['MD5', 'SHA-512', 'SHA-1024'], ['ascending', 'none'], 'Name↑']);
  await user.keyboard('{Enter}');
  expect([names(), sorting(), header.textContent]).toEqual([['SHA-1024', 'SHA-512', 'MD5'], ['descending', 'none'], 'Name↓']);
  await user.click(header);
  expect([names(), sorting(), header.textContent]).toEqual([['SHA-512', 'MD5', 'SHA-1024'], ['none', 'none'], 'Name']);
  expect(screen.getByRole('button', { name: 'Name' })).toBe(header);
});

test('another header starts with its own ascending order', async () => {
  const { user } = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} sortable />);
  await user.dblClick(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Bits' }));
  expect([names(), sorting()]).toEqual([
    ['MD5', 'SHA-512', 'SHA-1024'],
    ['none', 'ascending'],
  ]);
});

test('a column with a hidden label does not sort', async () => {
  const withAction: readonly DataColumn<Digest>[] = [...columns, { key: 'action', label: 'Action', text: () => 'x', isLabelHidden: true }];
  await renderWidget(<DataTable label="Digests" columns={withAction} rows={rows} sortable />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Name', 'Bits']);
  expect(screen.getByText('Action')).toHaveProperty('className', 'visually-hidden');
  expect(screen.getAllByText('x')[0]?.className).toBe(`${styles['whole']} ${styles['aside']}`);
});

test('hides the rows without the typed text, and reports when none is left', async () => {
  const { user } = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} filterable />);
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Filter rows' });
  expect(box.placeholder).toBe('Filter rows');
  await user.type(box, 'sha');
  expect(names()).toEqual(['SHA-512', 'SHA-1024']);
  await user.type(box, '9');
  expect(names()).toEqual([]);
  expect(screen.getByText('No results found')).toHaveProperty('className', styles['nothing']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(names()).toEqual(['SHA-512', 'MD5', 'SHA-1024']);
});

test('limits the rows after sorting them', async () => {
  const { user } = await renderWidget(<DataTable label="Digests" columns={columns} rows={rows} sortable limit={2} />);
  expect(names()).toEqual(['SHA-512', 'MD5']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['MD5', 'SHA-512']);
});

test('shows no message for a table without rows', async () => {
  await renderWidget(<DataTable label="Digests" columns={columns} rows={[]} />);
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.queryByText('No results found')).toBeNull();
});

test('gives rows their attributes, and the table its class names', async () => {
  await renderWidget(
    <DataTable
      label="Digests"
      columns={columns}
      rows={rows}
      isStacked
      className="own"
      id="digests"
      rowProps={({ name }) => ({ 'data-code': name, 'data-matches': name === 'MD5' || undefined })}
    />,
  );
  const [, ...shown] = screen.getAllByRole('row');
  expect(shown.map(({ dataset }) => [dataset['code'], dataset['matches']])).toEqual([
    ['SHA-512', undefined],
    ['MD5', 'true'],
    ['SHA-1024', undefined],
  ]);
  const table = screen.getByRole('table');
  expect([table.id, table.className]).toEqual(['digests', `${styles['table']} ${styles['stacked']} own`]);
});

test('wraps texts of more than 20 characters, and truncates very long ones', async () => {
  const text: readonly DataColumn<string>[] = [{ key: 'text', label: 'Text', text: (row) => row }];
  await renderWidget(<DataTable label="Texts" columns={text} rows={['x'.repeat(20), 'x'.repeat(21), 'x'.repeat(2_001)]} />);
  const cells = screen.getAllByRole('cell');
  expect(cells.map(({ className }) => className)).toEqual([styles['whole'], styles['longWord'], styles['longWord']]);
  expect(cells.map(({ textContent }) => textContent)).toEqual(['x'.repeat(20), 'x'.repeat(21), `${'x'.repeat(2_000)}…`]);
  expect(screen.getByRole('table').className).toBe(styles['table']);
});

test('a cell of short words has no width of its own', async () => {
  const text: readonly DataColumn<string>[] = [{ key: 'text', label: 'Text', text: (row) => row }];
  await renderWidget(<DataTable label="Texts" columns={text} rows={['two words of at most 20 letters', 'VERY_LONG_VARIABLE_NAME and text']} />);
  expect(screen.getAllByRole('cell').map(({ className }) => className)).toEqual(['', styles['longWord']]);
});
