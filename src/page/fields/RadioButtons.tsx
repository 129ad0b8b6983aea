import type { ChoiceField } from '../../contract/fields.ts';
import { fieldWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../Field.tsx';
import { useTool } from '../tool-context.tsx';
import styles from './radio-buttons.module.css';

interface RadioButtonsProps extends FieldProps<ChoiceField> {
  /** The options are names that programs know, and need no other words. */
  readonly isCode?: boolean;
}

/** A choice with all its options in sight. */
export function RadioButtons({ id, field, label, name, value, onChange, operation, describedBy, isCode = false }: RadioButtonsProps) {
  const { texts } = useTool();
  return (
    <div id={id} className={classNames(styles.buttons, isCode && styles.code)} role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {field.options.map((option) => (
        <label key={option} className={styles.button}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {isCode ? option : fieldWord(texts, 'inputs', operation.name, name, `options.${option}`)}
        </label>
      ))}
    </div>
  );
}
