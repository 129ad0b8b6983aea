import type { FlagField, ListField, NumberField, RecordField } from '../../contract/fields.ts';
import { codeWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import kit from '../kit.module.css';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import { MoreRows } from './MoreRows.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

export function NumberOutput({ label, value, name, id, prominent }: OutputProps<NumberField>) {
  const { texts } = useTool();
  const number = typeof value === 'number' ? value : 0;
  return (
    <Result id={id} label={label}>
      <output className={classNames(styles.text, prominent && styles.prominent)} aria-labelledby={id} data-value={name}>
        {new Intl.NumberFormat(texts.language, { maximumFractionDigits: 20 }).format(number)}
      </output>
      <ResultActions label={label} text={String(number)} format="number" words="none" />
    </Result>
  );
}

export function FlagOutput({ label, value, name, id }: OutputProps<FlagField>) {
  const { texts } = useTool();
  return (
    <Result id={id} label={label}>
      <output className={kit.badge} aria-labelledby={id} data-value={name}>
        {texts.t(value === true ? 'values.yes' : 'values.no')}
      </output>
    </Result>
  );
}

const MAX_ITEMS = 500;

/** Codes are notes, and stay away when there are none; other lists are texts, one a line. */
export function ListOutput({ field, label, value, operation, name, id }: OutputProps<ListField>) {
  const { texts } = useTool();
  const items = Array.isArray(value) ? (value as readonly string[]) : [];
  if (field.codes) {
    if (items.length === 0) return field.primary ? <p className={styles.nothing}>{texts.t('page.noRows')}</p> : null;
    return (
      <ul className={styles.notes} aria-label={label} data-value={name}>
        {items.map((code) => (
          <li key={code} className={kit.banner} data-code={code}>
            <InfoIcon />
            {codeWord(texts, operation.name, name, code)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(kit.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {items.length === 0 ? <span className={styles.nothing}>{texts.t('page.empty')}</span> : items.slice(0, MAX_ITEMS).join('\n')}
      </output>
      {items.length > MAX_ITEMS && <MoreRows shown={MAX_ITEMS} total={items.length} />}
      {items.length > 0 && <ResultActions label={label} text={items.join('\n')} format={field.format} />}
    </Result>
  );
}

export function RecordOutput({ label, value, name, id }: OutputProps<RecordField>) {
  const text = value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
  if (text === '') return null;
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(kit.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {text}
      </output>
      <ResultActions label={label} text={text} format="json" />
    </Result>
  );
}
