import { isObject } from '../runtime/recipe/basics.ts';
import { MAX_LENGTH } from './host-text.ts';

export type Json = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Parses a JSON object; an empty text counts as `{}`. Returns undefined for all other texts, and for those above `MAX_LENGTH`. */
export function parseObject(text: string): Json | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const value: unknown = JSON.parse(text || '{}');
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
