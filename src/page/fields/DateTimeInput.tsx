import type { DateTimeField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../Field.tsx';
import kit from '../kit.module.css';
import styles from './fields.module.css';

/** ISO 8601 as text: the platform's date boxes know no seconds' fractions, no offset and no year before 1. */
export function DateTimeInput({ id, value, onChange, invalid, describedBy }: FieldProps<DateTimeField>) {
  return (
    <input
      id={id}
      type="text"
      className={classNames(kit.control, styles.text)}
      value={typeof value === 'string' ? value : ''}
      placeholder="2026-01-31T12:00:00Z"
      spellCheck={false}
      autoComplete="off"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
