import { useEnvironment } from '../environment.ts';
import { Output } from '../Output.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { Card, Stack } from '../Section.tsx';
import type { OperationState } from '../use-operation.ts';
import { InputCard } from './InputCard.tsx';

/** One thing in, many out: the input on top, the results below as a list. */
export function InspectorLayout({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  return (
    <Stack>
      <InputCard operation={operation} />
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {Object.keys(operation.operation.output).map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
      </Card>
    </Stack>
  );
}
