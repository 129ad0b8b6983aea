import { isImageAddress, isLinkAddress } from '../addresses.ts';
import { colorOf } from '../colors.ts';
import { attributeNames, elementName, parseInert } from './inert.ts';

/** Elements whose content is no text to read: they go as a whole. */
export const UNREAD =
  'script, style, noscript, template, iframe, object, embed, svg, math, canvas, audio, video, select, textarea, datalist, head, title, meta, link, base, frameset, noembed, noframes, xmp, plaintext';

const ALIGNED = ['style', 'align'];
const CELL = ['colspan', 'rowspan'];

/** The elements that the editor holds, or something that means the same, with their attributes. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ALIGNED])),
  ...Object.fromEntries(['strong', 'b', 'em', 'i', 'u', 's', 'del', 'strike', 'sub', 'sup', 'br', 'hr'].map((name) => [name, []])),
  ...Object.fromEntries(['blockquote', 'ul', 'pre', 'table', 'thead', 'tbody', 'tr', 'li'].map((name) => [name, []])),
  ol: ['start', 'type'],
  td: CELL,
  th: CELL,
  code: ['class'],
  a: ['href', 'target', 'rel', 'class', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  span: ['style'],
  font: ['color'],
};

const STYLES: Readonly<Record<string, readonly string[]>> = {
  span: ['color', 'background-color', 'font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'vertical-align'],
};

/** What a text of HTML has that the editor cannot hold, as it is written, and how often. */
export function lostMarkup(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  const inert = parseInert(html);
  const walker = inert.ownerDocument.createTreeWalker(inert, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  let skipped: Element | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (skipped?.contains(node)) continue;
    if (!(node instanceof Element)) add('<!-- -->');
    else {
      const lost = lostOf(node);
      for (const what of lost) add(what);
      if (lost[0] === tagOf(node)) skipped = node.matches(UNREAD) ? node : skipped;
    }
  }
  return counts;
}

const tagOf = (element: Element): string => `<${elementName(element)}>`;

function lostOf(element: Element): readonly string[] {
  const name = element.localName;
  if (name === 'input' && element.matches('li > input[type="checkbox"]:first-child, li > :is(p, label) > input[type="checkbox"]:first-child')) return [];
  const held = HELD[name];
  if (!held) return [tagOf(element), ...attributeNames(element).filter((attribute) => attribute.startsWith('on'))];
  return attributeNames(element).flatMap((attribute) => (held.includes(attribute) ? lostValues(element, attribute) : [attribute]));
}

/** What is lost of the value of an attribute that is held. */
function lostValues(element: Element, attribute: string): readonly string[] {
  const value = element.getAttribute(attribute) ?? '';
  if (attribute === 'href') return isLinkAddress(value) ? [] : ['href'];
  if (attribute === 'src') return isImageAddress(value) ? [] : ['src'];
  if (attribute === 'class' && element.localName === 'code')
    return /^language-\S+$/u.test(value) && element.parentElement?.localName === 'pre' ? [] : ['class'];
  if (attribute !== 'style' || !(element instanceof HTMLElement)) return [];
  const held = STYLES[element.localName] ?? ['text-align'];
  const properties = Array.from({ length: element.style.length }, (_, index) => element.style.item(index));
  return properties
    .filter((property) => !held.includes(property) || isLostColor(property, element.style.getPropertyValue(property)))
    .map((property) => `style: ${property}`);
}

const isLostColor = (property: string, value: string): boolean => property.endsWith('color') && colorOf(value) === null;
