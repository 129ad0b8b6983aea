import type { InputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import { defaultOf } from './check.ts';
import type { WireInput } from './check.ts';
import { inputKind } from './kinds/input-kinds.ts';
import { splitLink } from './link-text.ts';
import { currentOperationName } from './run.ts';

/** Whether a link may contain a field's value. Secrets and files are excluded. */
export const isLinkable = (field: InputField): boolean => inputKind(field).linkForm(field) !== undefined;

/**
 * The fragment that restores an operation's input: `#/operation?field=value&…`. Fields with their default values, secrets and
 * files are omitted; without any field the question mark stays, so that the reader's own values do not apply.
 */
export function formatLink(name: string, operation: Operation, input: WireInput): string {
  // Not URLSearchParams, which would replace lone surrogates.
  const query: (readonly [string, string])[] = [];
  for (const [fieldName, field] of Object.entries(operation.input)) {
    const value = input[fieldName];
    const form = inputKind(field).linkForm(field);
    if (!form || value === undefined || value === null || sameValue(value, defaultOf(field))) continue;
    query.push([fieldName, form.format(value)]);
  }
  return `${tabLink(name)}?${query.map(([key, value]) => `${encodeURIComponent(key)}=${encodeFragment(value)}`).join('&')}`;
}

interface ShortLink {
  readonly fragment: string;
  /** Names of the omitted fields. */
  readonly leftOut: readonly string[];
}

/** The same, of at most `length` characters if possible: the longest texts are omitted. */
export function formatShortLink(name: string, operation: Operation, input: WireInput, length: number): ShortLink {
  const texts = Object.entries(operation.input).flatMap(([field, declared]) => {
    const value = input[field];
    return typeof value === 'string' && isLinkable(declared) ? [{ field, length: value.length }] : [];
  });
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  for (let count = 0; ; count++) {
    const leftOut = longestFirst.slice(0, count).map(({ field }) => field);
    // A text of megabytes need not be encoded to know that it is too long.
    const least = longestFirst.slice(count).reduce((sum, text) => sum + text.length, 0);
    if (least > length) continue;
    const fragment = formatLink(name, operation, Object.fromEntries(Object.entries(input).filter(([field]) => !leftOut.includes(field))));
    if (fragment.length <= length || count === texts.length) return { fragment, leftOut };
  }
}

/** The fragment that shows an operation with the reader's own values: `#/operation`. */
export const tabLink = (name: string): string => `#/${encodeURIComponent(name)}`;

// Characters stay readable where fragments allow them and where mail and chat programs do not end a link at them. A lone surrogate
// has no percent-encoding, so it is written as %uXXXX, which no encoded text contains otherwise.
function encodeFragment(value: string): string {
  return value
    .split(/(\p{Surrogate})/u)
    .map((part, index) => (index % 2 === 1 ? `%u${part.charCodeAt(0).toString(16)}` : encodeURIComponent(part).replace(/%(?:2F|3A|2C)/gu, decodeURIComponent)))
    .join('');
}

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface ParsedLink {
  /** Undefined if the tool has no such operation. */
  readonly operation: string | undefined;
  readonly input: WireInput;
  /** Whether the link gives all values of the operation. One that ends after the operation's name only selects the operation. */
  readonly hasValues: boolean;
  /** Names of an operation or fields that the tool does not have, because another version created the link. */
  readonly unknown: readonly string[];
}

/** Parses a fragment that this or another version's `formatLink` wrote; `undefined` for other fragments. */
export function parseLink(fragment: string, operations: Operations): ParsedLink | undefined {
  const link = splitLink(fragment);
  if (!link) return undefined;
  const hasValues = link.values !== undefined;
  const name = currentOperationName(operations, link.operation);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return { operation: undefined, input: {}, hasValues, unknown: [name] };
  const input: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [key, value] of link.values ?? []) {
    const [fieldName, field] = findField(operation, key) ?? [];
    const form = field && inputKind(field).linkForm(field);
    if (fieldName === undefined || !form) unknown.push(key);
    else input[fieldName] = form.parse(value);
  }
  return { operation: name, input, hasValues, unknown };
}

/** A fragment without the secrets and files that someone has added to a link. The rest stays as written. */
export function withoutUnlinkable(fragment: string, operations: Operations): string {
  const link = splitLink(fragment);
  if (!link?.values) return fragment;
  const { values } = link;
  const start = fragment.indexOf('?') + 1;
  const pairs = fragment
    .slice(start)
    .split('&')
    .filter((pair) => pair !== '');
  const linkable = pairs.filter((_, index) => !isUnlinkableName(values[index]?.[0] ?? '', link.operation, operations));
  return linkable.length === pairs.length ? fragment : fragment.slice(0, start) + linkable.join('&');
}

/** Whether a name belongs to a field that no link contains: in the operation of the link, or, if that lacks it, in any other. */
function isUnlinkableName(name: string, linked: string, operations: Operations): boolean {
  const current = currentOperationName(operations, linked);
  const own = Object.hasOwn(operations, current) ? operations[current] : undefined;
  const fields = (own && findField(own, name) ? [own] : Object.values(operations)).flatMap((operation) => findField(operation, name)?.[1] ?? []);
  return fields.some((field) => !isLinkable(field));
}

/** An operation's input with a present or former name. */
export const findField = ({ input }: Operation, name: string): [string, InputField] | undefined =>
  Object.entries(input).find(([current, field]) => current === name || field.formerly?.includes(name));
