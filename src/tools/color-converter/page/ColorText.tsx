import type { TextField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import styles from './color.module.css';

interface ColorTextProps extends ControlProps<TextField> {
  /** Name of the platform's color box beside the text. */
  readonly pickerLabel: string;
  /** The color as `#rrggbb`, which is all that the box can hold. */
  readonly hex: string;
  onPick(this: void, hex: string): void;
}

/** A color in any notation, with the platform's color box behind it. */
export const ColorText = ({ pickerLabel, hex, onPick, ...text }: ColorTextProps) => (
  <div className={styles.picker}>
    <TextInput {...text} />
    <input type="color" className={styles.well} aria-label={pickerLabel} value={hex} onChange={({ target }) => onPick(target.value)} />
  </div>
);
