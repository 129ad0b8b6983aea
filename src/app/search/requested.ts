import { SHARED_PARAMETER, takeShare } from '../../service-worker/share.ts';
import { base } from '../base.ts';

/** The search with which the home page was opened: words, or a text or file that another app shared. */
export type Requested = { readonly query: string } | { readonly text: string } | { readonly file: File };

/** Reads the requested search and removes it from the address, so that going back or reloading does not repeat it. */
export async function takeRequested(): Promise<Requested> {
  const parameters = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
  const query = parameters.get('search');
  if (!parameters.has(SHARED_PARAMETER) || !('caches' in globalThis)) return { query: query ?? '' };
  const shared = await takeShare(new URL(`${base}/`, location.href).href);
  return typeof shared === 'string' ? { text: shared } : { file: shared };
}
