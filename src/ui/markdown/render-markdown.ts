import { encodeHtml } from '../../lib/markdown/characters.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import { strictLimits } from '../../lib/markdown/limits.ts';
import { dropUnsafeAddresses, escapeRawHtml } from '../../lib/markdown/marked-html.ts';
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

/**
 * GitHub-flavoured Markdown as HTML that is safe to show: HTML in the text stays text, addresses of other schemes than
 * those of the web, mail and chat are dropped, and links open in a new tab that knows nothing of this one. Marks that are
 * too tangled to be read in time are shown as they are.
 */
export function renderMarkdown(markdown: string, words?: MarkdownWords): string {
  const footnotes = {
    labelAttributes: 'class="visually-hidden"',
    ...(words && { label: words.footnotes, backLabel: words.backToText, clobberPrefix: words.prefix }),
  };
  return escapeRawHtml(dropUnsafeAddresses(runAtOnce(compileMarkdown(markdown, { footnotes, limits: strictLimits }))))
    .replaceAll(/<(a href|img src)=""/gu, (_, start: string) => `<${start.split(' ')[0]}`)
    .replaceAll(/<a href="(?!#)/gu, '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll(/<input type="checkbox" disabled=""( checked="")?/gu, (box, checked?: string) =>
      words ? `${box} aria-label="${encodeHtml(checked === undefined ? words.taskOpen : words.taskDone)}"` : box,
    );
}
