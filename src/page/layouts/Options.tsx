import type { ReactNode } from 'react';
import { createContext, use, useId, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { InputField } from '../../contract/fields.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OptionsIcon } from '../../ui/icons.tsx';
import { FailureNote } from '../FailureNote.tsx';
import type { ControlProps } from '../fields/control-props.ts';
import { Field } from '../Field.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputName, OperationState } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import { isOption } from '../session/page-state.ts';
import styles from './options.module.css';
import { isUsed } from '../../runtime/used-when.ts';

const SHOWN = 5;
/** Fewer options than this are not folded on small screens: the button would take as much space. */
const MIN_FOLDED = 2;
/** Labels and choices of more characters than this need two columns. */
const COLUMN_LENGTH = 20;

interface OptionsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly InputName<Op>[];
  /** How many options are visible if none is declared `rare`; the others are collapsed. Default: 5. */
  readonly shown?: number;
  /** By input name: renders a control instead of the usual one. */
  readonly controls?: Controls<Op>;
  /** Folds the options behind one button on wide screens too, so that the result below them is near the top. Default false. */
  readonly isFolded?: boolean;
  /** Names of inputs that count as options although they are not stored, such as a time zone. Default: none. */
  readonly alsoOptions?: readonly InputName<Op>[];
  /** Shown right below controls, such as presets, by the fields' names. */
  readonly below?: Readonly<Partial<Record<InputName<Op>, ReactNode>>>;
}

/** By input name: renders a control instead of the usual one. */
export type Controls<Op extends Operation> = {
  readonly [Name in InputName<Op>]?: (props: ControlProps<Extract<Op['input'][Name], InputField>>) => ReactNode;
};

/** Whether the options are visible on small screens too, because the result is above them. */
export const OptionsBelowResult = createContext(false);

/**
 * Options in columns of equal width, flags in a row below them. Rare options, or else those beyond the first few, are
 * collapsed under "More options". On small screens all options are behind one button, so that the result below stays in view;
 * other inputs, such as a key, stay visible.
 */
export function Options<Op extends Operation>(props: OptionsProps<Op>): ReactNode;
export function Options({ operation, names, shown, controls = {}, isFolded = false, alsoOptions = [], below = {} }: OptionsProps<Operation>): ReactNode {
  const kit = useKitWords();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [hadFailure, setHadFailure] = useState(false);
  // Escape hides a hint that covers something, until the pointer or the focus moves.
  const [isHushed, setHushed] = useState(false);
  const { operation: declared, input } = operation;
  const fields = declared.input;
  const isShown = (name: string): boolean => isUsed(fields[name] ?? {}, input);
  const foldable = names.filter((name) => (isFoldable(fields[name]) || alsoOptions.includes(name)) && isShown(name));
  const isFolding = (name: string): boolean => foldable.includes(name);
  const isBelow = use(OptionsBelowResult);
  const folds = !isBelow && foldable.length >= MIN_FOLDED;
  // An error opens the fold, which would hide it. The reader can still close it.
  const hasFailure = failureOf(operation, ...foldable) !== undefined;
  if (hasFailure !== hadFailure) {
    setHadFailure(hasFailure);
    if (hasFailure) setUnfolded(true);
  }
  if (names.length === 0) return null;

  const [first, others] = divideOptions(declared, names, shown);
  const hasOthers = others.some(isShown);
  const failure = failureOf(operation, ...others);
  const isFlag = (name: string): boolean => fields[name]?.kind === 'flag';
  const flags = first.filter(isFlag);
  const cellOf = (name: string): ReactNode => (
    <div key={name} className={classNames(styles.cell, styles[spanOf(operation, name)], isFolding(name) && styles.foldable)}>
      <Field operation={operation} name={name} {...withControl(controls[name])}>
        {below[name]}
      </Field>
    </div>
  );
  const inOrder = first.filter((name) => !isFlag(name));
  const boxes = isFolded ? [...inOrder.filter((name) => !isFolding(name)), ...inOrder.filter(isFolding)] : inOrder;
  const firstFolded = boxes.findIndex(isFolding);
  const visible = firstFolded < 0 ? boxes.length : firstFolded;
  const last = boxes.findLast(isShown);
  const isBesideBoxes = last !== undefined && spanOf(operation, last) !== 'all';
  const more = others.length > 0 && (
    <div className={classNames(styles.more, flags.length === 0 && isBesideBoxes && styles.besideBoxes)} hidden={!hasOthers}>
      <Button
        variant="text"
        icon={<OptionsIcon />}
        data-more=""
        aria-expanded={isMoreOpen}
        aria-controls={`${id}-more`}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        {kit('moreOptions')}
      </Button>
    </div>
  );
  return (
    <div
      id={`${id}-options`}
      className={classNames(
        styles.options,
        folds && styles.folds,
        folds && isFolded && styles.always,
        isUnfolded && styles.unfolded,
        isHushed && styles.hushed,
      )}
      role="group"
      aria-label={kit('options')}
      onKeyDown={({ key }) => setHushed(key === 'Escape')}
      onFocus={() => setHushed(false)}
      onPointerLeave={() => setHushed(false)}
    >
      {boxes.slice(0, visible).map(cellOf)}
      {folds && (
        <div className={classNames(styles.toggle, visible > 0 && styles.besideBoxes)}>
          <Button icon={<OptionsIcon />} aria-expanded={isUnfolded} aria-controls={`${id}-options`} onClick={() => setUnfolded(!isUnfolded)}>
            {kit('optionsCount', { count: foldable.length })}
          </Button>
        </div>
      )}
      {boxes.slice(visible).map(cellOf)}
      {flags.length === 0 && more}
      {flags.length > 0 && (
        <div className={classNames(styles.flags, flags.every((name) => foldable.includes(name) || !isShown(name)) && styles.foldable)}>
          {flags.map(cellOf)}
          {more}
        </div>
      )}
      {others.length > 0 && (
        <div
          id={`${id}-more`}
          className={classNames(styles.options, styles.others, !isMoreOpen && styles.closed)}
          role="group"
          aria-label={kit('moreOptions')}
          hidden={!hasOthers || !(isMoreOpen || (folds && isUnfolded))}
        >
          {others.filter((name) => !isFlag(name)).map(cellOf)}
          {others.some(isFlag) && <div className={styles.flags}>{others.filter(isFlag).map(cellOf)}</div>}
        </div>
      )}
      {failure && !isMoreOpen && (
        <div className={styles.failure}>
          <FailureNote id={`${operation.name}-folded-failure`} failure={failure} />
        </div>
      )}
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

/** Whether a field is behind the button on small screens. A choice is, even if it is not stored; a number may be the input itself. */
const isFoldable = (field: InputField | undefined): boolean =>
  field !== undefined && (isOption(field) || field.rare === true || (!field.primary && ['choice', 'choices', 'flag'].includes(field.kind)));

/** The columns that a field needs. They depend on its kind and words, not on its value, so that nothing shifts. */
function spanOf({ operation, words }: OperationState, name: string): 'one' | 'two' | 'all' {
  const field = operation.input[name];
  if (!field || field.kind === 'flag') return 'one';
  if (field.kind === 'choices' || field.kind === 'file') return 'all';
  if (field.kind === 'text') return field.multiline ? 'all' : 'two';
  const sayings = [words.input(name), ...(field.kind === 'choice' ? field.options.map((option) => words.option(name, option)) : [])];
  return sayings.some((saying) => saying.length > COLUMN_LENGTH) ? 'two' : 'one';
}

/** The property that replaces the usual control of a field, if there is one. */
export const withControl = (control: Controls<Operation>[string]) => (control ? { control } : {});
