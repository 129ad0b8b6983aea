import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { DialectOptions } from '../../lib/csv/dialect.ts';
import { firstRecords } from '../../lib/csv/first-records.ts';
import { DataTable } from '../../ui/data-table/DataTable.tsx';
import { useKitWords } from '../kit-words.ts';
import { Card } from '../Section.tsx';

const MAX_ROWS = 100;
const MAX_COLUMNS = 100;

interface CsvTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly csv: string;
  readonly dialect: DialectOptions;
  /** Whether the first record is a header. */
  readonly hasHeader: boolean;
  /** Those that there are; a column without a name is called by its number. */
  readonly columnNames: readonly string[];
  /** What stands above the table. */
  readonly children?: ReactNode;
}

/** The first rows of a CSV text as a table that sorts. Nothing for a text that holds none. */
export function CsvTable({ label, csv, dialect: { delimiter, customDelimiter, quoteCharacter }, hasHeader, columnNames, children }: CsvTableProps) {
  const kit = useKitWords();
  const records = useMemo(
    () => firstRecords(csv, { delimiter, customDelimiter, quoteCharacter }, MAX_ROWS + 1),
    [csv, delimiter, customDelimiter, quoteCharacter],
  );
  // Rows that are arrays have no names.
  const isHeader = hasHeader && columnNames.length > 0;
  const rows = useMemo(() => (isHeader ? records.slice(1) : records).slice(0, MAX_ROWS), [records, isHeader]);
  if (rows.length === 0) return null;
  const width = Math.min(
    MAX_COLUMNS,
    rows.reduce((most, { length }) => Math.max(most, length), 0),
  );
  const columns = Array.from({ length: width }, (_, index) => ({
    key: String(index),
    label: columnNames[index] ?? String(index + 1),
    text: (row: readonly string[]) => row[index] ?? '',
  }));
  return (
    <Card title={kit('preview')} aside={rows.length === MAX_ROWS && kit('firstRows', { count: MAX_ROWS })}>
      {children}
      <DataTable label={label} columns={columns} rows={rows} sortable />
    </Card>
  );
}
