import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * GitHub-flavoured Markdown as HTML that is safe to show: HTML in the text stays text, links lead nowhere but to http,
 * https and mail, and open in a new tab that knows nothing of this one.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replaceAll(/<a href="(?!#)/gu, '<a target="_blank" rel="noopener noreferrer" href="');
}
