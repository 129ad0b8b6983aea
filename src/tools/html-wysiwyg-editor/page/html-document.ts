import type { Node, Schema } from '@tiptap/pm/model';
import { DOMParser as DocumentReader, DOMSerializer } from '@tiptap/pm/model';
import { UNREAD } from '../held-elements.ts';
import { parseInert } from './inert.ts';

/** Parses HTML to an editor document. Runs no code, and fetches nothing. */
export function readHtml(html: string, schema: Schema): Node {
  const body = parseInert(html);
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  return DocumentReader.fromSchema(schema).parse(body);
}

/** Serializes an editor document as HTML without whitespace between blocks; '' for an empty one. */
export function writeHtml(document: Node): string {
  if (document.childCount <= 1 && document.firstChild?.type.name === 'paragraph' && document.firstChild.content.size === 0) return '';
  // In the document of the page, an image would be fetched as soon as it is created.
  const body = parseInert('');
  body.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content, { document: body.ownerDocument }));
  for (const element of body.querySelectorAll('span:not([style])')) unwrap(element);
  for (const box of body.querySelectorAll('li > input + div')) unwrap(box);
  for (const paragraph of body.querySelectorAll('li > p, td > p, th > p')) if (isAlone(paragraph)) unwrap(paragraph);
  for (const box of body.querySelectorAll('li > input')) box.after(' ');
  for (const table of body.querySelectorAll('table')) markHead(table);
  return body.innerHTML;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Returns whether a paragraph is the only content of its item or cell, so that it can be unwrapped. */
function isAlone({ attributes, previousElementSibling: before, nextElementSibling: after, parentElement }: Element): boolean {
  if (attributes.length > 0 || (before !== null && before.tagName !== 'INPUT')) return false;
  return after === null || (parentElement?.tagName === 'LI' && /^[OU]L$/u.test(after.tagName) && after.nextElementSibling === null);
}

/** Moves a first row with only header cells into the table head. */
function markHead(table: HTMLTableElement): void {
  const [first, ...others] = table.rows;
  if (!first || others.length === 0 || [...first.cells].some(({ tagName, rowSpan }) => tagName !== 'TH' || rowSpan > 1)) return;
  table.createTHead().append(first);
}
