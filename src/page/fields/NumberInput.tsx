import { useState } from 'react';
import type { IntegerField, NumberField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../Field.tsx';
import kit from '../kit.module.css';
import styles from './fields.module.css';

/** Accepts what people type, with a decimal comma too; what is no number is passed on, so that the check says so. */
export function NumberInput({ id, field, value, onChange, placeholder, invalid, describedBy, autoFocus }: FieldProps<IntegerField | NumberField>) {
  const [typed, setTyped] = useState<string>();
  // What was typed counts only while it means the value; a change from elsewhere wins.
  const shown = typed !== undefined && Object.is(parseTyped(typed), value ?? undefined) ? typed : formatValue(value);
  return (
    <input
      id={id}
      className={classNames(kit.control, styles.number)}
      type="text"
      // As wide as most numbers where the label does not ask for more.
      size={10}
      inputMode={field.kind === 'integer' && (field.min ?? -1) >= 0 ? 'numeric' : 'text'}
      value={shown}
      placeholder={field.default === undefined ? placeholder : String(field.default)}
      autoComplete="off"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoFocus={autoFocus}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseTyped(event.target.value));
      }}
      onKeyDown={(event) => {
        const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (direction === 0) return;
        event.preventDefault();
        const next = (typeof value === 'number' && Number.isFinite(value) ? value : (field.default ?? 0)) + direction * (field.step ?? 1);
        onChange(Math.min(field.max ?? next, Math.max(field.min ?? next, next)));
      }}
    />
  );
}

const formatValue = (value: unknown): string => (typeof value === 'number' && !Number.isNaN(value) ? String(value) : '');

function parseTyped(text: string): number | undefined {
  const number = text.trim().replace(',', '.').replace('−', '-');
  if (number === '') return undefined;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(number) ? Number(number) : Number.NaN;
}
