import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { InputError } from '../../contract/errors.ts';
import type { Parent } from './html-node.ts';

// Browsers do not nest elements more deeply either. The parser takes time for each level at each tag.
const MAX_DEPTH = 512;
// A parser opens an element again in every paragraph if it was not closed. No page has more elements than one per two characters.
const MORE_ELEMENTS = 100_000;

const START = '<!--StartFragment-->';
const END = '<!--EndFragment-->';

/** Extracts the copied fragment. Programs put a whole page on the clipboard, with markers around the copied part. */
export function fragmentOf(html: string): string {
  const start = html.indexOf(START);
  const end = html.lastIndexOf(END);
  return start >= 0 && end > start ? html.slice(start + START.length, end) : html;
}

function refuse(): never {
  throw new InputError('too-deeply-nested', { field: 'input', params: { limit: MAX_DEPTH } });
}

/**
 * Parses HTML as browsers do: a document, or a fragment.
 * @throws InputError `too-deeply-nested` on `input`
 */
export function parseHtml(html: string): Parent {
  let depth = 0;
  let created = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given: Parameters<typeof defaultTreeAdapter.createElement>) => {
      if (++created > html.length / 2 + MORE_ELEMENTS) refuse();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush: () => {
      if (++depth > MAX_DEPTH) refuse();
    },
    onItemPop: () => {
      depth--;
    },
  };
  const options = { treeAdapter, scriptingEnabled: false };
  return isDocument(html) ? parse(html, options) : parseFragment(html, options);
}

/** Whether HTML is a whole document, perhaps after comments. */
function isDocument(html: string): boolean {
  const beforeTag = /\s*(?:<!--|<(?<tag>!doctype|html|head|body)\b)?/iuy;
  for (let at = 0; ; ) {
    beforeTag.lastIndex = at;
    const found = beforeTag.exec(html);
    if (found?.groups?.['tag'] !== undefined) return true;
    if (!found?.[0].endsWith('<!--')) return false;
    const end = html.indexOf('-->', beforeTag.lastIndex);
    if (end < 0) return false;
    at = end + 3;
  }
}
