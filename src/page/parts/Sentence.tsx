import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Field } from '../Field.tsx';
import type { InputName, OperationState } from '../session/operation-state.ts';
import styles from './sentence.module.css';

interface SentenceProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The inputs in the sentence, each at the placeholder of its name. */
  readonly names: readonly InputName<Op>[];
  /** Returns the translated sentence, with these texts at its placeholders: the order of the inputs depends on the language. */
  text(this: void, places: Readonly<Record<string, string>>): string;
  /** Whether the first input takes the focus when the page opens. */
  readonly autoFocus?: boolean;
}

/** Delimits the names in the sentence. No language uses this character, which is in Unicode's private use area. */
const MARK = '\uE000';

/** An input, and the text up to the next one. */
const INPUT = new RegExp(`${MARK}(.*?)${MARK}([^${MARK}]*)`, 'gu');

/** Punctuation right after an input, such as `%?`: it stays on the line of its input. */
const PUNCTUATION = /^[^\p{L}\p{N}\p{Ps}]*/u;

/** Splits the text after an input into its punctuation and the rest. */
function splitMark(text: string): { readonly mark: string; readonly rest: string } {
  const [mark = ''] = PUNCTUATION.exec(text) ?? [];
  return { mark: mark.trim(), rest: text.slice(mark.length).trim() };
}

/** A sentence with input boxes between the words that describe them. */
export function Sentence<Op extends Operation>(props: SentenceProps<Op>): ReactNode;
export function Sentence({ operation, names, text, autoFocus = false }: SentenceProps<Operation>): ReactNode {
  const sentence = text(Object.fromEntries(names.map((name) => [name, MARK + name + MARK])));
  const start = sentence.slice(0, sentence.indexOf(MARK)).trim();
  const inputs = Array.from(sentence.matchAll(INPUT), ([, name = '', after = '']) => ({ name, ...splitMark(after) }));
  return (
    <div className={styles.sentence}>
      {start && <span>{start}</span>}
      {inputs.map(({ name, mark, rest }, index) => {
        const field = <Field operation={operation} name={name} isInline autoFocus={autoFocus && index === 0} />;
        return (
          <Fragment key={name}>
            {mark === '' ? (
              field
            ) : (
              <span className={styles.ended}>
                {field}
                <span>{mark}</span>
              </span>
            )}
            {rest && <span>{rest}</span>}
          </Fragment>
        );
      })}
    </div>
  );
}
