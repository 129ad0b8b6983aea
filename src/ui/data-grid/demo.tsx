import { useState } from 'react';
import { DataGrid } from './DataGrid.tsx';

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'size', label: 'Size', isNumeric: true, sort: 'descending' },
] as const;

const manyRows = Array.from({ length: 10_000 }, (_, index) => [`File ${index + 1}`, String(10_000 - index)]);

export default function DataGridDemo() {
  const [chosen, setChosen] = useState('nothing');
  const withMenu = columns.map((column) => ({
    ...column,
    menu: [{ entries: ['Sort ascending', 'Hide'].map((content) => ({ id: content, content, onSelect: () => setChosen(`${column.label}: ${content}`) })) }],
  }));
  return (
    <>
      <section>
        <h2>Many rows, with menus</h2>
        <DataGrid label="Files" columns={withMenu} rows={manyRows} />
        <p>Chosen: {chosen}</p>
      </section>
      <section>
        <h2>Without menus, and the first of many rows</h2>
        <DataGrid label="First files" columns={columns} rows={manyRows.slice(0, 3)} total={10_000} />
      </section>
      <section>
        <h2>Empty</h2>
        <DataGrid label="No files" columns={columns} rows={[]} />
      </section>
    </>
  );
}
