import type { ReactNode } from 'react';
import type { FlagField, ListField, NumberField, RecordField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import { MoreRows } from './MoreRows.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

export function NumberOutput({ label, value, name, id, prominent }: OutputProps<NumberField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <output className={classNames(styles.text, prominent && styles.prominent)} aria-labelledby={id} data-value={name}>
        {new Intl.NumberFormat(words.language, { maximumFractionDigits: 20 }).format(value)}
      </output>
      <ResultActions label={label} text={String(value)} format="number" labelled="none" />
    </Result>
  );
}

export function FlagOutput({ label, value, name, id }: OutputProps<FlagField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <output className={look.badge} aria-labelledby={id} data-value={name}>
        {words.t(value ? 'values.yes' : 'values.no')}
      </output>
    </Result>
  );
}

const MAX_ITEMS = 500;

/** A list. Codes are shown as notes, which disappear when there are none, or as a numbered list if primary; other items as lines of text. */
export function ListOutput(props: OutputProps<ListField>) {
  const { field, label, value: items, operation, name, id } = props;
  const kit = useKitWords();
  if (field.codes && field.primary) return <CodeList {...props} />;
  if (field.codes && items.length === 0) return null;
  if (field.codes) {
    return (
      <ul className={styles.notes} aria-label={label} data-value={name}>
        {items.map((code) => (
          <li key={code} className={look.banner} data-code={code}>
            <InfoIcon />
            {operation.words.code(name, code)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(look.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {items.length === 0 ? <span className={styles.nothing}>{kit('empty')}</span> : items.slice(0, MAX_ITEMS).join('\n')}
      </output>
      {items.length > MAX_ITEMS && <MoreRows shown={MAX_ITEMS} total={items.length} />}
      {items.length > 0 && <ResultActions label={label} text={items.join('\n')} format={field.format} />}
    </Result>
  );
}

interface CodeListProps extends OutputProps<ListField> {
  /** Gives a remark that is shown behind a code's words. */
  remark?(this: void, code: string): ReactNode;
}

/** Codes in words as a numbered list, in the order of the output. */
export function CodeList({ label, value: codes, operation, name, id, remark }: CodeListProps) {
  const kit = useKitWords();
  const words = codes.map((code) => operation.words.code(name, code));
  return (
    <Result id={id} label={label} isBlock>
      <ol className={styles.codes} aria-labelledby={id} data-value={name}>
        {codes.map((code, index) => (
          <li key={code} data-code={code}>
            {words[index]} {remark?.(code)}
          </li>
        ))}
      </ol>
      {codes.length === 0 ? (
        <p className={styles.nothing}>{operation.words.outputEmpty(name) || kit('noRows')}</p>
      ) : (
        <ResultActions label={label} text={words.join('\n')} />
      )}
    </Result>
  );
}

export function RecordOutput({ label, value, name, id }: OutputProps<RecordField>) {
  const text = value === null ? '' : JSON.stringify(value, null, 2);
  if (text === '') return null;
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(look.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {text}
      </output>
      <ResultActions label={label} text={text} format="json" />
    </Result>
  );
}
