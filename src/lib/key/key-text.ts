/** A part of a text. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** Replaces the spans, which must be sorted, with spaces, so that all other characters keep their positions. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, end } of spans) {
    if (at < from) continue;
    parts.push(text.slice(from, at), ' '.repeat(end - at));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/**
 * Decodes the escapes of JSON and settings files (`\n`, `\/`, `\u002B`), keeping all positions. Also decodes percent-encoded
 * PEM, which proxies use for client certificates; that does shift positions.
 */
export function unescapeText(text: string): string {
  const plain = text.replaceAll(/(?<!\\)\\+(?:u([\da-fA-F]{4})|[nrt/])/gu, (escape: string, digits?: string) => {
    const character = digits === undefined ? { n: '\n', r: ' ', t: ' ', '/': '/' }[escape.at(-1) ?? ''] : String.fromCharCode(Number.parseInt(digits, 16));
    return (character ?? '').padStart(escape.length, ' ');
  });
  return /BEGIN(?:%20|\+)[A-Z]/u.test(plain) ? decodePercent(plain) : plain;
}

function decodePercent(text: string): string {
  // A form also writes spaces as `+`, and then `+` itself as %2B.
  const spaced = text.includes('BEGIN+') ? text.replaceAll('+', ' ') : text;
  return spaced.replaceAll(/%(0[AD]|2[0BF]|3D)/giu, (_escape, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

interface PemBlock extends Span {
  readonly label: string;
  /** The `DEK-Info` of a block that is encrypted as a whole (RFC 1421, section 4.6.1.3). */
  readonly encryption: string | undefined;
  /** Undefined if the block has no end. */
  readonly base64: string | undefined;
}

/** BEGIN and END lines. Word processors replace several hyphens with a dash; RFC 4716 uses four hyphens and a space. */
const BOUNDARY = /[-\u2010-\u2015\u2212]{1,12} ?(BEGIN|END) ([A-Z\d][A-Z\d .]{0,60}?) ?[-\u2010-\u2015\u2212]{1,12}/gu;

/** Finds the PEM (RFC 7468) and RFC 4716 blocks in a text. Missing and extra line breaks are accepted, and so is an END line with another label. */
export function findPemBlocks(text: string): PemBlock[] {
  const blocks: PemBlock[] = [];
  let begin: RegExpExecArray | undefined;
  const close = (end: number, body: string | undefined): void => {
    if (begin) blocks.push({ at: begin.index, end, label: begin[2] ?? '', ...readBody(body) });
    begin = undefined;
  };
  for (const match of text.matchAll(BOUNDARY)) {
    if (match[1] === 'END') close(match.index + match[0].length, text.slice((begin?.index ?? 0) + (begin?.[0].length ?? 0), match.index));
    else {
      close(match.index, undefined);
      begin = match;
    }
  }
  close(text.length, undefined);
  return blocks;
}

const PROCESSING = /Proc-Type:\s*4\s*,\s*ENCRYPTED/u;
const ENCRYPTION = /DEK-Info:\s*([\w-]+(?:\s*,\s*[\dA-Fa-f]+)?)/u;

function readBody(body: string | undefined): Pick<PemBlock, 'encryption' | 'base64'> {
  if (body === undefined) return { encryption: undefined, base64: undefined };
  const isEncrypted = PROCESSING.test(body);
  const content = isEncrypted ? body.replace(PROCESSING, '\n').replace(ENCRYPTION, '\n') : body;
  return { encryption: isEncrypted ? (ENCRYPTION.exec(body)?.[1] ?? '') : undefined, base64: stripLines(content) };
}

/** Removes header lines, and the quotes, prefixes and operators that mails and source code add to each line. */
function stripLines(content: string): string {
  let isHead = false;
  const lines = content.split('\n').map((line) => {
    const own = line.trim();
    // Base64 has no colon. A header line that ends in a backslash continues on the next line (RFC 4716, section 3.3).
    const belongsToHead = isHead || own.includes(':');
    isHead = belongsToHead && own.endsWith('\\');
    return belongsToHead ? '' : stripLine(own);
  });
  return lines.join('\n');
}

const stripLine = (line: string): string =>
  line
    .replaceAll(/<[^<>]{0,20}>/gu, '')
    .replace(/^[>#*|\s]+/u, '')
    .replace(/^[+.&]?\s*["'`][\s+.,;&_)\\]*$/u, '')
    .replace(/(?:["'`][\s+.,;&_)\\]*|[\\,;]{1,9})$/u, '')
    .replace(/^(?:[+.&]\s*)?["'`]/u, '');
