import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import { useToolKeys } from '../keys/tool-keys.ts';
import { CopiedWordContext } from '../outputs/copied-word.ts';
import { StaleContext, stalenessOf } from '../outputs/stale.ts';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { useKitWords } from '../words/kit-words.ts';
import { textOf } from '../words/text-of.ts';
import styles from './generated-list.module.css';

interface GeneratorActionsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The output that Copy copies. */
  readonly output: OutputName<Op>;
  /** More buttons, at the end of the row. */
  readonly children?: ReactNode;
}

/** Copy and Refresh in touch sizes, below the result, where they stay visible while a long one is scrolled. The key R refreshes too. */
export function GeneratorActions<Op extends Operation>(props: GeneratorActionsProps<Op>): ReactNode;
export function GeneratorActions({ operation, output, children }: GeneratorActionsProps<Operation>): ReactNode {
  const kit = useKitWords();
  useToolKeys({ r: operation.refresh });
  const staleness = stalenessOf(operation);

  return (
    <div className={styles.toolbar}>
      <StaleContext value={staleness}>
        <CopiedWordContext value={operation.words.outputCopied(output)}>
          <CopyButton
            size="large"
            isPrimary
            label={operation.words.output(output)}
            text={() => textOf(operation.output[output])}
            disabled={!operation.hasOutput}
          />
        </CopiedWordContext>
      </StaleContext>
      <Button size="large" type="primary" icon={<RefreshIcon />} data-action="run" aria-keyshortcuts="R Control+Enter" onClick={operation.refresh}>
        {kit('refresh')}
      </Button>
      <StaleContext value={staleness}>{children !== undefined && <div className={styles.others}>{children}</div>}</StaleContext>
    </div>
  );
}
