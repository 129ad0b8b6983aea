import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children' | 'defaultValue' | 'style' | 'value' | 'min' | 'max' | 'step'> {
  /** A slider without a label needs an `aria-label`. */
  readonly label?: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** The distance between two values, and the amount that an arrow key adds. Default 1. */
  readonly step?: number;
  /** Formats the value that is shown and announced, such as with its unit. */
  readonly format?: (value: number) => string;
}

/** A slider for a number between `min` and `max`, moved by dragging or the arrow keys. `ref` gets the input element. */
export function Slider({ label, value, onChange, min = 0, max = 100, step = 1, format = String, className, id: givenId, ...rest }: SliderProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames(styles.slider, className)}>
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <output htmlFor={id} className={styles.value}>
        {format(value)}
      </output>
      <input
        {...rest}
        id={id}
        type="range"
        className={styles.control}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
