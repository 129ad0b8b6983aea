import type { ComponentProps } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import styles from './number-input.module.css';
import { formatTyped, parseTyped } from './typed-number.ts';

interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'step' | 'style' | 'onKeyDown'> {
  /** What `parse` returned for the text in the box, or another value to show. */
  readonly value: number | string | undefined;
  readonly onChange: (value: number | string | undefined) => void;
  /** Parses the text in the box: a number, undefined for whitespace, or the text itself or NaN for other texts. Default: `parseTyped`. */
  readonly parse?: (text: string) => number | string | undefined;
  /** The arrow keys stop at `min` and `max`. Typed numbers may lie beyond them: the caller validates. */
  readonly min?: number | undefined;
  /** See `min`. */
  readonly max?: number | undefined;
  /** The amount that an arrow key adds or subtracts; with Shift, ten times as much. Default 1. */
  readonly step?: number | undefined;
  /** The number that an arrow key starts from while the box is empty or invalid. Default 0. */
  readonly origin?: number | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

// Longer than any number worth typing; a browser would lay out a megabyte of it for seconds.
const MAX_LENGTH = 2_000;

/** A box for a number. A decimal comma is accepted, and the arrow keys step the value. `ref` gets the input element. */
export function NumberInput({ value, onChange, parse = parseTyped, min, max, step = 1, origin = 0, size = 'medium', className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  // The typed text is shown while it represents the value (`1.0` for 1); when the caller sets another value, that value is shown.
  const shown = typed !== undefined && Object.is(parse(typed), value) ? typed : formatTyped(value);
  return (
    <input
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      {...rest}
      type="text"
      // Wide enough for most numbers; a wider label stretches the box.
      size={10}
      className={classNames(frame.box, sizes[size], styles.input, className)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parse(target.value));
      }}
      onKeyDown={(event) => {
        const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (direction === 0 || rest.readOnly) return;
        event.preventDefault();
        const from = typeof value === 'number' && Number.isFinite(value) ? value : origin;
        const next = from + direction * step * (event.shiftKey ? 10 : 1);
        onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
      }}
    />
  );
}
