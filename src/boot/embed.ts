import { EMBED } from './embed-parameter.ts';
import { root } from './page.ts';

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

/** Marks a page whose URL has the parameter `embed`, so that only its tool is shown, and records the messages of the page around it. */
export function markEmbedded(page: string): void {
  // The home page is no tool.
  if (['', 'index'].includes(page) || !new URLSearchParams(location.search).has(EMBED)) return;
  root.dataset.embed = '';
  const early: EarlyMessages = { events: [], end: new AbortController() };
  const note = (event: MessageEvent): void => {
    if (event.source === window.parent && early.events.length < MAX_MESSAGES) early.events.push(event);
  };
  addEventListener('message', note, { signal: early.end.signal });
  window.earlyMessages = early;
}
