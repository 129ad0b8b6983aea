import type { Warning } from '../../../lib/document/warnings.ts';
import { WarningList } from '../../../page/layouts/WarningList.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';

interface WarningsProps {
  readonly operation: OperationState;
  readonly onGoTo: (line: number, column: number) => void;
}

/** The warnings; where versions of YAML differ, with a way to read the text by the other one. */
export function Warnings({ operation, onGoTo }: WarningsProps) {
  const words = useWords<typeof en>();
  const warnings = operation.output.warnings as readonly Warning[];
  const other = operation.input.yamlVersion === '1.1' ? '1.2' : '1.1';
  return (
    <WarningList operation={operation} onGoTo={onGoTo}>
      {warnings.some(({ code }) => code === 'yaml-1-1-difference') && (
        <div>
          <Button size="small" onClick={() => operation.set('yamlVersion', other)}>
            {words('readAs', { version: other })}
          </Button>
        </div>
      )}
    </WarningList>
  );
}
