import type { ReactNode } from 'react';
import type { OutputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { useTool } from '../session/use-tool.ts';
import styles from './outputs.module.css';
import { StaleContext, stalenessOf, useStaleMark } from './stale.ts';

interface ValueGroupProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The outputs in the group. From three single-line values on, a button copies them all. */
  readonly names: readonly OutputName<Op>[];
  /** Name of the group, for the accessible name of that button. */
  readonly label: string;
  /** Default: false. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** A group of related values: marked once if they are the last valid result, and copied with one button. */
export function ValueGroup<Op extends Operation>(props: ValueGroupProps<Op>): ReactNode;
export function ValueGroup({ operation, names, label, hidden = false, children }: ValueGroupProps<Operation>): ReactNode {
  const { words } = useTool();
  const { operation: declared, output, isDimmed, isAwaited } = operation;
  const staleness = stalenessOf(operation);
  const mark = useStaleMark(staleness);
  const copied = names.filter((name) => isLine(declared.output[name], output[name]));
  // The button keeps its place while the first values are pending.
  const expected = isAwaited ? names.filter((name) => mayBeLine(declared.output[name])) : copied;

  /** Each value on a line after its name, as the command line prints it. */
  async function allLines(): Promise<string> {
    const { printLines } = await import('../../runtime/kinds/print-lines.ts');
    return printLines(operation.name, declared, output, { names: copied, words });
  }

  return (
    <StaleContext value={staleness}>
      <div className={classNames(look.results, styles.group, isDimmed && styles.stale)} hidden={hidden}>
        {children}
        {expected.length >= MIN_COPIED && (
          <div className={styles.all}>
            <CopyButton label={label} text={allLines} words="all" disabled={isAwaited} />
          </div>
        )}
        {isDimmed && <p className={styles.lastGood}>{mark}</p>}
      </div>
    </StaleContext>
  );
}

/** Whether a value has one line, or is a list, whose items are on one line then. */
function isLine(field: OutputField | undefined, value: unknown): boolean {
  if (field?.kind === 'text') return field.multiline !== true && typeof value === 'string' && value !== '' && !value.includes('\n');
  if (field?.kind === 'list') return field.codes === undefined && Array.isArray(value) && value.length > 0 && value.length <= MAX_ITEMS;
  return field?.kind === 'number' || field?.kind === 'flag';
}

const mayBeLine = (field: OutputField | undefined): boolean =>
  field?.kind === 'number' || field?.kind === 'flag' || (field?.kind === 'text' && field.multiline !== true && !field.hiddenIfEmpty);

/** Longer lists do not fit on a line. */
const MAX_ITEMS = 10;
/** Two values are copied one by one just as quickly. */
const MIN_COPIED = 3;
