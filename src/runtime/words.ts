import type { Message } from './format-message.ts';
import { formatMessage } from './format-message.ts';

/** Compiled messages by key. One without placeholders is a string. */
export type CompiledWords = Readonly<Record<string, Message>>;

export type Params = Readonly<Record<string, unknown>>;

/** Messages by key, in one language. */
export interface Words {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** Formats the message with its placeholders filled; returns the key if there is no such message. */
  readonly t: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

const NO_PARAMS: Params = {};

export function createWords(language: string, compiled: CompiledWords): Words {
  const has = (key: string): boolean => Object.hasOwn(compiled, key);
  return { language, has, t: (key, params = NO_PARAMS) => (has(key) ? formatMessage(language, compiled[key] ?? key, params) : key) };
}

/** Joins several sets of messages; the first set with the key wins. */
export function joinWords(first: Words, ...rest: readonly Words[]): Words {
  const all = [first, ...rest];
  return {
    language: first.language,
    has: (key) => all.some((words) => words.has(key)),
    t: (key, params) => (all.find((words) => words.has(key)) ?? first).t(key, params),
  };
}
