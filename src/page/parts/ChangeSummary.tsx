import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OperationState, OutputName } from '../operation-state.ts';
import { Output } from '../Output.tsx';
import styles from './changes.module.css';

interface Count<Name> {
  readonly name: Name;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The number in words, with the sign of its kind. */
  readonly text: string;
}

interface ChangeSummaryProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The output that says whether there is no change. */
  readonly equal: OutputName<Op>;
  readonly isEqual: boolean;
  /** How many changes there are, or that there is none. */
  readonly text: string;
  readonly counts: readonly Count<OutputName<Op>>[];
  /** What can be done with the changes. */
  readonly children?: ReactNode;
}

/** What a comparison found, in one line. */
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
