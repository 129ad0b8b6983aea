export interface MarkupOutline {
  /** Name of the first element, without prefix. */
  readonly root: string;
  readonly isWellFormed: boolean;
  /** Whether each element is one of HTML, a custom element, or within SVG or MathML. */
  readonly isHtml: boolean;
}

const NAME = /[\p{L}_:][\p{L}\p{N}\p{M}_:.-]*/uy;

/** Reads the tags of an XML document and checks only that they nest. A text that was cut may leave elements open. */
export function readMarkup(text: string, isCut: boolean): MarkupOutline | undefined {
  const open: string[] = [];
  let root: string | undefined;
  let isHtml = true;
  let at = 0;
  const outline = (isWellFormed: boolean): MarkupOutline | undefined =>
    root === undefined ? undefined : { root: root.replace(/^.*:/u, ''), isWellFormed, isHtml };
  while (at < text.length) {
    const start = text.indexOf('<', at);
    const gap = text.slice(at, start < 0 ? text.length : start);
    if (open.length === 0 && gap.trim() !== '') return outline(false);
    if (start < 0) break;
    const end = tagEnd(text, start);
    if (end < 0) return outline(isCut);
    at = end;
    if (text.startsWith('<?', start) || text.startsWith('<!', start)) continue;
    const isClosing = text.charAt(start + 1) === '/';
    NAME.lastIndex = start + (isClosing ? 2 : 1);
    const name = NAME.exec(text)?.[0];
    if (name === undefined) return outline(false);
    if (isClosing) {
      if (open.pop() !== name) return outline(false);
      continue;
    }
    if (root !== undefined && open.length === 0) return outline(false);
    root ??= name;
    isHtml &&= isHtmlElement(name) || name.includes('-') || EMBEDDED.has(name) || open.some((outer) => EMBEDDED.has(outer));
    if (text.charAt(end - 2) !== '/') open.push(name);
  }
  return outline(isCut || open.length === 0);
}

/** Elements of HTML with elements of other languages in them. */
const EMBEDDED = new Set(['svg', 'math']);

const SPECIAL = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Returns the index after the `>` that ends a tag, comment, section or declaration, or -1. */
function tagEnd(text: string, start: number): number {
  const isSpecial = text.charAt(start + 1) === '!' || text.charAt(start + 1) === '?';
  const special = isSpecial ? SPECIAL.find(([opening]) => text.startsWith(opening, start)) : undefined;
  if (special) {
    const end = text.indexOf(special[1], start + special[0].length);
    return end < 0 ? -1 : end + special[1].length;
  }
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
    else if (character === '<') return -1;
  }
  return -1;
}

const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist ' +
    'dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
    'iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav noscript object ol optgroup option output p param picture pre ' +
    'progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup table tbody td template textarea ' +
    'tfoot th thead time title tr track tt u ul var video wbr'
  ).split(' '),
);

/** Whether HTML has an element with this name. */
export const isHtmlElement = (name: string): boolean => ELEMENTS.has(name.toLowerCase());
