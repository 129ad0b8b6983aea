import type { OutputValues } from '../../contract/fields.ts';
import type { decodeText } from './fields.ts';
import { isQuotedPrintable } from '../../lib/wrapped-url/quoted-printable.ts';
import { trimLink, unwrap } from '../../lib/wrapped-url/unwrap.ts';

type Decoded = OutputValues<(typeof decodeText)['output']>;

/** Trailing characters that end a sentence or a bracket instead of a link. */
const TRAILING = new Set('.,;:!?)]}');
/** End of the signature of Proofpoint version 3, which can follow any of these characters. */
const SIGNATURE_END = '$';

/** Replaces the wrapped links in a text with their targets; everything else is unchanged. */
export function decodeLinks(text: string): Decoded {
  const links: Decoded['links'][number][] = [];
  let decodedText = '';
  let done = 0;
  for (const { start, end } of runsOf(text)) {
    const run = text.slice(start, end);
    const link = withoutTrailing(run);
    const layers = unwrap(trimLink(link));
    if (typeof layers === 'string') continue;
    const [{ service }] = layers;
    const url = layers.at(-1)?.url ?? '';
    links.push({ service, url });
    decodedText += text.slice(done, start) + url;
    done = start + link.length;
  }
  return { decodedText: decodedText + text.slice(done), links, count: links.length };
}

/**
 * Finds the positions of possible links: from the scheme to whitespace, a quotation mark or an angle bracket. Email source
 * breaks links after an equals sign. The end is searched separately: an expression that matches megabytes at once can overflow
 * the engine's stack.
 */
function* runsOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  const scheme = /https?:\/\/(?=[^\s<>"'“”‘’])/giu;
  const border = /[\s<>"'“”‘’]/gu;
  for (let found = scheme.exec(text); found; found = scheme.exec(text)) {
    border.lastIndex = scheme.lastIndex;
    const lineEnd = border.exec(text)?.index ?? text.length;
    const end = endOverLines(text, found.index, lineEnd, border);
    yield { start: found.index, end };
    scheme.lastIndex = end;
  }
}

/** Returns the end of a link with soft line breaks in email source; otherwise the end of its line. */
function endOverLines(text: string, start: number, lineEnd: number, border: RegExp): number {
  let end = lineEnd;
  for (let at = softBreakAt(text, end); at > 0; at = softBreakAt(text, end)) {
    border.lastIndex = at;
    end = border.exec(text)?.index ?? text.length;
  }
  return end > lineEnd && isQuotedPrintable(text.slice(start, end)) ? end : lineEnd;
}

/** Index after a soft line break that ends here, or 0. */
function softBreakAt(text: string, end: number): number {
  if (text[end - 1] !== '=') return 0;
  if (text[end] === '\n') return end + 1;
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : 0;
}

function withoutTrailing(run: string): string {
  let end = run.length;
  while (TRAILING.has(run.charAt(end - 1))) end--;
  const isSigned = run.includes('/v3/__');
  return isSigned && run.charAt(end - 1) !== SIGNATURE_END ? run : run.slice(0, end);
}
