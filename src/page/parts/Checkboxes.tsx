import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import styles from './checkboxes.module.css';

interface CheckboxesProps<Option extends string> {
  readonly label: string;
  /** The label is only for those who do not see the page. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option[];
  readonly checked: readonly Option[];
  onToggle(this: void, option: Option, isChecked: boolean): void;
  /** An option in words; itself without this. */
  wordOf?(this: void, option: Option): string;
  /** One of the options must stay checked. */
  readonly needsOne?: boolean;
  readonly describedBy?: string | undefined;
  /** What stands behind the boxes. */
  readonly children?: ReactNode;
}

/** A box for each of several things that may be chosen together. */
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
