import type { TextField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import styles from './color.module.css';

interface ColorTextProps extends ControlProps<TextField> {
  /** The label of the native color input next to the text. */
  readonly pickerLabel: string;
  /** The color as `#rrggbb`, the only format that the color input supports. */
  readonly hex: string;
  onPick(this: void, hex: string): void;
}

/** Edits a color in any notation, with a native color input after it. */
export const ColorText = ({ pickerLabel, hex, onPick, ...text }: ColorTextProps) => (
  <div className={styles.picker}>
    <TextInput {...text} />
    <input type="color" className={styles.well} aria-label={pickerLabel} value={hex} onChange={({ target }) => onPick(target.value)} />
  </div>
);
