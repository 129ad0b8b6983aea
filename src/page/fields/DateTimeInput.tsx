import type { DateTimeField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ControlProps } from '../Field.tsx';
import look from '../look.module.css';
import styles from './fields.module.css';

/** ISO 8601 as text: the platform's date boxes know no seconds' fractions, no offset and no year before 1. */
export function DateTimeInput({ id, value, onChange, invalid, describedBy }: ControlProps<DateTimeField>) {
  return (
    <input
      id={id}
      type="text"
      className={classNames(look.control, styles.text)}
      value={value ?? ''}
      placeholder="2026-01-31T12:00:00Z"
      spellCheck={false}
      autoComplete="off"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
