import type { ReactNode } from 'react';
import look from '../look.module.css';
import styles from './outputs.module.css';

interface ResultProps {
  /** Of the label, which names the value. */
  readonly id: string;
  readonly label: string;
  /** The value stands below its label, with all the width. */
  readonly isBlock?: boolean;
  readonly children: ReactNode;
}

/** A result: its label, its value, what can be done with it. */
export const Result = ({ id, label, isBlock = false, children }: ResultProps) => (
  <div className={isBlock ? styles.block : styles.row}>
    <span className={look.note} id={id}>
      {label}
    </span>
    {children}
  </div>
);
