import type { ReactNode } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { Awaited } from './Awaited.tsx';
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
  <div className={isBlock ? styles.block : styles.row}>
    <span className={look.note} id={id}>
      {label}
    </span>
    {isBlock ? children : <div className={styles.held}>{children}</div>}
  </div>
);

/** The text for an empty value; a bar while the first result is pending. */
export function Nothing({ isAwaited }: { readonly isAwaited: boolean }) {
  const kit = useKitWords();
  return isAwaited ? <Awaited /> : <span className={styles.nothing}>{kit('empty')}</span>;
}
