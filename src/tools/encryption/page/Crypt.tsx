import type { ReactNode } from 'react';
import { Field } from '../../../page/Field.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { partsOf } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, FieldGrid } from '../../../page/Section.tsx';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';

interface CryptProps {
  readonly operation: OperationState;
  /** The field that opens what is closed: a password or a key. */
  readonly secret: string;
  readonly options: readonly string[];
  /** Outputs beside the text. */
  readonly results: readonly string[];
  readonly children?: ReactNode;
}

/** One direction: text, secret, options, and what comes out. */
export function Crypt({ operation, secret, options, results, children }: CryptProps) {
  const tool = useTool();
  const { primaryInput, primaryOutput } = partsOf(operation.operation);
  const isEmpty = operation.output[primaryOutput ?? ''] === '';
  return (
    <Card title={tool.texts.t(`operations.${operation.name}.label`)}>
      {primaryInput && <Field operation={operation} name={primaryInput} />}
      <InputToolbar operation={operation} />
      <Field operation={operation} name={secret} />
      <FieldGrid>
        {options.map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </FieldGrid>
      <RunStatus operation={operation} />
      {primaryOutput && <Output operation={operation} name={primaryOutput} />}
      <div hidden={isEmpty}>
        {results.map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
      </div>
      {!isEmpty && children}
    </Card>
  );
}
