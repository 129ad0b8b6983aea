import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import { safeAddress } from './addresses.ts';
import { BOOLEAN, DROPPED, ELEMENTS, isAllowedAttribute, isAllowedClass, TABLE_PARTS, VOID } from './allowed-html.ts';
import { encodeHtml } from './characters.ts';
import { isTangled } from './tangled.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

interface CleanElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
}

/** Sanitized HTML, in order: text, and elements with their ends. */
type Piece = { readonly text: string } | { readonly start: CleanElement; readonly startsWithLine: boolean } | { readonly end: string };

/**
 * Sanitizes HTML like GitHub. Ids and names other than our own get a prefix, so that they cannot replace
 * what a page's scripts access by name; internal links are adjusted. `undefined` if it is too tangled to parse.
 */
export const sanitizeHtml = (html: string, ownIds: ReadonlySet<string>): string | undefined => sanitize(html, ownIds, false);

/**
 * Sanitizes HTML for display in a page: a link keeps its `target`, or opens in a new tab if it has none, and the page
 * that it leads to can never access this one.
 */
export const sanitizeForPage = (html: string, ownIds: ReadonlySet<string>): string | undefined => sanitize(html, ownIds, true);

function sanitize(html: string, ownIds: ReadonlySet<string>, isInPage: boolean): string | undefined {
  if (isTangled(html)) return undefined;
  const pieces = cleanPieces(parseFragment(showUnclosed(html), { scriptingEnabled: false }).childNodes, isInPage);
  const elements = pieces.flatMap((piece) => ('start' in piece ? [piece.start] : []));
  prefixIds(elements, ownIds);
  if (isInPage) openApart(elements);
  return writePieces(pieces).replaceAll(/^\n+|\n+$/gu, '');
}

const RAW_TEXT = /<(\/?)(script|style|template|iframe|noembed|noframes|textarea|title|xmp|plaintext)(?=[\s/>])/giu;

/** Escapes unclosed raw text tags. They would swallow the rest of the document, which probably only mentions them. */
function showUnclosed(html: string): string {
  const lastEnds = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of html.matchAll(RAW_TEXT)) if (slash !== '') lastEnds.set(name.toLowerCase(), index);
  return html.replaceAll(RAW_TEXT, (tag, slash: string, name: string, at: number) =>
    slash !== '' || (lastEnds.get(name.toLowerCase()) ?? -1) > at ? tag : `&lt;${tag.slice(1)}`,
  );
}

/** Returns the allowed parts of some nodes. Without recursion, because they may be nested arbitrarily deep. */
function cleanPieces(nodes: readonly Node[], isInPage: boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let openTables = 0;
  const waiting: (Node | { readonly leave: string; readonly isWritten: boolean })[] = nodes.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('leave' in next) {
      if (next.leave === 'table') openTables--;
      if (next.isWritten) pieces.push({ end: next.leave });
    } else if ('value' in next) pieces.push({ text: next.value });
    else if ('tagName' in next && !DROPPED.has(next.tagName)) {
      const { tagName: name, childNodes } = next;
      const isWritten = ELEMENTS.has(name) && (openTables > 0 || !TABLE_PARTS.has(name));
      if (isWritten) pieces.push({ start: cleanElement(next, isInPage), startsWithLine: startsWithLine(next) });
      if (isWritten && VOID.has(name)) continue;
      if (name === 'table') openTables++;
      waiting.push({ leave: name, isWritten });
      for (const child of childNodes.toReversed()) waiting.push(child);
    }
  }
  return pieces;
}

/** The first line break in `pre` is not part of its text, so a text that starts with one needs another before it. */
function startsWithLine({ tagName, childNodes: [first] }: ParsedElement): boolean {
  return tagName === 'pre' && first !== undefined && 'value' in first && first.value.startsWith('\n');
}

