import type { ComponentType } from 'react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToToasts } from './toast.ts';

interface Host {
  readonly default: ComponentType;
}

let loading: Promise<Host> | undefined;

/** The loaded module is kept here: importing it again would first retry other missing parts of the page. */
async function loadHost(): Promise<Host> {
  loading ??= import('./ToastHost.tsx');
  try {
    return await loading;
  } catch {
    // Without this code, toasts are lost but the page stays.
    loading = undefined;
    return { default: () => null };
  }
}

const ToastHost = lazy(loadHost);

/** Preloads the code of toasts: for a message that the device is offline it would be too late. */
export const preloadToasts = (): void => void loadHost();

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
