import { isLink } from './is-link.ts';

/** The text of a link, before the fields of the operation are known. */
export interface LinkText {
  readonly operation: string;
  /** Names and values of fields, in the order of the link; undefined for a link that only chooses the operation. */
  readonly values: readonly (readonly [field: string, value: string])[] | undefined;
}

/** Splits a fragment that `formatLink` wrote; `undefined` for other fragments. */
export function splitLink(fragment: string): LinkText | undefined {
  if (!isLink(fragment)) return undefined;
  const [, operation = '', query] = /^#\/([^?]*)(?:\?(.*))?$/su.exec(fragment) ?? [];
  const pairs = query?.split('&').filter((pair) => pair !== '');
  return { operation: decode(operation), values: pairs?.map(splitPair) };
}

function splitPair(pair: string): readonly [string, string] {
  const [field = '', value = ''] = pair.split(/=(.*)/su, 2);
  return [decode(field), decode(value)];
}

function decode(text: string): string {
  return text
    .split(/%u([0-9a-f]{4})/iu)
    .map((part, index) => (index % 2 === 1 ? String.fromCharCode(Number.parseInt(part, 16)) : decodePercent(part)))
    .join('');
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
