/**
 * The path of the folder that the site is served from, without a trailing slash: '' at the root of a host, `/tools/x` below
 * it. The build does not know this folder; boot.js reads it from its own URL.
 */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '/').replace(/\/$/u, '');

/** Whether the current URL is deeper than the site's pages, as the URL of a missing page may be. */
export const isDeeper = (): boolean => typeof document !== 'undefined' && location.pathname.slice(base.length).lastIndexOf('/') > 0;

/**
 * The URL of a route or of a file next to the pages. All pages are in one folder, so a relative URL works
 * under any base path. Prerendered pages rely on that.
 */
export const linkTo = (route: string): string => (isDeeper() ? base + route : `.${route}`);
