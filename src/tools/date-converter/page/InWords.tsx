import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Awaited } from '../../../page/outputs/Awaited.tsx';
import { useTool } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import styles from './date.module.css';
import { writtenOut } from './written-out.ts';

/** The time in the reader's language, with weekday and month, and how long ago it was or how soon it is. */
export function InWords({ operation }: OperationProps<typeof fields.convert>) {
  const { language } = useTool().words;
  const written = writtenOut(operation.output.iso8601, language);
  return (
    <Output
      operation={operation}
      name="relative"
      view={({ label, value }) =>
        operation.hasOutput ? (
          <p className={styles.inWords}>
            {written !== '' && <span>{written} · </span>}
            <output aria-label={label} data-value="relative">
              {value}
            </output>
          </p>
        ) : (
          <p className={styles.inWords}>{operation.isAwaited && <Awaited />}</p>
        )
      }
    />
  );
}
