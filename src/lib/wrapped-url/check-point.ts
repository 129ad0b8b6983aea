import { decodePercentLeniently } from '../percent/percent.ts';

/**
 * Returns the target of a link of Click-Time Protection version 2: `/v2/___TARGET___.SIGNATURE`, also with a region, `/v2/r01/___…`. A fragment
 * of the target is at the end. Undefined for other links, and for truncated ones.
 */
export function readCheckPoint(link: string): string | undefined {
  const { target, fragment } = writtenTarget(link) ?? { target: '', fragment: '' };
  const [, scheme, colon, rest = ''] = /^(https?)(:|%3A)\/\/?([^]+)$/iu.exec(target) ?? [];
  // Content filters merge the two slashes, and escape the colon with the rest.
  return scheme && `${scheme}://${colon === ':' ? rest : decodePercentLeniently(rest)}${fragment}`;
}

/** Whether a link of version 2 is complete but its target does not start like a URL. */
export const isEncodedTarget = (link: string): boolean => writtenTarget(link) !== undefined && readCheckPoint(link) === undefined;

const MARK = '___';

function writtenTarget(link: string): { readonly target: string; readonly fragment: string } | undefined {
  const start = /^[^?#]*?\/v2\/(?:r\d{1,4}\/)?___/iu.exec(link)?.[0].length ?? link.length;
  // Signatures are Base64url of ASCII text, in which this mark cannot occur.
  const end = link.lastIndexOf(MARK);
  if (end <= start) return undefined;
  const [, fragment = ''] = /^___[^#]*(#[^]*)?$/u.exec(link.slice(end)) ?? [];
  return { target: link.slice(start, end), fragment };
}
