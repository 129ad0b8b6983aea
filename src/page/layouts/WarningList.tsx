import type { ReactNode } from 'react';
import type { OutputField } from '../../contract/fields.ts';
import { cellWord } from '../../runtime/field-words.ts';
import { CopyButton } from '../CopyButton.tsx';
import { Output } from '../Output.tsx';
import { Card } from '../Section.tsx';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';
import { PlaceList } from './PlaceList.tsx';

interface Warning {
  readonly code: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

interface WarningListProps {
  readonly operation: OperationState;
  readonly name?: string;
  readonly onGoTo: (line: number, column: number) => void;
  /** What can be done about the warnings, below them. */
  readonly children?: ReactNode;
}

/** Whether an output is a table of warnings, each with its place in the input. */
export const isWarningTable = (field: OutputField | undefined): boolean =>
  field?.kind === 'table' && typeof field.columns.code === 'object' && field.columns.line === 'number' && field.columns.column === 'number';

/** What could not be carried over exactly, each with a way to its place in the input. */
export function WarningList({ operation, name = 'warnings', onGoTo, children }: WarningListProps) {
  const tool = useTool();
  const warnings = operation.output[name] as readonly Warning[];
  const wordOf = ({ code }: Warning): string => cellWord(tool.texts, operation.name, name, 'code', code);
  const asText = (): string => warnings.map((warning) => [wordOf(warning), warning.path, warning.line, warning.column, warning.detail].join('\t')).join('\n');
  return (
    <Output operation={operation} name={name}>
      {({ label }) =>
        warnings.length > 0 && (
          <Card title={label} aside={<CopyButton label={label} text={asText} />}>
            <PlaceList
              name={name}
              items={warnings}
              onGoTo={onGoTo}
              describe={(warning) => (
                <>
                  {wordOf(warning)} {warning.path !== '' && <code>{warning.path}</code>} {warning.detail !== '' && <code>{warning.detail}</code>}
                </>
              )}
            />
            {children}
          </Card>
        )
      }
    </Output>
  );
}
