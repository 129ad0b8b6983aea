import type { ReactNode } from 'react';
import { useId } from 'react';
import type { OutputField, OutputKind } from '../contract/fields.ts';
import { fieldWord } from '../runtime/field-words.ts';
import { classNames } from '../ui/class-names.ts';
import { FileOutput, ImageOutput } from './outputs/FileOutput.tsx';
import { FlagOutput, ListOutput, NumberOutput, RecordOutput } from './outputs/SmallOutputs.tsx';
import { TableOutput } from './outputs/TableOutput.tsx';
import { TextOutput } from './outputs/TextOutput.tsx';
import kit from './kit.module.css';
import styles from './page.module.css';
import { useTool } from './tool-context.tsx';
import type { OperationState } from './use-operation.ts';

/** What every result gets. */
export interface OutputProps<F extends OutputField> {
  readonly id: string;
  readonly field: F;
  readonly label: string;
  readonly value: unknown;
  readonly operation: OperationState;
  readonly name: string;
  /** Large, for the one result that a page is for. */
  readonly prominent: boolean;
}

type View<Kind extends OutputKind> = (props: OutputProps<Extract<OutputField, { kind: Kind }>>) => ReactNode;

const views = {
  text: TextOutput,
  number: NumberOutput,
  flag: FlagOutput,
  list: ListOutput,
  table: TableOutput,
  record: RecordOutput,
  file: FileOutput,
  image: ImageOutput,
} satisfies { [Kind in OutputKind]: View<Kind> };

interface Props {
  readonly operation: OperationState;
  readonly name: string;
  readonly prominent?: boolean;
  /** A view of the page's own in the place of the generated one. */
  readonly children?: (props: OutputProps<OutputField>) => ReactNode;
}

/** One result of an operation: its label, its value, what can be done with it. */
export function Output({ operation, name, prominent = false, children }: Props) {
  const { texts } = useTool();
  const id = useId();
  const field = operation.operation.output[name];
  if (!field) throw new Error(`${operation.name} has no output ${name}`);
  const props: OutputProps<OutputField> = {
    id,
    field,
    label: fieldWord(texts, 'outputs', operation.name, name, 'label'),
    value: operation.output[name],
    operation,
    name,
    prominent,
  };
  const View = views[field.kind] as (props: OutputProps<OutputField>) => ReactNode;
  const hint = fieldWord(texts, 'outputs', operation.name, name, 'hint');
  const isAwaited = operation.isAwaited && field.kind === 'table' && field.primary === true;
  return (
    <div
      className={classNames(styles.output, operation.isStale && styles.stale, isAwaited && styles.awaited)}
      data-operation={operation.name}
      data-field={name}
      data-kind={field.kind}
    >
      {children ? children(props) : <View {...props} />}
      {hint && <p className={kit.hint}>{hint}</p>}
    </div>
  );
}
