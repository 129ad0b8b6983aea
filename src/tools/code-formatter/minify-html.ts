import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../lib/markup/parse-html.ts';
import { isLicense } from './is-license.ts';
import type { Minified, Removed } from './minify-code.ts';
import { minifyCss } from './minify-css.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements before, after and at whose ends whitespace is not displayed. */
const BLOCKS = new Set(
  'html body address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p section summary table caption colgroup col thead tbody tfoot tr td th ul option optgroup br'.split(
    ' ',
  ),
);
/** Elements that are not displayed, so that whitespace before them and after them is the same whitespace. */
const INVISIBLE = new Set('head title meta link base script style template'.split(' '));
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style', 'plaintext', 'xmp', 'listing', 'svg', 'math']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Minifies HTML: comments are removed, and whitespace that browsers do not show, if no style sheet changes that. Tags and scripts stay as they are written.
 * @throws InputError `too-deeply-nested` on `input`
 */
export function minifyHtml(html: string, keepLicenses: boolean): Minified {
  const removed: Removed = { comments: 0, licenses: 0 };
  const edits: Edit[] = [];
  const waiting: Parent[] = [parseHtml(html, { withPlaces: true })];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const { before, after } = lineEnds(parent);
    for (const [index, node] of parent.childNodes.entries()) {
      const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
      if (node.nodeName === '#comment' && 'data' in node && place) {
        const isKept = countComment(node.data, removed, keepLicenses);
        if (!isKept) edits.push({ start: place.startOffset, end: place.endOffset, text: separates(html, place.startOffset) ? '<!---->' : '' });
      } else if ('value' in node && place) {
        const source = html.slice(place.startOffset, place.endOffset);
        // Text that the parser has moved is between other tags.
        if (source.includes('<') && source !== node.value) continue;
        const text = collapse(source, before[index] === true, after[index] === true);
        if (text !== source) edits.push({ start: place.startOffset, end: place.endOffset, text });
      } else if ('tagName' in node) {
        if (node.tagName === 'style') edits.push(...styleEdits(node, html, keepLicenses, removed));
        else if (!isVerbatim(node)) waiting.push(node);
      }
    }
  }
  return { output: apply(html, edits), removed };
}

const isDirective = (comment: string): boolean => /^\s*#/u.test(comment);

/** Whether a comment is kept: conditional comments are code of old browsers, and directives are code of servers. */
function countComment(data: string, removed: Removed, keepLicenses: boolean): boolean {
  if (isDirective(data) || /^\[if\b|<!\[endif\]/iu.test(data)) return true;
  if (isLicense(data)) removed.licenses++;
  else removed.comments++;
  return isLicense(data) && keepLicenses;
}

/** Whether the text before a comment could become a tag or a character reference with the text after it. */
function separates(html: string, start: number): boolean {
  let at = start;
  while (/[\w#]/u.test(html.charAt(at - 1))) at--;
  return html.charAt(at - 1) === '&' || /<\/?$/u.test(html.slice(Math.max(0, start - 2), start));
}

const styleOf = ({ attrs }: Element): string => attrs.find(({ name }) => name === 'style')?.value ?? '';

const isVerbatim = (element: Element): boolean => VERBATIM.has(element.tagName) || /white-space/iu.test(styleOf(element));

/** Whether an element always begins and ends a line: not if it is hidden, floats, or is displayed in another way. */
const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.tagName) &&
  !/display|float|position/iu.test(styleOf(element)) &&
  !element.attrs.some(({ name }) => /^(?:hidden|popover|align|clear|slot)$/u.test(name));

/** For each child, whether a line ends before it, and after it. Nodes that are not displayed do not count. */
function lineEnds(parent: Parent): { readonly before: readonly boolean[]; readonly after: readonly boolean[] } {
  const { childNodes } = parent;
  const isEnd = !('tagName' in parent) || isBlock(parent) || INVISIBLE.has(parent.tagName);
  const scan = (nodes: readonly Node[]): readonly boolean[] => {
    let isAtEnd = isEnd;
    return nodes.map((node) => {
      const result = isAtEnd;
      if (isShown(node)) isAtEnd = 'tagName' in node && isBlock(node);
      return result;
    });
  };
  return { before: scan(childNodes), after: scan(childNodes.toReversed()).toReversed() };
}

function isShown(node: Node): boolean {
  if ('tagName' in node) return !INVISIBLE.has(node.tagName);
  // A server replaces a directive by text.
  if ('data' in node) return isDirective(node.data);
  return 'value' in node && /[^ \t\n\r\f]/u.test(node.value);
}

function collapse(source: string, isStart: boolean, isEnd: boolean): string {
  let text = source.replaceAll(/[ \t\n\r\f]+/gu, ' ');
  if (isStart && text.startsWith(' ')) text = text.slice(1);
  return isEnd && text.endsWith(' ') ? text.slice(0, -1) : text;
}

/** A style sheet in another language, or one that cannot be read, stays as it is written. */
function styleEdits(style: Element, html: string, keepLicenses: boolean, removed: Removed): readonly Edit[] {
  const type = style.attrs.find(({ name }) => name === 'type')?.value ?? '';
  const [content] = style.childNodes;
  const place = content && 'sourceCodeLocation' in content ? content.sourceCodeLocation : undefined;
  if (!place || !/^(?:text\/css)?$/iu.test(type)) return [];
  const minified = minifyCss(html.slice(place.startOffset, place.endOffset), keepLicenses);
  if ('unclosedAt' in minified) return [];
  removed.comments += minified.removed.comments;
  removed.licenses += minified.removed.licenses;
  return [{ start: place.startOffset, end: place.endOffset, text: minified.output }];
}

function apply(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(html.slice(from, start), text);
    from = end;
  }
  parts.push(html.slice(from));
  return parts.join('');
}
