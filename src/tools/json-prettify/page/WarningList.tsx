import { useState } from 'react';
import { CopyButton } from '../../../page/CopyButton.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import { Output } from '../../../page/Output.tsx';
import { MoreRows } from '../../../page/outputs/MoreRows.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { cellWord } from '../../../runtime/field-words.ts';
import type { Warning } from '../../../lib/document/warnings.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import styles from './json-prettify.module.css';

const SHOWN_AT_A_TIME = 200;

interface WarningListProps {
  readonly operation: OperationState;
  readonly onGoTo: (line: number, column: number) => void;
}

/** What a formatter could not carry over exactly, each with a way to its place in the input. */
export function WarningList({ operation, onGoTo }: WarningListProps) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const [limit, setLimit] = useState(SHOWN_AT_A_TIME);
  const warnings = operation.output.warnings as readonly Warning[];
  const wordOf = ({ code }: Warning): string => cellWord(tool.texts, operation.name, 'warnings', 'code', code);
  const asText = (): string => warnings.map((warning) => [wordOf(warning), warning.path, warning.line, warning.column, warning.detail].join('\t')).join('\n');
  return (
    <Output operation={operation} name="warnings">
      {({ label }) =>
        warnings.length > 0 && (
          <Card title={label} aside={<CopyButton label={label} text={asText} />}>
            <ul className={styles.warnings} data-value="warnings">
              {warnings.slice(0, limit).map((warning, index) => (
                <li key={index} data-code={warning.code}>
                  <WarningIcon />
                  <span className={styles.sentence}>
                    {wordOf(warning)} {warning.path !== '' && <code>{warning.path}</code>} {warning.detail !== '' && <code>{warning.detail}</code>}
                  </span>
                  <Button size="small" variant="text" onClick={() => onGoTo(warning.line, warning.column)}>
                    {texts.t('page.goToPlace', { line: warning.line, column: warning.column })}
                  </Button>
                </li>
              ))}
            </ul>
            {warnings.length > limit && <MoreRows shown={limit} total={warnings.length} onMore={() => setLimit(limit + SHOWN_AT_A_TIME)} />}
          </Card>
        )
      }
    </Output>
  );
}
