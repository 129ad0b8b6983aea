/**
 * The folder the site is served from, without a slash at its end: '' at the root of a host, `/tools/x` below it. A
 * build does not know it; boot.js, which lies in that folder, finds it by its own address.
 */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '/').replace(/\/$/u, '');

/**
 * Address of a route for a link. Every page of the site lies in the same folder, so that it is the same wherever the
 * site is served from, as it must be in a page that was rendered at build. A page that does not exist may lie deeper.
 */
export function linkTo(route: string): string {
  const isDeeper = typeof document !== 'undefined' && location.pathname.slice(base.length).lastIndexOf('/') > 0;
  return isDeeper ? base + route : `.${route}`;
}
