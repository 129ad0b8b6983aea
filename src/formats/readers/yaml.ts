import { readStringEnd } from './strings.ts';

export interface YamlOutline {
  readonly root: 'mapping' | 'sequence';
  /** Lines with a key or an item. */
  readonly entries: number;
}

const ITEM = /^-(?:\s|$)/u;
const BLOCK_SCALAR = /^(?:[&!]\S*\s+)*[|>][-+\d]{0,2}\s*(?:#.*)?$/u;
const LONGEST_KEY = 1024;
// After so many good lines the rest is not looked at.
const MOST_LINES = 500;

/** Reads the lines of a block mapping or sequence by their indentation; a cheap form of YAML that is right for most files. */
export function readYaml(text: string): YamlOutline | undefined {
  let root: YamlOutline['root'] | undefined;
  let rootIndent = 0;
  let entries = 0;
  // Lines indented deeper than this belong to a block scalar.
  let scalarIndent = Number.POSITIVE_INFINITY;
  let isOpen = false;
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
      root = entry.kind;
      rootIndent = indent;
    } else if (indent < rootIndent) return undefined;
    else if (indent === rootIndent && !isOpen) {
      // Items may stand under their key without indentation, keys never among items.
      if (!entry || (root === 'sequence' && entry.kind === 'mapping')) return undefined;
    } else if (line.startsWith('\t')) return undefined;
    const value = entry?.value ?? '';
    if (entry && !isValue(value)) return undefined;
    if (entry && BLOCK_SCALAR.test(value)) scalarIndent = indent;
    // A quoted or bracketed value may go on at any indentation.
    isOpen = isOpen ? !/["'}\]]\s*(?:#.*)?$/u.test(content) : goesOn(value);
  }
  return root && (!isOpen || lines.length === MOST_LINES) ? { root, entries } : undefined;
}

interface Entry {
  readonly kind: YamlOutline['root'];
  readonly value: string;
}

function readEntry(content: string): Entry | undefined {
  if (ITEM.test(content)) {
    const rest = content.replace(/^(?:-\s+){0,9}-?\s*/u, '');
    // `- key: value` is an item whose value is a mapping.
    return { kind: 'sequence', value: readPair(rest) ?? rest };
  }
  const value = readPair(content);
  return value === undefined ? undefined : { kind: 'mapping', value };
}

/** What stands behind a key, or `undefined` where there is none. */
function readPair(content: string): string | undefined {
  const colon = colonOf(content);
  return colon > 0 && colon <= LONGEST_KEY ? content.slice(colon + 1).trim() : undefined;
}

/** Where the colon behind a key stands, or -1. */
function colonOf(content: string): number {
  if (content.startsWith('"') || content.startsWith("'")) {
    const end = readStringEnd(content, 0);
    return end > 0 && /^\s{0,9}:(?:\s|$)/u.test(content.slice(end, end + 12)) ? content.indexOf(':', end) : -1;
  }
  if (/^[\s#&*!|>%@`{}[\],]|^[-?:]\s/u.test(content)) return -1;
  const colon = /:(?=\s|$)/u.exec(content.slice(0, LONGEST_KEY + 2))?.index ?? -1;
  return content.slice(0, Math.max(0, colon)).includes(' #') ? -1 : colon;
}

/** What a plain value may not begin with or hold. */
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
