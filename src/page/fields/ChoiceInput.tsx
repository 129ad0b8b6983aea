import type { ChoiceField, ChoicesField } from '../../contract/fields.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';
import { Checkboxes } from '../parts/Checkboxes.tsx';
import { Folded } from '../Section.tsx';
import styles from './fields.module.css';

interface ChoiceInputProps extends ControlProps<ChoiceField> {
  /** Default false. */
  readonly disabled?: boolean;
}

export function ChoiceInput({ id, field, value, onChange, optionWord, describedBy, invalid, disabled = false }: ChoiceInputProps) {
  return (
    <NativeSelect
      id={id}
      options={field.options}
      labelOf={optionWord}
      value={value}
      onChange={onChange}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    />
  );
}

/** More options than this are collapsed behind the number of selected ones. */
const MANY = 12;

export function ChoicesInput({ field, label, value, onChange, optionWord, describedBy }: ControlProps<ChoicesField>) {
  const kit = useKitWords();
  const isFolded = field.options.length > MANY;
  const choices = (
    <Checkboxes
      label={label}
      isLabelHidden={isFolded}
      options={field.options}
      checked={value}
      onToggle={(option, isChecked) => onChange(field.options.filter((other) => (other === option ? isChecked : value.includes(other))))}
      wordOf={optionWord}
      describedBy={describedBy}
    >
      <span className={styles.allOrNone}>
        <Button size="small" variant="text" onClick={() => onChange(field.options)}>
          {kit('selectAll')}
        </Button>
        <Button size="small" variant="text" onClick={() => onChange([])}>
          {kit('selectNone')}
        </Button>
      </span>
    </Checkboxes>
  );
  return isFolded ? <Folded summary={kit('chosenOf', { label, chosen: value.length, total: field.options.length })}>{choices}</Folded> : choices;
}
