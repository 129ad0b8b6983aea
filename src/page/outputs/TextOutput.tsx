import type { TextField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { useKitWords } from '../kit-words.ts';
import { lateAlone } from '../late.tsx';
import look from '../look.module.css';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';
import { TimeOutput } from './TimeOutput.tsx';

// Few results are long enough for the editor, so its code is loaded for them alone.
const CodeEditor = lateAlone(async () => ({ default: (await import('../../ui/code-editor/CodeEditor.tsx')).CodeEditor }));

// In UTF-16 code units. Longer texts are shown in the code editor, which renders only the lines in view.
const MAX_PLAIN_LENGTH = 50_000;
/** One line of megabytes, such as Base64, is cut to this many UTF-16 code units: enough to recognize the text. */
const SHOWN_LENGTH = 4_096;

interface TextOutputProps extends OutputProps<TextField> {
  /** Name and media type of the download. Default: made from the opened file or the tool, and the format. */
  readonly fileName?: readonly [name: string, type: string];
}

export function TextOutput({ fileName, ...props }: TextOutputProps) {
  const { field, label, value: text, operation, name, prominent, id } = props;
  const kit = useKitWords();
  if (field.codes) return <CodeBadge {...props} />;
  if (field.format === 'date-time' && !Number.isNaN(Date.parse(text))) return <TimeOutput {...props} />;
  const isOneLongLine = text.length > MAX_PLAIN_LENGTH && !text.slice(0, MAX_PLAIN_LENGTH).includes('\n');
  const isLong = field.multiline === true || text.includes('\n') || text.length > 120;
  const actions = text !== '' && (
    <ResultActions
      label={label}
      text={text}
      format={outputFormat(operation.operation, field, operation.input)}
      labelled={isLong || prominent ? 'all' : 'none'}
      {...(fileName && { fileName })}
    />
  );
  return (
    <Result id={id} label={label} isBlock={isLong || prominent}>
      {isOneLongLine ? (
        <>
          <output className={classNames(look.box, styles.multiline)} aria-labelledby={id} data-value={name} tabIndex={0}>
            {text.slice(0, SHOWN_LENGTH)}
          </output>
          <p className={look.note}>{kit('shownPart', { shown: SHOWN_LENGTH, total: text.length })}</p>
        </>
      ) : text.length > MAX_PLAIN_LENGTH ? (
        <CodeEditor className={classNames(look.framed, styles.long)} label={label} value={text} readOnly wrap />
      ) : (
        <output
          className={classNames(...(isLong ? [look.box, styles.multiline] : [styles.text]), prominent && styles.prominent)}
          aria-labelledby={id}
          data-value={name}
          {...(isLong && { tabIndex: 0 })}
        >
          {text === '' ? <span className={styles.nothing}>{kit('empty')}</span> : text}
        </output>
      )}
      {actions}
    </Result>
  );
}

function CodeBadge({ label, value: code, operation, name, id }: OutputProps<TextField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <output className={look.badge} aria-labelledby={id} data-value={name} data-code={code}>
        {code === '' ? <span className={styles.nothing}>{words.t('values.none')}</span> : operation.words.code(name, code)}
      </output>
    </Result>
  );
}
