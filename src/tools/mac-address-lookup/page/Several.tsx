import { CsvDownload } from '../../../page/files/CsvDownload.tsx';
import { countryNamer } from '../../../page/words/country-name.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { ListDate } from './ListDate.tsx';

/** The table has a copy action, so its rows are formatted as text on each change. */
const MAX_ROWS = 1000;
const COLUMNS = ['input', 'address', 'vendor', 'country', 'postalAddress', 'registry', 'prefix', 'administration', 'cast', 'notes'] as const;

/** Several addresses, one per row. */
export function Several({ operation }: OperationProps<typeof fields.lookup>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { results } = operation.output;
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
            cells={{ country: ({ country }) => countryNamer(language)(country) }}
          />
        )}
      />
      <CsvDownload columns={COLUMNS} rows={results} fileName="mac-addresses.csv" shown={MAX_ROWS}>
        {words('downloadCsv')}
      </CsvDownload>
      <Outputs operation={operation} names={['vendors']} />
      <ListDate />
    </Results>
  );
}
