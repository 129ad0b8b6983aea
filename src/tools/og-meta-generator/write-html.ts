import { escapeAttribute, escapeText } from '../../lib/html-text/escape.ts';
import type { Tag } from './properties.ts';

interface HtmlOptions {
  /** Values for the tags that search engines read, which come first; none without it. */
  readonly basics: { readonly title: string; readonly description: string; readonly url: string } | undefined;
  /** ` />`, as JSX and XHTML want it. */
  readonly selfClosing: boolean;
}

/** The tags as HTML, one a line. */
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
