/**
 * The path of the folder that the site is served from, without a trailing slash: '' at the root of a host, `/tools/x` below
 * it. The build does not know this folder; boot.js lies in it and reads it from its own address.
 */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '/').replace(/\/$/u, '');

/** Whether the current address is deeper than the site's pages are, as the address of a missing page may be. */
export const isDeeper = (): boolean => typeof document !== 'undefined' && location.pathname.slice(base.length).lastIndexOf('/') > 0;

/**
 * The address of a route or of a file beside the pages. All pages lie in one folder, so a relative address works wherever the
 * site is served from. Prerendered pages rely on that.
 */
export const linkTo = (route: string): string => (isDeeper() ? base + route : `.${route}`);
