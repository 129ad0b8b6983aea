import { quoteJson } from '../../lib/document/json/string.ts';
import type { CollectionValue, DocumentValue, ScalarValue } from '../../lib/document/value.ts';
import { hasToken, isCollection, sizeOf, tokenOf } from '../../lib/document/value.ts';

function scalarText(value: ScalarValue): string {
  if (hasToken(value)) return tokenOf(value);
  if (value.kind === 'non-finite') return value.value;
  return value.kind === 'date-time' ? value.text : quoteJson(value.text);
}

/**
 * Formats a value as compact JSON on one line, with Infinity and NaN as in JSON5 and dates as in TOML. Faster than the document writer for the many short values of a
 * comparison.
 */
export function compactJson(root: DocumentValue): string {
  if (!isCollection(root)) return scalarText(root);
  const parts: string[] = [];
  const frames: { readonly collection: CollectionValue; next: number }[] = [];
  const start = (value: DocumentValue): void => {
    if (isCollection(value)) {
      parts.push(value.kind === 'mapping' ? '{' : '[');
      frames.push({ collection: value, next: 0 });
    } else parts.push(scalarText(value));
  };
  start(root);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { collection } = frame;
    const index = frame.next++;
    if (index === sizeOf(collection)) {
      parts.push(collection.kind === 'mapping' ? '}' : ']');
      frames.pop();
      continue;
    }
    if (index > 0) parts.push(',');
    const member = collection.kind === 'mapping' ? collection.members[index] : undefined;
    if (member) parts.push(quoteJson(member.name), ':');
    const value = collection.kind === 'mapping' ? member?.value : collection.items[index];
    if (value) start(value);
  }
  return parts.join('');
}
