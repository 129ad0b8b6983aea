import type { ColorField } from '../../contract/fields.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';
import styles from './fields.module.css';

/** The native color picker next to the text, which also accepts alpha. */
export function ColorInput({ id, label, value, onChange, invalid, describedBy }: ControlProps<ColorField>) {
  const kit = useKitWords();
  const color = value ?? '';
  const alpha = /^#[\da-f]{8}$/iu.test(color) ? color.slice(7) : '';
  // A color input accepts only six digits. Other colors, such as `teal`, are parsed by the run.
  const swatch = /^#[\da-f]{6}/iu.exec(color)?.[0] ?? '#000000';
  return (
    <div className={styles.color}>
      <input id={id} type="color" className={styles.swatch} value={swatch} onChange={(event) => onChange(event.target.value + alpha)} />
      <TextBox
        aria-label={kit('colorValue', { label })}
        value={color}
        onChange={(text) => onChange(text.trim())}
        placeholder=""
        rawText
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}
