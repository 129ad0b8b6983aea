import type { DateTimeField } from '../../contract/fields.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { ControlProps } from './control-props.ts';

/** ISO 8601 as text: native date inputs support no fractions of seconds, no offset and no year before 1. */
export const DateTimeInput = ({ id, value, onChange, invalid, describedBy }: ControlProps<DateTimeField>) => (
  <TextBox
    id={id}
    value={value ?? ''}
    onChange={(text) => onChange(text === '' ? undefined : text)}
    placeholder="2026-01-31T12:00:00Z"
    rawText
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
  />
);
