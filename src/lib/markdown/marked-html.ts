import type { Options } from 'micromark';
import { hasScheme, safeSchemes } from './addresses.ts';
import { decodeHtml } from './characters.ts';

type Handle = NonNullable<NonNullable<NonNullable<Options['htmlExtensions']>[number]['exit']>['htmlText']>;

/**
 * HTML made of Markdown in which each piece of raw HTML is encoded and stands between two NUL characters, which Markdown
 * has nowhere else. So `<` begins a tag of our own making, always, and no attribute holds a quote.
 */
export type MarkedHtml = string & { readonly __marked: never };

const RAW = /\0([^\0]*)\0/gu;

/** For the compiler: sets a piece of raw HTML apart. */
export const markRawHtml: Handle = function (token) {
  this.raw(`\0${this.encode(this.sliceSerialize(token))}\0`);
};

/** The compiler's HTML without line breaks at its end. Raw HTML in the text of an image becomes text, because an attribute holds no tags. */
export const finishMarking = (html: string): MarkedHtml =>
  html.replaceAll(/ alt="[^"]*"/gu, (alt) => alt.replaceAll('\0', '')).replace(/\n+$/u, '') as MarkedHtml;

export const hasRawHtml = (html: MarkedHtml): boolean => html.includes('\0');

/** Raw HTML becomes text. */
export const escapeRawHtml = (html: MarkedHtml): string => html.replaceAll('\0', '');

/** Raw HTML becomes part of the HTML. */
export const keepRawHtml = (html: MarkedHtml): string => html.replaceAll(RAW, (_, encoded: string) => decodeHtml(encoded));

/** The text that a reader sees of some HTML of our own making. */
export const textOf = (html: string): string => decodeHtml(html.replaceAll(RAW, '').replaceAll(/<[^>]*>/gu, ''));

/** Links and images whose address has another scheme than the safe ones have an empty one. Raw HTML stays as it is. */
export const dropUnsafeAddresses = (html: MarkedHtml): MarkedHtml =>
  html.replaceAll(/<(a href|img src)="([^"]*)"/gu, (tag, start: string, address: string) =>
    hasScheme(address, start === 'a href' ? safeSchemes.href : safeSchemes.src) ? tag : `<${start}=""`,
  ) as MarkedHtml;

/** The ids that the HTML has by our own making. */
export const idsOf = (html: MarkedHtml): ReadonlySet<string> => new Set(Array.from(html.matchAll(/<[^>\0]* id="([^"]*)"/gu), ([, id = '']) => decodeHtml(id)));
