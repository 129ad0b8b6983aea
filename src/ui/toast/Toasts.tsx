import type { ComponentType } from 'react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToToasts } from './toast.ts';

// A message that cannot be shown is no reason to lose the page.
const ToastHost = lazy<ComponentType>(() => import('./ToastHost.tsx').catch(() => ({ default: () => null })));

/** Where toasts appear. Nothing is loaded before the first. */
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
