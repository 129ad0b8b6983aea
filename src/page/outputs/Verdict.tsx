import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { hasNothingToShow } from '../layouts/parts.ts';
import look from '../look.module.css';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import styles from './outputs.module.css';

interface VerdictProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** An output with `tones`: a flag, or a text of codes. */
  readonly name: OutputName<Op>;
  /** Shown after the verdict. */
  readonly children?: ReactNode;
}

const looks: Readonly<Record<Tone, string | undefined>> = { good: look.good, doubtful: look.doubtful, bad: look.bad, none: undefined };

/** The answer to a question, such as whether a signature is valid, in the color of its tone. Hidden while it is outdated. */
export function Verdict<Op extends Operation>(props: VerdictProps<Op>): ReactNode;
export function Verdict({ operation, name, children }: VerdictProps<Operation>): ReactNode {
  const field = operation.operation.output[name];
  const { [name]: answer } = operation.output;
  const code = operation.hasOutput && !operation.isStale && operation.progress === undefined ? String(answer) : '';
  const tones: Readonly<Record<string, Tone>> = (field && 'tones' in field && field.tones) || {};
  const tone = tones[code] ?? 'none';
  const hasTone = (value: unknown): boolean => (tones[String(value)] ?? 'none') !== 'none';
  // The box keeps its space until the first result and while the last one is outdated, so that the page does not jump.
  const isExpected = operation.isAwaited
    ? !hasNothingToShow(operation) && (field?.primary === true || hasTone(operation.example?.[name]))
    : operation.isStale && hasTone(answer);
  return (
    <div
      className={classNames(look.banner, looks[tone], styles.verdict, isExpected && styles.expected)}
      data-operation={operation.name}
      data-field={name}
      data-kind={field?.kind}
      data-verdict={code}
      hidden={tone === 'none' && !isExpected}
    >
      {tone === 'good' ? <CheckIcon /> : <WarningIcon />}
      <output aria-label={operation.words.output(name)} data-value={name} data-code={code}>
        {operation.words.code(name, code)}
      </output>
      {children}
    </div>
  );
}
