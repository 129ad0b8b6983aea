import type { IntegerField, NumberField } from '../../contract/fields.ts';
import { NumberInput as NumberBox } from '../../ui/number-input/NumberInput.tsx';
import { parseTyped, parseTypedInteger } from '../../ui/number-input/typed-number.ts';
import type { ControlProps } from './control-props.ts';

/** Text that is not a number is passed on, so that the run parses or rejects it. */
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
    parse={field.kind === 'integer' ? parseTypedInteger : parseTyped}
    placeholder={field.default === undefined ? placeholder : String(field.default)}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    autoFocus={autoFocus}
  />
);
