import type { MouseEvent, ReactNode } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { clickUnlessSelecting } from './click-unless-selecting.ts';
import styles from './outputs.module.css';

interface ResultProps {
  /** Id of the label element, which the value references with `aria-labelledby`. */
  readonly id: string;
  readonly label: string;
  /** Puts the value below its label, over the full width. */
  readonly isBlock?: boolean;
  readonly children: ReactNode;
}

/** The layout of a result: the label, and the value with its buttons right after it. */
export const Result = ({ id, label, isBlock = false, children }: ResultProps) => (
  <div className={isBlock ? styles.block : styles.row} role="presentation" onClick={isBlock ? undefined : copyOnRow}>
    <span className={look.note} id={id}>
      {label}
    </span>
    {isBlock ? children : <div className={styles.held}>{children}</div>}
  </div>
);

/** Copies the value of a row for a click on its label or the space around it. Clicks on the value are handled there. */
function copyOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, select, textarea, label, summary, [data-copies]')) return;
  if (currentTarget.querySelector('[data-copies]')) clickUnlessSelecting(currentTarget.querySelector<HTMLButtonElement>('[data-action^="copy"]'));
}

/** The text for an empty value; a blank while the first result is pending. */
export function Nothing({ isAwaited }: { readonly isAwaited: boolean }) {
  const kit = useKitWords();
  return <span className={styles.nothing}>{isAwaited ? '\u00A0' : kit('empty')}</span>;
}
