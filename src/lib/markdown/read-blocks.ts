import type { Block, Container, Document, Fence, Item, List, Paragraph } from './block.ts';
import { isContainer } from './block.ts';
import type { References } from './definitions.ts';
import { takeDefinitions } from './definitions.ts';
import { unescapeText } from './escapes.ts';
import { findHtmlStart } from './html-block.ts';
import { Line } from './line.ts';
import { normalizeLabel } from './link-parts.ts';
import { isRow, readDelimiterRow, splitRow, trimSpace } from './table.ts';

const CODE_INDENT = 4;
const NOTE_INDENT = 4;

const HEADING = /(#{1,6})(?=[ \t]|$)/y;
const FENCE = /(`{3,})(?=[^`]*$)|~{3,}/y;
const UNDERLINE = /(?:=+|-+)(?=[ \t]*$)/y;
const BULLET = /[*+-](?=[ \t]|$)/y;
const NUMBER = /(\d{1,9})([.)])(?=[ \t]|$)/y;
const NOTE = /\[\^([^[\]\s]{1,999})\]:/y;

/** Whether a line ends or continues the innermost open block. */
type Fate = 'goes-on' | 'ends' | 'taken';

/**
 * Reads the blocks of a text line by line, as in the appendix of CommonMark. The cost of a line is linear in its
 * length, however deeply nested it is: each open container consumes some of its characters, and those that consume nothing of
 * a blank line are skipped at once.
 */
export class BlockReader {
  readonly document: Document = { type: 'document', children: [], startLine: 1, endLine: 1 };
  readonly references: References = { targets: new Map(), notes: new Set() };
  readonly #isGfm: boolean;
  /** The blocks that the next line may belong to, from the document on. */
  readonly #open: Block[] = [this.document];
  /** Indentation of lines that belong to each of them, ignoring quotes. */
  readonly #indents: number[] = [0];
  /** Indexes of the quotes among them. */
  readonly #quotes: number[] = [];
  #lineNumber = 0;
  #line = new Line('');
  /** Number of open blocks that the line belongs to. */
  #matched = 1;
  /** No thematic break of this character starts before this position of the line. */
  #noBreak = { character: '', end: 0 };

  constructor(isGfm: boolean) {
    this.#isGfm = isGfm;
  }

  readLine(text: string): void {
    this.#lineNumber++;
    this.#line = new Line(text);
    this.#noBreak = { character: '', end: 0 };
    const fate = this.#matchOpen();
    if (fate === 'taken') return;
    const isTaken = this.#startBlocks();
    if (!isTaken) this.#readText();
  }

  /** Closes the open blocks. */
  end(): void {
    while (this.#open.length > 0) this.#close(this.#lineNumber);
  }

  get #tip(): Block {
    return this.#open.at(-1) ?? this.document;
  }

