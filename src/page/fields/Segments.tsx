import type { ChoiceField } from '../../contract/fields.ts';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import type { ControlProps } from './control-props.ts';

interface SegmentsProps extends ControlProps<ChoiceField> {
  /** The options are names of the field, which need no translation. */
  readonly isCode?: boolean;
}

/** A choice with all its options visible. */
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
