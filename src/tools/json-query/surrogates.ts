import { isWellFormed } from '../../lib/unicode/well-formed.ts';
import type { DocumentValue } from '../../lib/document/value.ts';

/** Replaces the escapes of halves of surrogate pairs in JSON, which UTF-8 does not have, by U+FFFD. */
export const replaceMalformed = (json: string): string =>
  json.replaceAll(/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gsu, (escape, half?: string) =>
    half ? '\uFFFD' : escape,
  );

/** Finds the first string or key, or else other text, with a half of a surrogate pair. */
export function findMalformed(
  roots: readonly DocumentValue[],
  others: readonly string[],
): { readonly at: number | undefined; readonly detail: string } | undefined {
  const open = roots.toReversed();
  for (let value = open.pop(); value; value = open.pop()) {
    if (value.kind === 'string' && !isWellFormed(value.text)) return found(value.text, value.at);
    if (value.kind === 'sequence') for (const item of value.items.toReversed()) open.push(item);
    if (value.kind !== 'mapping') continue;
    for (const { name, at } of value.members) if (!isWellFormed(name)) return found(name, at);
    for (const member of value.members.toReversed()) open.push(member.value);
  }
  const other = others.find((text) => !isWellFormed(text));
  return other === undefined ? undefined : found(other, undefined);
}

function found(text: string, at: number | undefined): { readonly at: number | undefined; readonly detail: string } {
  const [half = ''] = /\p{Surrogate}/u.exec(text) ?? [];
  return { at, detail: `\\u${half.charCodeAt(0).toString(16)} → \uFFFD` };
}
