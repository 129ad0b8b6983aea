import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { ContentTable } from './ContentTable.tsx';

const cells = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('shows all rows, with columns of the same name', async () => {
  await renderUnwrapPart(
    <ContentTable
      table={{
        columns: ['id', 'id'],
        rows: [
          ['1', 'a'],
          ['2', ''],
        ],
        total: 2,
      }}
    />,
  );
  expect(cells()).toEqual([
    ['id', 'id'],
    ['1', 'a'],
    ['2', ''],
  ]);
  expect(screen.queryByText(/of/u)).toBeNull();
});

test('says how many rows are not shown', async () => {
  await renderUnwrapPart(<ContentTable table={{ columns: ['id'], rows: [['1']], total: 1_234 }} />);
  expect(screen.getByText('1 of 1,234 rows').tagName).toBe('P');
});
