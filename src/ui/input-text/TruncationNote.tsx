import { useListener } from '../use-listener.ts';
import { useUiWords } from '../words.ts';
import styles from './input-text.module.css';
import { isUndo, SHOWN_LENGTH } from './long-text.ts';

interface TruncationNoteProps {
  readonly control: { readonly current: HTMLElement | null };
  /** Of the whole text, in UTF-16 code units. */
  readonly length: number;
  /** Brings back what was there before the text; undefined where nothing was. */
  readonly onUndo: (() => void) | undefined;
}

/** Says how much a control shows of a text that is too long for it, and undoes at the key for that. */
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
