import { Suspense } from 'react';
import { lazyWithRetry } from '../page/lazy/lazy.tsx';
import { Stack } from '../page/Section.tsx';
import { usePageActions, useTool } from '../page/session/use-tool.ts';
import { sampleInput } from '../page/session/page-state.ts';
import { Button } from '../ui/button/Button.tsx';
import type { CaughtError } from './ErrorBoundary.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { useShell } from './shell.tsx';

// Few visitors ever see the details, so their code is loaded on demand.
const ErrorDetails = lazyWithRetry(() => import('./ErrorDetails.tsx'));

/** Shown instead of a tool whose page failed: the inputs to copy, and a report that the reader may send. */
export function ToolError({ caught }: { readonly caught: CaughtError }) {
  const { words } = useShell();
  const { operations } = useTool();
  const { change } = usePageActions();

  function startOver(): void {
    for (const [name, operation] of Object.entries(operations)) change(name, sampleInput(operation));
    caught.onRetry?.();
  }

  return (
    <Stack>
      <ErrorNote title={<h2>{words.t(caught.isLoadFailure ? 'app.errorTitle' : 'kit.bugTitle')}</h2>} text={words.t('app.toolErrorText')} caught={caught}>
        {caught.onRetry && !caught.isLoadFailure && <Button onClick={startOver}>{words.t('app.startOver')}</Button>}
      </ErrorNote>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ErrorDetails caught={caught} />
        </Suspense>
      </ErrorBoundary>
    </Stack>
  );
}
