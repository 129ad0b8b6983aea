import look from '../../../page/look.module.css';
import { GoToPlace } from '../../../page/layouts/PlaceList.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

interface RepairNoteProps extends OperationProps<typeof fields.format> {
  /** Shows a position in the input. */
  onGoTo(this: void, line: number, column: number): void;
}

/** Next to the reason why a text is not JSON: a button that repairs it, or a note that it cannot be repaired. */
export function RepairAction({ operation }: OperationProps<typeof fields.format>) {
  const words = useWords<typeof en>();
  const { problem, input } = operation;
  if (problem?.kind !== 'error' || problem.failure.code !== 'invalid-json') return null;
  if (input.repair) return <span>{words('repairFailed')}</span>;
  return (
    <Button size="small" variant="text" onClick={() => operation.set('repair', true)}>
      {words('repair')}
    </Button>
  );
}

/** Reports that the text was repaired, with a button to turn repair off. */
export function RepairNote({ operation, onGoTo }: RepairNoteProps) {
  const words = useWords<typeof en>();
  const { problem, output, isRunning, isStale } = operation;
  const repaired = output.warnings.filter(({ code }) => code === 'repaired');
  const [first] = repaired;
  if (!first || problem || isStale || isRunning) return null;
  return (
    <p className={look.inlineNote} role="status">
      <span>{words('repaired', { count: repaired.length })}</span>
      <GoToPlace line={first.line} column={first.column} onGoTo={onGoTo} />
      <Button size="small" variant="text" onClick={() => operation.set('repair', false)}>
        {words('repairNoMore')}
      </Button>
    </p>
  );
}