function cleanElement({ tagName: name, attrs }: ParsedElement, isInPage: boolean): CleanElement {
  const attributes = new Map<string, string>();
  for (const attribute of attrs) {
    // Names with a prefix, such as `xlink:href`, belong to other languages.
    const value = attribute.prefix === undefined ? cleanAttribute(name, attribute.name, attribute.value, isInPage) : undefined;
    if (value !== undefined) attributes.set(attribute.name, value);
  }
  if (name === 'input') {
    // The only input allowed is the checkbox of a task.
    for (const [required, value] of [
      ['disabled', ''],
      ['type', 'checkbox'],
    ] as const)
      if (!attributes.has(required)) attributes.set(required, value);
  }
  return { name, attributes };
}

const ADDRESSES: ReadonlyMap<string, (address: string) => boolean> = new Map(Object.entries(safeAddress));

function cleanAttribute(element: string, name: string, value: string, isInPage: boolean): string | undefined {
  if (name === 'class') return cleanClass(element, value, isInPage);
  if (name === 'type') return element === 'input' && value === 'checkbox' ? value : undefined;
  if (!isAllowedAttribute(element, name, isInPage)) return undefined;
  if (BOOLEAN.has(name)) return '';
  if (name === 'srcset') return value.split(',').every((source) => safeAddress.src(source.trim())) ? value : undefined;
  const isSafe = ADDRESSES.get(name);
  return isSafe ? cleanAddress(value, isSafe) : value;
}

function cleanClass(element: string, value: string, isInPage: boolean): string | undefined {
  const allowed = value.split(/\s+/u).filter((name) => isAllowedClass(element, name, isInPage));
  return allowed.length === 0 ? undefined : allowed.join(' ');
}

/** Trims whitespace and lowercases the scheme, as browsers do; undefined if the scheme is not allowed. */
function cleanAddress(value: string, isSafe: (address: string) => boolean): string | undefined {
  const address = value.trim().replace(/^[^/?#:]*:/u, (scheme) => scheme.toLowerCase());
  return isSafe(address) ? address : undefined;
}

function openApart(elements: readonly CleanElement[]): void {
  for (const { name, attributes } of elements) {
    const href = name === 'a' ? attributes.get('href') : undefined;
    if (href === undefined || href.startsWith('#')) continue;
    if (!attributes.has('target')) attributes.set('target', '_blank');
    attributes.set('rel', 'noopener noreferrer');
  }
}

const PREFIX = 'user-content-';
const IDS = ['id', 'name'] as const;
const REFERENCES = ['aria-describedby', 'aria-labelledby', 'headers'] as const;

function prefixIds(elements: readonly CleanElement[], ownIds: ReadonlySet<string>): void {
  const rawIds = new Set(elements.flatMap(({ attributes }) => IDS.flatMap((name) => attributes.get(name) ?? [])));
  const withPrefix = (id: string): string => (ownIds.has(id) || id.startsWith(PREFIX) ? id : PREFIX + id);
  const toRawId = (fragment: string): string | undefined => [fragment, decodePercent(fragment)].find((id) => rawIds.has(id));
  for (const { attributes } of elements) {
    for (const name of IDS) replaceValue(attributes, name, withPrefix);
    for (const name of REFERENCES) replaceValue(attributes, name, (ids) => ids.trim().split(/\s+/u).map(withPrefix).join(' '));
    replaceValue(attributes, 'href', (href) => {
      const id = href.startsWith('#') ? toRawId(href.slice(1)) : undefined;
      return id === undefined ? href : `#${withPrefix(id)}`;
    });
  }
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function replaceValue(attributes: Map<string, string>, name: string, replace: (value: string) => string): void {
  const value = attributes.get(name);
  if (value !== undefined) attributes.set(name, replace(value));
}

/** Writes in the style of the CommonMark reference renderers. */
function writePieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return encodeHtml(piece.text);
      if ('end' in piece) return `</${piece.end}>`;
      const { name, attributes } = piece.start;
      const written = Array.from(attributes, ([attribute, value]) => ` ${attribute}="${encodeHtml(value)}"`).join('');
      return `<${name}${written}${VOID.has(name) ? ' />' : '>'}${piece.startsWithLine ? '\n' : ''}`;
    })
    .join('');
}
