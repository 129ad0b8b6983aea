import { encodeHtml } from './characters.ts';
import type { MarkedHtml } from './marked-html.ts';
import { textOf } from './marked-html.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** As GitHub makes it; empty where nothing is left of the text. */
  readonly id: string;
}

// Matches the headings made of Markdown, but not the one above the footnotes, which has attributes.
const HEADING = /<h([1-6])>([\s\S]*?)<\/h\1>/gu;
const FOOTNOTE_CALL = /<sup><a href="[^"]*" id="[^"]*" data-footnote-ref="".*?<\/sup>/gu;
const IMAGE = /<img src="[^"]*" alt="([^"]*)"[^>]*>/gu;

/** The headings in the order in which they stand in the HTML, without those in raw HTML. */
export function findHeadings(html: MarkedHtml): readonly Heading[] {
  const toId = createSlugger();
  return Array.from(html.matchAll(HEADING), ([, level, content = '']) => {
    const own = content.replaceAll(FOOTNOTE_CALL, '');
    return { level: Number(level), text: tidy(textOf(own.replaceAll(IMAGE, '$1'))), id: toId(tidy(textOf(own))) };
  });
}

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Puts the ids of the headings into the HTML that they were found in. */
export function addHeadingIds(html: MarkedHtml, headings: readonly Heading[]): MarkedHtml {
  let next = 0;
  return html.replaceAll(HEADING, (heading) => {
    const { id = '' } = headings[next++] ?? {};
    return id === '' ? heading : `${heading.slice(0, '<h1'.length)} id="${encodeHtml(id)}"${heading.slice('<h1'.length)}`;
  }) as MarkedHtml;
}

/** Makes ids as GitHub does. An id that is taken gets the next free number behind it. */
function createSlugger(): (text: string) => string {
  // id → the last number that was tried behind it
  const taken = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{Nd}_\- ]/gu, '')
      .replaceAll(' ', '-');
    if (slug === '') return '';
    let id = slug;
    while (taken.has(id)) {
      const number = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, number);
      id = `${slug}-${number}`;
    }
    taken.set(id, 0);
    return id;
  };
}
