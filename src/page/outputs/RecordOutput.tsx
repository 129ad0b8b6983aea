import type { RecordField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import type { OutputProps } from '../Output.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

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
