import type { ComponentProps } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import styles from './number-input.module.css';
import { formatTyped, parseTyped } from './typed-number.ts';

interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'step' | 'style' | 'onKeyDown'> {
  /** Undefined while the box is empty, NaN while what is typed there is no number. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** Where the arrow keys stop. What is typed may be beyond: whoever uses the number says so. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What an arrow key adds; ten times as much with Shift. */
  readonly step?: number | undefined;
  /** What an arrow key starts from while the box is empty. */
  readonly origin?: number | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A number that is typed, with a decimal comma too, or stepped by the arrow keys. `ref` gets the input. */
export function NumberInput({ value, onChange, min, max, step = 1, origin = 0, size = 'medium', className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  // What was typed counts only while it means the value; a change from elsewhere wins.
  const shown = typed !== undefined && Object.is(parseTyped(typed), value) ? typed : formatTyped(value);
  return (
    <input
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      {...rest}
      type="text"
      // As wide as most numbers where the label does not ask for more.
      size={10}
      className={classNames(frame.box, sizes[size], styles.input, className)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTyped(target.value));
      }}
      onKeyDown={(event) => {
        const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (direction === 0 || rest.readOnly) return;
        event.preventDefault();
        const from = value !== undefined && Number.isFinite(value) ? value : origin;
        const next = from + direction * step * (event.shiftKey ? 10 : 1);
        onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
      }}
    />
  );
}
