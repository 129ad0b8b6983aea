import type { RunContext } from '../../contract/operations.ts';
import { runInSlices } from '../work/slices.ts';
import type { MarkdownOptions } from './compile.ts';
import { compileMarkdown } from './compile.ts';
import type { Heading } from './headings.ts';
import type { MarkedHtml } from './marked-html.ts';
import { dropUnsafeAddresses, escapeRawHtml, hasRawHtml, idsOf, keepRawHtml } from './marked-html.ts';

export interface RenderOptions extends MarkdownOptions {
  /** How to treat HTML in the text: sanitize it, show it as text, or keep it with everything that it can do. */
  readonly rawHtml: 'sanitize' | 'escape' | 'keep';
  readonly headingIds: boolean;
}

interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Renders Markdown as HTML, in slices. The HTML parser is loaded only for a text with raw HTML to sanitize. */
export async function renderMarkdown(
  markdown: string,
  { rawHtml, ...options }: RenderOptions,
  context: Pick<RunContext, 'signal' | 'progress'>,
): Promise<Rendered> {
  const { html, headings } = await runInSlices(compileMarkdown(markdown, options), context);
  if (rawHtml === 'keep') return { html: keepRawHtml(html), headings };
  const safe = dropUnsafeAddresses(html);
  return { html: rawHtml === 'sanitize' && hasRawHtml(safe) ? await cleanRawHtml(safe) : escapeRawHtml(safe), headings };
}

/** Raw HTML that cannot be parsed in time is shown as text. */
async function cleanRawHtml(html: MarkedHtml): Promise<string> {
  const { sanitizeHtml } = await import('./sanitize.ts');
  return sanitizeHtml(keepRawHtml(html), idsOf(html)) ?? escapeRawHtml(html);
}
