import type { ComponentType } from 'react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToToasts } from './toast.ts';

// If this code cannot be loaded, toasts are lost but the page stays.
const ToastHost = lazy<ComponentType>(() => import('./ToastHost.tsx').catch(() => ({ default: () => null })));

/** The place in the document for toasts. Their code is loaded with the first toast. */
export function Toasts() {
  const isWanted = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);
  return (
    isWanted && (
      <Suspense>
        <ToastHost />
      </Suspense>
    )
  );
}
