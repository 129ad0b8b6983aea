import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { InputField } from '../../contract/fields.ts';
import { FoldSummary } from '../../ui/collapse/FoldSummary.tsx';
import { FailureNote } from '../FailureNote.tsx';
import type { ControlProps } from '../Field.tsx';
import { Field } from '../Field.tsx';
import { useKitWords } from '../kit-words.ts';
import type { InputName, OperationState } from '../operation-state.ts';
import styles from '../page.module.css';
import { isUsed } from '../../runtime/used-when.ts';

const SHOWN = 5;

interface OptionsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** How many options are visible if none is declared `rare`; the others are folded away. Default 5. */
  readonly shown?: number;
  /** By input name: renders a control instead of the usual one. */
  readonly controls?: Controls<Op>;
}

/** By input name: renders a control instead of the usual one. */
export type Controls<Op extends Operation> = {
  readonly [Name in InputName<Op>]?: (props: ControlProps<Extract<Op['input'][Name], InputField>>) => ReactNode;
};

/** Options in a row. Rare options, or else those beyond the first few, are folded away behind "More options". */
export function Options<Op extends Operation>(props: OptionsProps<Op>): ReactNode;
export function Options({ operation, names, shown = SHOWN, controls = {} }: OptionsProps<Operation>): ReactNode {
  const kit = useKitWords();
  if (names.length === 0) return null;
  const { input } = operation.operation;
  const rare = names.filter((name) => input[name]?.rare);
  const cut = names.length <= shown + 1 ? names.length : shown;
  const [first, others] = rare.length > 0 ? [names.filter((name) => !rare.includes(name)), rare] : [names.slice(0, cut), names.slice(cut)];
  return (
    <div className={styles.options} role="group" aria-label={kit('options')}>
      {first.map((name) => (
        <Field key={name} operation={operation} name={name} {...withControl(controls[name])} />
      ))}
      {others.length > 0 && <MoreOptions operation={operation} names={others} controls={controls} />}
    </div>
  );
}

/** The folded options. While the fold is closed, the error of a field inside is shown beside it. */
function MoreOptions({ operation, names, controls }: Required<Pick<OptionsProps<Operation>, 'operation' | 'names' | 'controls'>>) {
  const kit = useKitWords();
  const [isOpen, setOpen] = useState(false);
  const { operation: declared, input, problem } = operation;
  const failure = problem?.kind === 'error' && names.some((name) => name === problem.failure.field) ? problem.failure : undefined;
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
            <Field key={name} operation={operation} name={name} {...withControl(controls[name])} />
          ))}
        </div>
      </details>
      {failure && !isOpen && <FailureNote id={`${operation.name}-folded-failure`} failure={failure} />}
    </>
  );
}

const withControl = (control: Controls<Operation>[string]) => (control ? { control } : {});
