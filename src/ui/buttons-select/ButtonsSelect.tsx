import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import styles from './buttons-select.module.css';

interface Option<Value> {
  readonly label: string;
  readonly value: Value;
  readonly tooltip?: string;
}

interface ButtonsSelectProps<Value> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'style'> {
  /** Strings, which are label and value in one; options; or a map from label to value. */
  readonly options: readonly (Option<Value> | (Value & string))[] | Readonly<Record<string, Value>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly label?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A few options as buttons of which one is chosen, by a click or the arrow keys. */
export function ButtonsSelect<Value>({ options, value, onChange, label, size, className, ...rest }: ButtonsSelectProps<Value>) {
  const id = useId();
  return (
    <div className={classNames(styles.select, className)}>
      {label !== undefined && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <RadioGroup<Value | null>
        className={styles.options}
        value={value ?? null}
        onValueChange={(next) => next !== null && onChange(next)}
        {...(label !== undefined && { 'aria-labelledby': id })}
        {...rest}
      >
        {listOptions(options).map((option) => (
          <OptionButton key={option.label} option={option} size={size} />
        ))}
      </RadioGroup>
    </div>
  );
}

interface OptionButtonProps<Value> {
  readonly option: Option<Value>;
  readonly size: 'small' | 'medium' | 'large' | undefined;
}

function OptionButton<Value>({ option: { label, value, tooltip }, size = 'medium' }: OptionButtonProps<Value>) {
  const button = (
    <Radio.Root
      value={value}
      nativeButton
      render={(props, { checked }) => (
        <Button {...props} size={size} type={checked ? 'primary' : 'default'}>
          {label}
        </Button>
      )}
    />
  );
  return tooltip === undefined ? button : <Tooltip text={tooltip}>{button}</Tooltip>;
}

const listOptions = <Value,>(options: ButtonsSelectProps<Value>['options']): readonly Option<Value>[] =>
  isList(options)
    ? options.map((option) => (typeof option === 'string' ? { label: option, value: option } : option))
    : Object.entries(options).map(([label, value]) => ({ label, value }));

const isList = <Item,>(options: readonly Item[] | Readonly<Record<string, unknown>>): options is readonly Item[] => Array.isArray(options);
