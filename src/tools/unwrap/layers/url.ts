import { readUrl } from '../../../lib/domain/url.ts';
import type { Layer } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';
import { Names, readEscaped } from './escaped-values.ts';
import { pairsIn } from './query-string.ts';

// RFC 3986, appendix B, with an authority; or a path with a query, as in the first line of an HTTP request.
const FORM =
  /^(?<before>\s*)(?<scheme>(?:[a-z][a-z\d+.-]{0,30}:)?(?:\/\/)?)(?:(?<userinfo>[^/?#\s]*)@)?(?<host>[^/?#\s@]*)(?<path>\/[^?#\s]*)?(?:\?(?<query>[^#\s]*))?(?:#(?<fragment>\S*))?\s*$/iu;
/** Shorter segments of a path are words and ids. */
const LONG = 24;

interface Found {
  readonly slot: Slot;
  readonly isEscaped: boolean;
}

/** A URL with values in it: credentials, segments of the path, parameters, a fragment. */
export const url: Layer = {
  id: 'url',
  read(content, { expects }) {
    if (content.kind !== 'text' || !/^\s*(?:[a-z][a-z\d+.-]{0,30}:\/\/|\/)[^\s]*\s*$/iu.test(content.text)) return undefined;
    const { text } = content;
    const groups = FORM.exec(text)?.groups;
    const isPath = groups?.['scheme'] === '' && groups['query']?.includes('=') === true;
    if (!groups || (!isPath && (groups['scheme'] === '' || !readUrl(text.trim())))) return undefined;
    const found = partsOf(groups);
    const hasEscapes = found.some(({ isEscaped }) => isEscaped);
    if (found.length === 0 && expects !== 'url') return undefined;
    return readSlots(
      text,
      found.map(({ slot }) => slot),
      { layer: 'url', grade: 'certain', proof: { code: 'members', params: { count: found.length } }, ...(!hasEscapes && { isDocument: true }) },
    );
  },
};

/** Parts are named as in the URL interface of browsers. */
function partsOf({
  before = '',
  scheme = '',
  userinfo,
  host = '',
  path = '',
  query,
  fragment,
}: Readonly<Record<string, string | undefined>>): readonly Found[] {
  const found: Found[] = [];
  const add = (name: string, raw: string, start: number): void => {
    const { isEscaped, ...value } = readEscaped(raw, false);
    found.push({ isEscaped, slot: { name: { text: name }, start, end: start + raw.length, ...value } });
  };
  let at = before.length + scheme.length;
  if (userinfo !== undefined) {
    const [username = '', ...rest] = userinfo.split(':');
    if (username !== '') add('username', username, at);
    if (rest.length > 0) add('password', rest.join(':'), at + username.length + 1);
    at += userinfo.length + 1;
  }
  at += host.length;
  let segmentAt = at;
  for (const [index, segment] of path.split('/').entries()) {
    // Nothing is before the first slash.
    if (index > 0 && (segment.includes('%') || segment.length >= LONG)) add(`pathname[${index - 1}]`, segment, segmentAt);
    segmentAt += segment.length + 1;
  }
  at += path.length;
  if (query !== undefined) {
    const text = `${' '.repeat(at + 1)}${query}`;
    for (const { slot, isEscaped } of pairsIn(text, at + 1, text.length, new Names())) found.push({ slot, isEscaped });
    at += query.length + 1;
  }
  if (fragment !== undefined && fragment.includes('=')) addFragment(found, fragment, at + 1);
  else if (fragment !== undefined && (fragment.includes('%') || fragment.length >= LONG)) add('hash', fragment, at + 1);
  return found;
}

/** Parameters in a fragment, as of OAuth 2.0 (RFC 6749, section 4.2.2), are decoded one by one. */
function addFragment(found: Found[], fragment: string, start: number): void {
  found.push({
    isEscaped: false,
    slot: { name: { text: 'hash' }, start, end: start + fragment.length, value: fragment, write: (value) => (/^\S*$/u.test(value) ? value : undefined) },
  });
}
