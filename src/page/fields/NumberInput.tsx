import type { IntegerField, NumberField } from '../../contract/fields.ts';
import { NumberInput as NumberBox } from '../../ui/number-input/NumberInput.tsx';
import type { ControlProps } from '../Field.tsx';

/** What is no number is passed on, so that the check says so. */
export const NumberInput = ({ id, field, value, onChange, placeholder, invalid, describedBy, autoFocus }: ControlProps<IntegerField | NumberField>) => (
  <NumberBox
    id={id}
    inputMode={field.kind === 'integer' && (field.min ?? -1) >= 0 ? 'numeric' : 'text'}
    min={field.min}
    max={field.max}
    step={field.step}
    origin={field.default}
    value={value}
    onChange={onChange}
    placeholder={field.default === undefined ? placeholder : String(field.default)}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    autoFocus={autoFocus}
  />
);
