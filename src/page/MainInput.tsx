import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { Field } from './Field.tsx';
import { FileDrop } from './FileDrop.tsx';
import styles from './file-drop.module.css';
import { InputToolbar } from './layouts/InputToolbar.tsx';
import { focusesInput, partsOf } from './layouts/parts.ts';
import type { InputName, OperationState } from './operation-state.ts';

interface MainInputProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The primary input if left out. */
  readonly name?: InputName<Op>;
  /** Texts of many lines: how many there is room for. */
  readonly rows?: number;
  /** Whether it has the focus at once on wide screens. */
  readonly autoFocus?: boolean;
}

/** What an operation works on: a text with its toolbar, or a file that the whole page takes, dropped or pasted. Nothing where there is no such input. */
export function MainInput<Op extends Operation>(props: MainInputProps<Op>): ReactNode;
export function MainInput({
  operation,
  name = partsOf(operation.operation).primaryInput,
  rows,
  autoFocus = focusesInput(),
}: MainInputProps<Operation>): ReactNode {
  if (name === undefined) return null;
  const field = operation.operation.input[name];
  if (field?.kind === 'file') return <FileDrop operation={operation} name={name} takesPictures={['image', 'file', undefined].includes(field.format)} />;
  return (
    <div className={styles.text}>
      <Field operation={operation} name={name} autoFocus={autoFocus} {...(rows !== undefined && { rows })} />
      <InputToolbar operation={operation} name={name} />
    </div>
  );
}
