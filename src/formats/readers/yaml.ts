import { readStringEnd } from './strings.ts';

export interface YamlOutline {
  readonly root: 'mapping' | 'sequence';
  /** Lines with a key or an item. */
  readonly entries: number;
}

const ITEM = /^-(?:\s|$)/u;
const BLOCK_SCALAR = /^(?:[&!]\S*\s+)*[|>][-+\d]{0,2}\s*(?:#.*)?$/u;
const LONGEST_KEY = 1024;
// After this number of valid lines the rest is not read.
const MOST_LINES = 500;

/** Reads the lines of a block mapping or sequence by indentation: a simplified YAML that is right for most files. */
export function readYaml(text: string): YamlOutline | undefined {
  let root: YamlOutline['root'] | undefined;
  let rootIndent = 0;
  let entries = 0;
  // Lines indented deeper than this belong to a block scalar.
  let scalarIndent = Number.POSITIVE_INFINITY;
  let isOpen = false;
  let last: Entry | undefined;
  // Lines with neither key nor item, which continue a plain value.
  let folded = 0;
  const lines = text.split(/\r?\n/u, MOST_LINES);
  for (const line of lines) {
    const content = line.trimStart();
    const indent = line.length - content.length;
    if (content === '' || indent > scalarIndent) continue;
    scalarIndent = Number.POSITIVE_INFINITY;
    if (content.startsWith('#') || /^(?:---|\.\.\.)(?:\s|$)|^%/u.test(line)) continue;
    const entry = readEntry(content);
    if (entry) entries++;
    if (!root) {
      if (!entry) return undefined;
      root = entry.outer;
      rootIndent = indent;
    } else if (indent < rootIndent) return undefined;
    else if (indent === rootIndent && !isOpen) {
      // Items may appear under their key without indentation, keys never among items.
      if (!entry || (root === 'sequence' && entry.outer === 'mapping')) return undefined;
    } else if (line.startsWith('\t')) return undefined;
    const value = entry?.value ?? '';
    if (entry && !isValue(value)) return undefined;
    if (!isOpen && entry && !mayFollow(entry, indent, last)) return undefined;
    if (!isOpen && !entry) folded++;
    if (entry) last = { ...entry, column: indent + entry.column };
    if (entry && BLOCK_SCALAR.test(value)) scalarIndent = indent;
    // A quoted or bracketed value may continue at any indentation.
    isOpen = isOpen ? !/["'}\]]\s*(?:#.*)?$/u.test(content) : goesOn(value);
  }
  // Multi-line plain values are allowed, but a text with as many of those lines as keys is something else, such as a stack trace.
  return root && folded < entries && (!isOpen || lines.length === MOST_LINES) ? { root, entries } : undefined;
}

const NO_VALUE = /^(?:[&!]\S*\s*)*(?:#.*)?$/u;

/** Whether a key or item may appear here: not deeper than a key that already has its value, and no item among keys that do. */
function mayFollow({ outer }: Line, indent: number, last: Entry | undefined): boolean {
  if (!last || NO_VALUE.test(last.value)) return true;
  return outer === 'mapping' ? indent <= last.column : !(last.kind === 'mapping' && indent === last.column);
}

interface Entry {
  /** Of the innermost key or item of the line. */
  readonly kind: YamlOutline['root'];
  readonly column: number;
  readonly value: string;
}

interface Line extends Entry {
  /** Of the line's outermost key or item. */
  readonly outer: YamlOutline['root'];
}

function readEntry(content: string): Line | undefined {
  if (ITEM.test(content)) {
    const rest = content.replace(/^(?:-\s+){0,9}-?\s*/u, '');
    // `- key: value` is an item whose value is a mapping.
    const value = readPair(rest);
    return value === undefined
      ? { outer: 'sequence', kind: 'sequence', column: 0, value: rest }
      : { outer: 'sequence', kind: 'mapping', column: content.length - rest.length, value };
  }
  const value = readPair(content);
  return value === undefined ? undefined : { outer: 'mapping', kind: 'mapping', column: 0, value };
}

/** Returns what follows a key, or `undefined` if there is no key. */
function readPair(content: string): string | undefined {
  const colon = colonOf(content);
  return colon > 0 && colon <= LONGEST_KEY && !isSentence(content.slice(0, colon)) ? content.slice(colon + 1).trim() : undefined;
}

/** Whether the text before a colon is not a key but the beginning of a sentence or log line. */
const isSentence = (key: string): boolean => /^\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:/u.test(key) || (!/^["']/u.test(key) && /^(?:\S+\s+){4}\S/u.test(key));

/** Returns the index of the colon after a key, or -1. */
function colonOf(content: string): number {
  if (content.startsWith('"') || content.startsWith("'")) {
    const end = readStringEnd(content, 0);
    return end > 0 && /^\s{0,9}:(?:\s|$)/u.test(content.slice(end, end + 12)) ? content.indexOf(':', end) : -1;
  }
  if (/^[\s#&*!|>%@`{}[\],]|^[-?:]\s/u.test(content)) return -1;
  const colon = /:(?=\s|$)/u.exec(content.slice(0, LONGEST_KEY + 2))?.index ?? -1;
  return content.slice(0, Math.max(0, colon)).includes(' #') ? -1 : colon;
}

/** Whether the text may be a value: quoted, bracketed or the like, or plain without reserved characters and without a further colon. */
function isValue(value: string): boolean {
  if (/^[@`%]/u.test(value)) return false;
  if (/^["'{[&*!|>#]/u.test(value)) return true;
  return !/:\s/u.test(value.split(' #', 1)[0] ?? '');
}

function goesOn(value: string): boolean {
  if (value.startsWith('"') || value.startsWith("'")) return readStringEnd(value, 0) < 0;
  if (value.startsWith('{') || value.startsWith('[')) return !/[}\]]\s*(?:#.*)?$/u.test(value);
  return false;
}
