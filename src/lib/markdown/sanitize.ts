import type { Element, Root } from './tree.ts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { hasScheme, safeSchemes } from './addresses.ts';
import { isTangled } from './tangled.ts';
import { writeHtml } from './write-html.ts';

type Schema = typeof defaultSchema;

// GitHub allows these on every element, but of the allowed elements none uses them.
const NEEDLESS: ReadonlySet<unknown> = new Set(['accept', 'acceptCharset', 'action', 'encType', 'method']);

/** What GitHub allows, and telephone numbers. Ids are prefixed by `prefixIds`, hence the empty `clobber`. */
const schema: Schema = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => !NEEDLESS.has(name)) },
  clobber: [],
  protocols: Object.fromEntries(Object.entries(safeSchemes).map(([name, schemes]) => [name, [...schemes]])),
};

type Attribute = NonNullable<NonNullable<Schema['attributes']>[string]>[number];

const withMore = (tagName: string, ...more: readonly Attribute[]): Readonly<Record<string, Attribute[]>> => ({
  [tagName]: [...(schema.attributes?.[tagName] ?? []), ...more],
});

/** The same for HTML in a page, which has targets of links, names of check boxes, and a heading that is only heard. */
const pageSchema: Schema = {
  ...schema,
  attributes: { ...schema.attributes, ...withMore('a', 'target'), ...withMore('input', 'ariaLabel'), h2: [['className', 'sr-only', 'visually-hidden']] },
};

interface RawRoot {
  readonly type: 'root';
  readonly children: readonly [{ readonly type: 'raw'; readonly value: string }];
}

// Its type asks for a file too, which it uses only for the positions of nodes.
const readRawHtml = rehypeRaw() as unknown as (tree: RawRoot) => Root;
const dropUnsafe = rehypeSanitize(schema);
const dropUnsafeInPage = rehypeSanitize(pageSchema);

/**
 * HTML cleaned as GitHub cleans it. Ids and names that are not our own get a prefix, so that they cannot take the place of
 * what a page's scripts call by name; links within the text follow them. `undefined` if it is too tangled to be read.
 */
export const sanitizeHtml = (html: string, ownIds: ReadonlySet<string>): string | undefined => sanitize(html, ownIds, dropUnsafe);

/**
 * The same for HTML that a page shows: a link keeps its `target`, opens in a new tab if it has none, and in no case can
 * the page that it leads to reach this one.
 */
export const sanitizeForPage = (html: string, ownIds: ReadonlySet<string>): string | undefined => sanitize(html, ownIds, dropUnsafeInPage, openApart);

function sanitize(html: string, ownIds: ReadonlySet<string>, drop: typeof dropUnsafe, adapt?: (elements: readonly Element[]) => void): string | undefined {
  if (isTangled(html)) return undefined;
  try {
    const read = readRawHtml({ type: 'root', children: [{ type: 'raw', value: html }] });
    tidyAddresses(elementsOf(read));
    const tree = drop(read);
    const elements = elementsOf(tree);
    dropUnsafeSources(elements);
    prefixIds(elements, ownIds);
    adapt?.(elements);
    return writeHtml(tree).replaceAll(/^\n+|\n+$/gu, '');
  } catch (error) {
    // Both libraries recurse for each level and pass all children as arguments, which may overflow the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function elementsOf(tree: Root): readonly Element[] {
  const elements: Element[] = [];
  const waiting: (Root | Element)[] = [tree];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const child of next.children) {
      if (child.type !== 'element') continue;
      elements.push(child);
      waiting.push(child);
    }
  }
  return elements;
}

/** Removes white space around addresses and writes schemes in small letters: browsers ignore both, but the schema compares exactly. */
function tidyAddresses(elements: readonly Element[]): void {
  for (const { properties } of elements) {
    for (const name of ['href', 'src', 'cite'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = address.trim().replace(/^[^/?#:]*:/u, (scheme) => scheme.toLowerCase());
    }
  }
}

/** `srcset` is a list of addresses, and the schema does not check addresses in lists. */
function dropUnsafeSources(elements: readonly Element[]): void {
  for (const { properties } of elements) {
    const sources = [properties.srcSet ?? []].flat().join(',').split(',');
    if (!sources.every((source) => hasScheme(source.trim(), safeSchemes.src))) delete properties.srcSet;
  }
}

function openApart(elements: readonly Element[]): void {
  for (const { tagName, properties } of elements) {
    const { href } = properties;
    if (tagName !== 'a' || typeof href !== 'string' || href.startsWith('#')) continue;
    properties.target ??= '_blank';
    properties.rel = ['noopener', 'noreferrer'];
  }
}

const PREFIX = 'user-content-';
const REFERENCES = ['ariaDescribedBy', 'ariaLabelledBy', 'headers'] as const;

function prefixIds(elements: readonly Element[], ownIds: ReadonlySet<string>): void {
  const rawIds = new Set(elements.flatMap(({ properties: { id, name } }) => [id, name].filter((value) => typeof value === 'string')));
  const withPrefix = (id: string): string => (ownIds.has(id) || id.startsWith(PREFIX) ? id : PREFIX + id);
  for (const { properties } of elements) {
    for (const name of ['id', 'name'] as const) if (typeof properties[name] === 'string') properties[name] = withPrefix(properties[name]);
    for (const name of REFERENCES) {
      const ids = properties[name];
      if (ids !== undefined && ids !== null) properties[name] = [ids].flat().join(' ').split(/\s+/u).map(withPrefix);
    }
    const { href } = properties;
    if (typeof href === 'string' && href.startsWith('#') && rawIds.has(href.slice(1))) properties.href = `#${withPrefix(href.slice(1))}`;
  }
}
