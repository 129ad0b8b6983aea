import { escapeText } from '../../lib/html-text/escape.ts';
import { isLongHtml } from './long-html.ts';

/** Data from the clipboard or from a drop. */
interface Transfer {
  getData(type: string): string;
}

/** A text that is too long for the editor, as HTML or as plain text. */
type LongPaste = { readonly html: string } | { readonly plain: string };

/** Returns pasted or dropped content, if it is too long for the editor. */
export function longPasteOf(data: Transfer | null): LongPaste | undefined {
  const html = fragmentOf(data?.getData('text/html') ?? '');
  const plain = data?.getData('text/plain') ?? '';
  if (html === '') return isLongHtml(plain) ? { plain } : undefined;
  return isLongHtml(html) ? { html } : undefined;
}

/** Extracts the copied fragment. Programs put a whole page on the clipboard, with markers around the copied part. */
function fragmentOf(html: string): string {
  const start = html.indexOf(START);
  const end = html.lastIndexOf(END);
  return start >= 0 && end > start ? html.slice(start + START.length, end) : html;
}

const START = '<!--StartFragment-->';
const END = '<!--EndFragment-->';

/** In UTF-16 code units. A slice of this size takes a few milliseconds. */
const SLICE_LENGTH = 500_000;

/** Returns the HTML of a long paste, with a paragraph for each line of plain text. Converts in slices, so that the page stays responsive. */
export async function htmlOfPaste(paste: LongPaste): Promise<string> {
  if ('html' in paste) return paste.html;
  const slices: string[] = [];
  for (let start = 0, end = 0; start < paste.plain.length; start = end) {
    const lineEnd = paste.plain.indexOf('\n', start + SLICE_LENGTH);
    end = lineEnd < 0 ? paste.plain.length : lineEnd + 1;
    await new Promise<void>((resolve) => setTimeout(resolve));
    slices.push(paragraphsOf(paste.plain.slice(start, end)));
  }
  return slices.join('');
}

const paragraphsOf = (text: string): string =>
  text
    .split(/[\r\n]+/u)
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
