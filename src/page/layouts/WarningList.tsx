import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { OutputField } from '../../contract/fields.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { Card } from '../Section.tsx';
import { PlaceList } from './PlaceList.tsx';

/** A deviation in a conversion, with its position in the input. Line and column are 1-based, the latter in code points. */
export interface Warning {
  readonly code: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

interface WarningListProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** A table output with the columns code, path, line, column and detail. */
  readonly name: OutputName<Op>;
  /** Shows a position in the input: 1-based line and column, the latter in code points. */
  readonly onGoTo: (line: number, column: number) => void;
  /** Shown below the warnings, such as a button that avoids them. */
  readonly children?: ReactNode;
}

/** Whether an output is a table of warnings with positions in the input. */
export const isWarningTable = (field: OutputField | undefined): boolean =>
  field?.kind === 'table' && typeof field.columns.code === 'object' && field.columns.line === 'number' && field.columns.column === 'number';

/** The warnings in an output. */
export function warningsOf(output: OperationState['output'], name: string): readonly Warning[] {
  const value = output[name];
  return Array.isArray(value) ? value.filter(isWarning) : [];
}

/** A card with the warnings of a conversion, each with a button that goes to its position in the input. Renders nothing without warnings. */
export function WarningList<Op extends Operation>(props: WarningListProps<Op>): ReactNode;
export function WarningList({ operation, name, onGoTo, children }: WarningListProps<Operation>): ReactNode {
  const warnings = warningsOf(operation.output, name);
  const wordOf = ({ code }: Warning): string => operation.words.cell(name, 'code', code);
  const asText = (): string => warnings.map((warning) => [wordOf(warning), warning.path, warning.line, warning.column, warning.detail].join('\t')).join('\n');
  return (
    <Output
      operation={operation}
      name={name}
      view={({ label }) =>
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
            {children && <div>{children}</div>}
          </Card>
        )
      }
    />
  );
}

const isWarning = (row: unknown): row is Warning =>
  typeof row === 'object' &&
  row !== null &&
  'code' in row &&
  typeof row.code === 'string' &&
  'path' in row &&
  typeof row.path === 'string' &&
  'line' in row &&
  typeof row.line === 'number' &&
  'column' in row &&
  typeof row.column === 'number' &&
  'detail' in row &&
  typeof row.detail === 'string';
