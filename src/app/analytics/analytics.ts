import type { Configuration } from '../configuration/settings.ts';

/** Set in local storage, it keeps a person's own visits out of the count. */
const IGNORE_FLAG = 'plausible_ignore';

const OUTBOUND_DELAY_MS = 150;

export interface Analytics {
  readonly event: (name: string, props?: Readonly<Record<string, string>>) => void;
}

/** Why nothing is sent; undefined: it is. */
function skipReason(trackLocalhost: boolean): string | undefined {
  if (!trackLocalhost && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(location.hostname)) return 'localhost';
  return isIgnored() ? IGNORE_FLAG : undefined;
}

function isIgnored(): boolean {
  try {
    return localStorage.getItem(IGNORE_FLAG) === 'true';
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Sends page views and outbound clicks to a Plausible server, if this build is set up to. Nothing else ever leaves the browser. */
export function startAnalytics(configuration: Configuration): Analytics | undefined {
  const {
    VITE_PLAUSIBLE_IS_TRACKER_ENABLED: isEnabled,
    VITE_PLAUSIBLE_DOMAIN: domain,
    VITE_PLAUSIBLE_API_HOST: host,
    VITE_PLAUSIBLE_TRACK_LOCALHOST: trackLocalhost,
  } = configuration;
  if (!isEnabled || host === '') return undefined;
  const analytics: Analytics = {
    event(name, props) {
      const reason = skipReason(trackLocalhost);
      if (reason !== undefined) {
        console.warn(`analytics skipped: ${reason}`);
        return;
      }
      const body = JSON.stringify({
        n: name,
        u: location.origin + location.pathname,
        d: domain,
        r: document.referrer || null,
        w: innerWidth,
        h: 0,
        ...(props && { p: JSON.stringify(props) }),
      });
      // The count is not worth a message when it is lost.
      void fetch(`${host}/api/event`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, keepalive: true }).catch((error: unknown) =>
        console.warn(error),
      );
    },
  };
  watchNavigation(() => analytics.event('pageview'));
  watchOutboundLinks(analytics);
  return analytics;
}

function watchNavigation(view: () => void): void {
  let last = location.pathname;
  const viewOnce = (): void => {
    if (location.pathname === last) return;
    last = location.pathname;
    view();
  };
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    viewOnce();
  };
  addEventListener('popstate', viewOnce);
  view();
}

function watchOutboundLinks(analytics: Analytics): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.host === location.host || !/^https?:$/u.test(link.protocol)) return;
    analytics.event('Outbound Link: Click', { url: link.href });
    const opensHere = link.target === '' && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!opensHere || event.defaultPrevented) return;
    event.preventDefault();
    setTimeout(() => location.assign(link.href), OUTBOUND_DELAY_MS);
  });
}
