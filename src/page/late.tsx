import type { ComponentType } from 'react';
import { Suspense, use } from 'react';

// How to forget each failure.
const failures = new Set<() => void>();

/** Forgets what could not be loaded, so that whoever asks next loads it anew. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

interface Loader<Key, Value> {
  (key: Key): Promise<Value>;
  /** Loads ahead of who will ask. They try anew if that fails. */
  readonly ahead: (key: Key) => void;
}

/** Loads each thing once for all who ask. A failure stays, so that the page that waits for it hears of it, until it is forgotten. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const loaded = new Map<Key, Promise<Value>>();
  function loadKey(key: Key): Promise<Value> {
    const existing = loaded.get(key);
    if (existing) return existing;
    const loading = load(key);
    loaded.set(key, loading);
    loading.catch(() => failures.add(() => loaded.delete(key)));
    return loading;
  }
  return Object.assign(loadKey, { ahead: (key: Key) => void loadKey(key).catch(() => loaded.delete(key)) });
}

/** A component that is loaded when it is first shown, or when `load` is called ahead of that. */
export type LateComponent<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** As React's `lazy`, which never tries again what once failed. */
export function late<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> {
  const loadPart = loadOnce(load);
  function Late(props: Props) {
    const { default: Part } = use(loadPart(undefined));
    return <Part {...props} />;
  }
  return Object.assign(Late, { load: () => loadPart(undefined) });
}

/** As `late`, for a part without which the rest of the page can be read: it alone is missing until it is there. */
export function lateAlone<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> {
  const Part = late(load);
  const LateAlone = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LateAlone, { load: Part.load });
}
