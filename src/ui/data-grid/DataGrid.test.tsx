import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { DataGrid } from './DataGrid.tsx';

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'size', label: 'Size', isNumeric: true, sort: 'ascending' },
] as const;
const rows = Array.from({ length: 1000 }, (_, index) => [`File ${index + 1}`, String(index)]);

const focused = (): string => document.activeElement?.textContent ?? '';

test('is a grid with the number of all its rows, of which it renders few', async () => {
  await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} total={5000} />);
  const grid = screen.getByRole('grid', { name: 'Files' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['5001', '2']);
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))).toEqual([null, 'ascending']);
  const shown = within(grid).getAllByRole('row');
  expect(shown.length).toBeLessThan(60);
  expect(shown.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
  expect(screen.getByRole('gridcell', { name: 'File 1' }).getAttribute('aria-colindex')).toBe('1');
});

/** The width of a grid with this cell in its first column. */
const widthOf = async (cell: string): Promise<string> => {
  const { container, unmount } = await renderWidget(<DataGrid label="Files" columns={columns} rows={[[cell, '1']]} />);
  const { width } = container.querySelector<HTMLElement>('[role="grid"] > div')?.style ?? { width: '' };
  unmount();
  return width;
};

test('a column of wide characters is as wide as one of twice as many letters', async () => {
  expect(await widthOf('漢字かなカナ漢字かなカナ')).toBe(await widthOf('abcdefghijklabcdefghijkl'));
  expect(await widthOf('漢字')).not.toBe(await widthOf('漢字'.repeat(8)));
});

test('has one tab stop, which the keys move', { tags: ['slow'] }, async () => {
  const { user } = await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} />);
  await user.tab();
  expect(focused()).toBe('Name');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('1');
  await user.keyboard('{Home}');
  expect(focused()).toBe('File 2');
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('999');
  expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1001');
  await user.keyboard('{PageUp}{Control>}{Home}{/Control}');
  expect(focused()).toBe('Name');
});

test('a click on a cell moves the tab stop', async () => {
  const { user } = await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} />);
  await user.click(screen.getByRole('gridcell', { name: 'File 3' }));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('File 4');
});

test('takes the focus itself when its current cell is scrolled away, and gives it to a visible one', async () => {
  const { user } = await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} />);
  await user.click(screen.getByRole('gridcell', { name: 'File 3' }));
  const box = screen.getByRole('grid');
  box.scrollTop = 32 * 500;
  fireEvent.scroll(box);
  expect(box.tabIndex).toBe(0);
  fireEvent.focus(box);
  expect(focused()).toBe('File 501');
});

test('Ctrl+Home scrolls to the start, and keys along the header do not scroll', async () => {
  const { user } = await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} />);
  const box = screen.getByRole('grid');
  await user.tab();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(box.scrollTop).toBeGreaterThan(0);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect([box.scrollTop, focused()]).toEqual([0, 'Name']);
  box.scrollTop = 32 * 500;
  fireEvent.scroll(box);
  await user.keyboard('{ArrowRight}{Home}{End}');
  expect([box.scrollTop, focused()]).toEqual([32 * 500, 'Size']);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect([box.scrollTop, focused()]).toEqual([0, 'Name']);
});

test('Enter opens the menu of a header, and arrow keys move from it', { tags: ['slow'] }, async () => {
  const hide = vi.fn<() => void>();
  const withMenu = columns.map((column) => ({ ...column, menu: [{ entries: [{ id: 'hide', content: `Hide ${column.label}`, onSelect: hide }] }] }));
  const { user } = await renderWidget(<DataGrid label="Files" columns={withMenu} rows={rows} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Size ↑');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Size' }));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Hide Size' }));
  expect(hide).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('gridcell', { name: 'File 1' }));
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(focused()).toBe('File 1');
});

test('an empty grid has only its header', async () => {
  const { user } = await renderWidget(<DataGrid label="Files" columns={columns} rows={[]} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Name');
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test('a column is as wide as its texts need, in the header and in each row', async () => {
  const long = [['a', 'x'.repeat(20)], ...rows.slice(0, 2)];
  await renderWidget(<DataGrid label="Files" columns={columns} rows={long} />);
  const grid = screen.getByRole('grid');
  expect(
    within(grid)
      .getAllByRole('row')
      .map(({ style }) => style.gridTemplateColumns),
  ).toEqual(Array.from({ length: 4 }, () => 'minmax(0, 9fr) minmax(0, 23fr)'));
  expect(grid.firstElementChild).toHaveProperty('style.width', '32ch');
});

test('the header of a numeric column is aligned like its cells', async () => {
  await renderWidget(<DataGrid label="Files" columns={columns} rows={rows} />);
  expect(screen.getByRole('columnheader', { name: 'Size' }).className).toBe(screen.getByRole('gridcell', { name: '0' }).className);
});
