import type { Operation } from '../contract/operations.ts';
import { Button } from '../ui/button/Button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { useKitWords } from './kit-words.ts';
import type { OperationRun } from './operation-state.ts';

interface RefreshButtonProps<Op extends Operation> {
  readonly operation: Pick<OperationRun<Op>, 'refresh' | 'isOnDemand'>;
}

/** Runs an operation again with the same input, for results that depend on chance. Disabled while the operation waits for its Start button. */
export function RefreshButton<Op extends Operation>({ operation }: RefreshButtonProps<Op>) {
  const kit = useKitWords();
  return (
    <div>
      <Button
        size="large"
        icon={<RefreshIcon />}
        data-action="run"
        aria-keyshortcuts="Control+Enter"
        onClick={operation.refresh}
        disabled={operation.isOnDemand}
      >
        {kit('refresh')}
      </Button>
    </div>
  );
}
