import { EMBED } from './embed-parameter.ts';
import { isHome, root } from './page.ts';

/** What the embedding page sends before the app listens. */
export interface EarlyMessages {
  readonly events: MessageEvent[];
  /** Aborted when recording stops. */
  readonly end: AbortController;
}

declare global {
  interface Window {
    earlyMessages?: EarlyMessages;
  }
}

/** The first message and a few values, perhaps repeated. More is dropped. */
const MAX_MESSAGES = 50;

/** Marks a page whose URL has the parameter `embed`, so that only its tool is shown, makes its links leave the frame, and records the messages of the page around it. */
export function markEmbedded(page: string): void {
  // The home page is not a tool.
  if (isHome(page) || !new URLSearchParams(location.search).has(EMBED)) return;
  root.dataset.embed = '';
  // The capture phase of the document comes before the app's own listeners.
  document.addEventListener('click', leaveFrame, { capture: true });
  const early: EarlyMessages = { events: [], end: new AbortController() };
  const note = (event: MessageEvent): void => {
    if (event.source === window.parent && early.events.length < MAX_MESSAGES) early.events.push(event);
  };
  addEventListener('message', note, { signal: early.end.signal });
  window.earlyMessages = early;
}

/** Makes a link open a new tab, except one to a place in the page and downloads. */
function leaveFrame(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.hasAttribute('download') || link.target === '_blank' || isHere(link)) return;
  link.target = '_blank';
  link.rel = 'noopener';
  // The router would show the page in the frame.
  event.stopPropagation();
}

const isHere = ({ href }: HTMLAnchorElement): boolean => {
  const [page, place] = href.split('#');
  return place !== undefined && page === location.href.split('#')[0];
};
