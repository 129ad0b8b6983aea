import type { OutputProps } from './outputs/output-props.ts';
import type { ComponentType, ReactNode } from 'react';
import { use, useId } from 'react';
import type { OutputField, OutputKind } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { OutputFieldOf } from '../runtime/kinds/output-kind.ts';
import { classNames } from '../ui/class-names.ts';
import { FileOutput, ImageOutput, ListOutput, RecordOutput, TableOutput } from './lazy/lazy-parts.ts';
import { FlagOutput, isSmall, NumberOutput } from './outputs/SmallOutputs.tsx';
import { OutputNameContext } from './outputs/output-name.ts';
import { CopiedWordContext } from './outputs/copied-word.ts';
import { StaleContext, stalenessOf, useStaleMark } from './outputs/stale.ts';
import { TextOutput } from './outputs/TextOutput.tsx';
import { Verdict } from './outputs/Verdict.tsx';
import look from './look.module.css';
import type { OperationState, OutputName } from './session/operation-state.ts';
import { shownOutput } from './session/operation-state.ts';
import styles from './page.module.css';

const views: { readonly [Kind in OutputKind]: ComponentType<OutputProps<OutputFieldOf<Kind>>> } = {
  text: TextOutput,
  number: NumberOutput,
  flag: FlagOutput,
  list: ListOutput,
  table: TableOutput,
  record: RecordOutput,
  file: FileOutput,
  image: ImageOutput,
};

/** Renders the usual view of a kind. */
function View<Kind extends OutputKind>({ kind, props }: { readonly kind: Kind; readonly props: OutputProps<OutputFieldOf<Kind>> }) {
  const Part: ComponentType<OutputProps<OutputFieldOf<Kind>>> = views[kind];
  return <Part {...props} />;
}

interface Props<Op extends Operation, Name extends OutputName<Op>> {
  readonly operation: OperationState<Op>;
  /** Name of the output. */
  readonly name: Name;
  /** Shows the value in large type. Default false. */
  readonly prominent?: boolean;
  /** Renders a view instead of the usual one. */
  view?(this: void, props: OutputProps<Extract<Op['output'][Name], OutputField>>): ReactNode;
}

/** One result of an operation: label, value and buttons. An output with `tones` is shown as a verdict. */
export function Output<Op extends Operation, Name extends OutputName<Op>>(props: Props<Op, Name>): ReactNode;
export function Output({ operation, name, prominent = false, view: renderOwn }: Props<Operation, string>): ReactNode {
  const id = useId();
  const field = operation.operation.output[name];
  const value = shownOutput(operation)[name];
  if (!field || value === undefined) throw new Error(`${operation.name} has no output ${name}`);
  const { words } = operation;
  const staleness = stalenessOf(operation);
  const mark = useStaleMark(operation.isDimmed && field.primary && use(StaleContext) === undefined ? staleness : undefined);
  const hint = words.outputHint(name);
  const props: OutputProps = { id, name, field, label: words.output(name), value, operation, prominent };
  if (field.kind === 'text' && field.hiddenIfEmpty && value === '') return null;
  if ('tones' in field && field.tones && !renderOwn) return <Verdict operation={operation} name={name} />;
  // Small values are bars until the first result.
  const isExample = operation.example !== undefined && !isSmall(field);
  const isAwaited = operation.isAwaited && !isExample && field.kind === 'table' && field.primary === true;
  return (
    <div
      className={classNames(styles.output, operation.isDimmed && styles.stale, isAwaited && styles.awaited, isExample && styles.example)}
      data-operation={operation.name}
      data-field={name}
      data-kind={field.kind}
      data-primary={field.primary}
    >
      <StaleContext value={staleness}>
        <OutputNameContext value={name}>
          <CopiedWordContext value={words.outputCopied(name)}>{renderOwn ? renderOwn(props) : <View kind={field.kind} props={props} />}</CopiedWordContext>
        </OutputNameContext>
      </StaleContext>
      {hint && <p className={look.hint}>{hint}</p>}
      {mark && <p className={styles.lastGood}>{mark}</p>}
    </div>
  );
}
