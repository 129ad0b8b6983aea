import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import styles from './checkboxes.module.css';

interface CheckboxesProps<Option extends string> {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option[];
  readonly checked: readonly Option[];
  onToggle(this: void, option: Option, isChecked: boolean): void;
  /** Returns the label of an option. Default: the option itself. */
  wordOf?(this: void, option: Option): string;
  /** Keeps at least one option checked, by disabling the last checked box. */
  readonly needsOne?: boolean;
  /** Ids of the elements that describe the group, as in `aria-describedby`. */
  readonly describedBy?: string | undefined;
  /** Shown after the boxes. */
  readonly children?: ReactNode;
}

/** A group of check boxes. */
export function Checkboxes<Option extends string>({
  label,
  isLabelHidden = false,
  options,
  checked,
  onToggle,
  wordOf = (option) => option,
  needsOne = false,
  describedBy,
  children,
}: CheckboxesProps<Option>) {
  return (
    <fieldset className={styles.boxes} aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'visually-hidden' : classNames(look.label, styles.legend)}>{label}</legend>
      {options.map((option) => {
        const isChecked = checked.includes(option);
        return (
          <label key={option} className={styles.box}>
            <input
              type="checkbox"
              checked={isChecked}
              disabled={needsOne && isChecked && checked.length === 1}
              onChange={(event) => onToggle(option, event.target.checked)}
            />
            {wordOf(option)}
          </label>
        );
      })}
      {children}
    </fieldset>
  );
}
