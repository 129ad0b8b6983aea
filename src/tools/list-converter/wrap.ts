import { readEscapes } from '../../lib/list/items.ts';

export interface Wrapping {
  readonly quote: 'none' | 'single' | 'double' | 'backtick';
  readonly escapeStyle: 'backslash' | 'double' | 'none';
  readonly itemPrefix: string;
  readonly itemSuffix: string;
  readonly separator: string;
  readonly keepLineBreaks: boolean;
  readonly listPrefix: string;
  readonly listSuffix: string;
}

const QUOTES = { none: '', single: "'", double: '"', backtick: '`' } as const;

/** The text pieces of a list, in order. */
export function wrapList(items: readonly string[], { quote, escapeStyle, keepLineBreaks, ...texts }: Wrapping): readonly string[] {
  const lineBreak = keepLineBreaks ? '\n' : '';
  const before = readEscapes(texts.itemPrefix) + QUOTES[quote];
  const after = QUOTES[quote] + readEscapes(texts.itemSuffix);
  const separator = readEscapes(texts.separator) + lineBreak;
  const [listPrefix, listSuffix] = [readEscapes(texts.listPrefix), readEscapes(texts.listSuffix)];
  const pieces: string[] = [];
  if (listPrefix !== '') pieces.push(listPrefix + lineBreak);
  for (const [index, item] of items.entries()) pieces.push(index > 0 ? separator : '', before, escapeQuote(item, QUOTES[quote], escapeStyle), after);
  if (listSuffix !== '') pieces.push((items.length > 0 ? lineBreak : '') + listSuffix);
  return pieces;
}

function escapeQuote(item: string, quote: string, style: Wrapping['escapeStyle']): string {
  if (quote === '' || style === 'none') return item;
  if (style === 'double') return item.replaceAll(quote, quote + quote);
  return item.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}
