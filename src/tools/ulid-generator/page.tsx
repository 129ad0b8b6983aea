import { useEnvironment } from '../../page/environment.ts';
import { Field } from '../../page/Field.tsx';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { InputToolbar } from '../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { TimeOutput } from '../../page/outputs/TimeOutput.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, FieldGrid, Stack } from '../../page/Section.tsx';
import type { OperationState } from '../../page/use-operation.ts';

export default function UlidGenerator() {
  return (
    <OperationTabs>{(operation) => (operation.name === 'generate' ? <Generate operation={operation} /> : <Inspect operation={operation} />)}</OperationTabs>
  );
}

function Generate({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  return (
    <Stack>
      <Card label={texts.t('page.options')}>
        <FieldGrid>
          {['count', 'format', 'timestamp', 'randomness', 'lowercase', 'monotonic'].map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
        </FieldGrid>
      </Card>
      <Card label={texts.t('page.results')}>
        <GeneratedList operation={operation} output="ulids" format={operation.input.format === 'uuid' ? 'uuid' : 'ulid'} fileName="ulids.txt" />
      </Card>
    </Stack>
  );
}

function Inspect({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="ulid" autoFocus={focusesInput()} />
        <InputToolbar operation={operation} />
        <RunStatus operation={operation} />
      </Card>
      <Card label={texts.t('page.results')}>
        <Output operation={operation} name="canonical" />
        <div hidden={operation.output.canonical === ''}>
          <Output operation={operation} name="timestamp">
            {(props) => <TimeOutput {...props} milliseconds={Number(operation.output.unixMilliseconds)} />}
          </Output>
          {['unixMilliseconds', 'randomness', 'uuid', 'integer'].map((name) => (
            <Output key={name} operation={operation} name={name} />
          ))}
        </div>
      </Card>
    </Stack>
  );
}
