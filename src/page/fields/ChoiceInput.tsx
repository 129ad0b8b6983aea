import type { ChoiceField, ChoicesField } from '../../contract/fields.ts';
import { fieldWord } from '../../runtime/field-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../Field.tsx';
import { useTool } from '../tool-context.tsx';
import kit from '../kit.module.css';
import styles from './fields.module.css';

export function ChoiceInput({ id, field, value, onChange, operation, name, describedBy, invalid }: FieldProps<ChoiceField>) {
  const { texts } = useTool();
  return (
    <select
      id={id}
      className={classNames(kit.control, styles.select)}
      value={String(value)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {field.options.map((option) => (
        <option key={option} value={option}>
          {fieldWord(texts, 'inputs', operation.name, name, `options.${option}`)}
        </option>
      ))}
    </select>
  );
}

export function ChoicesInput({ field, label, value, onChange, operation, name, describedBy }: FieldProps<ChoicesField>) {
  const { texts } = useTool();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend className={classNames(kit.label, styles.legend)}>{label}</legend>
      {field.options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => onChange(field.options.filter((other) => (other === option ? event.target.checked : chosen.includes(other))))}
          />
          {fieldWord(texts, 'inputs', operation.name, name, `options.${option}`)}
        </label>
      ))}
      <span className={styles.allOrNone}>
        <Button size="small" variant="text" onClick={() => onChange(field.options)}>
          {texts.t('page.selectAll')}
        </Button>
        <Button size="small" variant="text" onClick={() => onChange([])}>
          {texts.t('page.selectNone')}
        </Button>
      </span>
    </fieldset>
  );
}
