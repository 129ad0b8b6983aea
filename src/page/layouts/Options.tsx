import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { InputField } from '../../contract/fields.ts';
import { FoldSummary } from '../../ui/collapse/FoldSummary.tsx';
import { FailureNote } from '../FailureNote.tsx';
import type { ControlProps } from '../fields/control-props.ts';
import { Field } from '../Field.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputName, OperationState } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import styles from '../page.module.css';
import { isUsed } from '../../runtime/used-when.ts';

const SHOWN = 5;

interface OptionsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** How many options are visible if none is declared `rare`; the others are collapsed. Default: 5. */
  readonly shown?: number;
  /** By input name: renders a control instead of the usual one. */
  readonly controls?: Controls<Op>;
  /** Shown right below controls, such as presets, by the fields' names. */
  readonly below?: Readonly<Partial<Record<InputName<Op>, ReactNode>>>;
}

/** By input name: renders a control instead of the usual one. */
export type Controls<Op extends Operation> = {
  readonly [Name in InputName<Op>]?: (props: ControlProps<Extract<Op['input'][Name], InputField>>) => ReactNode;
};

/** Options in a row. Rare options, or else those beyond the first few, are collapsed under "More options". */
export function Options<Op extends Operation>(props: OptionsProps<Op>): ReactNode;
export function Options({ operation, names, shown, controls = {}, below = {} }: OptionsProps<Operation>): ReactNode {
  const kit = useKitWords();
  if (names.length === 0) return null;
  const [first, others] = divideOptions(operation.operation, names, shown);
  return (
    <div className={styles.options} role="group" aria-label={kit('options')}>
      {first.map((name) => (
        <Field key={name} operation={operation} name={name} {...withControl(controls[name])}>
          {below[name]}
        </Field>
      ))}
      {others.length > 0 && <MoreOptions operation={operation} names={others} controls={controls} below={below} />}
    </div>
  );
}

/** The options to show at first, and those to collapse: the rare ones, or else all beyond the first few. */
export function divideOptions({ input }: Operation, names: readonly string[], shown = SHOWN): readonly [first: readonly string[], others: readonly string[]] {
  const rare = names.filter((name) => input[name]?.rare);
  if (rare.length > 0) return [names.filter((name) => !rare.includes(name)), rare];
  const cut = names.length <= shown + 1 ? names.length : shown;
  return [names.slice(0, cut), names.slice(cut)];
}

/** The error of a collapsed field is shown next to its fold. */
function MoreOptions({ operation, names, controls, below }: Required<Omit<OptionsProps<Operation>, 'shown'>>) {
  const kit = useKitWords();
  const [isOpen, setOpen] = useState(false);
  const { operation: declared, input } = operation;
  const failure = failureOf(operation, ...names);
  return (
    <>
      <details
        className={styles.more}
        hidden={!names.some((name) => isUsed(declared.input[name] ?? {}, input))}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <FoldSummary>{kit('moreOptions')}</FoldSummary>
        <div className={styles.options}>
          {names.map((name) => (
            <Field key={name} operation={operation} name={name} {...withControl(controls[name])}>
              {below[name]}
            </Field>
          ))}
        </div>
      </details>
      {failure && !isOpen && <FailureNote id={`${operation.name}-folded-failure`} failure={failure} />}
    </>
  );
}

/** The property that replaces the usual control of a field, if there is one. */
export const withControl = (control: Controls<Operation>[string]) => (control ? { control } : {});
