import { isImageAddress, isLinkAddress } from '../addresses.ts';
import { colorOf } from '../colors.ts';
import { heldAttributes, spanProperties, UNREAD } from '../held-elements.ts';
import { attributeNames, elementName, parseInert } from './inert.ts';

/** Finds the parts of HTML that the editor does not support, as written, with their counts. */
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
  const held = heldAttributes.get(name);
  if (!held) return [tagOf(element), ...attributeNames(element).filter((attribute) => attribute.startsWith('on'))];
  return attributeNames(element).flatMap((attribute) => (held.includes(attribute) ? lostValues(element, attribute) : [attribute]));
}

/** Returns the unsupported parts in the value of a supported attribute. */
function lostValues(element: Element, attribute: string): readonly string[] {
  const value = element.getAttribute(attribute) ?? '';
  if (attribute === 'href') return isLinkAddress(value) ? [] : ['href'];
  if (attribute === 'src') return isImageAddress(value) ? [] : ['src'];
  if (attribute === 'class' && element.localName === 'code')
    return /^language-\S+$/u.test(value) && element.parentElement?.localName === 'pre' ? [] : ['class'];
  if (attribute !== 'style' || !(element instanceof HTMLElement)) return [];
  const held = element.localName === 'span' ? spanProperties : ['text-align'];
  const properties = Array.from({ length: element.style.length }, (_, index) => element.style.item(index));
  return properties
    .filter((property) => !held.includes(property) || isLostColor(property, element.style.getPropertyValue(property)))
    .map((property) => `style: ${property}`);
}

const isLostColor = (property: string, value: string): boolean => property.endsWith('color') && colorOf(value) === null;
