import MoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { Suspense } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { isLink } from '../runtime/is-link.ts';
import { lazyWithRetry } from '../page/lazy/lazy.tsx';
import styles from './not-found.module.css';
import { useIsClient } from '../page/browser/use-is-client.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useShell } from './shell.tsx';

const NearestTools = lazyWithRetry(() => import('./NearestTools.tsx'));

export function NotFound() {
  const { words } = useShell();
  // The page is rendered once, for every path.
  const isClient = useIsClient();
  const isToolLink = isClient && isLink(location.hash);
  return (
    <section className={styles.page}>
      <MoodSad size={96} stroke={1} aria-hidden />
      <h1>{words.t('app.notFound')}</h1>
      <p>{words.t('app.notFoundText')}</p>
      <p>{words.t('app.notFoundHint')}</p>
      {isToolLink && <p>{words.t('app.newerTool')}</p>}
      <Button type="primary" size="large" to="/" className={styles.back}>
        {words.t('app.backHome')}
      </Button>
      {isClient && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <NearestTools />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
