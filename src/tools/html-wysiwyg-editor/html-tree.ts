import type { DefaultTreeAdapterTypes } from 'parse5';
import { serialize } from 'parse5';
import { parseHtml } from '../../lib/markup/parse-html.ts';

type Parent = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/**
 * Parses HTML as a browser does (HTML Standard, section 13.2): a whole document, or a fragment.
 * @throws InputError `too-deeply-nested`
 */
export const readTree = (html: string, field: string, withPlaces = false): Parent => parseHtml(html, { field, withPlaces, scriptingEnabled: true });

export const writeTree = (tree: Parent): string => serialize(tree);

/** Returns whether a browser parses the same elements, attributes and text from both. Whitespace is ignored. */
export const isSameTree = (one: string, other: string, field: string): boolean => outlineOf(readTree(one, field)) === outlineOf(readTree(other, field));

/** Returns whether a browser nests the elements as written: none ends before its end tag, and none moves out of a table. */
export function isNestedAsWritten(html: string, field: string): boolean {
  let last = 0;
  const waiting = childrenOf(readTree(html, field, true)).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const location = node.sourceCodeLocation;
    // Elements such as `tbody` are implied.
    if (location && location.startOffset < last) return false;
    last = location?.startOffset ?? last;
    if (!('tagName' in node)) continue;
    if (location && !node.sourceCodeLocation?.endTag && !isVoid(html, node)) return false;
    waiting.push(...childrenOf(node).toReversed());
  }
  return true;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|frame|basefont|bgsound|keygen|plaintext)$/u;

/** Elements without an end tag; those of SVG and MathML can be self-closing. */
function isVoid(html: string, { tagName, sourceCodeLocation }: DefaultTreeAdapterTypes.Element): boolean {
  return VOID.test(tagName) || html[(sourceCodeLocation?.startTag?.endOffset ?? 0) - 2] === '/';
}

/** Yields names and text in order, without whitespace; formatting changes the whitespace of text, attributes and comments. */
function outlineOf(tree: Parent): string {
  const parts: string[] = [];
  const waiting: (Child | string)[] = childrenOf(tree).toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (node.nodeName === '#text' && 'value' in node) parts.push(node.value.replaceAll(/\s+/gu, ''));
    else if ('tagName' in node) {
      parts.push(`<${[node.tagName, ...node.attrs.map(({ name }) => name)].join(' ')}>`);
      waiting.push(`</${node.tagName}>`, ...childrenOf(node).toReversed());
    } else parts.push(`<${node.nodeName}>`);
  }
  return parts.join('');
}

const isTemplate = (node: Parent): node is DefaultTreeAdapterTypes.Template => node.nodeName === 'template';

/** The content of a template is in a separate fragment. */
const contentOf = (node: Parent): Parent => (isTemplate(node) ? node.content : node);

const childrenOf = (node: Parent): Child[] => contentOf(node).childNodes;

const WORD = /<\/?o:p\b|\bclass\s*=\s*["']?Mso|[\s"';]mso-[a-z-]+\s*:|xmlns:o\s*=/iu;

/** Returns whether Word, Outlook or Excel generated the HTML. */
export const isFromWord = (html: string): boolean => WORD.test(html);

/** Removes the elements, classes, styles and conditional comments that only Word uses. All text is kept. */
export function removeWordMarkup(tree: Parent): void {
  const waiting: Parent[] = [tree];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const children = cleanChildren(childrenOf(parent));
    contentOf(parent).childNodes = children;
    for (const child of children) if ('tagName' in child) waiting.push(child);
  }
}

function cleanChildren(children: readonly Child[]): Child[] {
  const kept: Child[] = [];
  const waiting = children.toReversed();
  for (let child = waiting.pop(); child; child = waiting.pop()) {
    if (child.nodeName === '#comment' && 'data' in child && /^\[(?:if|endif)|^(?:Start|End)Fragment$/iu.test(child.data)) continue;
    if (!('tagName' in child)) {
      kept.push(child);
      continue;
    }
    if (isWordSettings(child)) continue;
    child.attrs = child.attrs.flatMap(cleanAttribute);
    const isWrapper = child.tagName.includes(':') || (child.tagName === 'span' && child.attrs.length === 0);
    if (isWrapper) waiting.push(...child.childNodes.toReversed());
    else kept.push(child);
  }
  return kept;
}

/** Styles for Word classes, and settings that browsers would show as text. */
function isWordSettings({ tagName, childNodes }: DefaultTreeAdapterTypes.Element): boolean {
  if (tagName === 'xml') return childNodes.some((child) => 'tagName' in child && /^[ow]:/u.test(child.tagName));
  return tagName === 'style' && childNodes.some((child) => 'value' in child && child.value.includes('mso-'));
}

type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number];

function cleanAttribute({ name, value, ...rest }: Attribute): readonly Attribute[] {
  if (/^(?:xmlns:)?[ovwxm]:?/u.test(name) && name.includes(':')) return [];
  const keep = (text: string): readonly Attribute[] => (text === '' ? [] : [{ name, value: text, ...rest }]);
  if (name === 'class' && /(?:^|\s)Mso/u.test(value))
    return keep(
      value
        .split(/\s+/u)
        .filter((word) => !word.startsWith('Mso'))
        .join(' '),
    );
  if (name === 'style' && /mso-|tab-stops/u.test(value)) return keep(withoutWordStyles(value));
  return [{ name, value, ...rest }];
}

/** Declarations are separated by semicolons outside of quotation marks and parentheses. */
const withoutWordStyles = (style: string): string =>
  (style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\)|["'(])+/gu) ?? [])
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !/^(?:mso-|tab-stops)/iu.test(declaration))
    .join('; ');
