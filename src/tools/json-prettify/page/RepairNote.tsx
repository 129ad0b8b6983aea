import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useRun } from '../../../page/session/use-operation.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

/** A repaired text, and what was changed in the text before. */
export interface Repaired {
  readonly text: string;
  /** The changes, such as `+ ]}`. */
  readonly changes: readonly string[];
}

type FormatProps = OperationProps<typeof fields.format>;

interface RepairActionProps extends FormatProps {
  readonly onRepair: (repaired: Repaired) => void;
}

/** More changes would be longer than the line. */
const MAX_CHANGES = 5;

/** Next to the reason why a text is not JSON: a button that repairs the text once, if that is possible. */
export function RepairAction({ operation, onRepair }: RepairActionProps) {
  const words = useWords<typeof en>();
  const { problem, input } = operation;
  const isInvalid = problem?.kind === 'error' && problem.failure.code === 'invalid-json';
  const repaired = useRepaired(input, isInvalid && !input.repair);
  if (!isInvalid) return null;
  if (input.repair) return <span>{words('repairFailed')}</span>;
  if (!repaired) return null;
  return (
    <Button size="small" variant="text" title={describe(words, repaired.changes)} onClick={() => onRepair(repaired)}>
      {words('repair')}
    </Button>
  );
}

/** The repaired text, once it is known; undefined if the text could not be repaired. The options that change more than errors do not apply. */
function useRepaired(input: FormatProps['operation']['input'], isWanted: boolean): Repaired | undefined {
  const text = isWanted ? input.input : '';
  const run = useRun(fields.format, { ...input, input: text, repair: true, keepComments: true, sortKeys: false, escapeNonAscii: false, lineWidth: 0 });
  if (!isWanted || run.isStale || run.answered?.input !== text) return undefined;
  const changes = changesIn(run.output.warnings);
  return changes.length > 0 ? { text: run.output.output, changes } : undefined;
}

const changesIn = (warnings: FormatProps['operation']['output']['warnings']): readonly string[] =>
  warnings.filter(({ code }) => code === 'repaired').map(({ detail }) => detail);

const describe = (words: ReturnType<typeof useWords<typeof en>>, changes: readonly string[]): string => {
  const listed = changes.slice(0, MAX_CHANGES).join(' · ');
  return words('repaired', { count: changes.length, changes: changes.length > MAX_CHANGES ? `${listed} · …` : listed });
};

interface RepairNoteProps extends FormatProps {
  /** The text that was last repaired by the button. */
  readonly repaired: Repaired | undefined;
}

/** Reports what was repaired: by the button, or by the option, with a button to turn that off. */
export function RepairNote({ operation, repaired }: RepairNoteProps) {
  const words = useWords<typeof en>();
  const { problem, input, output, isRunning, isStale } = operation;
  const byOption = problem || isRunning || isStale ? [] : changesIn(output.warnings);
  const changes = byOption.length > 0 ? byOption : repaired?.text === input.input ? repaired.changes : [];
  if (changes.length === 0) return null;
  return (
    <p className={look.inlineNote} role="status">
      <span>{describe(words, changes)}</span>
      {byOption.length > 0 && (
        <Button size="small" variant="text" onClick={() => operation.set('repair', false)}>
          {words('repairNoMore')}
        </Button>
      )}
    </p>
  );
}
