import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense, useId } from 'react';
import { classNames } from '../class-names.ts';
import sizes from '../sizes.module.css';
import styles from './buttons-select.module.css';

// Few options have a tooltip, and its code is larger than the rest of this widget.
const Tooltip = lazy(async () => ({ default: (await import('../tooltip/Tooltip.tsx')).Tooltip }));

interface Option<Value> {
  readonly label: string;
  readonly value: Value;
  /** Shown beside the option while it has the pointer or the focus. */
  readonly tooltip?: string;
}

interface ButtonsSelectProps<Value> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'style'> {
  /** Strings (each is both label and value), options, or a map from label to value. */
  readonly options: readonly (Option<Value> | (Value & string))[] | Readonly<Record<string, Value>>;
  /** Undefined while no option is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly label?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Sets the labels in monospace, for technical names. */
  readonly isCode?: boolean;
}

/** A few options as buttons, one of which is chosen by a click or the arrow keys. */
export function ButtonsSelect<Value>({ options, value, onChange, label, size = 'medium', isCode = false, className, ...rest }: ButtonsSelectProps<Value>) {
  const id = useId();
  return (
    <div className={classNames(styles.select, className)}>
      {label !== undefined && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div {...(label !== undefined && { 'aria-labelledby': id })} {...rest} role="radiogroup" className={classNames(styles.options, isCode && styles.code)}>
        {listOptions(options).map((option) => (
          <label key={option.label} className={classNames(styles.option, sizes[size], styles[size])}>
            <WithTooltip text={option.tooltip}>
              <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            </WithTooltip>
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function WithTooltip({ text, children }: { readonly text: string | undefined; readonly children: ComponentProps<typeof Tooltip>['children'] }) {
  if (text === undefined) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip text={text}>{children}</Tooltip>
    </Suspense>
  );
}

const listOptions = <Value,>(options: ButtonsSelectProps<Value>['options']): readonly Option<Value>[] =>
  isList(options)
    ? options.map((option) => (typeof option === 'string' ? { label: option, value: option } : option))
    : Object.entries(options).map(([label, value]) => ({ label, value }));

const isList = <Item,>(options: readonly Item[] | Readonly<Record<string, unknown>>): options is readonly Item[] => Array.isArray(options);
