/**
 * The folder the site is served from, without a slash at its end: '' at the root of a host, `/tools/x` below it. A
 * build does not know it; boot.js, which lies in that folder, finds it by its own address.
 */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '/').replace(/\/$/u, '');

/** Whether the page in view lies deeper than the pages of the site do, which one that does not exist may. */
export const isDeeper = (): boolean => typeof document !== 'undefined' && location.pathname.slice(base.length).lastIndexOf('/') > 0;

/**
 * Address of a route, or of a file beside the pages. Every page of the site lies in the same folder, so that it is the
 * same wherever the site is served from, as it must be in a page that was rendered at build.
 */
export const linkTo = (route: string): string => (isDeeper() ? base + route : `.${route}`);
