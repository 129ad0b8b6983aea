import { CsvDownload } from '../../page/files/CsvDownload.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { Validate } from './page/Validate.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ validate: Validate, generate: Generate, validateMany: Many }} />;

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <GeneratorLayout operation={operation} />
      <p className={look.hint}>{words('forTests')}</p>
    </Stack>
  );
}

const COLUMNS = ['line', 'iban', 'valid', 'error', 'country', 'bankIdentifier', 'branchIdentifier', 'accountNumber'] as const;

function Many({ operation }: OperationProps<typeof fields.validateMany>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation}>
        <Output operation={operation} name="validCount" />
        <Output operation={operation} name="invalidCount" />
        <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} rowHeader="iban" copied="iban" />} />
        <CsvDownload columns={COLUMNS} rows={operation.output.rows} fileName="ibans.csv">
          {words('downloadCsv')}
        </CsvDownload>
      </Results>
    </Stack>
  );
}
