import type { TextField } from '../../contract/fields.ts';
import { codeWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import { formatOf } from '../format-of.ts';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import styles from './outputs.module.css';
import { ResultActions } from './ResultActions.tsx';

// Longer texts are drawn by the editor, which draws only what is in view.
const MAX_PLAIN_LENGTH = 50_000;

export function TextOutput(props: OutputProps<TextField>) {
  const { field, label, value, operation, name, prominent, id } = props;
  const { texts } = useTool();
  const text = typeof value === 'string' ? value : '';
  if (field.codes) return <CodeBadge {...props} />;
  const isLong = field.multiline === true || text.includes('\n') || text.length > 120;
  const actions = text !== '' && <ResultActions label={label} text={text} format={formatOf(operation, field)} words={isLong || prominent ? 'all' : 'none'} />;
  return (
    <div className={isLong || prominent ? styles.block : styles.row}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {text.length > MAX_PLAIN_LENGTH ? (
        <CodeEditor className={styles.long} label={label} value={text} readOnly wrap />
      ) : (
        <output
          className={classNames(styles.text, isLong && styles.multiline, prominent && styles.prominent)}
          aria-labelledby={id}
          data-value={name}
          {...(isLong && { tabIndex: 0 })}
        >
          {text === '' ? <span className={styles.nothing}>{texts.t('page.empty')}</span> : text}
        </output>
      )}
      {actions}
    </div>
  );
}

function CodeBadge({ label, value, operation, name, id }: OutputProps<TextField>) {
  const { texts } = useTool();
  const code = typeof value === 'string' ? value : '';
  return (
    <div className={styles.row}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <output className={styles.badge} aria-labelledby={id} data-value={name} data-code={code}>
        {code === '' ? <span className={styles.nothing}>{texts.t('values.none')}</span> : codeWord(texts, operation.name, name, code)}
      </output>
    </div>
  );
}
