import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Table } from './Table.tsx';
import styles from './table.module.css';

const people = [
  { name: 'Ada', born: 1815, isAlive: false },
  { name: 'Alan', born: 1912, died: 1954, isAlive: true },
];

/** The texts of all rows, the header first. */
const rows = (): readonly (readonly string[])[] =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('shows all keys of all rows, with booleans as text and nothing for missing values', async () => {
  await renderWidget(<Table data={people} />);
  expect(rows()).toEqual([
    ['name', 'born', 'isAlive', 'died'],
    ['Ada', '1815', 'false', ''],
    ['Alan', '1912', 'true', '1954'],
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col', 'col']);
});

test('shows the given columns, by their labels, and elements in cells', async () => {
  await renderWidget(<Table data={[{ name: <b>Ada</b>, born: 1815 }]} headers={{ born: 'Year of birth', name: 'Name' }} />);
  expect(rows()).toEqual([
    ['Year of birth', 'Name'],
    ['1815', 'Ada'],
  ]);
  expect(screen.getByRole('cell', { name: 'Ada' }).innerHTML).toBe('<b>Ada</b>');
});

test('is named by its description, and so is the box that scrolls by keyboard', async () => {
  const { user } = await renderWidget(<Table data={people} description="Pioneers" className="own" id="pioneers" />);
  const table = screen.getByRole('table', { name: 'Pioneers' });
  expect([table.id, table.className]).toEqual(['pioneers', styles['table']]);
  const box = screen.getByRole('group', { name: 'Pioneers' });
  expect(within(box).getByRole('table')).toBe(table);
  expect(box.className).toBe(`${styles['scroller']} own`);
  await user.tab();
  expect(document.activeElement).toBe(box);
});

test('is named in the language of the reader by default', async () => {
  await renderWidget(<Table data={people} />, { language: 'de' });
  const name = screen.getByRole('table').getAttribute('aria-label');
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe(name);
  expect(name).not.toBe('Data table');
});

test('hides its header row on demand, and keeps it without rows', async () => {
  const view = await renderWidget(<Table data={people} hideHeaders />);
  expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
  expect(rows()).toHaveLength(2);
  view.rerender(<Table data={[]} headers={['name', 'born']} />);
  expect(rows()).toEqual([['name', 'born']]);
});
