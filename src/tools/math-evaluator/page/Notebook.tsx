import type { OutputValues, TextField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import type * as fields from '../fields.ts';
import { groupDigits } from '../group-digits.ts';
import type en from '../strings/en.json';
import styles from './notebook.module.css';

type Line = OutputValues<typeof fields.evaluate.output>['lines'][number];

interface NotebookProps extends ControlProps<TextField> {
  readonly lines: readonly Line[];
  readonly hasSeparators: boolean;
}

// A line shows at most this much of a result; copying copies all of it.
const MAX_SHOWN = 300;
// A line of several statements shows at most the results of the first ones.
const MAX_ANSWERS = 50;
// Beyond this, aligning the results with the lines is too slow while typing.
const MAX_LINES = 2_000;

/** A multi-line editor with the result of each line at its end. */
export function Notebook({ lines, hasSeparators, ...props }: NotebookProps) {
  const sources = props.value.split(/\r\n|\n|\r/u);
  const isBeside = sources.length <= MAX_LINES;
  return (
    <TextInput
      {...props}
      rows={4}
      {...(isBeside && { className: styles.notebook })}
      behind={
        isBeside && (
          <ol className={styles.lines}>
            {sources.map((source, index) => {
              const own = lines.filter(({ line }) => line === index + 1);
              const problem = lines.find(({ errorLine }) => errorLine === index + 1);
              return (
                <li key={index}>
                  <Source source={source} column={problem?.errorColumn ?? 0} />
                  {own.length > 0 && (
                    <span className={styles.results} data-value="lines">
                      {own.slice(0, MAX_ANSWERS).map((line, place) => (
                        <Answer key={place} answer={line} hasSeparators={hasSeparators} />
                      ))}
                      {own.length > MAX_ANSWERS && '…'}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        )
      }
    />
  );
}

/** An invisible copy of the line, for its height and the error position. */
function Source({ source, column }: { readonly source: string; readonly column: number }) {
  const characters = column > 0 ? [...source] : [];
  return (
    <span className={styles.source} aria-hidden="true">
      {column > 0 ? (
        <>
          {characters.slice(0, column - 1).join('')}
          <mark>{characters[column - 1] ?? ' '}</mark>
          {characters.slice(column).join('')}
        </>
      ) : (
        source || '\u200b'
      )}
    </span>
  );
}

function Answer({ answer, hasSeparators }: { readonly answer: Line; readonly hasSeparators: boolean }) {
  const words = useWords<typeof en>();
  const tool = useTool();
  const { copy, result: copied } = useCopy();
  const { error, reason, detail, near, result, type } = answer;
  if (error !== '') {
    const message = tool.words.t(`errors.${error}`, { reason, detail, near: near || 'none' });
    return (
      <span className={styles.problem} title={message}>
        {message}
      </span>
    );
  }
  const shown = result.slice(0, MAX_SHOWN);
  return (
    <button
      type="button"
      className={styles.result}
      data-copied={copied === 'copied' || undefined}
      aria-label={words('copyResult', { result: shown })}
      title={shown}
      onClick={() => void copy(result)}
    >
      {hasSeparators && type !== 'string' ? groupDigits(shown) : shown}
    </button>
  );
}
