import kit from '../../../page/kit.module.css';
import { GoToPlace } from '../../../page/layouts/PlaceList.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { Warning } from '../../../lib/document/warnings.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';

interface RepairNoteProps {
  readonly operation: OperationState;
  readonly onGoTo: (line: number, column: number) => void;
}

/** Offers to mend what is no JSON; says when it was mended, and how to have it no more. */
export function RepairNote({ operation, onGoTo }: RepairNoteProps) {
  const words = useWords<typeof en>();
  const { problem, input, output, isRunning } = operation;
  const isBroken = problem?.kind === 'error' && problem.failure.code === 'invalid-json';
  if (isBroken && input.repair !== true) {
    return (
      <p className={kit.inlineNote}>
        <span>{words('repairOffer')}</span>
        <Button size="small" type="primary" onClick={() => operation.set('repair', true)}>
          {words('repair')}
        </Button>
      </p>
    );
  }
  if (isBroken) return <p className={kit.inlineNote}>{words('repairFailed')}</p>;
  const mended = (output.warnings as readonly Warning[]).filter(({ code }) => code === 'repaired');
  const [first] = mended;
  if (!first || problem || isRunning) return null;
  return (
    <p className={kit.inlineNote} role="status">
      <span>{words('repaired', { count: mended.length })}</span>
      <GoToPlace line={first.line} column={first.column} onGoTo={onGoTo} />
      <Button size="small" variant="text" onClick={() => operation.set('repair', false)}>
        {words('repairNoMore')}
      </Button>
    </p>
  );
}
