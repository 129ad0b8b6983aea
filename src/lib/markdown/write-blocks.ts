import type { Work } from '../work/slices.ts';
import type { Alignment, Block, Code, Container, Document, Heading, Html, Item, List, Paragraph, Table } from './block.ts';
import { isContainer } from './block.ts';
import { encodeHtml } from './characters.ts';
import type { References } from './definitions.ts';
import type { HeadingList } from './headings.ts';
import { HtmlWriter, LengthBudget } from './html-writer.ts';
import type { Inline } from './inline.ts';
import { encodeRawHtml } from './marked-html.ts';
import type { Notes } from './notes.ts';
import type { InlineContext } from './read-inlines.ts';
import { InlineReader } from './read-inlines.ts';

export interface WriteOptions {
  readonly isGfm: boolean;
  readonly lineBreaks: boolean;
  readonly references: References;
  readonly notes: Notes;
  readonly headings: HeadingList;
}

// Number of characters of a paragraph to read before yielding.
const SLICE = 2 ** 14;

// As on GitHub: alone in the first line of a quote that has more.
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/iu;

const TASK = /^\[([ \t\nxX])\](?=[ \t\n])/u;

/** Writes the blocks of a document, and its footnotes after them. Without recursion, because blocks may be nested arbitrarily deep. */
export function* writeDocument(document: Document, options: WriteOptions): Work<string> {
  const writer = new BlockWriter(options);
  yield* writer.write(document);
  return writer.finish();
}

interface Open {
  readonly block: Container;
  /** Closing tag of a quote. */
  readonly closingTag: string;
  next: number;
}

class BlockWriter {
  readonly #options: WriteOptions;
  readonly #inlineContext: InlineContext;
  readonly #budget = new LengthBudget();
  /** The last one is the current output: the text, or that of a footnote. */
  readonly #outs: HtmlWriter[] = [new HtmlWriter(this.#budget)];
  readonly #open: Open[] = [];

  constructor(options: WriteOptions) {
    this.#options = options;
    this.#inlineContext = { ...options, callNote: (label) => options.notes.call(label) };
  }

  finish(): string {
    this.#options.notes.writeTo(this.#out);
    return this.#out.toString();
  }

