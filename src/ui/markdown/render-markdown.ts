import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

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
 * those of the web, mail and chat are dropped, and links open in a new tab that knows nothing of this one. A text whose
 * marks are too tangled to be read in time is shown as it is.
 */
export function renderMarkdown(markdown: string, words?: MarkdownWords): string {
  if (isTooTangled(markdown)) return `<pre>${escapeHtml(markdown)}</pre>`;
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [
      gfmHtml({
        labelAttributes: 'class="visually-hidden"',
        ...(words && { label: words.footnotes, backLabel: words.backToText, clobberPrefix: words.prefix }),
      }),
    ],
  });
  return html
    .replaceAll(/<(a href|img src)=""/gu, (_, start: string) => `<${start.split(' ')[0]}`)
    .replaceAll(/<a href="(?!#)/gu, '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll(/<input type="checkbox" disabled=""( checked="")?/gu, (box, checked?: string) =>
      words ? `${box} aria-label="${escapeHtml(checked === undefined ? words.taskOpen : words.taskDone)}"` : box,
    );
}

// What the parser does grows with the square of the marks in a block: this much takes it about half a second.
const MAX_WORK = 100_000_000;

const BLOCK_END = /\r?\n[ \t]*\r?\n|\r?\n(?= {0,3}[-*+] +\S)/u;
const MARK = /[[\]>*_]|\d[.)][ \t]/gu;

const isTooTangled = (markdown: string): boolean =>
  markdown.split(BLOCK_END).reduce((work, block) => work + (block.match(MARK)?.length ?? 0) ** 2, 0) > MAX_WORK;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '');
