import type { Element, Root } from './tree.ts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { hasScheme, safeSchemes } from './addresses.ts';
import { isTangled } from './tangled.ts';
import { writeHtml } from './write-html.ts';

type Schema = typeof defaultSchema;

// Allowed by GitHub on every element, and of use on none that is left.
const NEEDLESS: ReadonlySet<unknown> = new Set(['accept', 'acceptCharset', 'action', 'encType', 'method']);

/** GitHub's list, with telephone numbers. Ids are seen to below. */
const schema: Schema = {
  ...defaultSchema,
  attributes: { ...defaultSchema.attributes, '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => !NEEDLESS.has(name)) },
  clobber: [],
  protocols: Object.fromEntries(Object.entries(safeSchemes).map(([name, schemes]) => [name, [...schemes]])),
};

interface RawRoot {
  readonly type: 'root';
  readonly children: readonly [{ readonly type: 'raw'; readonly value: string }];
}

// Its type asks for a file too, which it needs only to say where in it something stood.
const readRawHtml = rehypeRaw() as unknown as (tree: RawRoot) => Root;
const dropUnsafe = rehypeSanitize(schema);

/**
 * HTML cleaned as GitHub cleans it. Ids and names that are not our own get a prefix, so that they cannot take the place of
 * what a page's scripts call by name; links within the text follow them. `undefined` if it is too tangled to be read.
 */
export function sanitizeHtml(html: string, ownIds: ReadonlySet<string>): string | undefined {
  if (isTangled(html)) return undefined;
  try {
    const read = readRawHtml({ type: 'root', children: [{ type: 'raw', value: html }] });
    tidyAddresses(elementsOf(read));
    const tree = dropUnsafe(read);
    const elements = elementsOf(tree);
    dropUnsafeSources(elements);
    prefixIds(elements, ownIds);
    return writeHtml(tree).replaceAll(/^\n+|\n+$/gu, '');
  } catch (error) {
    // They call themselves for each level, and pass children as arguments.
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

/** What browsers overlook, and the list does not: white space around an address, and the case of its scheme. */
function tidyAddresses(elements: readonly Element[]): void {
  for (const { properties } of elements) {
    for (const name of ['href', 'src', 'cite'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = address.trim().replace(/^[^/?#:]*:/u, (scheme) => scheme.toLowerCase());
    }
  }
}

/** Pictures to choose from: a list, so that the schema does not look at their addresses. */
function dropUnsafeSources(elements: readonly Element[]): void {
  for (const { properties } of elements) {
    const sources = [properties.srcSet ?? []].flat().join(',').split(',');
    if (!sources.every((source) => hasScheme(source.trim(), safeSchemes.src))) delete properties.srcSet;
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
