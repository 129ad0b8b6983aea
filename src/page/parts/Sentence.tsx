import type { ReactNode } from 'react';
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

/** Punctuation right after an input, such as `%?`: it stays on the line of its input. */
const PUNCTUATION = /^(?:\s*[^\p{L}\p{N}\p{Ps}\s]+)+/u;

/** A sentence with input boxes between the words that describe them. */
export function Sentence<Op extends Operation>(props: SentenceProps<Op>): ReactNode;
export function Sentence({ operation, names, text, autoFocus = false }: SentenceProps<Operation>): ReactNode {
  const pieces = text(Object.fromEntries(names.map((name) => [name, MARK + name + MARK]))).split(MARK);
  const marks = pieces.map((piece, index) => (index % 2 === 0 && index > 0 ? (PUNCTUATION.exec(piece)?.[0] ?? '') : ''));
  return (
    <div className={styles.sentence}>
      {pieces.map((piece, index) => {
        if (index % 2 === 0) {
          const rest = piece.slice(marks[index]?.length).trim();
          return rest && <span key={index}>{rest}</span>;
        }
        const mark = marks[index + 1]?.trim() ?? '';
        const field = <Field key={index} operation={operation} name={piece} isInline autoFocus={autoFocus && index === 1} />;
        if (mark === '') return field;
        return (
          <span key={index} className={styles.ended}>
            {field}
            <span>{mark}</span>
          </span>
        );
      })}
    </div>
  );
}
