import type { IntegerField, NumberField } from '../../contract/fields.ts';
import { NumberInput as NumberBox } from '../../ui/number-input/NumberInput.tsx';
import { parseTyped, parseTypedInteger } from '../../ui/number-input/typed-number.ts';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';

/** The bounds are a tooltip. Text that is not a number is passed on, so that the run parses or rejects it. */
export function NumberInput({ id, field, value, onChange, placeholder, invalid, describedBy, autoFocus }: ControlProps<IntegerField | NumberField>) {
  const kit = useKitWords();
  const { min, max } = field;
  return (
    <NumberBox
      id={id}
      title={min === undefined || max === undefined ? undefined : kit('range', { min, max })}
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
}
