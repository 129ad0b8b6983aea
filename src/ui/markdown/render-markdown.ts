import { encodeHtml } from '../../lib/markdown/characters.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import { strictLimits } from '../../lib/markdown/limits.ts';
import type { MarkedHtml } from '../../lib/markdown/marked-html.ts';
import { dropUnsafeAddresses, escapeRawHtml, hasRawHtml, idsOf, keepRawHtml } from '../../lib/markdown/marked-html.ts';
import { runAtOnce } from '../../lib/document/slices.ts';

/** What is said beside the text itself. */
export interface MarkdownWords {
  /** Heading of the footnotes. */
  readonly footnotes: string;
  /** Name of the link from a footnote back to its place. */
  readonly backToText: string;
  /** Name of the check box of a task that is done, and of one that is not. */
  readonly taskDone: string;
  readonly taskOpen: string;
  /** Makes the ids of this text's footnotes unlike those of another one on the page. */
  readonly prefix: string;
}

/** Cleans HTML of all that could do harm in a page; `undefined` if it can't be read in time. */
export type CleanHtml = (html: string, ownIds: ReadonlySet<string>) => string | undefined;

/**
 * GitHub-flavoured Markdown as HTML, with the HTML that stands in the text set apart. Addresses of other schemes than those
 * of the web, mail and chat are dropped, and links open in a new tab that knows nothing of this one. Marks that are too
 * tangled to be read in time are shown as they are.
 */
export function compileForPage(markdown: string, words?: MarkdownWords): MarkedHtml {
  const footnotes = {
    labelAttributes: 'class="visually-hidden"',
    ...(words && { label: words.footnotes, backLabel: words.backToText, clobberPrefix: words.prefix }),
  };
  return dropUnsafeAddresses(runAtOnce(compileMarkdown(markdown, { footnotes, limits: strictLimits })))
    .replaceAll(/<(a href|img src)=""/gu, (_, start: string) => `<${start.split(' ')[0]}`)
    .replaceAll(/<a href="(?!#)/gu, '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll(/<input type="checkbox" disabled=""( checked="")?/gu, (box, checked?: string) =>
      words ? `${box} aria-label="${encodeHtml(checked === undefined ? words.taskOpen : words.taskDone)}"` : box,
    ) as MarkedHtml;
}

/** HTML that is safe to show. Without something to clean it with, and where that fails, the HTML in the text stays text. */
export const toSafeHtml = (html: MarkedHtml, clean?: CleanHtml): string =>
  (clean && hasRawHtml(html) ? clean(keepRawHtml(html), idsOf(html)) : undefined) ?? escapeRawHtml(html);
