import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Message } from './format-message.ts';
import { isSupported } from './format-message.ts';

/** The content of a strings file. */
export interface SourceWords {
  readonly [key: string]: string | SourceWords;
}

/** Flattens nested words to keys such as `a.b.c`. A string in place of an object under inputs, outputs, operations or columns is the `label`. */
export function flatten(words: SourceWords, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(words)) {
    const id = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value !== 'string') Object.assign(flat, flatten(value, id));
    else if (/^(?:inputs|outputs|operations)(?:(?:\.[^.]+){1,2}\.columns)?$/u.test(prefix)) flat[`${id}.label`] = value;
    else flat[id] = value;
  }
  return flat;
}

/** Compiles messages for `formatMessage`. Reference texts are plain text, everything else is ICU MessageFormat. */
export const compileWords = (flat: Readonly<Record<string, string>>): Record<string, Message> =>
  Object.fromEntries(Object.entries(flat).map(([id, message]) => [id, id.startsWith('reference.') ? message : compileOne(id, message)]));

function compileOne(id: string, message: string): Message {
  const compiled: unknown = compileMessage(message);
  if (Array.isArray(compiled) && compiled.length === 1 && typeof compiled[0] === 'string') return compiled[0];
  if (!isSupported(compiled)) throw new Error(`${id}: unsupported part of ICU MessageFormat (use plain placeholders, number, plural or select): ${message}`);
  if (compiled === message && /\{\s*\w+\s*[,}]/u.test(message)) throw new Error(`${id}: not ICU MessageFormat: ${message}`);
  return compiled;
}
