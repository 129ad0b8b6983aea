import { useListener } from '../use-listener.ts';
import { useUiWords } from '../words.ts';
import styles from './input-text.module.css';
import { isUndo, SHOWN_LENGTH } from './long-text.ts';

interface TruncationNoteProps {
  readonly control: { readonly current: HTMLElement | null };
  /** Of the whole text, in UTF-16 code units. */
  readonly length: number;
  /** Restores the previous text; undefined if there is none. */
  readonly onUndo: (() => void) | undefined;
}

/** Shows how much a control shows of a text that is too long for it, and handles the undo shortcut. */
export default function TruncationNote({ control, length, onUndo }: TruncationNoteProps) {
  const words = useUiWords();
  useListener(
    'keydown',
    (event) => {
      if (!onUndo || !isUndo(event)) return;
      event.preventDefault();
      onUndo();
    },
    control,
  );
  return (
    <p className={styles.note} role="status">
      {words('longText', { shown: SHOWN_LENGTH, total: length })}
    </p>
  );
}
