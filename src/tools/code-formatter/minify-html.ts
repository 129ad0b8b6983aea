import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse, parseFragment } from 'parse5';
import { minifyCss } from './minify-css.ts';
import type { Minified, Removed } from './minify-code.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements before, after and at whose ends whitespace is not displayed. */
const BLOCKS = new Set(
  'html head body title meta link base script style noscript template address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p section summary table caption colgroup col thead tbody tfoot tr td th ul option optgroup br'.split(
    ' ',
  ),
);
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style', 'plaintext', 'xmp', 'listing', 'svg', 'math']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Minifies HTML: comments are removed, and whitespace that browsers do not show, if no style sheet changes that. Tags and scripts stay as they are written. */
export function minifyHtml(html: string, keepLicenses: boolean): Minified {
  const removed: Removed = { comments: 0, licenses: 0 };
  const edits: Edit[] = [];
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const root: Parent = /^\s*(?:<!doctype|<html|<head|<body)\b/iu.test(html) ? parse(html, options) : parseFragment(html, options);
  const waiting: Parent[] = [root];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const name = 'tagName' in parent ? parent.tagName : 'body';
    for (const [index, node] of parent.childNodes.entries()) {
      const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
      if (node.nodeName === '#comment' && 'data' in node && place) {
        const isKept = countComment(node.data, removed, keepLicenses);
        if (!isKept) edits.push({ start: place.startOffset, end: place.endOffset, text: '' });
      } else if ('value' in node && place) {
        const source = html.slice(place.startOffset, place.endOffset);
        // Text that the parser has moved is between other tags.
        if (source.includes('<')) continue;
        const text = collapse(source, startsBlock(parent, index, name), endsBlock(parent, index, name));
        if (text !== source) edits.push({ start: place.startOffset, end: place.endOffset, text });
      } else if ('tagName' in node) {
        if (node.tagName === 'style') edits.push(...styleEdits(node, html, keepLicenses, removed));
        else if (!VERBATIM.has(node.tagName)) waiting.push(node);
      }
    }
  }
  return { output: apply(html, edits), removed };
}

/** Whether a comment is kept: conditional comments are code of old browsers. */
function countComment(data: string, removed: Removed, keepLicenses: boolean): boolean {
  if (/^\[if\b|<!\[endif\]/iu.test(data)) return true;
  const isLicense = data.startsWith('!') || /@(?:license|preserve)\b/u.test(data);
  if (isLicense) removed.licenses++;
  else removed.comments++;
  return isLicense && keepLicenses;
}

const isBlock = (node: Node | undefined): boolean => node !== undefined && 'tagName' in node && BLOCKS.has(node.tagName);
const startsBlock = ({ childNodes }: Parent, index: number, name: string): boolean => (index === 0 ? BLOCKS.has(name) : isBlock(childNodes[index - 1]));
const endsBlock = ({ childNodes }: Parent, index: number, name: string): boolean =>
  index === childNodes.length - 1 ? BLOCKS.has(name) : isBlock(childNodes[index + 1]);

function collapse(source: string, isStart: boolean, isEnd: boolean): string {
  let text = source.replaceAll(/[ \t\n\r\f]+/gu, ' ');
  if (isStart && text.startsWith(' ')) text = text.slice(1);
  return isEnd && text.endsWith(' ') ? text.slice(0, -1) : text;
}

/** A style sheet that cannot be read stays as it is written. */
function styleEdits(style: DefaultTreeAdapterTypes.Element, html: string, keepLicenses: boolean, removed: Removed): readonly Edit[] {
  const [content] = style.childNodes;
  const place = content && 'sourceCodeLocation' in content ? content.sourceCodeLocation : undefined;
  if (!place) return [];
  const css = html.slice(place.startOffset, place.endOffset);
  if (css.lastIndexOf('/*') > css.lastIndexOf('*/')) return [];
  const { output, removed: inStyle } = minifyCss(css, keepLicenses);
  removed.comments += inStyle.comments;
  removed.licenses += inStyle.licenses;
  return [{ start: place.startOffset, end: place.endOffset, text: output }];
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
