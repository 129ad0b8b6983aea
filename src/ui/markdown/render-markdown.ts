import { encodeHtml } from '../../lib/markdown/characters.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import type { MarkedHtml } from '../../lib/markdown/marked-html.ts';
import { dropUnsafeAddresses, escapeRawHtml, hasRawHtml, idsOf, keepRawHtml } from '../../lib/markdown/marked-html.ts';
import { runAtOnce } from '../../lib/work/slices.ts';

/** Words that the rendering adds to the text. */
export interface MarkdownWords {
  /** Heading above the footnotes, for screen readers only. */
  readonly footnotes: string;
  /** Accessible name of the link from a footnote back to its reference. */
  readonly backToText: string;
  /** Accessible name of the check box of a finished task. */
  readonly taskDone: string;
  /** Accessible name of the check box of an unfinished task. */
  readonly taskOpen: string;
  /** Prefix of the footnotes' ids, which keeps them unique among several texts on one page. */
  readonly prefix: string;
}

/** Removes what could harm the page from HTML. `undefined` if the HTML is too complex to parse within the limits. */
export type CleanHtml = (html: string, ownIds: ReadonlySet<string>) => string | undefined;

/**
 * Compiles GitHub-flavored Markdown to HTML in which the raw HTML of the text is still marked, so that `toSafeHtml` can treat
 * it separately. Drops links and images with unsafe URL schemes, and makes links open a new tab without an opener.
 */
export function compileForPage(markdown: string, words?: MarkdownWords): MarkedHtml {
  const footnotes = {
    labelAttributes: 'class="visually-hidden"',
    ...(words && { label: words.footnotes, backLabel: words.backToText, prefix: words.prefix }),
  };
  return dropUnsafeAddresses(runAtOnce(compileMarkdown(markdown, { footnotes })).html)
    .replaceAll(/<(a href|img src)=""/gu, (_, start: string) => `<${start.split(' ')[0]}`)
    .replaceAll(/<a href="(?!#)/gu, '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll(/<input type="checkbox" disabled=""( checked="")?/gu, (box, checked?: string) =>
      words ? `${box} aria-label="${encodeHtml(checked === undefined ? words.taskOpen : words.taskDone)}"` : box,
    ) as MarkedHtml;
}

/** Makes compiled HTML safe to show. Raw HTML is sanitized by `clean`; without `clean`, or if `clean` fails, raw HTML is shown as source. */
export const toSafeHtml = (html: MarkedHtml, clean?: CleanHtml): string =>
  (clean && hasRawHtml(html) ? clean(keepRawHtml(html), idsOf(html)) : undefined) ?? escapeRawHtml(html);
