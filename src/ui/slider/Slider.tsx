import { Slider as Base } from '@base-ui/react/slider';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

interface SliderProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue' | 'style'> {
  /** Without it, the slider needs an `aria-label`. */
  readonly label?: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** What an arrow key adds; ten times as much with Shift or Page Up. */
  readonly step?: number;
  /** The value in words, such as with its unit. */
  readonly format?: (value: number) => string;
  readonly disabled?: boolean;
}

/** A number between two bounds, to be dragged or moved by arrow keys. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  disabled = false,
  className,
  'aria-label': name,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  return (
    <Base.Root<number>
      {...rest}
      className={classNames(styles.slider, className)}
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      thumbAlignment="edge"
    >
      {label !== undefined && <Base.Label className={styles.label}>{label}</Base.Label>}
      <Base.Value className={styles.value}>{() => format(value)}</Base.Value>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb
            className={styles.thumb}
            aria-label={label === undefined ? name : undefined}
            aria-describedby={describedBy}
            getAriaValueText={(_, shown) => format(shown)}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
