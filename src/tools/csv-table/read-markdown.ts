import { ELEMENTS } from '../../lib/markdown/allowed-html.ts';
import type { Container, Table } from '../../lib/markdown/block.ts';
import { isContainer } from '../../lib/markdown/block.ts';
import { decodeHtml } from '../../lib/markdown/characters.ts';
import type { References } from '../../lib/markdown/definitions.ts';
import type { Inline } from '../../lib/markdown/inline.ts';
import { BlockReader } from '../../lib/markdown/read-blocks.ts';
import { InlineReader } from '../../lib/markdown/read-inlines.ts';
import type { Work } from '../../lib/work/slices.ts';
import type { Problems } from './problems.ts';
import type { PlainRecord } from './table.ts';

/** Finds the tables of GitHub Flavored Markdown, except those in code. */
export function* markdownTables(text: string): Work<MarkdownTables> {
  const lines = linesOf(text.replace(/^\uFEFF/u, ' '));
  const reader = new BlockReader(true);
  for (const [index, line] of lines.entries()) {
    reader.readLine(line.text);
    yield index / lines.length;
  }
  reader.end();
  return {
    tables: tablesIn(reader.document),
    references: reader.references,
    // The delimiter row is between the header and the other rows.
    offsetOf: ({ startLine }, row) => lines[startLine - 1 + (row === 0 ? 0 : row + 1)]?.at ?? 0,
  };
}

interface MarkdownTables {
  readonly tables: readonly Table[];
  readonly references: References;
  /** Returns the offset of a row in the text; 0 is the header. */
  readonly offsetOf: (table: Table, row: number) => number;
}

/** Reads the cells of a table as text and as Markdown. */
export function* recordsOf(table: Table, { references, offsetOf }: MarkdownTables, problems: Problems): Work<readonly PlainRecord[]> {
  const rows = [table.header, ...table.rows];
  const records: PlainRecord[] = [];
  for (const [index, markdown] of rows.entries()) {
    const at = offsetOf(table, index);
    const drop = (detail: string): void => problems.add('link-dropped', { row: index === 0 ? null : index, at, detail });
    records.push({ at, markdown, cells: markdown.map((cell) => textOfCell(cell, references, drop)) });
    yield index / rows.length;
  }
  return records;
}

function tablesIn(document: Container): readonly Table[] {
  const tables: Table[] = [];
  const open: { readonly block: Container; next: number }[] = [{ block: document, next: 0 }];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const block = frame.block.children[frame.next++];
    if (!block) open.pop();
    else if (isContainer(block)) open.push({ block, next: 0 });
    else if (block.type === 'table') tables.push(block);
  }
  return tables;
}

/** The text of a cell as it is displayed, with line feeds for `<br>`. Calls `drop` with each URL that is lost. */
function textOfCell(markdown: string, references: References, drop: (url: string) => void): string {
  const reader = new InlineReader(markdown, { isGfm: true, lineBreaks: false, references, callNote: (label) => `[^${label}]` });
  reader.readTo(Number.POSITIVE_INFINITY);
  const parts: string[] = [];
  let link: { readonly url: string; readonly start: number } | undefined;
  for (const inline of reader.finish()) {
    if (inline.kind === 'link' && inline.target) link = { url: decodeHtml(inline.target.address), start: parts.length };
    else if (inline.kind === 'link') {
      if (link && !isSelfLink(link.url, parts.slice(link.start).join(''))) drop(link.url);
      link = undefined;
    } else {
      if (inline.kind === 'image') drop(decodeHtml(inline.target.address));
      if (inline.kind === 'raw' && /^<(?:a|img)\s/iu.test(inline.text)) drop(inline.text);
      parts.push(textOf(inline));
    }
  }
  return parts.join('');
}

/** Whether a link has its own URL as text, so that nothing is lost. */
const isSelfLink = (url: string, text: string): boolean => url.replace(/^(?:mailto:|https?:\/\/)/iu, '') === encodeURI(text).replace(/^https?:\/\//iu, '');

function textOf(inline: Exclude<Inline, { readonly kind: 'link' }>): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'image':
      return inline.alt;
    case 'delimiter':
      return inline.mark.repeat(inline.left);
    case 'markup':
      // Tags of code have no text; what `callNote` returned is text.
      return inline.text ?? (inline.html.startsWith('<') ? '' : inline.html);
    case 'raw':
      return textOfTag(inline.text);
  }
}

/** Tags of HTML are formatting. Others, such as that of `List<T>`, are kept as text. */
function textOfTag(tag: string): string {
  const name = /^<\/?([A-Za-z][A-Za-z\d]*)(?=[\s/>])/u.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === 'br') return '\n';
  return ELEMENTS.has(name) ? '' : tag;
}

function linesOf(text: string): readonly { readonly at: number; readonly text: string }[] {
  const lines: { at: number; text: string }[] = [];
  let at = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/gu)) {
    lines.push({ at, text: text.slice(at, index) });
    at = index + end.length;
  }
  lines.push({ at, text: text.slice(at) });
  return lines;
}
