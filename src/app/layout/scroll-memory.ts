// How long a page may take to become as long as it was.
const RESTORE_MS = 3_000;

// Entry of the history → how far its page was scrolled.
const places = new Map<string, number>();
let lastEntry = 0;

/** The name of the entry of the history in view; undefined for one that is new. */
function entryName(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string' ? state.entry : undefined;
}

/** Gives the entry in view a name, which is kept in its state, unless it has one. */
function nameEntry(): string {
  const name = entryName();
  if (name !== undefined) return name;
  const state: unknown = history.state;
  const entry = `${performance.timeOrigin}-${++lastEntry}`;
  history.replaceState({ ...(typeof state === 'object' ? state : undefined), entry }, '');
  return entry;
}

/**
 * Going back or forward leads to the place where one was. Browsers do so by themselves, but at once, when a page that
 * waits for its results is still short: this waits until it is long enough. Gives what ends it.
 */
export function rememberScroll(content: Element): () => void {
  const end = new AbortController();
  const { signal } = end;
  let entry = nameEntry();
  let place = scrollY;
  let stopRestoring: (() => void) | undefined;

  function leave(): void {
    places.set(entry, place);
    stopRestoring?.();
    entry = nameEntry();
  }

  addEventListener(
    'scroll',
    () => {
      place = scrollY;
    },
    { signal, passive: true },
  );
  // The router announces its own navigations so.
  addEventListener('pushState', leave, { signal, capture: true });
  addEventListener(
    'popstate',
    () => {
      // A link to a part of the page is announced so, too, and has scrolled there already.
      const isNew = entryName() === undefined;
      leave();
      if (!isNew) stopRestoring = restore(content, places.get(entry) ?? 0);
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => stopRestoring?.());
  return () => end.abort();
}

/** Scrolls to a place as soon as the page is long enough, unless the person does something first. */
function restore(content: Element, place: number): () => void {
  const over = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < place + innerHeight) return;
    scrollTo(0, place);
    over.abort();
  });
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, () => over.abort(), { signal: over.signal, passive: true });
  setTimeout(() => over.abort(), RESTORE_MS);
  observer.observe(content);
  return () => over.abort();
}
