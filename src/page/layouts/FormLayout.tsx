import { useEnvironment } from '../environment.ts';
import kit from '../kit.module.css';
import { Output } from '../Output.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { Card, Columns } from '../Section.tsx';
import type { OperationState } from '../use-operation.ts';
import { InputCard } from './InputCard.tsx';
import { isNothing, partsOf } from './parts.ts';

/** Fields beside their results: calculators, and whatever needs no other layout. */
export function FormLayout({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { primaryOutput, otherOutputs } = partsOf(operation.operation);
  return (
    <Columns>
      <InputCard operation={operation} />
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {isNothing(operation.operation, operation.input) ? (
          <p className={kit.note}>{texts.t('page.nothingYet')}</p>
        ) : (
          <>
            {primaryOutput && <Output operation={operation} name={primaryOutput} prominent />}
            {otherOutputs.map((name) => (
              <Output key={name} operation={operation} name={name} />
            ))}
          </>
        )}
      </Card>
    </Columns>
  );
}
