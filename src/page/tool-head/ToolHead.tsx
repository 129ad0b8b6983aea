import type { ReactNode } from 'react';
import type { HomeWords } from '../../contract/words.ts';
import styles from './tool-head.module.css';

interface ToolHeadProps {
  /** Name and description of the tool. */
  readonly about: HomeWords;
  /** Buttons beside the title. */
  readonly children: ReactNode;
}

/** The head of a tool's page: title, description and buttons. The app shows the head before the tool has loaded. */
export function ToolHead({ about, children }: ToolHeadProps) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{about.name}</h1>
        <p>{about.description}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
