import { safeAddress } from './addresses.ts';
import { decodeHtml, encodeHtml } from './characters.ts';

/**
 * HTML made of Markdown in which each piece of raw HTML is encoded and stands between two NUL characters, which Markdown
 * has nowhere else. So `<` begins a tag of our own making, always, and no attribute holds a quote.
 */
export type MarkedHtml = string & { readonly __marked: never };

const RAW = /\0([^\0]*)\0/gu;

/** A piece of raw HTML, set apart. */
export const encodeRawHtml = (html: string): string => `\0${encodeHtml(html)}\0`;

/** The compiler's HTML without line breaks at its end. */
export function toMarkedHtml(html: string): MarkedHtml {
  let end = html.length;
  while (html[end - 1] === '\n') end--;
  return html.slice(0, end) as MarkedHtml;
}

export const hasRawHtml = (html: MarkedHtml): boolean => html.includes('\0');

/** Raw HTML becomes text. */
export const escapeRawHtml = (html: MarkedHtml): string => html.replaceAll('\0', '');

/** Raw HTML becomes part of the HTML. */
export const keepRawHtml = (html: MarkedHtml): string => html.replaceAll(RAW, (_, encoded: string) => decodeHtml(encoded));

/** Links and images whose address could do harm have none: an empty one would lead to the page itself. Raw HTML stays as it is. */
export const dropUnsafeAddresses = (html: MarkedHtml): MarkedHtml =>
  html.replaceAll(/<(a|img) (href|src)="([^"]*)"/gu, (tag, element: string, name: 'href' | 'src', address: string) =>
    safeAddress[name](address) ? tag : `<${element}`,
  ) as MarkedHtml;

/** The ids that the HTML has by our own making. */
export const idsOf = (html: MarkedHtml): ReadonlySet<string> => new Set(Array.from(html.matchAll(/<[^>\0]* id="([^"]*)"/gu), ([, id = '']) => decodeHtml(id)));
