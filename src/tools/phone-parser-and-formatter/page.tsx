import { rowsToCsv } from '../../lib/csv/rows-to-csv.ts';
import { download } from '../../page/files/download.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Results } from '../../page/Results.tsx';
import { Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import type * as fields from './fields.ts';
import { CountryControl } from './page/CountryControl.tsx';
import { Parse } from './page/Parse.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ parse: Parse, find: Find, format: 'parse' }} />;

const COLUMNS = ['start', 'end', 'text', 'e164', 'country'] as const;

function Find({ operation }: OperationProps<typeof fields.find>) {
  const words = useWords<typeof en>();
  const { numbers } = operation.output;
  return (
    <Stack>
      <InputCard operation={operation} controls={{ defaultCountry: (props) => <CountryControl {...props} /> }}>
        <p className={look.hint}>{words('oneALine')}</p>
      </InputCard>
      <Results operation={operation}>
        <Output operation={operation} name="numbers" view={(props) => <TableOutput {...props} rowHeader="text" copied="e164" />} />
        <Row>
          <Button
            size="small"
            icon={<DownloadIcon />}
            disabled={numbers.length === 0}
            onClick={() => download(rowsToCsv(COLUMNS, numbers), 'phone-numbers.csv', 'text/csv')}
          >
            {words('downloadCsv')}
          </Button>
        </Row>
      </Results>
    </Stack>
  );
}
