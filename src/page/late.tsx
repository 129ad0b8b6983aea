import type { ComponentType } from 'react';
import { Suspense, use } from 'react';

// Each function drops one failed promise from its cache.
const failures = new Set<() => void>();

/** Drops all failed loads, so that the next request loads again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

interface Loader<Key, Value> {
  (key: Key): Promise<Value>;
  /** What has been loaded. */
  readonly found: ReadonlyMap<Key, { readonly value: Value }>;
  /** Starts loading without waiting. A failure is dropped, so that the next request tries again. */
  readonly ahead: (key: Key) => void;
}

/** Loads each key once for all callers. A failed promise stays cached, so that the waiting page sees the error, until `forgetFailures`. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const loaded = new Map<Key, Promise<Value>>();
  const found = new Map<Key, { readonly value: Value }>();
  function loadKey(key: Key): Promise<Value> {
    const existing = loaded.get(key);
    if (existing) return existing;
    const loading = load(key);
    loaded.set(key, loading);
    loading.then(
      (value) => found.set(key, { value }),
      () => failures.add(() => loaded.delete(key)),
    );
    return loading;
  }
  return Object.assign(loadKey, { found, ahead: (key: Key) => void loadKey(key).catch(() => loaded.delete(key)) });
}

/**
 * Gives a component what a loader loads. What is there already, it has at once: to wait for a promise, even a kept one, React shows
 * the fallback first, and then takes it away 300 ms later at the earliest.
 */
export function useLoaded<Key, Value>(load: Pick<Loader<Key, Value>, 'found'> & ((key: Key) => Promise<Value>), key: NoInfer<Key>): Value {
  const there = load.found.get(key);
  return there ? there.value : use(load(key));
}

/** A component whose code is loaded by the first render, or earlier by `load`. */
export type LateComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** Like React's `lazy`, except that a failed load can be tried again: `lazy` caches the failure forever. */
export function late<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> {
  const loadPart = loadOnce(load);
  function Late(props: Props) {
    const { default: Part } = useLoaded(loadPart, undefined);
    return <Part {...props} />;
  }
  return Object.assign(Late, { load: () => loadPart(undefined) });
}

/** Like `late`, with a Suspense boundary of its own: while the part is loading, the rest of the page is shown. */
export function lateAlone<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> {
  const Part = late(load);
  const LateAlone = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LateAlone, { load: Part.load });
}
