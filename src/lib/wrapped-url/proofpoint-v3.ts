import { InputError } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { decodePercentLeniently } from '../percent/percent.ts';

const START = '/v3/__';
const END = '__;';
/** The letter after `**` encodes the number of characters: the first letter is two, the next three … */
const COUNTS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FEWEST = 2;

/**
 * Returns the target of a Proofpoint URL Defense version 3 link: `/v3/__TARGET__;CHARS!…`, in which CHARS are the characters that
 * were replaced with asterisks in the target. Undefined without a target.
 */
export function decodeProofpointV3(link: string): string | undefined {
  const start = link.indexOf(START);
  const end = link.indexOf(END, start + START.length);
  if (start < 0 || end < 0) return undefined;
  const target = link.slice(start + START.length, end).replace(/^([a-z][a-z\d+.-]*:\/)(?=[^/])/iu, '$1/');
  return fillIn(decodePercentLeniently(target), readCharacters(link.slice(end + END.length).split('!', 1)[0] ?? ''));
}

function readCharacters(base64url: string): readonly string[] {
  try {
    return Array.from(new TextDecoder().decode(decodeBase64(base64url, 'link')));
  } catch (error) {
    // A truncated link still contains most of its target.
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** Replaces the asterisks from left to right; those without a character are kept. */
function fillIn(target: string, characters: readonly string[]): string {
  let at = 0;
  return target.replaceAll(/\*(?:\*([\w-]))?/gu, (stars: string, letter?: string) => {
    const count = letter === undefined ? 1 : COUNTS.indexOf(letter) + FEWEST;
    const filled = characters.slice(at, at + count).join('');
    at += count;
    return filled === '' ? stars : filled;
  });
}
