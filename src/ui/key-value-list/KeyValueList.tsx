import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { PlusIcon, TrashIcon } from '../icons.tsx';
import { InputText } from '../input-text/InputText.tsx';
import { useUiWords } from '../words.ts';
import styles from './key-value-list.module.css';
import type { KeyValue } from './parse-rows.ts';
import { parseRows } from './parse-rows.ts';

interface KeyValueListProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** What the rows are, all together. */
  readonly label: string;
  readonly rows: readonly KeyValue[];
  readonly onChange: (rows: readonly KeyValue[]) => void;
  /** What the keys are, such as names of headers. */
  readonly keyLabel?: string;
  readonly valueLabel?: string;
}

/** Rows of a key and a value each. Enter in the last value adds a row; pasted lines of `key: value` or `key=value` become rows. */
export function KeyValueList({ ref, label, rows, onChange, keyLabel, valueLabel, className, ...rest }: KeyValueListProps) {
  const words = useUiWords();
  const placeholders = { key: keyLabel ?? words('key'), value: valueLabel ?? words('value') };
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current);
  const focusLater = useFocusLater(group, rows.length);

  function change(index: number, part: Partial<KeyValue>): void {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  function add(): void {
    focusLater(rows.length, 'key');
    onChange([...rows, { key: '', value: '' }]);
  }

  function remove(index: number): void {
    focusLater(Math.min(index, rows.length - 2), 'remove');
    onChange(rows.toSpliced(index, 1));
  }

  function paste(event: ClipboardEvent, index: number): void {
    const text = event.clipboardData.getData('text/plain').trim();
    const row = rows[index];
    const isEmpty = row?.key === '' && row.value === '';
    const pasted = /[\r\n]/u.test(text) || (isEmpty && !/^[\w+.-]+:\/\//u.test(text)) ? parseRows(text) : undefined;
    if (!pasted) return;
    event.preventDefault();
    const start = isEmpty ? index : index + 1;
    focusLater(start + pasted.length - 1, 'value');
    onChange(rows.toSpliced(start, isEmpty ? 1 : 0, ...pasted));
  }

  function handleKey(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || index !== rows.length - 1) return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset {...rest} ref={group} className={classNames(styles.list, className)}>
      <legend className={styles.label}>{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.row} data-row={index} onPaste={(event) => paste(event, index)}>
          {(['key', 'value'] as const).map((part) => (
            <InputText
              key={part}
              rawText
              data-part={part}
              aria-label={words(`${part}OfRow`, { row: index + 1 })}
              placeholder={placeholders[part]}
              value={row[part]}
              onChange={(text) => change(index, { [part]: text })}
              onKeyDown={(event) => part === 'value' && handleKey(event, index)}
            />
          ))}
          <Button variant="text" icon={<TrashIcon />} iconOnly data-part="remove" onClick={() => remove(index)}>
            {words('removeRow', { row: index + 1 })}
          </Button>
        </div>
      ))}
      <Button className={styles.add} size="small" icon={<PlusIcon />} data-part="add" onClick={add}>
        {words('addRow')}
      </Button>
    </fieldset>
  );
}

/** Focuses a part of a row once the rows are there; the button that adds one where there is no such row. */
function useFocusLater(group: { readonly current: HTMLElement | null }, count: number): (row: number, part: keyof KeyValue | 'remove') => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const element = group.current?.querySelector<HTMLElement>(wanted.current) ?? group.current?.querySelector<HTMLElement>('[data-part="add"]');
    wanted.current = undefined;
    element?.focus();
  }, [group, count]);
  return (row, part) => {
    wanted.current = `[data-row="${row}"] [data-part="${part}"]`;
  };
}
