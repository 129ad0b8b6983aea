import { SHARED_PARAMETER, takeShare } from '../../service-worker/share.ts';
import { base } from '../base.ts';

/** What the home page was opened with: words to look for, or a text that another app has shared. */
export type Requested = { readonly query: string } | { readonly text: string };

/** Takes it out of the address, so that going back, or loading anew, does not ask again. */
export async function takeRequested(): Promise<Requested> {
  const parameters = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
  const query = parameters.get('search');
  if (!parameters.has(SHARED_PARAMETER) || !('caches' in globalThis)) return { query: query ?? '' };
  return { text: await takeShare(new URL(`${base}/`, location.href).href) };
}