  get #out(): HtmlWriter {
    const out = this.#outs.at(-1);
    if (!out) throw new Error('there is no output');
    return out;
  }

  *write(document: Document): Work<void> {
    const lines = document.endLine;
    this.#open.push({ block: document, closingTag: '', next: 0 });
    for (let open = this.#open.at(-1); open; open = this.#open.at(-1)) {
      const block = open.block.children[open.next++];
      if (!block) this.#leave();
      else if (isContainer(block)) this.#enter(block);
      else yield* this.#writeLeaf(block, lines);
    }
  }

  #enter(block: Container): void {
    const out = this.#out;
    // GitHub has no alerts in lists, quotes and footnotes.
    const alert = block.type === 'quote' && this.#options.isGfm && this.#open.length === 1 ? takeAlert(block) : undefined;
    this.#open.push({ block, closingTag: alert === undefined ? '</blockquote>' : '</div>', next: 0 });
    if (block.type === 'note') this.#outs.push(new HtmlWriter(this.#budget));
    else if (block.type === 'quote') writeLines(out, alert === undefined ? '<blockquote>' : alertStart(alert));
    else if (block.type === 'list') writeLines(out, listStart(block));
    else if (block.type === 'item') out.write('<li>');
  }

  #leave(): void {
    const { block, closingTag = '' } = this.#open.pop() ?? {};
    const out = this.#out;
    if (block?.type === 'quote') writeLines(out, closingTag);
    else if (block?.type === 'list') writeLines(out, block.start === undefined ? '</ul>' : '</ol>');
    else if (block?.type === 'item') out.write('</li>\n');
    else if (block?.type === 'note') {
      this.#outs.pop();
      this.#options.notes.define(block.label, out.toString());
    }
  }

  *#writeLeaf(block: Exclude<Block, Container>, lines: number): Work<void> {
    const progress = Math.min(1, block.startLine / lines);
    if (block.type === 'paragraph') yield* this.#writeParagraph(block, progress);
    else if (block.type === 'heading') yield* this.#writeHeading(block, progress);
    else if (block.type === 'table') yield* this.#writeTable(block, progress);
    else if (block.type === 'code') this.#writeCode(block);
    else if (block.type === 'html') this.#writeHtml(block);
    else writeLines(this.#out, '<hr />');
    yield progress;
  }

  *#writeParagraph(block: Paragraph, progress: number): Work<void> {
    const out = this.#out;
    const [list, item] = [this.#open.at(-2)?.block, this.#open.at(-1)?.block];
    const task = item?.type === 'item' ? this.#taskOf(item, block) : undefined;
    const text = task === undefined ? block.text : block.text.slice('[ ]'.length);
    if (text === '') return;
    const isTight = item?.type === 'item' && list?.type === 'list' && list.isTight;
    if (!isTight) {
      out.line();
      out.write('<p>');
    }
    if (task !== undefined) out.write(task);
    this.#writeInlines(yield* this.#readInlines(text, progress));
    if (!isTight) out.write('</p>\n');
  }

  /** Returns the checkbox of a task, if the paragraph starts with one. */
  #taskOf(item: Item, paragraph: Paragraph): string | undefined {
    const isFirst = this.#options.isGfm && item.children.find((child) => child.type !== 'paragraph' || child.text !== '') === paragraph;
    const mark = isFirst ? TASK.exec(paragraph.text)?.[1] : undefined;
    if (mark === undefined) return undefined;
    return `<input type="checkbox" disabled=""${mark.toLowerCase() === 'x' ? ' checked=""' : ''} />`;
  }

  *#writeHeading({ level, text }: Heading, progress: number): Work<void> {
    const inlines = yield* this.#readInlines(text, progress);
    const id = this.#options.headings.add(level, inlines);
    const out = this.#out;
    out.line();
    out.write(id === '' ? `<h${level}>` : `<h${level} id="${encodeHtml(id)}">`);
    this.#writeInlines(inlines);
    out.write(`</h${level}>\n`);
  }

  *#writeTable({ alignments, header, rows }: Table, progress: number): Work<void> {
    const out = this.#out;
    writeLines(out, '<table>\n<thead>');
    yield* this.#writeRow('th', header, alignments, progress);
    out.write('</thead>\n');
    const empty = new EmptyCells(alignments);
    if (rows.length > 0) out.write('<tbody>\n');
    for (const row of rows) {
      yield* this.#writeRow('td', row, alignments, progress, empty);
      yield progress;
    }
    if (rows.length > 0) out.write('</tbody>\n');
    out.write('</table>\n');
  }

  *#writeRow(name: 'th' | 'td', cells: readonly string[], alignments: readonly Alignment[], progress: number, empty?: EmptyCells): Work<void> {
    const out = this.#out;
    out.write('<tr>\n');
    for (const [index, cell] of cells.slice(0, alignments.length).entries()) {
      out.write(cellStart(name, alignments[index]));
      this.#writeInlines(yield* this.#readInlines(cell, progress));
      out.write(`</${name}>\n`);
    }
    out.write(`${empty?.from(cells.length) ?? ''}</tr>\n`);
  }

  #writeCode({ fence, lines }: Code): void {
    const language = fence?.info.split(/[ \t]/u, 1)[0] ?? '';
    const attribute = language === '' ? '' : ` class="language-${encodeHtml(language)}"`;
    const code = lines.map((line) => `${line}\n`).join('');
    writeLines(this.#out, `<pre><code${attribute}>${encodeHtml(code)}</code></pre>`);
  }

  #writeHtml({ lines }: Html): void {
    writeLines(this.#out, encodeRawHtml(lines.join('\n')));
  }

  *#readInlines(text: string, progress: number): Work<readonly Inline[]> {
    const reader = new InlineReader(text, this.#inlineContext);
    for (let place = SLICE; reader.readTo(place); place += SLICE) yield progress;
    return reader.finish();
  }

  #writeInlines(inlines: readonly Inline[]): void {
    const out = this.#out;
    for (const inline of inlines) out.writeInline(inline);
  }
}

/** Returns the type of an alert; its line is removed from the quote. */
function takeAlert({ children }: Container): string | undefined {
  const [first] = children;
  const [line, word] = (first?.type === 'paragraph' ? ALERT.exec(first.text) : null) ?? [];
  if (first?.type !== 'paragraph' || line === undefined || (line.length === first.text.length && children.length === 1)) return undefined;
  first.text = first.text.slice(line.length);
  return word?.toLowerCase();
}

const alertStart = (word: string): string =>
  `<div class="markdown-alert markdown-alert-${word}">\n<p class="markdown-alert-title">${word.charAt(0).toUpperCase()}${word.slice(1)}</p>`;

function writeLines(out: HtmlWriter, html: string): void {
  out.line();
  out.write(html);
  out.line();
}

const listStart = ({ start }: List): string => {
  if (start === undefined) return '<ul>';
  return start === 1 ? '<ol>' : `<ol start="${start}">`;
};

const cellStart = (name: 'th' | 'td', alignment: Alignment): string => (alignment === undefined ? `<${name}>` : `<${name} align="${alignment}">`);

/** The missing cells of a row. In a wide table with many short rows they are most of the HTML, so they are created once. */
class EmptyCells {
  readonly #html: string;
  readonly #starts: readonly number[];

  constructor(alignments: readonly Alignment[]) {
    const cells = alignments.map((alignment) => `${cellStart('td', alignment)}</td>\n`);
    let length = 0;
    this.#starts = cells.map((cell) => (length += cell.length) - cell.length);
    this.#html = cells.join('');
  }

  /** Returns the cells from a column on. */
  from(column: number): string {
    return this.#html.slice(this.#starts[column] ?? this.#html.length);
  }
}
