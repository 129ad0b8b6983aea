import { safeAddress } from './addresses.ts';
import { decodeHtml, encodeHtml } from './characters.ts';

/**
 * HTML generated from Markdown in which each piece of raw HTML is encoded and enclosed by two NUL characters, which occur
 * nowhere else. So `<` always begins a generated tag, and no attribute contains a quote.
 */
export type MarkedHtml = string & { readonly __marked: never };

const RAW = /\0([^\0]*)\0/gu;

/** Encodes and marks a piece of raw HTML. */
export const encodeRawHtml = (html: string): string => `\0${encodeHtml(html)}\0`;

/** Returns the compiler's HTML without trailing line breaks. */
export function toMarkedHtml(html: string): MarkedHtml {
  let end = html.length;
  while (html[end - 1] === '\n') end--;
  return html.slice(0, end) as MarkedHtml;
}

export const hasRawHtml = (html: MarkedHtml): boolean => html.includes('\0');

/** Turns raw HTML into text. */
export const escapeRawHtml = (html: MarkedHtml): string => html.replaceAll('\0', '');

/** Inserts raw HTML into the HTML. */
export const keepRawHtml = (html: MarkedHtml): string => html.replaceAll(RAW, (_, encoded: string) => decodeHtml(encoded));

/** Removes unsafe URLs of links and images: an empty one would lead to the page itself. Raw HTML is unchanged. */
export const dropUnsafeAddresses = (html: MarkedHtml): MarkedHtml =>
  html.replaceAll(/<(a|img) (href|src)="([^"]*)"/gu, (tag, element: string, name: 'href' | 'src', address: string) =>
    safeAddress[name](address) ? tag : `<${element}`,
  ) as MarkedHtml;

/** Returns the generated ids of the HTML. */
export const idsOf = (html: MarkedHtml): ReadonlySet<string> => new Set(Array.from(html.matchAll(/<[^>\0]* id="([^"]*)"/gu), ([, id = '']) => decodeHtml(id)));
