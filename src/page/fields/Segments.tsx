import type { ChoiceField } from '../../contract/fields.ts';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import type { ControlProps } from './control-props.ts';

interface SegmentsProps extends ControlProps<ChoiceField> {
  /** The options are names that programs know, and need no other words. */
  readonly isCode?: boolean;
}

/** A choice with all its options in sight. */
export const Segments = ({ id, field, label, value, onChange, optionWord, describedBy, isCode = false }: SegmentsProps) => (
  <ButtonsSelect
    id={id}
    aria-label={label}
    aria-describedby={describedBy}
    isCode={isCode}
    options={field.options.map((option) => ({ value: option, label: isCode ? option : optionWord(option) }))}
    value={value}
    onChange={onChange}
  />
);
