import { CsvDownload } from '../../page/files/CsvDownload.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { CountryControl } from './page/CountryControl.tsx';
import { Parse } from './page/Parse.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ parse: Parse, find: Find, format: 'parse' }} />;

const COLUMNS = ['start', 'end', 'text', 'e164', 'country'] as const;

function Find({ operation }: OperationProps<typeof fields.find>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <InputCard operation={operation} controls={{ defaultCountry: CountryControl }}>
        <p className={look.hint}>{words('oneALine')}</p>
      </InputCard>
      <Results operation={operation}>
        <Output operation={operation} name="numbers" view={(props) => <TableOutput {...props} rowHeader="text" copied="e164" />} />
        <CsvDownload columns={COLUMNS} rows={operation.output.numbers} fileName="phone-numbers.csv">
          {words('downloadCsv')}
        </CsvDownload>
      </Results>
    </Stack>
  );
}
