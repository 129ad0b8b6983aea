import { NumberField } from '@base-ui/react/number-field';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldFrameProps } from '../field-frame.tsx';
import { describeValidation, FieldFrame, partFrame } from '../field-frame.tsx';
import frameStyles from '../field-frame.module.css';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import { useUiWords } from '../words.ts';
import styles from './number-input.module.css';

interface NumberInputProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'min' | 'max' | 'step' | 'style'> {
  /** Left out while the box is empty. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What an arrow key or a button adds; ten times as much with Shift. */
  readonly step?: number;
  /** Shown behind the number. */
  readonly unit?: string;
  readonly size?: 'small' | 'medium' | 'large';
}

// As many digits as a number has, and none that it hasn't.
const FORMAT: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };

/** A number that is typed, or stepped by arrow keys and buttons. Where it leaves its bounds, it is put back when the box is left. */
export function NumberInput(props: NumberInputProps) {
  const { frame, control } = partFrame(props);
  const { value, onChange, min, max, step = 1, unit, size = 'medium', disabled, readOnly, required, name, ...rest } = control;
  const words = useUiWords();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const describedBy = classNames(rest['aria-describedby'], unit !== undefined && `${id}-unit`) || undefined;
  return (
    <FieldFrame {...frame} controlId={id}>
      <NumberField.Root
        id={id}
        value={value ?? null}
        onValueChange={(next) => onChange(next ?? undefined)}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        format={FORMAT}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
        name={name}
      >
        <NumberField.Group className={classNames(frameStyles.box, sizes[size], styles.box)}>
          <NumberField.Input {...rest} {...describeValidation(id, frame.validation, describedBy)} className={styles.input} />
          {unit !== undefined && (
            <span id={`${id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
          <NumberField.Decrement className={styles.step} aria-label={words('decrease')}>
            <MinusIcon />
          </NumberField.Decrement>
          <NumberField.Increment className={styles.step} aria-label={words('increase')}>
            <PlusIcon />
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
    </FieldFrame>
  );
}
