import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { OutputField } from '../../contract/fields.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ChevronRightIcon, WarningIcon } from '../../ui/icons.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { PlaceList } from './PlaceList.tsx';
import styles from './warning-list.module.css';

/** The line has no space for what more warnings are about. */
const MAX_SUMMARIZED = 20;

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

/**
 * The warnings of a conversion: one line with their number and what they are about, which is always there. It opens the list of
 * warnings, each with a button that goes to its position in the input.
 */
export function WarningList<Op extends Operation>(props: WarningListProps<Op>): ReactNode;
export function WarningList({ operation, name, onGoTo, children }: WarningListProps<Operation>): ReactNode {
  const kit = useKitWords();
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const warnings = warningsOf(operation.output, name);
  const isShown = isOpen && warnings.length > 0;
  const wordOf = ({ code }: Warning): string => operation.words.cell(name, 'code', code);
  const asText = (): string => warnings.map((warning) => [wordOf(warning), warning.path, warning.line, warning.column, warning.detail].join('\t')).join('\n');

  function close(): void {
    setOpen(false);
    line.current?.focus();
  }

  return (
    <Output
      operation={operation}
      name={name}
      view={({ label }) => (
        // Escape closes the list from any of its buttons.
        <div
          className={styles.warnings}
          role="presentation"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isShown) return;
            event.stopPropagation();
            close();
          }}
        >
          <Button
            ref={line}
            variant="text"
            className={styles.line}
            icon={warnings.length > 0 && <WarningIcon />}
            disabled={warnings.length === 0}
            // Before the first result the button has no text.
            aria-label={operation.hasOutput ? undefined : label}
            aria-expanded={isShown}
            aria-controls={id}
            data-action="warnings"
            onClick={() => setOpen(!isOpen)}
          >
            {operation.hasOutput && <span className={styles.count}>{kit('warningCount', { count: warnings.length })}</span>}
            <span className={styles.summary}>{[...new Set(warnings.slice(0, MAX_SUMMARIZED).map(wordOf))].join(' · ')}</span>
            {warnings.length > 0 && <ChevronRightIcon />}
          </Button>
          <section id={id} className={styles.panel} aria-label={label} hidden={!isShown}>
            <div className={styles.head}>
              <h2>{label}</h2>
              <CopyButton label={label} text={asText} />
            </div>
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
          </section>
        </div>
      )}
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
