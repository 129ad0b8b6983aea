import { classNames } from '../../ui/class-names.ts';
import styles from './radio-buttons.module.css';

interface RadioButtonsProps<Option extends string> {
  readonly id: string;
  /** Names the group for those who do not see it. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (option: Option) => void;
  readonly wordOf: (option: Option) => string;
  /** The options are names that programs know. */
  readonly isCode?: boolean;
  readonly describedBy?: string | undefined;
}

/** A choice with all its options in sight. */
export function RadioButtons<Option extends string>({
  id,
  label,
  name,
  options,
  value,
  onChange,
  wordOf,
  isCode = false,
  describedBy,
}: RadioButtonsProps<Option>) {
  return (
    <div id={id} className={classNames(styles.buttons, isCode && styles.code)} role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option} className={styles.button}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {wordOf(option)}
        </label>
      ))}
    </div>
  );
}
