import look from '../../../page/look.module.css';
import { GoToPlace } from '../../../page/layouts/PlaceList.tsx';
import type { OperationProps } from '../../../page/operation-state.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

interface RepairNoteProps extends OperationProps<typeof fields.format> {
  /** Shows a place in the input. */
  onGoTo(this: void, line: number, column: number): void;
}

/** Offers to mend what is no JSON; says when it was mended, and how to have it no more. */
export function RepairNote({ operation, onGoTo }: RepairNoteProps) {
  const words = useWords<typeof en>();
  const { problem, input, output, isRunning } = operation;
  const isBroken = problem?.kind === 'error' && problem.failure.code === 'invalid-json';
  if (isBroken && !input.repair) {
    return (
      <p className={look.inlineNote}>
        <span>{words('repairOffer')}</span>
        <Button size="small" type="primary" onClick={() => operation.set('repair', true)}>
          {words('repair')}
        </Button>
      </p>
    );
  }
  if (isBroken) return <p className={look.inlineNote}>{words('repairFailed')}</p>;
  const mended = output.warnings.filter(({ code }) => code === 'repaired');
  const [first] = mended;
  if (!first || problem || isRunning) return null;
  return (
    <p className={look.inlineNote} role="status">
      <span>{words('repaired', { count: mended.length })}</span>
      <GoToPlace line={first.line} column={first.column} onGoTo={onGoTo} />
      <Button size="small" variant="text" onClick={() => operation.set('repair', false)}>
        {words('repairNoMore')}
      </Button>
    </p>
  );
}
