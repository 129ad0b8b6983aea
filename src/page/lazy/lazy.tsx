import type { ComponentType } from 'react';
import { Suspense, use } from 'react';

// Each function drops one failed promise from its cache.
const failures = new Set<() => void>();

/** Drops all failed loads, so that the next request loads again. */
export function clearFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

interface Loader<Names extends readonly string[], Value> {
  (...names: Names): Promise<Value>;
  readonly isLoaded: (...names: Names) => boolean;
  /** Starts loading without waiting. A failure is dropped, so that the next request retries. */
  readonly preload: (...names: Names) => void;
}

/**
 * Loads once for all callers with the same names. A failed promise stays cached, so that the waiting page sees the error, until
 * `clearFailedLoads`. A component that `use`s a loaded value has it immediately.
 */
export function loadOnce<Names extends readonly string[], Value>(load: (...names: Names) => Promise<Value>): Loader<Names, Value> {
  const loaded = new Map<string, Promise<Value>>();
  const settled = new Set<string>();
  // No name contains a slash.
  const keyOf = (names: Names): string => names.join('/');
  function loadNamed(...names: Names): Promise<Value> {
    const key = keyOf(names);
    const existing = loaded.get(key);
    if (existing) return existing;
    const loading = load(...names);
    loaded.set(key, loading);
    loading.then(
      (value) => {
        settled.add(key);
        // React marks promises that it has waited for like this. For an unmarked one it waits, and then shows fallbacks for 300 ms.
        void Object.assign(loading, { status: 'fulfilled', value });
      },
      () => failures.add(() => loaded.delete(key)),
    );
    return loading;
  }
  return Object.assign(loadNamed, {
    isLoaded: (...names: Names) => settled.has(keyOf(names)),
    preload: (...names: Names) => void loadNamed(...names).catch(() => loaded.delete(keyOf(names))),
  });
}

/** A component whose code is loaded by the first render, or earlier by `load`. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** Like React's `lazy`, except that a failed load can be retried: `lazy` caches the failure forever. */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LazyComponent<Props> {
  const loadPart = loadOnce(load);
  function LazyWithRetry(props: Props) {
    const { default: Part } = use(loadPart());
    return <Part {...props} />;
  }
  return Object.assign(LazyWithRetry, { load: () => loadPart() });
}

/** Like `lazyWithRetry`, with its own Suspense boundary: while the part is loading, the rest of the page is shown. */
export function lazyWithSuspense<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LazyComponent<Props> {
  const Part = lazyWithRetry(load);
  const LazyWithSuspense = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LazyWithSuspense, { load: Part.load });
}
