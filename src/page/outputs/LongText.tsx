import { classNames } from '../../ui/class-names.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { useKitWords } from '../words/kit-words.ts';
import { lazyWithSuspense } from '../lazy/lazy.tsx';
import look from '../look.module.css';
import styles from './outputs.module.css';
import { Nothing, Result } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { TextOutputProps } from './TextOutput.tsx';

// Few results are long enough for the editor, so its code is loaded only for them.
const CodeEditor = lazyWithSuspense(async () => ({ default: (await import('../../ui/code-editor/CodeEditor.tsx')).CodeEditor }));

// In UTF-16 code units. Longer texts are shown in the code editor, which renders only the lines in view.
const MAX_PLAIN_LENGTH = 50_000;
/** One line of megabytes, such as Base64, is truncated to this many UTF-16 code units: enough to recognize the text. */
const SHOWN_LENGTH = 4_096;

interface LongTextProps extends TextOutputProps {
  /** Whether the buttons are here. Default true; false for a text whose buttons are elsewhere. */
  readonly hasActions?: boolean;
}

/** A text of several lines, or of one long line, in a box with its buttons above. */
export function LongText({ field, label, value: text, operation, name, prominent, id, fileName, hasActions = true }: LongTextProps) {
  const kit = useKitWords();
  const isOneLongLine = text.length > MAX_PLAIN_LENGTH && !text.slice(0, MAX_PLAIN_LENGTH).includes('\n');
  const hasLines = field.multiline === true || text.includes('\n');
  return (
    <Result
      id={id}
      label={label}
      isBlock
      actions={
        hasActions &&
        text !== '' && (
          <ResultActions
            label={label}
            text={text}
            format={outputFormat(operation.operation, field, operation.input)}
            hasDownload={hasLines || fileName !== undefined}
            {...(fileName && { fileName })}
          />
        )
      }
    >
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
        <output className={classNames(look.box, styles.multiline, prominent && styles.prominent)} aria-labelledby={id} data-value={name} tabIndex={0}>
          {text === '' ? <Nothing isAwaited={operation.isAwaited} /> : text}
        </output>
      )}
    </Result>
  );
}
