import type { Element, Node, Root } from './tree.ts';
import { encodeHtml } from './characters.ts';

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source']);
const COMMA_SEPARATED: ReadonlySet<string> = new Set(['coords', 'srcSet']);

/** HTML of a clean tree of any depth (it does not recurse), in the style of the reference renderers of CommonMark. */
export function writeHtml(tree: Root): string {
  const out: string[] = [];
  const waiting: (Node | string)[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') out.push(next);
    else if (next.type === 'text') out.push(encodeHtml(next.value));
    else if (next.type === 'root') pushAll(waiting, next.children);
    else if (next.type === 'element') {
      out.push(openingTag(next));
      if (VOID.has(next.tagName)) continue;
      waiting.push(`</${next.tagName}>`);
      pushAll(waiting, next.children);
    }
  }
  return out.join('');
}

function pushAll(waiting: (Node | string)[], children: readonly Node[]): void {
  for (const child of children.toReversed()) waiting.push(child);
}

function openingTag(element: Element): string {
  const attributes = Object.entries(element.properties).map(([name, value]) => attribute(name, value));
  return `<${element.tagName}${attributes.join('')}${VOID.has(element.tagName) ? ' />' : '>'}${lineBreakToLose(element)}`;
}

/** The first line break in `pre` is not part of its text. */
function lineBreakToLose({ tagName, children: [first] }: Element): string {
  return tagName === 'pre' && first?.type === 'text' && first.value.startsWith('\n') ? '\n' : '';
}

function attribute(property: string, value: Element['properties'][string]): string {
  if (value === undefined || value === null || value === false) return '';
  const text = value === true ? '' : [value].flat().join(COMMA_SEPARATED.has(property) ? ', ' : ' ');
  return ` ${attributeName(property)}="${encodeHtml(text)}"`;
}

/** The attribute for a property of the allowed ones: most differ in case alone. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'htmlFor') return 'for';
  if (property.startsWith('aria')) return `aria-${property.slice('aria'.length).toLowerCase()}`;
  if (property.startsWith('data')) return property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}
