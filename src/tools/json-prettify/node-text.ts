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

/** Splits a text at the first match of a query, ignoring case: before, match, after. */
export function splitAtMatch(text: string, query: string): readonly [before: string, match: string, after: string] {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  return at < 0 ? [text, '', ''] : [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)];
}
