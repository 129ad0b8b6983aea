import { escapeAttribute, escapeText } from '../../lib/html-text/escape.ts';
import type { Tag } from './properties.ts';

interface HtmlOptions {
  /** Values for the search engine tags, which come first; none if undefined. */
  readonly basics: { readonly title: string; readonly description: string; readonly url: string } | undefined;
  /** ` />`, as required by JSX and XHTML. */
  readonly selfClosing: boolean;
}

/** Formats the tags as HTML, one per line. */
export function writeHtml(tags: readonly Tag[], { basics, selfClosing }: HtmlOptions): string {
  const end = selfClosing ? ' />' : '>';
  const { title = '', description = '', url = '' } = basics ?? {};
  return [
    title && `<title>${escapeText(title)}</title>`,
    description && `<meta name="description" content="${escapeAttribute(description)}"${end}`,
    url && `<link rel="canonical" href="${escapeAttribute(url)}"${end}`,
    ...tags.map(({ attribute, name, content }) => `<meta ${attribute}="${name}" content="${escapeAttribute(content)}"${end}`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
