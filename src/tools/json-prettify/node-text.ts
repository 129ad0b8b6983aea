import { formatPointer } from '../../lib/document/path.ts';
import type { Meaning } from './meaning.ts';
import type { Outline } from './outline.ts';
import { formatJavaScriptPath } from './outline-view.ts';

export const copiedKinds = ['pointer', 'path', 'value'] as const;

/** What is copied from a node. */
export type Copied = (typeof copiedKinds)[number];

export function textToCopy(outline: Outline, node: number, copied: Copied): string {
  if (copied === 'value') return outline.value(node);
  return copied === 'pointer' ? formatPointer(outline.path(node)) : formatJavaScriptPath(outline.path(node));
}

// A timestamp is shown in the user's time zone, with its name; a time without a zone is shown as is.
const styles: Readonly<Record<Exclude<Meaning['kind'], 'link'>, Intl.DateTimeFormatOptions>> = {
  instant: { dateStyle: 'full', timeStyle: 'long' },
  'local-time': { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' },
  date: { dateStyle: 'full', timeZone: 'UTC' },
};

/** Formats a date or time in words; empty for other values. */
export const describeTime = (meaning: Meaning | undefined, language: string): string =>
  meaning && meaning.kind !== 'link' ? new Intl.DateTimeFormat(language, styles[meaning.kind]).format(meaning.milliseconds) : '';

const MAX_PREVIEWED = 5;
const MAX_NAME = 24;
const MAX_VALUE = 28;
const MAX_PREVIEW = 120;

/** Summarizes the first members of an object or array in one line, such as `{id: 0, name: "User 0", tags: […], …}`. */
export function preview(outline: Outline, node: number): string {
  const isObject = outline.kind(node) === 'object';
  const parts: string[] = [];
  let length = 0;
  for (const child of outline.children(node)) {
    if (parts.length === MAX_PREVIEWED || length > MAX_PREVIEW) {
      parts.push('…');
      break;
    }
    const name = outline.name(child);
    const part = name === undefined ? brief(outline, child) : `${shorten(name, MAX_NAME)}: ${brief(outline, child)}`;
    parts.push(part);
    length += part.length;
  }
  return isObject ? `{${parts.join(', ')}}` : `[${parts.join(', ')}]`;
}

/** A value within a preview: containers without their members, long values cut off. */
function brief(outline: Outline, node: number): string {
  const kind = outline.kind(node);
  const inside = outline.size(node) > 0 ? '…' : '';
  if (kind === 'object') return `{${inside}}`;
  if (kind === 'array') return `[${inside}]`;
  const written = shorten(outline.written(node, MAX_VALUE + 1), MAX_VALUE);
  return kind === 'string' && written.endsWith('…') ? `${written}"` : written;
}

const shorten = (text: string, limit: number): string => (text.length > limit ? `${text.slice(0, limit)}…` : text);

/** Splits a text at the first match of a query, ignoring case: before, match, after. */
export function splitAtMatch(text: string, query: string): readonly [before: string, match: string, after: string] {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  return at < 0 ? [text, '', ''] : [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)];
}
