import type { OutputValues } from '../../contract/fields.ts';
import type { decodeText } from './fields.ts';
import { trimLink, unwrap } from './unwrap.ts';

type Decoded = OutputValues<(typeof decodeText)['output']>;

/** What ends a sentence or a bracket, rather than a link. */
const TRAILING = new Set('.,;:!?)]}');
/** What ends the signature of Proofpoint's version 3, before which all of that may stand. */
const SIGNATURE_END = '$';

/** Replaces the wrapped links in a text by what they lead to; all else stays as it is. */
export function decodeLinks(text: string): Decoded {
  const links: Decoded['links'][number][] = [];
  const decodedText = text.replaceAll(/https?:\/\/[^\s<>"'“”‘’]+/giu, (run) => {
    const link = withoutTrailing(run);
    const layers = unwrap(trimLink(link));
    if (typeof layers === 'string') return run;
    const [{ service }] = layers;
    const url = layers.at(-1)?.url ?? '';
    links.push({ service, url });
    return url + run.slice(link.length);
  });
  return { decodedText, links, count: links.length };
}

function withoutTrailing(run: string): string {
  let end = run.length;
  while (TRAILING.has(run.charAt(end - 1))) end--;
  const isSigned = run.includes('/v3/__');
  return isSigned && run.charAt(end - 1) !== SIGNATURE_END ? run : run.slice(0, end);
}
