import { Combobox } from '@base-ui/react/combobox';
import { Select as Plain } from '@base-ui/react/select';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldFrameProps } from '../field-frame.tsx';
import { describeValidation, FieldFrame } from '../field-frame.tsx';
import frameStyles from '../field-frame.module.css';
import { CheckIcon, ChevronDownIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import { useUiWords } from '../words.ts';
import type { Option, Options } from './options.ts';
import { createOptionFinder, toOptions } from './options.ts';
import styles from './select.module.css';

type TriggerProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type'>;

interface SelectProps<Value> extends FieldFrameProps, TriggerProps {
  /** Strings (each is both label and value), or labels with their values. */
  readonly options: Options<Value>;
  /** Undefined while no option is chosen. */
  readonly value?: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Adds a search box above the options. */
  readonly searchable?: boolean;
  /** Shown while no option is chosen. Default: a translated "choose". */
  readonly placeholder?: string;
  /** Makes it a button with this icon, whose list has the things that it does; `placeholder` is its label. */
  readonly actionIcon?: ReactNode;
}

/** One of many options, from a list that opens. */
export function Select<Value>({
  options,
  value,
  onChange,
  size = 'medium',
  searchable = false,
  placeholder,
  actionIcon,
  label,
  labelPosition,
  labelAlign,
  labelWidth,
  validation,
  className,
  ...rest
}: SelectProps<Value>) {
  const words = useUiWords();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const all = useMemo(() => toOptions(options), [options]);
  const list: ListProps<Value> = {
    options: all,
    selected: all.find((option) => Object.is(option.value, value)),
    onSelect: (option) => onChange(option.value),
    placeholder: placeholder ?? words('selectPlaceholder'),
    name: typeof label === 'string' ? label : rest['aria-label'],
    size,
    actionIcon,
    trigger: {
      ...rest,
      ...describeValidation(id, validation, rest['aria-describedby']),
      id,
      className: classNames(frameStyles.box, sizes[size], styles.trigger, actionIcon !== undefined && styles.action),
    },
  };
  return (
    <FieldFrame {...{ label, labelPosition, labelAlign, labelWidth, validation, className }} controlId={id}>
      {searchable ? <SearchableList {...list} /> : <PlainList {...list} />}
    </FieldFrame>
  );
}

interface ListProps<Value> {
  readonly options: readonly Option<Value>[];
  readonly selected: Option<Value> | undefined;
  readonly onSelect: (option: Option<Value>) => void;
  readonly placeholder: string;
  readonly name: string | undefined;
  readonly size: 'small' | 'medium' | 'large';
  readonly actionIcon: ReactNode;
  readonly trigger: TriggerProps;
}

// Base UI compares options by identity, but callers may pass a new array of options at each render.
const isSame = (a: Option<unknown>, b: Option<unknown>): boolean => Object.is(a.value, b.value);

function PlainList<Value>({ options, selected, onSelect, placeholder, size, actionIcon, trigger }: ListProps<Value>) {
  return (
    <Plain.Root<Option<Value>>
      value={selected ?? null}
      onValueChange={(option) => option && onSelect(option)}
      isItemEqualToValue={isSame}
      disabled={trigger.disabled}
      modal={false}
    >
      <Plain.Trigger {...trigger}>
        <Shown selected={selected} placeholder={placeholder} actionIcon={actionIcon} />
      </Plain.Trigger>
      <Plain.Portal>
        <Plain.Positioner className={styles.positioner} alignItemWithTrigger={false} align="start" sideOffset={4}>
          <Plain.Popup className={classNames(styles.popup, styles[size])}>
            <Plain.List className={styles.list}>
              {options.map((option, index) => (
                <Plain.Item key={index} value={option} className={styles.option}>
                  <Plain.ItemText className={styles.text}>{option.label}</Plain.ItemText>
                  <Plain.ItemIndicator className={styles.tick}>
                    <CheckIcon />
                  </Plain.ItemIndicator>
                </Plain.Item>
              ))}
            </Plain.List>
          </Plain.Popup>
        </Plain.Positioner>
      </Plain.Portal>
    </Plain.Root>
  );
}

function SearchableList<Value>({ options, selected, onSelect, placeholder, name, size, actionIcon, trigger }: ListProps<Value>) {
  const words = useUiWords();
  const [search, setSearch] = useState('');
  const find = useMemo(() => createOptionFinder(options), [options]);
  const found = useMemo(() => find(search), [find, search]);
  return (
    <Combobox.Root<Option<Value>>
      items={options}
      filteredItems={found}
      value={selected ?? null}
      onValueChange={(option) => option && onSelect(option)}
      isItemEqualToValue={isSame}
      inputValue={search}
      onInputValueChange={setSearch}
      disabled={trigger.disabled}
      autoHighlight
    >
      <Combobox.Trigger {...trigger}>
        <Shown selected={selected} placeholder={placeholder} actionIcon={actionIcon} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} align="start" sideOffset={4}>
          <Combobox.Popup className={classNames(styles.popup, styles[size])} aria-label={name ?? placeholder}>
            <Combobox.Input className={styles.search} placeholder={words('search')} aria-label={words('search')} />
            <Combobox.Empty className={styles.empty}>{words('noResults')}</Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(option: Option<Value>, index: number) => (
                <Combobox.Item key={index} value={option} className={styles.option}>
                  <span className={styles.text}>{option.label}</span>
                  <Combobox.ItemIndicator className={styles.tick}>
                    <CheckIcon />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

type ShownProps = Pick<ListProps<unknown>, 'selected' | 'placeholder' | 'actionIcon'>;

function Shown({ selected, placeholder, actionIcon }: ShownProps) {
  if (actionIcon !== undefined) {
    return (
      <>
        {actionIcon}
        <span className={styles.shown}>{placeholder}</span>
      </>
    );
  }
  return (
    <>
      <span className={classNames(styles.shown, !selected && styles.placeholder)}>{selected?.label ?? placeholder}</span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </>
  );
}
