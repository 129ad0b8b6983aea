import { escapeAttribute, escapeText } from '../../lib/html-text/escape.ts';
import type { Losses } from './codes.ts';
import type { Element, Node } from '../../lib/markup/html-node.ts';
import { declarationsOf, isElement, isText } from '../../lib/markup/html-node.ts';
import type { UrlResolver } from './urls.ts';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Dropped with their content. */
export const UNREAD = new Set('script style template noscript head title meta link base xml noframes noembed frameset'.split(' '));
const ADDRESSES = new Set(['href', 'cite', 'action', 'formaction', 'longdesc']);
/** Addresses of what is shown in the page. */
const CONTENTS = new Set(['src', 'poster', 'data', 'background']);
/** Attributes of animations in SVG, which can set an address. */
const ANIMATED = new Set(['to', 'from', 'by', 'values']);

const NO_STYLES: ReadonlySet<string> = new Set();
// Without an effect on formatting that Markdown could express.
const INITIAL = /^(?:font-weight:(?:normal|400)|font-style:normal|text-decoration(?:-line)?:none|vertical-align:baseline|text-align:(?:start|left))$/iu;

/** Counts an attribute that is lost. Those for programs count together. */
export function loseAttribute(losses: Losses, name: string, value: string, readStyles: ReadonlySet<string> = NO_STYLES): void {
  if (name === 'style')
    for (const [property, set] of declarationsOf(value)) {
      if (!readStyles.has(property) && !INITIAL.test(`${property}:${set}`)) losses.add('style-dropped', property.startsWith('mso-') ? 'mso-*' : property);
    }
  else losses.add('attribute-dropped', /^(?:data|aria)-/u.test(name) ? `${name.slice(0, 4)}-*` : name);
}

/** The start tag of an element that is kept, without attributes for styles and scripts. */
export function startTag({ tagName, attrs }: Element, losses: Losses, urls: UrlResolver): string {
  const kept = attrs.flatMap(({ name, value }) => {
    if (name === 'style' || name === 'class' || name === 'srcdoc' || /^(?:on|data-)|[^A-Za-z\d-]/u.test(name)) {
      loseAttribute(losses, name, value);
      return [];
    }
    const address = valueOf(name, value, urls);
    if (address === undefined) losses.add('link-dropped', 'javascript:');
    return address === undefined ? [] : ` ${name}="${escapeAttribute(address).replaceAll(/\s/gu, ' ')}"`;
  });
  return `<${tagName}${kept.join('')}>`;
}

/** The value of an attribute, with absolute addresses; undefined for one that runs code. */
function valueOf(name: string, value: string, urls: UrlResolver): string | undefined {
  if (name === 'srcset') return urls.resolveSet(value);
  if (ANIMATED.has(name)) return value.split(';').some((part) => urls.resolve(part) === undefined) ? undefined : value;
  if (CONTENTS.has(name)) return urls.resolveContent(value);
  return ADDRESSES.has(name) ? urls.resolve(value) : value;
}

/** Writes an element as HTML that a Markdown reader takes as one block: without blank lines. */
export const keptHtml = (element: Element, losses: Losses, urls: UrlResolver): string => writeNodes([element], losses, urls, escapeText);

/** Writes an element as HTML in a paragraph, where Markdown is also read between tags: its characters are references. */
export const keptInlineHtml = (element: Element, losses: Losses, urls: UrlResolver): string =>
  writeNodes([element], losses, urls, (text) =>
    escapeText(text)
      .replaceAll('"', '&quot;')
      .replaceAll(/[!*[\\\]_`~]/gu, (character) => `&#${character.charCodeAt(0)};`),
  );

/** Returns HTML of `keptInlineHtml` as a Markdown reader writes it. */
export const withoutReferences = (html: string): string =>
  html.replaceAll(/&#(33|42|9[1-356]|126);/gu, (_reference, code: string) => String.fromCharCode(Number(code)));

/** Writes the content of an element as HTML. */
export const keptContent = ({ childNodes }: Element, losses: Losses, urls: UrlResolver): string => writeNodes(childNodes, losses, urls, escapeText);

function writeNodes(nodes: readonly Node[], losses: Losses, urls: UrlResolver, escape: (text: string) => string): string {
  const parts: string[] = [];
  let inPre = 0;
  const waiting: (Node | { readonly end: string })[] = nodes.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('end' in next) {
      if (next.end === 'pre') inPre--;
      parts.push(`</${next.end}>`);
    } else if (isText(next)) parts.push(inPre > 0 ? escape(next.value).replaceAll('\n', '&#10;') : escape(next.value).replaceAll(/[ \t\n\r\f]+/gu, ' '));
    else if (!isElement(next)) losses.add('comment-dropped');
    else if (UNREAD.has(next.tagName)) losses.add('element-dropped', next.tagName);
    else {
      parts.push(startTag(next, losses, urls));
      if (VOID.has(next.tagName)) continue;
      if (next.tagName === 'pre') inPre++;
      waiting.push({ end: next.tagName });
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return parts.join('').trim();
}
