import { LengthLimit } from '../../lib/long-text/long-text.ts';
import { writeTable } from '../../lib/markdown/write-table.ts';
import type { Block, Inline, Item } from './model.ts';
import type { Style } from './write-inlines.ts';
import { paragraphsOf, writeInlines } from './write-inlines.ts';

export interface Writing extends Style {
  readonly headingStyle: 'atx' | 'setext';
  readonly bullet: 'dash' | 'asterisk' | 'plus';
  readonly codeFence: 'backtick' | 'tilde';
}

type Lines = readonly string[];

const BULLETS = { dash: ['-', '*'], asterisk: ['*', '-'], plus: ['+', '-'] } as const;

/** Writes blocks as lines of Markdown. */
export class BlockWriter {
  readonly #limit = new LengthLimit('input');

  constructor(readonly writing: Writing) {}

  /** Writes blocks with blank lines between them. */
  write(blocks: readonly Block[], isInItem = false): Lines {
    const lines: string[] = [];
    let wasSecond = false;
    let before: Block | undefined;
    for (const block of blocks) {
      // Two lists in a row are one, unless their markers differ.
      const isSecond: boolean = isList(before) && isList(block) && (before.start === undefined) === (block.start === undefined) && !wasSecond;
      const written = this.#writeBlock(block, isSecond, isInItem && before === undefined);
      wasSecond = isSecond;
      if (written.length === 0) continue;
      if (lines.length > 0) lines.push('');
      for (const line of written) lines.push(line);
      before = block;
    }
    return lines;
  }

  #writeBlock(block: Block, isSecond: boolean, isFirstInItem: boolean): Lines {
    switch (block.kind) {
      case 'paragraph': {
        const lines: string[] = [];
        for (const paragraph of paragraphsOf(block.inlines)) {
          if (lines.length > 0) lines.push('');
          append(lines, writeInlines(paragraph, 'paragraph', this.writing).split('\n'));
        }
        return lines;
      }
      case 'heading':
        return this.#writeHeading(block.level, block.inlines);
      case 'code':
        return this.#writeCode(block.language, block.text);
      case 'quote':
        return this.#prefix(this.write(block.blocks), '> ', '> ');
      case 'list':
        return this.#writeList(block.items, block.start, block.isTight, isSecond);
      case 'table':
        return writeTable(
          block.alignments,
          block.rows.map((row) => row.map(({ inlines }) => writeInlines(inlines, 'cell', this.writing))),
        );
      case 'html':
        return block.html.split('\n');
      case 'rule':
        return [isFirstInItem ? '___' : '---'];
    }
  }

  #prefix(lines: Lines, first: string, others: string): Lines {
    const prefixed = (lines.length === 0 ? [''] : lines).map((line, index) => {
      const prefix = index === 0 ? first : others;
      return line === '' ? prefix.trimEnd() : prefix + line;
    });
    for (const line of prefixed) this.#limit.add(line.length);
    return prefixed;
  }

  #writeHeading(level: number, inlines: readonly Inline[]): Lines {
    const isSetext = this.writing.headingStyle === 'setext' && level <= 2;
    const text = writeInlines(inlines, isSetext ? 'setext' : 'heading', this.writing);
    if (!isSetext || text === '') return [`${'#'.repeat(level)} ${text}`.trimEnd()];
    return [text, (level === 1 ? '=' : '-').repeat(Math.max(3, Math.min(80, Array.from(text).length)))];
  }

  #writeCode(language: string, text: string): Lines {
    const mark = this.writing.codeFence === 'tilde' || language.includes('`') ? '~' : '`';
    let longest = 2;
    for (const [run] of text.matchAll(mark === '~' ? /~+/gu : /`+/gu)) longest = Math.max(longest, run.length);
    const fence = mark.repeat(longest + 1);
    return [`${fence}${language.replaceAll(/[\\&]/gu, String.raw`\$&`)}`, ...(text === '' ? [] : text.split('\n')), fence];
  }

  #writeList(items: readonly Item[], start: number | undefined, isTight: boolean, isSecond: boolean): Lines {
    const lines: string[] = [];
    for (const [index, item] of items.entries()) {
      const bullet = BULLETS[this.writing.bullet][isSecond ? 1 : 0];
      const marker = start === undefined ? bullet : `${start + index}${isSecond ? ')' : '.'}`;
      const content = this.#writeItem(item, isTight);
      if (index > 0 && !isTight) lines.push('');
      append(lines, this.#prefix(content, `${marker} `, ' '.repeat(marker.length + 1)));
    }
    return lines;
  }

  #writeItem({ task, blocks }: Item, isTight: boolean): Lines {
    const lines: string[] = [];
    let before: Block | undefined;
    for (const block of isTight ? blocks : [undefined]) {
      const written = block === undefined ? this.write(blocks, true) : this.write([block], before === undefined);
      if (written.length === 0) continue;
      if (before && block && needsBlank(before, block)) lines.push('');
      append(lines, before === undefined && task !== undefined ? [`[${task ? 'x' : ' '}] ${written[0] ?? ''}`, ...written.slice(1)] : written);
      before = block;
    }
    return lines;
  }
}

const isList = (block: Block | undefined): block is Extract<Block, { kind: 'list' }> => block?.kind === 'list';
/** Adds lines without the limit of arguments of a call. */
function append(lines: string[], added: Lines): void {
  for (const line of added) lines.push(line);
}

/** Whether two blocks of an item need a blank line between them, which makes its list loose. */
function needsBlank(before: Block, block: Block): boolean {
  if (block.kind === 'paragraph') return before.kind !== 'code' && before.kind !== 'heading';
  if (block.kind === 'list') return isList(before) || (block.start !== undefined && block.start !== 1) || (block.items[0]?.blocks.length ?? 0) === 0;
  return block.kind !== 'code' && block.kind !== 'quote' && block.kind !== 'heading';
}
