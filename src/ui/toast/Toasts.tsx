import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToToasts } from './toast.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

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
