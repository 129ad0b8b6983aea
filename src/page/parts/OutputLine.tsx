import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { formatNumber } from '../../runtime/format-number.ts';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import page from '../page.module.css';
import { isKnown } from '../outputs/SmallOutputs.tsx';
import type { OperationProps, OutputName } from '../session/operation-state.ts';
import { shownOutput } from '../session/operation-state.ts';
import { useTool } from '../session/use-tool.ts';

interface OutputLineProps<Op extends Operation> extends OperationProps<Op> {
  /** The outputs, in order: numbers. */
  readonly names: readonly OutputName<Op>[];
}

/** Numbers that are read, not copied, in one line: `Words: 34 · Characters: 265`. Invisible before the first result. */
export function OutputLine<Op extends Operation>(props: OutputLineProps<Op>): ReactNode;
export function OutputLine({ operation, names }: OutputLineProps<Operation>): ReactNode {
  const { language } = useTool().words;
  const { isAwaited } = operation;
  if (!isAwaited && !isKnown(operation)) return null;
  return (
    <p className={classNames(look.note, isAwaited && page.example)}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {operation.words.output(name)}:{' '}
          <output data-operation={operation.name} data-field={name} data-value={name}>
            {formatNumber(language, Number(shownOutput(operation)[name]))}
          </output>
        </Fragment>
      ))}
    </p>
  );
}
