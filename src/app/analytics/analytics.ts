import { readItem } from '../../page/storage/storage.ts';
import type { Configuration } from '../configuration/settings.ts';
import type { Analytics } from './service.ts';
import { silent } from './service.ts';

/** Local storage item by which people exclude their own visits from the count. */
const IGNORE_FLAG = 'plausible_ignore';

const OUTBOUND_DELAY_MS = 150;

const MIDDLE_BUTTON = 1;

type TrackerSettings = Pick<
  Configuration,
  'VITE_PLAUSIBLE_IS_TRACKER_ENABLED' | 'VITE_PLAUSIBLE_DOMAIN' | 'VITE_PLAUSIBLE_API_HOST' | 'VITE_PLAUSIBLE_TRACK_LOCALHOST'
>;

/** Sends page views and outbound clicks to a Plausible server if the build sets one. No other data ever leaves the browser. */
export function startAnalytics({
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: isEnabled,
  VITE_PLAUSIBLE_DOMAIN: domain,
  VITE_PLAUSIBLE_API_HOST: host,
  VITE_PLAUSIBLE_TRACK_LOCALHOST: trackLocalhost,
}: TrackerSettings): Analytics {
  if (!isEnabled || host === '') return silent;
  const address = `${host.replace(/\/+$/u, '')}/api/event`;

  function event(name: string, props?: Readonly<Record<string, string>>): void {
    const reason = skipReason(trackLocalhost);
    if (reason !== undefined) {
      console.warn(`Analytics skipped "${name}": ${reason}`);
      return;
    }
    const body = JSON.stringify({
      n: name,
      // Query and fragment are omitted because they contain what was typed.
      u: location.origin + location.pathname,
      d: domain,
      r: document.referrer || null,
      w: innerWidth,
      h: 0,
      ...(props && { p: JSON.stringify(props) }),
    });
    // A lost count is not worth a message to the visitor.
    fetch(address, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, keepalive: true }).catch((error: unknown) => console.warn(error));
  }

  const watching = new AbortController();
  watchNavigation(() => event('pageview'), watching.signal);
  watchOutboundLinks((url) => event('Outbound Link: Click', { url }), watching.signal);
  return { event, stop: () => watching.abort() };
}

/** The reason why nothing is sent; undefined if visits are counted. */
function skipReason(trackLocalhost: boolean): string | undefined {
  if (!trackLocalhost && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(location.hostname)) return 'this is a local site';
  return isIgnored() ? `${IGNORE_FLAG} is set` : undefined;
}

const isIgnored = (): boolean => readItem(IGNORE_FLAG) === 'true';

/** Counts the first page, each navigation and each popstate. The router announces its own navigations as `pushState` events. */
function watchNavigation(view: () => void, signal: AbortSignal): void {
  addEventListener('pushState', view, { signal });
  addEventListener('popstate', view, { signal });
  view();
}

/** Delays a plain click on an outbound link, so that the event can be sent. Other clicks, such as for a new tab, are left to the browser. */
function watchOutboundLinks(send: (url: string) => void, signal: AbortSignal): void {
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.host === location.host || !/^https?:$/u.test(link.protocol)) return;
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    const { href, target } = link;
    send(href);
    if (event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    setTimeout(() => (target === '_blank' ? open(href, target, 'noopener,noreferrer') : location.assign(href)), OUTBOUND_DELAY_MS);
  }
  document.addEventListener('click', follow, { signal });
  document.addEventListener('auxclick', follow, { signal });
}
