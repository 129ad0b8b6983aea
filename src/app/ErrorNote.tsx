import type { ReactNode } from 'react';
import { hasUnsavedInput, stopWarning } from '../page/session/unsaved.ts';
import { Button } from '../ui/button/Button.tsx';
import styles from './app.module.css';
import type { CaughtError } from './ErrorBoundary.tsx';
import { useShell } from './shell.tsx';

interface ErrorNoteProps {
  readonly title: ReactNode;
  /** The message for a bug. Failed loads have a different message. */
  readonly text: string;
  readonly caught: CaughtError;
  /** More buttons, after the retry button. */
  readonly children?: ReactNode;
}

function reload(): void {
  stopWarning();
  location.reload();
}

/** Reports that a page or tool cannot be shown, with a retry button. */
export function ErrorNote({ title, text, caught: { error, isLoadFailure, onRetry }, children }: ErrorNoteProps) {
  const { words } = useShell();
  return (
    <section className={styles.error} role="alert">
      {title}
      <p>{isLoadFailure ? words.t('app.loadErrorText') : text}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <div className={styles.errorActions}>
        {onRetry && (
          <Button type="primary" onClick={onRetry}>
            {words.t('app.tryAgain')}
          </Button>
        )}
        {children}
        <Button type={onRetry ? 'default' : 'primary'} onClick={reload}>
          {words.t('app.reload')}
        </Button>
      </div>
      {hasUnsavedInput() && <p className={styles.errorHint}>{words.t('app.reloadForgets')}</p>}
    </section>
  );
}
