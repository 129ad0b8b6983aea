import type { ReactNode } from 'react';
import type { KitWords } from './words/kit-words.ts';
import { useKitWords } from './words/kit-words.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Failure } from '../runtime/run.ts';
import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './failure-note.module.css';
import { splitPlace } from './long-texts/split-place.ts';
import { useTool } from './session/use-tool.ts';

interface FailureNoteProps {
  /** Id of the message, which the field references with `aria-describedby`. */
  readonly id: string;
  readonly failure: Failure;
  /** Goes to the error's position in the input; undefined if the page cannot. */
  readonly onGoTo?: ((failure: Failure) => void) | undefined;
  /**
   * Keeps the note on one line, so that it moves nothing: below a field, or as the foot of a pane. A longer message is cut off, and
   * shown completely over the parts next to it on hover and focus; below a field, whenever that has the focus.
   */
  readonly line?: 'field' | 'foot';
  /** Other actions for the error, such as a button that repairs. */
  readonly children?: ReactNode;
}

/** Describes in one line why an input is rejected: the position, the message, a button that goes there. */
export function FailureNote({ id, failure, onGoTo, line, children }: FailureNoteProps) {
  const { words } = useTool();
  const kit = useKitWords();
  const { position } = failure;
  return (
    <div className={classNames(styles.note, line && styles.line, line === 'foot' && styles.foot)} role="alert">
      <WarningIcon />
      <div className={styles.body}>
        <p id={id} className={styles.words}>
          <Message text={describeFailure(failure, words)} position={position} kit={kit} />
        </p>{' '}
        <div className={styles.actions}>
          {position && onGoTo && (
            <Button size="small" variant="text" onClick={() => onGoTo(failure)}>
              {kit('goToIt')}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** A message that begins with its position begins with the short form of it, such as 2:13. Screen readers get it in words. */
function Message({ text, position, kit }: { readonly text: string; readonly position: Failure['position']; readonly kit: KitWords }) {
  if (!position || !('line' in position)) return text;
  const { place, rest } = splitPlace(text, kit('placeFirst', position));
  if (place === '') return rest;
  return (
    <>
      <span className="visually-hidden">{place}</span>
      <b className={styles.place} aria-hidden="true">
        {position.line}:{position.column}
      </b>
      {rest}
    </>
  );
}
