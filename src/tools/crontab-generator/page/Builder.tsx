import { Field } from '../../../page/Field.tsx';
import { Segments } from '../../../page/fields/Segments.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { Dialect } from '../terms.ts';
import styles from './crontab.module.css';

const OPTIONS = ['interval', 'daysOfWeek', 'dayOfMonth', 'month', 'hour', 'minute', 'dialect'] as const;

interface BuilderProps {
  readonly onUse: (expression: string, dialect: Dialect) => void;
}

/** Builds a schedule from choices: first the frequency, then only the fields it requires. */
export function Builder({ onUse }: BuilderProps) {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.build);
  const { expression } = operation.output;
  return (
    <div className={styles.builder}>
      <Field operation={operation} name="frequency" control={(props) => <Segments {...props} />} />
      <Options operation={operation} names={OPTIONS} shown={OPTIONS.length} />
      <RunStatus operation={operation} />
      <Output operation={operation} name="expression" prominent />
      <div>
        <Button type="primary" disabled={operation.isStale || expression === ''} onClick={() => onUse(expression, operation.input.dialect)}>
          {words('use')}
        </Button>
      </div>
    </div>
  );
}
