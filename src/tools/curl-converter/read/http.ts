import { readUtf8 } from '../../../lib/charset/utf8.ts';
import type { Header, Note, Omission, Reading, Request, Setting } from '../request.ts';
import { headerOf } from '../request.ts';
import type { Refuse } from './command.ts';

const REQUEST_LINE = /^([A-Z][A-Z-]{1,20})[ \t]+(\S+)(?:[ \t]+(HTTP\/\d(?:\.\d)?))?[ \t]*$/u;
const PSEUDO_HEADER = /^:(method|authority|scheme|path):/mu;

/** Whether a text is an HTTP request as RFC 9112 writes it, or the request headers that a browser shows for HTTP/2. */
export const isHttpRequest = (text: string): boolean => {
  const [first = ''] = text.slice(skipSeparators(text, 0)).split(/\r?\n/u, 1);
  return (
    /^[A-Z][A-Z-]{1,20}[ \t]+\S+[ \t]+HTTP\/\d/u.test(first) ||
    /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|QUERY)[ \t]+(?:https?:\/\/|\/)\S*[ \t]*$/u.test(first) ||
    PSEUDO_HEADER.test(first)
  );
};

/** Between the requests of one file, as in editors. The rest of the line is a title. */
const SEPARATOR = /^###.*\n?/gmu;
const BLANKS = /\s*/uy;

/**
 * Reads HTTP requests: the request line, the header fields and the body (RFC 9112).
 * @throws InputError `invalid-request-line`, `invalid-header`, `missing-host`
 */
export function readHttp(text: string, scheme: 'https' | 'http', refuse: Refuse): Reading {
  const reader: Reader = { scheme, refuse, omissions: [], notes: new Set(), separators: separatorsIn(text) };
  const requests: Request[] = [];
  for (let at = skipSeparators(text, 0); at < text.length; ) {
    const { request, end } = readRequest(text, at, reader);
    requests.push(request);
    at = skipSeparators(text, end);
  }
  return { requests, commandLines: [], omissions: reader.omissions, notes: reader.notes };
}

