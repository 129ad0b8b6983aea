import type { ReactNode } from 'react';
import { InfoIcon } from '../../ui/icons.tsx';
import type { ListField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { LONG_LENGTH, shortOf } from '../../ui/input-text/long-text.ts';
import { useKitWords } from '../words/kit-words.ts';
import { isAnswered } from '../layouts/parts.ts';
import look from '../look.module.css';
import type { OutputProps } from './output-props.ts';
import { CopiedValue } from './CopiedValue.tsx';
import { MoreRows } from './MoreRows.tsx';
import styles from './outputs.module.css';
import { Nothing, Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

const MAX_ITEMS = 500;
/** In UTF-16 code units. A list of one item that long is shown like other values; of a longer one, the box can be scrolled. */
const MAX_LINE = 120;

/** A list. Codes are shown as notes, which disappear when there are none, or as a numbered list if primary; other items as lines of text. */
export function ListOutput(props: OutputProps<ListField>) {
  const { field, label, value: items, operation, name, id } = props;
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
  const [only = ''] = items;
  const shownItems = firstOf(items);
  if (items.length === 1 && only.length <= MAX_LINE) {
    return (
      <Result id={id} label={label}>
        <CopiedValue label={label} text={only} format={field.format}>
          <output className={styles.text} aria-labelledby={id} data-value={name}>
            {only}
          </output>
        </CopiedValue>
      </Result>
    );
  }
  return (
    <Result
      id={id}
      label={label}
      isBlock
      actions={items.length > 0 && <ResultActions label={label} text={() => items.join('\n')} format={field.format} hasDownload={items.length > 1} />}
    >
      <output className={classNames(look.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {items.length === 0 ? <Nothing isAwaited={operation.isAwaited} text={operation.words.outputEmpty(name)} /> : shownItems.join('\n')}
      </output>
      {items.length > shownItems.length && <MoreRows shown={shownItems.length} total={items.length} />}
    </Result>
  );
}

/** The first items: as many as a browser renders within a moment. */
function firstOf(items: readonly string[]): readonly string[] {
  const first: string[] = [];
  let length = 0;
  for (const item of items.slice(0, MAX_ITEMS).map(shortOf)) {
    length += item.length;
    if (length > LONG_LENGTH) break;
    first.push(item);
  }
  return first;
}

interface CodeListProps extends OutputProps<ListField> {
  /** Returns a remark that is shown after a code's text. */
  remark?(this: void, code: string): ReactNode;
}

/** Codes by their text as a numbered list, in the order of the output. */
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
        isAnswered(operation) && <p className={styles.nothing}>{operation.words.outputEmpty(name) || kit('noRows')}</p>
      ) : (
        <ResultActions label={label} text={() => words.join('\n')} />
      )}
    </Result>
  );
}
