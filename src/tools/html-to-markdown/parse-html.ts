import type { DefaultTreeAdapterTypes } from 'parse5';
import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { InputError } from '../../contract/errors.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

// Browsers do not nest elements more deeply either. The parser takes time for each level at each tag.
const MAX_DEPTH = 512;
// A parser opens an element again in every paragraph if it was not closed. No page has as many as this.
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
      if (++created > html.length + MORE_ELEMENTS) refuse();
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
  return /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype|html|head|body)\b/iu.test(html) ? parse(html, options) : parseFragment(html, options);
}

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attributeOf = ({ attrs }: Element, name: string): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;

/** The text in an element, with line feeds for `br`. */
export function textOf(node: Node): string {
  const parts: string[] = [];
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isText(next)) parts.push(next.value);
    else if (isElement(next)) {
      if (next.tagName === 'br') parts.push('\n');
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return parts.join('');
}

/** The declarations of a `style` attribute, with lowercase properties. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const style = attributeOf(element, 'style') ?? '';
  return new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon < 0 ? [] : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const];
    }),
  );
}
