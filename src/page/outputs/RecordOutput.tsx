import { useMemo } from 'react';
import type { RecordField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { headOf, LONG_LENGTH, SHOWN_LENGTH } from '../../ui/input-text/long-text.ts';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import type { OutputProps } from './output-props.ts';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

export function RecordOutput({ label, value, name, id }: OutputProps<RecordField>) {
  const kit = useKitWords();
  const text = useMemo(() => (value === null ? '' : JSON.stringify(value, null, 2)), [value]);
  if (text === '') return null;
  const isLong = text.length > LONG_LENGTH;
  return (
    <Result id={id} label={label} isBlock>
      <output className={classNames(look.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
        {isLong ? headOf(text) : text}
      </output>
      {isLong && <p className={look.note}>{kit('shownPart', { shown: SHOWN_LENGTH, total: text.length })}</p>}
      <ResultActions label={label} text={text} format="json" />
    </Result>
  );
}
