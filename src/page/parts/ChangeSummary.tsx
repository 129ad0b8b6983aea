import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import styles from './changes.module.css';

interface Count<Name> {
  /** Name of the output with the count. */
  readonly name: Name;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The count as text, with the sign of its kind. */
  readonly text: string;
}

interface ChangeSummaryProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Name of the output that tells whether both sides are equal. */
  readonly equal: OutputName<Op>;
  readonly isEqual: boolean;
  /** The number of changes as text, or “no changes”. */
  readonly text: string;
  /** Counts by kind of change, shown after the text. */
  readonly counts: readonly Count<OutputName<Op>>[];
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** The result of a comparison in one line. */
export function ChangeSummary<Op extends Operation>(props: ChangeSummaryProps<Op>): ReactNode;
export function ChangeSummary({ operation, equal, isEqual, text, counts, children }: ChangeSummaryProps<Operation>): ReactNode {
  return (
    <div className={classNames(styles.line, styles.summary)}>
      <Output
        operation={operation}
        name={equal}
        view={() => (
          <strong data-value={equal} className={isEqual ? styles.addedText : styles.text}>
            {text}
          </strong>
        )}
      />
      {counts.map((count) => (
        <Output
          key={count.name}
          operation={operation}
          name={count.name}
          view={() => (
            <span data-value={count.name} className={TEXTS[count.kind]}>
              {count.text}
            </span>
          )}
        />
      ))}
      {children !== undefined && <span className={styles.line}>{children}</span>}
    </div>
  );
}

const TEXTS = { added: styles.addedText, removed: styles.removedText, changed: styles.text } as const;
