import type { Header, Note, Omission, Reading, Request } from '../request.ts';
import { headerOf } from '../request.ts';
import type { Refuse } from './command.ts';

const REQUEST_LINE = /^([A-Z][A-Z-]{1,20})[ \t]+(\S+)(?:[ \t]+(HTTP\/\d(?:\.\d)?))?[ \t]*$/u;
const PSEUDO_HEADER = /^:(method|authority|scheme|path):/mu;

/** Whether a text is an HTTP request as RFC 9112 writes it, or the request headers that a browser shows for HTTP/2. */
export const isHttpRequest = (text: string): boolean => {
  const [first = ''] = text.trimStart().split(/\r?\n/u, 1);
  return (
    /^[A-Z][A-Z-]{1,20}[ \t]+\S+[ \t]+HTTP\/\d/u.test(first) ||
    /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|QUERY)[ \t]+(?:https?:\/\/|\/)\S*[ \t]*$/u.test(first) ||
    PSEUDO_HEADER.test(first)
  );
};

/** Between the requests of one file, as in editors. */
const SEPARATOR = /^###.*\n?/gmu;

/**
 * Reads HTTP requests: the request line, the header fields and the body (RFC 9112).
 * @throws InputError `invalid-request-line`, `invalid-header`, `missing-host`
 */
export function readHttp(text: string, scheme: 'https' | 'http', refuse: Refuse): Reading {
  const omissions: Omission[] = [];
  const notes = new Set<Note>();
  const requests: Request[] = [];
  let from = 0;
  for (const match of [...text.matchAll(SEPARATOR), undefined]) {
    const end = match?.index ?? text.length;
    if (text.slice(from, end).trim() !== '') requests.push(readRequest(text, from, end, { scheme, refuse, omissions, notes }));
    from = match ? match.index + match[0].length : end;
  }
  return { requests, commandLines: [], omissions, notes };
}

interface Reader {
  readonly scheme: 'https' | 'http';
  readonly refuse: Refuse;
  readonly omissions: Omission[];
  readonly notes: Set<Note>;
}

/** Reads the request between two offsets. */
function readRequest(text: string, from: number, end: number, { scheme, refuse, omissions, notes }: Reader): Request {
  const start = from + (/^\s*/u.exec(text.slice(from, end))?.[0].length ?? 0);
  const lines = new Lines(text, start, end);
  const isPseudo = text.startsWith(':', start);
  const line = isPseudo ? '' : lines.next();
  const [, typedMethod = '', typedTarget = '', version] = REQUEST_LINE.exec(line) ?? [];
  if (!isPseudo && typedMethod === '') throw refuse('invalid-request-line', start);
  const headers: Header[] = [];
  const pseudo = new Map<string, string>();
  while (lines.at < end) {
    const lineAt = lines.at;
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
  const host = pseudo.get(':authority') ?? headerOf({ headers }, 'Host');
  const isAbsolute = /^https?:\/\//iu.test(target);
  if (!isAbsolute && host === undefined) throw refuse('missing-host', start);
  if (!isAbsolute && !pseudo.has(':scheme')) notes.add('scheme-assumed');
  const body = bodyOf(text.slice(lines.at, end), headerOf({ headers }, 'Content-Length'));
  const kept = headers.filter((header) => {
    if (/^content-length$/iu.test(header.name)) return false;
    return isAbsolute || !/^host$/iu.test(header.name);
  });
  if (headerOf({ headers }, 'Transfer-Encoding') !== undefined)
    omissions.push({ option: 'Transfer-Encoding', value: 'chunked', at: undefined, reason: 'no-equivalent' });
  return {
    method,
    url: isAbsolute ? target : `${pseudo.get(':scheme') ?? scheme}://${host ?? ''}${target === '*' ? '/' : target}`,
    headers: kept.filter(({ name }) => !/^transfer-encoding$/iu.test(name)),
    body: body === '' ? { kind: 'none' } : { kind: 'data', pieces: [{ kind: 'text', text: body }] },
    credentials: undefined,
    settings: version === 'HTTP/1.0' ? [{ name: 'http-version', value: '1.0', option: 'HTTP/1.0', at: start }] : [],
  };
}

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
