import type { ReactNode } from 'react';
import type { ListedWords } from '../../contract/words.ts';
import styles from './tool-head.module.css';

interface ToolHeadProps {
  readonly about: ListedWords;
  /** What the tool does; undefined until its words have loaded. */
  readonly description?: string | undefined;
  /** The icon of the tool, before the title. */
  readonly tile?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly children: ReactNode;
}

/** Title, one sentence and the buttons of a tool's page. The page shows it before the tool itself has loaded. */
export function ToolHead({ about, description, tile, children }: ToolHeadProps) {
  return (
    <header className={styles.header}>
      {tile}
      <h1 tabIndex={-1} lang={about.lang}>
        {about.name}
      </h1>
      <p lang={about.lang}>{description}</p>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
