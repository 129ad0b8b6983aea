import { InputError } from '../../contract/errors.ts';
import { decodePercentText } from '../../lib/percent/decode-text.ts';

const FIELD = 'encoded';
const MAX_PASSES = 10;

interface Reading {
  readonly plusAsSpace: boolean;
  readonly repeat: boolean;
  readonly malformed: 'error' | 'keep';
}

/**
 * Decodes once, or until a pass changes nothing or would fail.
 * @throws InputError `malformed-percent-encoding`, `undecodable-bytes` in the first pass
 */
export function decodeLayers(encoded: string, { plusAsSpace, repeat, malformed }: Reading): { readonly text: string; readonly passes: number } {
  const options = { plusAsSpace, keepMalformed: malformed === 'keep' };
  let text = decodePercentText(encoded, FIELD, options);
  if (text === encoded) return { text, passes: 0 };
  if (!repeat) return { text, passes: 1 };
  let passes = 1;
  while (passes < MAX_PASSES) {
    const next = decodeFurther(text, options);
    if (next === undefined || next === text) break;
    text = next;
    passes++;
  }
  return { text, passes };
}

/** Decodes a decoded text once more; undefined if that fails, because then there is no further layer. */
function decodeFurther(text: string, options: Parameters<typeof decodePercentText>[2]): string | undefined {
  try {
    return decodePercentText(text, FIELD, options);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
