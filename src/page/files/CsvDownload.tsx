import type { CsvRow } from '../../lib/csv/rows-to-csv.ts';
import { rowsToCsv } from '../../lib/csv/rows-to-csv.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import look from '../look.module.css';
import { Row } from '../Section.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { download } from './download.ts';

interface CsvDownloadProps<Name extends string> {
  readonly columns: readonly Name[];
  readonly rows: readonly CsvRow<Name>[];
  readonly fileName: string;
  /** The number of rows that the page shows, with a note if there are more. Default: all. */
  readonly shown?: number;
  /** The label of the button. */
  readonly children: string;
}

/** A button that saves a table as a CSV file. */
export function CsvDownload<Name extends string>({ columns, rows, fileName, shown = rows.length, children }: CsvDownloadProps<Name>) {
  const kit = useKitWords();
  return (
    <Row>
      <Button size="small" icon={<DownloadIcon />} disabled={rows.length === 0} onClick={() => download(rowsToCsv(columns, rows), fileName, 'text/csv')}>
        {children}
      </Button>
      {rows.length > shown && <span className={look.hint}>{kit('firstRows', { count: shown })}</span>}
    </Row>
  );
}
