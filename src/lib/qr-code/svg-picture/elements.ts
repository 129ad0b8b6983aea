/** An element of an SVG image; its name has no prefix. Text is kept only for style sheets. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgElement[];
  text: string;
}

// Comments, CDATA, declarations, document types, and tags, whose quoted values may contain any character.
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\?[^<>]*>|<![^<>[]*(?:\[[^[\]]*\])?[^<>]*>|<(\/?)([\w.:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gu;
const ATTRIBUTE = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Reads the elements of an image. From markup that is not well-formed, reads as many as possible. */
export function readElements(source: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  for (const [piece, data, slash, name, rest = ''] of source.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.text += data ?? (piece.startsWith('<') ? '' : piece);
    else if (slash === '/') {
      if (open.length > 1) open.pop();
    } else {
      const element: SvgElement = { name: localName(name), attributes: readAttributes(rest), children: [], text: '' };
      parent.children.push(element);
      if (!rest.endsWith('/')) open.push(element);
    }
  }
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) attributes.set(localName(name), double ?? single ?? '');
  return attributes;
}

/** Yields all elements in source order. */
export function* allElements(element: SvgElement): Generator<SvgElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...next.children.toReversed());
  }
}
