import { UNREAD } from '../held-elements.ts';
import { elementsFor, pastedAttributes, readWordItem } from '../../../lib/markup/pasted-styles.ts';
import { parseInert } from './inert.ts';

/**
 * Cleans content pasted from a word processor, an email or a page: removes its appearance, but keeps its structure, and
 * formatting that only a style expresses, such as bold or lists. Content copied from this editor is unchanged.
 */
export function cleanPaste(html: string): string {
  const body = parseInert(html);
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;
  removeComments(body);
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class^="MsoListParagraph"]')) toListItem(item);
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, font')) spellOut(element);
  for (const element of body.querySelectorAll('p.MsoTitle')) element.replaceWith(withContent('h1', element));
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!pastedAttributes.has(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function withContent(name: string, element: Element): HTMLElement {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  return made;
}

/** Converts Word lists, which are paragraphs with a level and the list marker as text. */
function toListItem(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const { depth, list: name } = readWordItem(paragraph.getAttribute('style') ?? '', mark?.textContent ?? '');
  mark?.remove();
  const item = withContent('li', paragraph);
  let list = paragraph.previousElementSibling;
  if (!list?.matches('ul, ol') || (depth === 1 && list.localName !== name)) {
    list = paragraph.ownerDocument.createElement(name);
    paragraph.before(list);
  }
  for (let level = 1; level < depth; level++) list = innerList(list, name);
  list.append(item);
  paragraph.remove();
}

function innerList(list: Element, name: string): Element {
  const last = list.lastElementChild ?? list.appendChild(list.ownerDocument.createElement('li'));
  const inner = last.lastElementChild;
  return inner?.matches('ul, ol') ? inner : last.appendChild(list.ownerDocument.createElement(name));
}

/** Replaces the meaningful styles of a text run with elements. */
function spellOut(element: HTMLElement): void {
  const content = element.ownerDocument.createDocumentFragment();
  content.append(...element.childNodes);
  let inner: Node = content;
  for (const name of elementsFor(element.localName, element.style, element.closest('a') !== null)) {
    const outer = element.ownerDocument.createElement(name);
    outer.append(inner);
    inner = outer;
  }
  element.replaceWith(inner);
}