/** Returns where the next request starts, or the length of the text. */
function skipSeparators(text: string, from: number): number {
  let at = endOf(BLANKS, text, from);
  while (text.startsWith('###', at)) at = endOf(BLANKS, text, lineEnd(text, at));
  return at;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Returns the offsets of separators. A heading of Markdown in a body looks the same, but no request follows it. */
function separatorsIn(text: string): readonly number[] {
  const found: number[] = [];
  for (const { 0: line, index } of [...text.matchAll(SEPARATOR)].toReversed()) {
    const next = endOf(BLANKS, text, index + line.length);
    const isLast = next >= text.length && line.trim() === '###';
    if (isLast || found.at(-1) === next || isHttpRequest(text.slice(next, lineEnd(text, next)))) found.push(index);
  }
  return found.toReversed();
}

interface Reader {
  readonly scheme: 'https' | 'http';
  readonly refuse: Refuse;
  readonly omissions: Omission[];
  readonly notes: Set<Note>;
  /** Offsets of the lines between requests. */
  readonly separators: readonly number[];
}

/** Reads a request, and where the next one can start. */
function readRequest(
  text: string,
  start: number,
  { scheme, refuse, omissions, notes, separators }: Reader,
): { readonly request: Request; readonly end: number } {
  const lines = new Lines(text, start, text.length);
  const isPseudo = text.startsWith(':', start);
  const line = isPseudo ? '' : lines.next();
  const [, typedMethod = '', typedTarget = '', version] = REQUEST_LINE.exec(line) ?? [];
  if (!isPseudo && typedMethod === '') throw refuse('invalid-request-line', start);
  const headers: Header[] = [];
  const pseudo = new Map<string, string>();
  let end: number | undefined;
  while (lines.at < text.length) {
    const lineAt = lines.at;
    if (text.startsWith('###', lineAt)) {
      end = lineAt;
      break;
    }
    const header = lines.next();
    if (header.trim() === '') break;
    const folded = /^[ \t]/u.test(header) ? headers.at(-1) : undefined;
    const [, name = '', value = ''] = /^(:?[!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/u.exec(header) ?? [];
    if (folded) headers[headers.length - 1] = { name: folded.name, value: `${folded.value} ${header.trim()}` };
    else if (name === '') throw refuse('invalid-header', lineAt);
    else if (name.startsWith(':')) pseudo.set(name, value.trim());
    else headers.push({ name, value: value.trim() });
  }
  const method = pseudo.get(':method') ?? (typedMethod || 'GET');
  const target = pseudo.get(':path') ?? (typedTarget || '/');
  const settings: Setting[] = version === 'HTTP/1.0' ? [{ name: 'http-version', value: '1.0', option: 'HTTP/1.0', at: start }] : [];
  const host = pseudo.get(':authority') ?? headerOf({ headers }, 'Host');
  const isAbsolute = /^https?:\/\//iu.test(target);
  if (!isAbsolute && host === undefined) throw refuse('missing-host', start);
  if (!isAbsolute && !pseudo.has(':scheme')) notes.add('scheme-assumed');
  // `*`, or the host and port of CONNECT (RFC 9112, section 3.2).
  const isPath = isAbsolute || target.startsWith('/');
  if (!isPath) settings.push({ name: 'request-target', value: target, option: '--request-target', at: start });
  const contentLength = headerOf({ headers }, 'Content-Length');
  end ??= bodyEnd(text, lines.at, contentLength, separators);
  const encoding = headerOf({ headers }, 'Transfer-Encoding');
  const typedBody = text.slice(lines.at, end);
  const body = (/\bchunked\s*$/iu.test(encoding ?? '') ? decodeChunks(typedBody) : undefined) ?? bodyOf(typedBody, contentLength);
  const kept = headers.filter((header) => {
    if (/^content-length$/iu.test(header.name)) return false;
    return isAbsolute || !/^host$/iu.test(header.name);
  });
  if (encoding !== undefined) omissions.push({ option: 'Transfer-Encoding', value: encoding, at: undefined, reason: 'no-equivalent' });
  const request: Request = {
    method,
    url: isAbsolute ? target : `${pseudo.get(':scheme') ?? scheme}://${host ?? ''}${isPath ? target : '/'}`,
    headers: kept.filter(({ name }) => !/^transfer-encoding$/iu.test(name)),
    body: body === '' ? { kind: 'none' } : { kind: 'data', pieces: [{ kind: 'text', text: body }] },
    credentials: undefined,
    settings,
  };
  return { request, end };
}

/** Returns the end of a body: the next separator after its length. A length that is larger than the text is not used. */
function bodyEnd(text: string, bodyAt: number, contentLength: string | undefined, separators: readonly number[]): number {
  let left = /^\d{1,15}$/u.test(contentLength ?? '') ? Number(contentLength) : 0;
  let covered = bodyAt;
  while (left > 0 && covered < text.length) {
    const code = text.codePointAt(covered) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
    covered += code < 0x1_00_00 ? 1 : 2;
  }
  const from = left > 0 ? bodyAt : covered;
  return separators.find((separator) => separator >= from) ?? text.length;
}

/** Joins the chunks of a body (RFC 9112, section 7.1); undefined for a body that is not in chunks, as after a tool has joined them. */
function decodeChunks(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const body = new Uint8Array(bytes.length);
  let [at, length] = [0, 0];
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, at);
    const [, digits] = /^([\da-f]{1,8})[ \t]*(?:;.*)?\r?$/iu.exec(readUtf8(bytes.subarray(at, end < 0 ? bytes.length : end)) ?? '') ?? [];
    if (digits === undefined) return undefined;
    const size = Number.parseInt(digits, 16);
    at = end < 0 ? bytes.length : end + 1;
    if (size === 0) break;
    if (at + size > bytes.length) return undefined;
    body.set(bytes.subarray(at, at + size), length);
    [at, length] = [at + size, length + size];
    if (bytes[at] === CARRIAGE_RETURN) at++;
    if (bytes[at++] !== LINE_FEED) return undefined;
  }
  // Header fields after the last chunk are not read.
  return readUtf8(bytes.subarray(at))?.trim() === '' ? readUtf8(body.subarray(0, length)) : undefined;
}

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Reads the lines of a part of a text. */
class Lines {
  at: number;
  readonly #text: string;
  readonly #end: number;

  constructor(text: string, at: number, end: number) {
    this.#text = text;
    this.at = at;
    this.#end = end;
  }

  /** Returns the next line without its end. */
  next(): string {
    const breakAt = this.#text.indexOf('\n', this.at);
    const lineEnd = breakAt < 0 || breakAt >= this.#end ? this.#end : breakAt;
    const line = this.#text.slice(this.at, lineEnd);
    this.at = Math.min(lineEnd + 1, this.#end);
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}

/** Editors add line breaks at the end of a text, which do not belong to the body unless its length includes them. */
function bodyOf(text: string, contentLength: string | undefined): string {
  const plain = withoutLineEnds(text);
  if (contentLength === undefined || text.length === plain.length) return plain;
  const missing = Number(contentLength) - new TextEncoder().encode(plain).length;
  return missing > 0 && missing <= text.length - plain.length ? plain + text.slice(plain.length, plain.length + missing) : plain;
}

function withoutLineEnds(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
