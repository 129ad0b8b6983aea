import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import type * as fields from './fields.ts';
import { Description } from './page/Description.tsx';
import { Picker } from './page/Picker.tsx';
import { useOwnLanguage } from './page/use-own-language.ts';

export default () => <GeneratedTool<typeof fields> views={{ search: Picker, inspect: Inspect, describe: Describe }} />;

const SHOWN = ['emoji', 'name', 'codePoints', 'utf8', 'html', 'css', 'version'] as const;

function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  useOwnLanguage(operation);
  return (
    <Stack>
      <InputCard operation={operation} rows={4} />
      <Results operation={operation}>
        <Output operation={operation} name="emojis" view={(props) => <TableOutput {...props} shown={SHOWN} rowHeader="emoji" copied="codePoints" />} />
      </Results>
    </Stack>
  );
}

function Describe({ operation }: OperationProps<typeof fields.describe>) {
  useOwnLanguage(operation);
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation}>
        <Description operation={operation} />
      </Results>
    </Stack>
  );
}
