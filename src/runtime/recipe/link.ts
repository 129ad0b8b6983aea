import { InputError } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import { passThrough } from '../../lib/deflate/through.ts';
import { isCyberChefLink } from './cyberchef/recognize.ts';
import type { Recipe } from './recipe.ts';
import { isObject, MAX_LENGTH, parseJson, readRecipe } from './recipe.ts';

const KEY = '#recipe=';

export interface LinkedRecipe {
  readonly recipe: Recipe;
  /** The input, if the creator of the link included it. */
  readonly text: string | undefined;
}

/**
 * The fragment that contains a recipe, and the input if it is given: `#recipe=` and then, in Base64url (RFC 4648, section 5), JSON
 * compressed as raw DEFLATE (RFC 1951).
 */
export async function formatRecipeLink(recipe: Recipe, text?: string): Promise<string> {
  const json = JSON.stringify({ ...recipe, ...(text !== undefined && { text }) });
  const { bytes } = await passThrough(new CompressionStream('deflate-raw'), new TextEncoder().encode(json));
  return `${KEY}${encodeBase64(bytes, { urlSafe: true })}`;
}

/** Whether a URL, or its fragment alone, contains a recipe of ours. CyberChef's links have the same key. */
export const isRecipeLink = (address: string): boolean => address.includes(KEY) && !isCyberChefLink(address);

/**
 * Reads the recipe from a URL or its fragment.
 * @throws InputError `broken-link`, and those of `readRecipe`
 */
export async function parseRecipeLink(address: string): Promise<LinkedRecipe> {
  const value = parseJson(await unpack(address.slice(address.indexOf(KEY) + KEY.length)), MAX_LENGTH);
  if (!isObject(value)) throw new InputError('broken-link');
  const { text, ...recipe } = value;
  return { recipe: readRecipe(recipe), text: typeof text === 'string' ? text : undefined };
}

async function unpack(packed: string): Promise<string> {
  // The limit is in bytes; a text has at least as many bytes as code units.
  const { bytes, ended } = await passThrough(new DecompressionStream('deflate-raw'), readPacked(packed), MAX_LENGTH);
  if (ended === 'too-much') throw new InputError('recipe-too-long', { params: { limit: MAX_LENGTH } });
  const text = ended === 'whole' ? readUtf8(bytes) : undefined;
  if (text === undefined) throw new InputError('broken-link');
  return text;
}

function readPacked(packed: string): Uint8Array {
  try {
    return decodeBase64(packed, '');
  } catch (error) {
    if (error instanceof InputError) throw new InputError('broken-link');
    throw error;
  }
}
