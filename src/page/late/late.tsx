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
  readonly isLoaded: (key: Key) => boolean;
  /** Starts loading without waiting. A failure is dropped, so that the next request tries again. */
  readonly ahead: (key: Key) => void;
}

/**
 * Loads each key once for all callers. A failed promise stays cached, so that the waiting page sees the error, until
 * `forgetFailures`. A component that `use`s what is there already has it at once.
 */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const loaded = new Map<Key, Promise<Value>>();
  const settled = new Set<Key>();
  function loadKey(key: Key): Promise<Value> {
    const existing = loaded.get(key);
    if (existing) return existing;
    const loading = load(key);
    loaded.set(key, loading);
    loading.then(
      (value) => {
        settled.add(key);
        // React marks what it has waited for in this way. What is not marked, it waits for, and then shows fallbacks for 300 ms.
        void Object.assign(loading, { status: 'fulfilled', value });
      },
      () => failures.add(() => loaded.delete(key)),
    );
    return loading;
  }
  return Object.assign(loadKey, { isLoaded: (key: Key) => settled.has(key), ahead: (key: Key) => void loadKey(key).catch(() => loaded.delete(key)) });
}

/** A component whose code is loaded by the first render, or earlier by `load`. */
export type LateComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** Like React's `lazy`, except that a failed load can be tried again: `lazy` caches the failure forever. */
export function late<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> {
  const loadPart = loadOnce(load);
  function Late(props: Props) {
    const { default: Part } = use(loadPart(undefined));
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
