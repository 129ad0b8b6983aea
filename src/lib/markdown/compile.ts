import type { Work } from '../work/slices.ts';
import { share } from '../work/slices.ts';
import type { Heading } from './headings.ts';
import { HeadingList } from './headings.ts';
import type { MarkedHtml } from './marked-html.ts';
import { toMarkedHtml } from './marked-html.ts';
import type { NoteOptions } from './notes.ts';
import { Notes } from './notes.ts';
import { withoutByteOrderMark } from '../charset/byte-order-mark.ts';
import { BlockReader } from './read-blocks.ts';
import { writeDocument } from './write-blocks.ts';

export interface MarkdownOptions {
  /** GitHub's tables, task lists, strikethrough, autolinks and footnotes; without them it is CommonMark. */
  readonly gfm?: boolean;
  /** Renders every line break in a paragraph as a line break in HTML. */
  readonly lineBreaks?: boolean;
  readonly headingIds?: boolean;
  readonly footnotes?: NoteOptions;
}

export interface Compiled {
  readonly html: MarkedHtml;
  readonly headings: readonly Heading[];
}

const BLOCKS_READ = 0.3;

/**
 * Compiles Markdown to HTML in the style of the reference renderers, with its raw HTML separated.
 * @throws InputError `too-long` on `input` if definitions or tables make the HTML so much longer than the text that a page cannot hold it
 */
export function* compileMarkdown(markdown: string, options: MarkdownOptions = {}): Work<Compiled> {
  const { gfm: isGfm = true, lineBreaks = false, headingIds: hasIds = false, footnotes = {} } = options;
  const { document, references } = yield* share(readBlocks(markdown, isGfm), 0, BLOCKS_READ);
  const headings = new HeadingList(hasIds);
  const notes = new Notes(footnotes);
  const html = yield* share(writeDocument(document, { isGfm, lineBreaks, references, notes, headings }), BLOCKS_READ, 1);
  return { html: toMarkedHtml(html), headings: headings.headings };
}

const LINE_ENDING = /\r\n?|\n/gu;

function* readBlocks(markdown: string, isGfm: boolean): Work<BlockReader> {
  // No text contains NUL, which `MarkedHtml` relies on.
  const text = withoutByteOrderMark(markdown).replaceAll('\0', '\uFFFD').replaceAll(LINE_ENDING, '\n');
  const reader = new BlockReader(isGfm);
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    reader.readLine(end < 0 ? text.slice(start) : text.slice(start, end));
    start = end < 0 ? text.length : end + 1;
    yield start / text.length;
  }
  reader.end();
  return reader;
}
