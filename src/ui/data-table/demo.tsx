import { DataTable } from './DataTable.tsx';

const rows = [
  { name: 'SHA-256', bits: 256, family: 'SHA-2' },
  { name: 'SHA-512', bits: 512, family: 'SHA-2' },
  { name: 'MD5', bits: 128, family: 'MD' },
] as const;
type Row = (typeof rows)[number];

const columns = [
  { key: 'name', label: 'Name', text: ({ name }: Row) => name, isRowHeader: true },
  { key: 'bits', label: 'Bits', text: ({ bits }: Row) => String(bits) },
  { key: 'family', label: 'Family', text: ({ family }: Row) => family, show: ({ family }: Row) => <em>{family}</em> },
];

export default function DataTableDemo() {
  return (
    <>
      <section>
        <h2>Sorted by its headers, searched by its box</h2>
        <DataTable label="Digests" columns={columns} rows={rows} sortable filterable />
      </section>
      <section>
        <h2>Plain, with a caption</h2>
        <DataTable label="Digests below their caption" hasCaption columns={columns} rows={rows} rowProps={({ name }) => ({ 'data-code': name })} />
      </section>
      <section>
        <h2>One row is what was looked for; on narrow screens the cells stand below each other</h2>
        <DataTable
          label="Digests of which one fits"
          columns={columns}
          rows={rows}
          isStacked
          rowProps={({ name }) => ({ 'data-matches': name === 'SHA-256' || undefined })}
        />
      </section>
      <section>
        <h2>Without rows</h2>
        <DataTable label="No digests" columns={columns} rows={[]} />
      </section>
    </>
  );
}
