import type { TextField } from '../../contract/fields.ts';
import { codeWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import { formatOf } from '../format-of.ts';
import kit from '../kit.module.css';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
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
    <Result id={id} label={label} isBlock={isLong || prominent}>
      {text.length > MAX_PLAIN_LENGTH ? (
        <CodeEditor className={classNames(kit.framed, styles.long)} label={label} value={text} readOnly wrap />
      ) : (
        <output
          className={classNames(...(isLong ? [kit.box, styles.multiline] : [styles.text]), prominent && styles.prominent)}
          aria-labelledby={id}
          data-value={name}
          {...(isLong && { tabIndex: 0 })}
        >
          {text === '' ? <span className={styles.nothing}>{texts.t('page.empty')}</span> : text}
        </output>
      )}
      {actions}
    </Result>
  );
}

function CodeBadge({ label, value, operation, name, id }: OutputProps<TextField>) {
  const { texts } = useTool();
  const code = typeof value === 'string' ? value : '';
  return (
    <Result id={id} label={label}>
      <output className={kit.badge} aria-labelledby={id} data-value={name} data-code={code}>
        {code === '' ? <span className={styles.nothing}>{texts.t('values.none')}</span> : codeWord(texts, operation.name, name, code)}
      </output>
    </Result>
  );
}
