import type { ReactNode } from 'react';
import look from '../look.module.css';
import styles from './outputs.module.css';

interface ResultProps {
  /** Id of the label element, which the value references with `aria-labelledby`. */
  readonly id: string;
  readonly label: string;
  /** Puts the value below its label, over the full width. */
  readonly isBlock?: boolean;
  readonly children: ReactNode;
}

/** The layout of a result: label, value and buttons. */
export const Result = ({ id, label, isBlock = false, children }: ResultProps) => (
  <div className={isBlock ? styles.block : styles.row}>
    <span className={look.note} id={id}>
      {label}
    </span>
    {children}
  </div>
);
