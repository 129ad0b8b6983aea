// How long a page may take to become as long as it was.
const RESTORE_MS = 3_000;

// Entry of the history → how far its page was scrolled.
const places = new Map<string, number>();
let lastEntry = 0;

/** A name for the entry of the history in view, kept in its state. */
function nameEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string') return state.entry;
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
      leave();
      stopRestoring = restore(content, places.get(entry) ?? 0);
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
