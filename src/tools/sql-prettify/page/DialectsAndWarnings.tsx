import { WarningList } from '../../../page/layouts/WarningList.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './dialects.module.css';

interface DialectsAndWarningsProps {
  readonly operation: OperationState;
  readonly onGoTo: (line: number, column: number) => void;
}

/** The warnings; where a text can't be read, a button for each dialect that can. */
export function DialectsAndWarnings({ operation, onGoTo }: DialectsAndWarningsProps) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const { problem } = operation;
  const accepting = problem?.kind === 'error' ? String(problem.failure.params.dialects ?? '').split(',') : [];
  const dialects = accepting.filter((dialect) => dialect !== '');
  return (
    <>
      {dialects.length > 0 && (
        <Card title={words('readAs')}>
          <div className={styles.dialects}>
            {dialects.map((dialect) => (
              <Button key={dialect} size="small" onClick={() => operation.set('dialect', dialect)}>
                {texts.t(`inputs.dialect.options.${dialect}`)}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <WarningList operation={operation} onGoTo={onGoTo} />
    </>
  );
}
