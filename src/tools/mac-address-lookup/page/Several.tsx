import { rowsToCsv } from '../../../lib/csv/rows-to-csv.ts';
import { countryNamer } from '../../../page/words/country-name.ts';
import { download } from '../../../page/files/download.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { ListDate } from './ListDate.tsx';

/** The table offers to copy its rows, so that they become a text with each change. */
const MAX_ROWS = 1000;
const COLUMNS = ['input', 'address', 'vendor', 'country', 'postalAddress', 'registry', 'prefix', 'administration', 'cast', 'notes'] as const;

/** Several addresses, each in a row. */
export function Several({ operation }: OperationProps<typeof fields.lookup>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { results } = operation.output;
  const csv = (): string =>
    rowsToCsv(
      COLUMNS,
      results.map((row) => ({ ...row, notes: row.notes.join(' ') })),
    );
  return (
    <Results operation={operation} title={words('count', { count: results.length })}>
      <Output
        operation={operation}
        name="results"
        view={(props) => (
          <TableOutput
            {...props}
            value={results.slice(0, MAX_ROWS)}
            shown={['address', 'vendor', 'country', 'prefix', 'notes']}
            rowHeader="address"
            copied="address"
            cells={{ country: ({ country }) => countryNamer(kit.language)(country) }}
          />
        )}
      />
      <Row>
        <Button size="small" icon={<DownloadIcon />} onClick={() => download(csv(), 'mac-addresses.csv', 'text/csv')}>
          {words('downloadCsv')}
        </Button>
        {results.length > MAX_ROWS && <span className={look.hint}>{kit('firstRows', { count: MAX_ROWS })}</span>}
      </Row>
      <Outputs operation={operation} names={['vendors']} />
      <ListDate />
    </Results>
  );
}