  /** The innermost open block that the line belongs to. */
  get #container(): Block {
    return this.#open[this.#matched - 1] ?? this.document;
  }

  #matchOpen(): Fate {
    this.#matched = 1;
    for (let index = 1; index < this.#open.length; index++) {
      const block = this.#open[index];
      if (this.#line.isBlank) return this.#matchBlank(index);
      const fate = block ? this.#match(block) : 'ends';
      if (fate !== 'goes-on') return fate;
      this.#matched = index + 1;
    }
    return 'goes-on';
  }

  /** A blank line belongs to everything up to the next quote, or to the last block. */
  #matchBlank(index: number): Fate {
    const quote = this.#nextQuote(index);
    this.#matched = quote ?? this.#open.length - 1;
    if (quote !== undefined) return 'ends';
    this.#line.skipColumns((this.#indents.at(-1) ?? 0) - (this.#indents[index - 1] ?? 0));
    const tip = this.#tip;
    const isEmptyItem = tip.type === 'item' && tip.children.length === 0;
    const fate = isContainer(tip) ? 'goes-on' : this.#match(tip);
    if (fate === 'goes-on' && !isEmptyItem) this.#matched = this.#open.length;
    return fate;
  }

  /** Returns the index of the first quote from `index` on. */
  #nextQuote(index: number): number | undefined {
    let low = 0;
    for (let high = this.#quotes.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.#quotes[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return this.#quotes[low];
  }

  #match(block: Block): Fate {
    const line = this.#line;
    switch (block.type) {
      case 'quote':
        return this.#takeQuoteMark() ? 'goes-on' : 'ends';
      case 'item':
        return this.#takeIndent(block.indent);
      case 'note':
        return this.#takeIndent(NOTE_INDENT);
      case 'code':
        return block.fence ? this.#matchFenced(block.fence) : this.#matchIndented();
      case 'html':
        return line.isBlank && !block.end ? 'ends' : 'goes-on';
      case 'table':
        return isRow(line.text, line.nonspace) ? 'goes-on' : 'ends';
      case 'paragraph':
        return line.isBlank ? 'ends' : 'goes-on';
      case 'heading':
      case 'break':
        return 'ends';
      case 'document':
      case 'list':
        return 'goes-on';
    }
  }

  #takeQuoteMark(): boolean {
    const line = this.#line;
    if (line.isIndented || line.next !== '>') return false;
    line.skipMark(1);
    line.skipColumns(1);
    return true;
  }

  #takeIndent(columns: number): Fate {
    if (this.#line.indent < columns) return 'ends';
    this.#line.skipColumns(columns);
    return 'goes-on';
  }

  #matchFenced({ character, length, indent }: Fence): Fate {
    const line = this.#line;
    if (!line.isIndented && line.next === character && isClosingFence(line.text, line.nonspace, character, length)) {
      this.#close(this.#lineNumber);
      return 'taken';
    }
    line.skipColumns(indent);
    return 'goes-on';
  }

  #matchIndented(): Fate {
    if (!this.#line.isIndented && !this.#line.isBlank) return 'ends';
    this.#line.skipColumns(CODE_INDENT);
    return 'goes-on';
  }

  /** Opens the blocks that start in the line. Returns whether nothing is left of it. */
  #startBlocks(): boolean {
    const { type } = this.#container;
    if (type === 'code' || type === 'html') return false;
    for (;;) {
      const started = this.#startBlock();
      if (started === 'line') return true;
      if (started !== 'container') return false;
    }
  }

  /** Opens what starts here: a container, a block that takes the whole line, one that takes the rest of it, or nothing. */
  #startBlock(): 'container' | 'line' | 'text' | undefined {
    const line = this.#line;
    if (line.isBlank) return undefined;
    if (line.isIndented) return this.#startIndented();
    switch (line.next) {
      case '>':
        return this.#startQuote();
      case '#':
        return this.#startHeading();
      case '`':
      case '~':
        return this.#startFenced();
      case '<':
        return this.#startHtml();
      case '=':
        return this.#underline();
      case '-':
        return this.#underline() ?? this.#startBreak() ?? this.#startItem() ?? this.#startTable();
      case '*':
      case '_':
        return this.#startBreak() ?? this.#startItem();
      case '[':
        return this.#startNote();
      case '|':
      case ':':
        return this.#startTable();
      default:
        return this.#startItem();
    }
  }

  #startIndented(): 'container' | 'text' | undefined {
    if (this.#tip.type === 'paragraph') return undefined;
    this.#line.skipColumns(CODE_INDENT);
    this.#add({ type: 'code', fence: undefined, lines: [], ...this.#here() });
    return 'text';
  }

  #startQuote(): 'container' {
    this.#takeQuoteMark();
    this.#add({ type: 'quote', children: [], ...this.#here() });
    return 'container';
  }

  #startHeading(): 'line' | undefined {
    const marks = this.#line.match(HEADING)?.[1];
    if (marks === undefined) return undefined;
    this.#line.skipMark(marks.length);
    this.#add({ type: 'heading', level: marks.length, text: withoutClosingMarks(this.#line.rest()), ...this.#here() });
    return 'line';
  }

  #startFenced(): 'line' | undefined {
    const line = this.#line;
    const marks = line.match(FENCE)?.[0];
    if (marks === undefined) return undefined;
    const { indent } = line;
    line.skipMark(marks.length);
    const fence = { character: marks.charAt(0), length: marks.length, indent, info: unescapeText(trimSpace(line.rest())) };
    this.#add({ type: 'code', fence, lines: [], ...this.#here() });
    return 'line';
  }

  #startHtml(): 'text' | undefined {
    const line = this.#line;
    const start = findHtmlStart(line.text, line.nonspace, this.#tip.type !== 'paragraph');
    if (!start) return undefined;
    this.#add({ type: 'html', end: start.end, lines: [], ...this.#here() });
    return 'text';
  }

  /** Reads the line that turns a paragraph into a heading. */
  #underline(): 'line' | undefined {
    const paragraph = this.#container;
    if (paragraph.type !== 'paragraph') return undefined;
    const marks = this.#line.match(UNDERLINE)?.[0];
    if (marks === undefined) return undefined;
    const text = takeDefinitions(paragraph.lines.join('\n'), this.references.targets);
    if (trimSpace(text) === '') {
      paragraph.lines.splice(0);
      return undefined;
    }
    const heading: Block = { type: 'heading', level: marks.startsWith('=') ? 1 : 2, text: trimSpace(text), ...this.#here(), startLine: paragraph.startLine };
    this.#replaceTip(heading);
    return 'line';
  }

  #startBreak(): 'line' | undefined {
    const line = this.#line;
    const { character, end } = this.#noBreak;
    if (line.next === character && line.nonspace < end) return undefined;
    const other = findNoBreak(line.text, line.nonspace);
    if (other !== undefined) {
      this.#noBreak = { character: line.next, end: other };
      return undefined;
    }
    this.#add({ type: 'break', ...this.#here() });
    return 'line';
  }

  #startNote(): 'container' | undefined {
    const label = this.#isGfm ? this.#line.match(NOTE)?.[1] : undefined;
    if (label === undefined) return undefined;
    const key = normalizeLabel(label);
    this.references.notes.add(key);
    this.#line.skipMark(label.length + '[^]:'.length);
    this.#add({ type: 'note', label: key, children: [], ...this.#here() });
    this.#line.skipColumns(this.#line.indent);
    return 'container';
  }

  #startItem(): 'container' | undefined {
    const line = this.#line;
    const [bullet] = line.match(BULLET) ?? [];
    const [number, digits = '', mark = ''] = (bullet === undefined ? line.match(NUMBER) : null) ?? [];
    const marker = bullet ?? number;
    if (marker === undefined) return undefined;
    const isInParagraph = this.#container.type === 'paragraph';
    if (isInParagraph && (this.#isLastInLine(marker) || (number !== undefined && Number(digits) !== 1))) return undefined;
    const markerIndent = line.indent;
    line.skipMark(marker.length);
    const gap = line.isBlank || line.indent > CODE_INDENT ? 1 : line.indent;
    const item: Item = { type: 'item', indent: markerIndent + marker.length + gap, children: [], ...this.#here() };
    line.skipColumns(gap);
    this.#addItem(item, bullet ?? mark, number === undefined ? undefined : Number(digits));
    return 'container';
  }

  #isLastInLine(marker: string): boolean {
    return trimSpace(this.#line.text.slice(this.#line.nonspace + marker.length)) === '';
  }

  #addItem(item: Item, mark: string, start: number | undefined): void {
    this.#closeUnmatched();
    const { type } = this.#tip;
    if (type !== 'list' || this.#tip.mark !== mark) {
      const list: List = { type: 'list', mark, start, isTight: true, children: [], ...this.#here() };
      this.#add(list);
    }
    this.#add(item);
  }

  /** Reads the second line of a table. Its first line is the last one of a paragraph. */
  #startTable(): 'line' | undefined {
    const paragraph = this.#container;
    if (!this.#isGfm || paragraph.type !== 'paragraph') return undefined;
    const alignments = readDelimiterRow(this.#line.text.slice(this.#line.nonspace));
    if (!alignments) return undefined;
    const header = splitRow(paragraph.lines.at(-1) ?? '');
    if (header.length !== alignments.length) return undefined;
    paragraph.lines.pop();
    const table: Block = { type: 'table', alignments, header, rows: [], ...this.#here(), startLine: this.#lineNumber - 1 };
    if (paragraph.lines.length === 0) this.#replaceTip(table);
    else {
      this.#close(this.#lineNumber - 2);
      this.#matched = this.#open.length;
      this.#add(table);
    }
    return 'line';
  }

  /** Reads the rest of a line after all block starts. */
  #readText(): void {
    const tip = this.#tip;
    const isLazy = this.#matched < this.#open.length && tip.type === 'paragraph' && !this.#line.isBlank;
    if (!isLazy) this.#closeUnmatched();
    const block = this.#tip;
    if (block.type === 'code') block.lines.push(this.#line.rest());
    else if (block.type === 'html') this.#readHtml(block.lines, block.end);
    else if (this.#line.isBlank) return;
    else this.#readParagraph(block);
  }

  #readHtml(lines: string[], end: RegExp | undefined): void {
    const rest = this.#line.rest();
    lines.push(rest);
    if (end?.test(rest) === true) this.#close(this.#lineNumber);
  }

  #readParagraph(block: Block): void {
    this.#line.skipSpace();
    const text = this.#line.rest();
    if (block.type === 'paragraph') block.lines.push(text);
    else if (block.type === 'table') block.rows.push(splitRow(text));
    else this.#add({ type: 'paragraph', lines: [text], text: '', ...this.#here() });
  }

  #here(): { startLine: number; endLine: number } {
    return { startLine: this.#lineNumber, endLine: this.#lineNumber };
  }

  /** Adds a block to the innermost block that the line belongs to and that may contain it. */
  #add(block: Block): void {
    this.#closeUnmatched();
    while (!canHold(this.#tip, block)) this.#close(this.#lineNumber - 1);
    const parent = this.#tip;
    if (isContainer(parent)) parent.children.push(block);
    if (block.type === 'quote') this.#quotes.push(this.#open.length);
    this.#indents.push((this.#indents.at(-1) ?? 0) + indentOf(block));
    this.#open.push(block);
    this.#matched = this.#open.length;
  }

  #closeUnmatched(): void {
    while (this.#open.length > this.#matched) this.#close(this.#lineNumber - 1);
  }

  /** Replaces the last block. */
  #replaceTip(block: Block): void {
    this.#open[this.#open.length - 1] = block;
    const parent = this.#open.at(-2);
    if (parent && isContainer(parent)) parent.children[parent.children.length - 1] = block;
  }

  #close(endLine: number): void {
    const block = this.#open.pop();
    this.#indents.pop();
    if (!block) return;
    block.endLine = endLine;
    if (block.type === 'paragraph') closeParagraph(block, this.references);
    else if (block.type === 'code' && !block.fence) dropBlankEnd(block);
    else if (block.type === 'item' || block.type === 'note') block.endLine = block.children.at(-1)?.endLine ?? block.startLine;
    else if (block.type === 'list') closeList(block);
    else if (block.type === 'quote') this.#quotes.pop();
  }
}

function indentOf(block: Block): number {
  if (block.type === 'note') return NOTE_INDENT;
  return block.type === 'item' ? block.indent : 0;
}

const canHold = (parent: Block, { type }: Block): parent is Container => isContainer(parent) && (parent.type === 'list' ? type === 'item' : true);

function closeParagraph(block: Paragraph, { targets }: References): void {
  block.text = trimSpace(takeDefinitions(block.lines.join('\n'), targets));
  block.lines.splice(0);
}

function dropBlankEnd(block: { readonly lines: string[]; readonly startLine: number; endLine: number }): void {
  while (/^[ \t]*$/u.test(block.lines.at(-1) ?? 'x')) block.lines.pop();
  block.endLine = block.startLine + block.lines.length - 1;
}

/** Sets whether a list is loose: a blank line is between two of its items, or between two blocks of an item. */
function closeList(list: List): void {
  list.endLine = list.children.at(-1)?.endLine ?? list.startLine;
  list.isTight = !hasGap(list.children) && !list.children.some((item) => isContainer(item) && hasGap(item.children));
}

const hasGap = (blocks: readonly Block[]): boolean => blocks.some(({ endLine }, index) => endLine < (blocks[index + 1]?.startLine ?? 0) - 1);

function isClosingFence(line: string, start: number, character: string, length: number): boolean {
  let at = start;
  while (line[at] === character) at++;
  return at - start >= length && trimSpace(line.slice(at)) === '';
}

/** Returns where it becomes clear that a line is not a thematic break, which is three or more of the same character, and otherwise only spaces. */
function findNoBreak(line: string, start: number): number | undefined {
  const mark = line[start];
  let count = 0;
  for (let at = start; at < line.length; at++) {
    if (line[at] === mark) count++;
    else if (line[at] !== ' ' && line[at] !== '\t') return at;
  }
  return count >= 3 ? undefined : line.length;
}

/** Returns the text of a heading without a closing sequence of `#`. */
function withoutClosingMarks(rest: string): string {
  const text = trimSpace(rest);
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const before = text[end - 1];
  return end === text.length || !(before === undefined || before === ' ' || before === '\t') ? text : trimSpace(text.slice(0, end));
}
