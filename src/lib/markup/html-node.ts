import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attributeOf = ({ attrs }: Element, name: string): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;

const LINES = new Set('div p li tr h1 h2 h3 h4 h5 h6 ol ul table'.split(' '));

/** The text in an element, with line feeds for `br`, and before and after each block in it. */
export function textOf(node: Node): string {
  const parts: string[] = [];
  const waiting: (Node | 'line end')[] = [node];
  const endLine = (): void => {
    if (parts.length > 0 && parts.at(-1)?.endsWith('\n') === false) parts.push('\n');
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === 'line end') endLine();
    else if (isText(next)) parts.push(next.value);
    else if (isElement(next)) {
      if (next.tagName === 'br') parts.push('\n');
      if (LINES.has(next.tagName) && next !== node) {
        endLine();
        waiting.push('line end');
      }
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return parts.join('');
}

/** The declarations of a `style` attribute, with lowercase properties. */
export const declarationsOf = (style: string): readonly (readonly [property: string, value: string])[] =>
  style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    return colon < 0 ? [] : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const];
  });

export const stylesOf = (element: Element): ReadonlyMap<string, string> => new Map(declarationsOf(attributeOf(element, 'style') ?? ''));
