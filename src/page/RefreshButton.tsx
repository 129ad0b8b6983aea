import type { Operation } from '../contract/operations.ts';
import { Button } from '../ui/button/Button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { useKitWords } from './words/kit-words.ts';
import type { OperationRun } from './session/operation-state.ts';

interface RefreshButtonProps<Op extends Operation> {
  readonly operation: Pick<OperationRun<Op>, 'refresh' | 'isOnDemand'>;
  /** Whether it is the main action of its page, which has the key R too (`useToolKeys`). Default: false. */
  readonly isMain?: boolean;
  /** The label of the button. Default: "Refresh". */
  readonly children?: string;
}

/** Runs an operation again with the same input, for results that depend on chance. Disabled while the operation waits for its Start button. */
export function RefreshButton<Op extends Operation>({ operation, isMain = false, children }: RefreshButtonProps<Op>) {
  const kit = useKitWords();
  return (
    <div>
      <Button
        type={isMain ? 'primary' : 'default'}
        size="large"
        icon={<RefreshIcon />}
        data-action="run"
        aria-keyshortcuts={isMain ? 'R Control+Enter' : 'Control+Enter'}
        onClick={operation.refresh}
        disabled={operation.isOnDemand}
      >
        {children ?? kit('refresh')}
      </Button>
    </div>
  );
}
