import type { ColorField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ControlProps } from '../Field.tsx';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import styles from './fields.module.css';

/** The platform's color box beside the text, which can say what the box can't: alpha. */
export function ColorInput({ id, label, value, onChange, invalid, describedBy }: ControlProps<ColorField>) {
  const kit = useKitWords();
  const color = value ?? '';
  const alpha = /^#[\da-f]{8}$/iu.test(color) ? color.slice(7) : '';
  return (
    <span className={styles.color}>
      <input id={id} type="color" className={styles.swatch} value={color.slice(0, 7)} onChange={(event) => onChange(event.target.value + alpha)} />
      <input
        type="text"
        className={classNames(look.control, styles.text)}
        aria-label={kit('colorValue', { label })}
        value={color}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </span>
  );
}
