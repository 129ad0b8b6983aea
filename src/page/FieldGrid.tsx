import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { Field } from './Field.tsx';
import type { InputName, OperationState } from './session/operation-state.ts';
import styles from './page.module.css';

interface FieldGridProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** Names the group for screen readers. */
  readonly label?: string;
}

/** Fields in columns of equal width. */
export function FieldGrid<Op extends Operation>(props: FieldGridProps<Op>): ReactNode;
export function FieldGrid({ operation, names, label }: FieldGridProps<Operation>): ReactNode {
  return (
    <div className={styles.fieldGrid} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {names.map((name) => (
        <Field key={name} operation={operation} name={name} />
      ))}
    </div>
  );
}
