import type { ReactNode } from 'react';
import type { FlagField, NumberField, OutputField, TextField } from '../../contract/fields.ts';
import { formatNumber } from '../../runtime/format-number.ts';
import { isNothing } from '../../runtime/run.ts';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import type { OutputProps } from './output-props.ts';
import { useTool } from '../session/use-tool.ts';
import { Awaited } from './Awaited.tsx';
import { CopiedValue } from './CopiedValue.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';

/** Whether an output is a number, a flag or a code, whose empty value looks like a result. */
export const isSmall = (field: OutputField | undefined): boolean =>
  field?.kind === 'number' || field?.kind === 'flag' || (field?.kind === 'text' && field.codes !== undefined);

/** Whether a small value belongs to the input. Before the first result it does not, and after an error that came before any. */
export const isKnown = ({ operation, input, hasOutput, isAwaited }: Pick<OperationState, 'operation' | 'input' | 'hasOutput' | 'isAwaited'>): boolean =>
  hasOutput || (!isAwaited && isNothing(operation, input));

export function NumberOutput({ label, value, name, id, prominent, operation }: OutputProps<NumberField>) {
  const { words } = useTool();
  const isShown = isKnown(operation);
  const output = (
    <output className={classNames(styles.text, prominent && styles.prominent)} aria-labelledby={id} data-value={name}>
      {isShown ? formatNumber(words.language, value, 20) : operation.isAwaited && <Awaited />}
    </output>
  );
  return (
    <Result id={id} label={label} isBlock={prominent}>
      {isShown ? (
        <CopiedValue label={label} text={String(value)} format="number">
          {output}
        </CopiedValue>
      ) : (
        output
      )}
    </Result>
  );
}

export function FlagOutput({ label, value, name, id, operation }: OutputProps<FlagField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <Badge id={id} name={name} operation={operation}>
        {words.t(value ? 'values.yes' : 'values.no')}
      </Badge>
    </Result>
  );
}

export function CodeOutput({ label, value: code, operation, name, id }: OutputProps<TextField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <Badge id={id} name={name} operation={operation} code={code}>
        {code === '' ? <span className={styles.nothing}>{words.t('values.none')}</span> : operation.words.code(name, code)}
      </Badge>
    </Result>
  );
}

interface BadgeProps extends Pick<OutputProps, 'id' | 'name' | 'operation'> {
  readonly code?: string;
  readonly children: ReactNode;
}

function Badge({ id, name, operation, code, children }: BadgeProps) {
  const isShown = isKnown(operation);
  return (
    <output className={isShown ? look.badge : undefined} aria-labelledby={id} data-value={name} data-code={isShown ? code : undefined}>
      {isShown ? children : operation.isAwaited && <Awaited />}
    </output>
  );
}
