import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { CsvTable } from './CsvTable.tsx';

const DIALECT = { delimiter: 'auto', customDelimiter: '', quoteCharacter: '"' } as const;
const rowsOf = (element: HTMLElement): readonly (readonly string[])[] =>
  [...element.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the first rows as a sortable table', async () => {
  const view = await renderPart(
    <CsvTable label="Table" csv={'a,b\n1,2\n3'} dialect={DIALECT} hasHeader columnNames={['First']}>
      <p>above</p>
    </CsvTable>,
  );
  expect(view.getByRole('region', { name: 'Preview' }).textContent).toContain('above');
  expect(view.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['First', '2']);
  expect(rowsOf(view.container)).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(view.queryByText(/^The first/u)).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'First' }));
  expect(view.getAllByRole('columnheader')[0]?.getAttribute('aria-sort')).toBe('ascending');
});

test.each([
  { hasHeader: false, columnNames: ['First'], rows: 2 },
  { hasHeader: true, columnNames: [], rows: 2 },
  { hasHeader: true, columnNames: ['First'], rows: 1 },
])('treats the first record as data unless it names columns: $hasHeader, $columnNames', async ({ hasHeader, columnNames, rows }) => {
  const view = await renderPart(<CsvTable label="Table" csv={'a\nb'} dialect={DIALECT} hasHeader={hasHeader} columnNames={columnNames} />);
  expect(rowsOf(view.container)).toHaveLength(rows);
});

test('shows at most 100 rows and 100 columns, with a note', { tags: ['slow'] }, async () => {
  const line = Array.from({ length: 101 }, (_, index) => `c${index}`).join(',');
  const view = await renderPart(
    <CsvTable label="Table" csv={Array.from({ length: 102 }, () => line).join('\n')} dialect={DIALECT} hasHeader columnNames={['c0']} />,
  );
  expect(view.container.querySelectorAll('tbody tr')).toHaveLength(100);
  expect(view.container.querySelectorAll('thead th')).toHaveLength(100);
  expect(view.getByText('First 100 rows').parentElement?.textContent).toBe('PreviewFirst 100 rows');
  view.rerender(<CsvTable label="Table" csv="" dialect={DIALECT} hasHeader columnNames={[]} />);
  expect(view.queryByRole('table')).toBeNull();
});

test('parses the text as the conversion does: comment lines, whitespace around fields, a sep= line', async () => {
  const csv = 'sep=;\n# made by x\na; b\n1; 2';
  const view = await renderPart(
    <CsvTable label="Table" csv={csv} dialect={{ ...DIALECT, commentPrefix: '#', trimFields: true }} hasHeader columnNames={['a', 'b']} />,
  );
  expect(rowsOf(view.container)).toEqual([['1', '2']]);
  view.rerender(<CsvTable label="Table" csv={csv} dialect={{ ...DIALECT, commentPrefix: '', trimFields: false }} hasHeader columnNames={['a', 'b']} />);
  expect(rowsOf(view.container)).toEqual([
    ['a', ' b'],
    ['1', ' 2'],
  ]);
});
