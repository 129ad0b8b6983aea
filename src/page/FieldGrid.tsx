import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { Field } from './Field.tsx';
import type { InputName, OperationState } from './session/operation-state.ts';
import options from './layouts/options.module.css';
import { focusesInput } from './layouts/parts.ts';
import styles from './page.module.css';

interface FieldGridProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** Whether the first field has the focus when the page opens on a wide screen. Default false. */
  readonly focusesFirst?: boolean;
  /** Names the group for screen readers. */
  readonly label?: string;
}

/** Fields in columns of equal width, flags in a row below them. */
export function FieldGrid<Op extends Operation>(props: FieldGridProps<Op>): ReactNode;
export function FieldGrid({ operation, names, focusesFirst = false, label }: FieldGridProps<Operation>): ReactNode {
  const isFlag = (name: string): boolean => operation.operation.input[name]?.kind === 'flag';
  const fieldOf = (name: string): ReactNode => (
    <Field key={name} operation={operation} name={name} autoFocus={focusesFirst && name === names[0] && focusesInput()} />
  );
  const flags = names.filter(isFlag);
  return (
    <div className={styles.fieldGrid} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {names.filter((name) => !isFlag(name)).map(fieldOf)}
      {flags.length > 0 && <div className={options.flags}>{flags.map(fieldOf)}</div>}
    </div>
  );
}
