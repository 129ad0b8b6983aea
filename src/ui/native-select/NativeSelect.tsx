import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import styles from './native-select.module.css';

interface NativeSelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size' | 'children' | 'defaultValue'> {
  readonly options: readonly Value[];
  /** The text of an option. Default: the option itself. */
  labelOf?(this: void, option: Value): string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A choice between a few values with the native `select`, which needs little code and works well on phones. */
export function NativeSelect<Value extends string>({
  options,
  labelOf = String,
  value,
  onChange,
  size = 'medium',
  className,
  ...rest
}: NativeSelectProps<Value>) {
  return (
    <select
      {...rest}
      className={classNames(frame.box, sizes[size], styles.select, styles[size], className)}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </select>
  );
}
