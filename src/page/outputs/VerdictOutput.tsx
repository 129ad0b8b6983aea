import type { ReactNode } from 'react';
import { codeWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import kit from '../kit.module.css';
import { Output } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';
import styles from './outputs.module.css';

interface VerdictOutputProps {
  readonly operation: OperationState;
  /** What else there is to say of a match. */
  readonly children?: ReactNode;
}

/** Whether what was expected was met, in words: the output `verdict`, one of `match`, `mismatch` and `not-compared`. */
export function VerdictOutput({ operation, children }: VerdictOutputProps) {
  const { texts } = useTool();
  const verdict = String(operation.output.verdict ?? '');
  // A verdict on what stood there before would be read as one on what stands there now.
  const isShown = verdict !== 'not-compared' && verdict !== '' && !operation.isStale && operation.progress === undefined;
  return (
    <div className={classNames(kit.banner, verdict === 'match' ? kit.good : kit.bad, styles.verdict)} data-verdict={verdict} hidden={!isShown}>
      {verdict === 'match' ? <CheckIcon /> : <WarningIcon />}
      <Output operation={operation} name="verdict">
        {({ label, name }) => (
          <output aria-label={label} data-value={name} data-code={verdict}>
            {codeWord(texts, operation.name, name, verdict)}
          </output>
        )}
      </Output>
      {children}
    </div>
  );
}
