import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ReadingOptions } from '../../lib/csv/dialect.ts';
import { firstRecords } from '../../lib/csv/first-records.ts';
import { DataTable } from '../../ui/data-table/DataTable.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { Card } from '../Section.tsx';

const MAX_ROWS = 100;
const MAX_COLUMNS = 100;

interface CsvTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly csv: string;
  readonly dialect: ReadingOptions;
  /** Whether the first record contains the column names. Ignored while `columnNames` is empty. */
  readonly hasHeader: boolean;
  /** The names of the columns. A column beyond them is named by its 1-based number. */
  readonly columnNames: readonly string[];
  /** Shown above the table. */
  readonly children?: ReactNode;
}

/** The first rows of a CSV text as a sortable table. Renders nothing for a text without rows. */
export function CsvTable({ label, csv, dialect, hasHeader, columnNames, children }: CsvTableProps) {
  const kit = useKitWords();
  const { delimiter, customDelimiter, quoteCharacter, commentPrefix, trimFields } = dialect;
  const records = useMemo(
    () => firstRecords(csv, { delimiter, customDelimiter, quoteCharacter, commentPrefix, trimFields }, MAX_ROWS + 1),
    [csv, delimiter, customDelimiter, quoteCharacter, commentPrefix, trimFields],
  );
  // The conversion returns no column names when records become arrays; the first record is then data.
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
