// The time within which a page may regain its former length.
const RESTORE_MS = 3_000;

// name of a history entry → scroll position of its page
const places = new Map<string, number>();
let lastEntry = 0;

/** The name of the current history entry; undefined for a new entry. */
function entryName(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string' ? state.entry : undefined;
}

/** Returns the name of the current history entry, which is stored in its state; unnamed entries get a new name. */
function nameEntry(): string {
  const name = entryName();
  if (name !== undefined) return name;
  const state: unknown = history.state;
  const entry = `${performance.timeOrigin}-${++lastEntry}`;
  history.replaceState({ ...(typeof state === 'object' ? state : undefined), entry }, '');
  return entry;
}

/**
 * Restores the scroll position on going back or forward. Browsers restore it at once, while a page that waits for its results
 * is still short; this function waits until the page is long enough. Returns a function that stops this.
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
  // The router announces its own navigations by this event, before anything scrolls. A scroll event may still be waiting for the next frame.
  addEventListener(
    'pushState',
    () => {
      place = scrollY;
      leave();
    },
    { signal, capture: true },
  );
  addEventListener(
    'popstate',
    () => {
      // The event also fires for a link within the page, which has scrolled already.
      const isNew = entryName() === undefined;
      leave();
      if (!isNew) stopRestoring = restore(content, places.get(entry) ?? 0);
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => stopRestoring?.());
  return () => end.abort();
}

/** Scrolls to a position as soon as the page is long enough, unless the user acts first. */
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
