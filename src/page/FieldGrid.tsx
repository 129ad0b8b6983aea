import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { isUsed } from '../runtime/used-when.ts';
import { Field } from './Field.tsx';
import type { InputName, OperationState } from './session/operation-state.ts';
import options from './layouts/options.module.css';
import styles from './page.module.css';

interface FieldGridProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** Whether the first field takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
  /** Names the group for screen readers. */
  readonly label?: string;
}

/** Fields in columns of equal width, flags in a row below them. */
export function FieldGrid<Op extends Operation>(props: FieldGridProps<Op>): ReactNode;
export function FieldGrid({ operation, names, autoFocus = false, label }: FieldGridProps<Operation>): ReactNode {
  const isFlag = (name: string): boolean => operation.operation.input[name]?.kind === 'flag';
  const first = names.find((name) => !isFlag(name) && isUsed(operation.operation.input[name] ?? {}, operation.input));
  const fieldOf = (name: string): ReactNode => <Field key={name} operation={operation} name={name} autoFocus={autoFocus && name === first} />;
  const flags = names.filter(isFlag);
  return (
    <div className={styles.fieldGrid} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {names.filter((name) => !isFlag(name)).map(fieldOf)}
      {flags.length > 0 && <div className={options.flags}>{flags.map(fieldOf)}</div>}
    </div>
  );
}
