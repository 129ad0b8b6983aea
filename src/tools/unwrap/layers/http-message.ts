import { encodeUtf8 } from '../../../lib/charset/utf8.ts';
import type { LayerId } from '../codes.ts';
import type { Content } from '../content.ts';
import { textContent } from '../content.ts';
import type { Layer, Reading } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';
import { Names } from './escaped-values.ts';

const REQUEST = /^(?<method>[A-Z]{3,20}) (?<target>\S+) HTTP\/\d(?:\.\d)?$/u;
const RESPONSE = /^HTTP\/\d(?:\.\d)? \d{3}(?: .*)?$/u;
const FIELD = /^(?<name>[\w!#$%&'*+.^`|~-]{1,100}):(?<space>[ \t]*)(?<rest>.*)$/u;
/** Without a first line, headers of these names are known not to be anything else. */
const KNOWN =
  /^(?:accept(?:-\w+)?|access-control-[\w-]+|authorization|cache-control|connection|content-[\w-]+|cookie|etag|host|location|origin|referer|sec-[\w-]+|server|set-cookie|strict-transport-security|user-agent|vary|x-[\w-]+)$/iu;
const MIN_KNOWN = 2;

/** What some headers contain; and what a body is by its media type. */
const HEADER_LAYERS: ReadonlyMap<string, LayerId> = new Map([
  ['cookie', 'cookie'],
  ['set-cookie', 'set-cookie'],
  ['authorization', 'authorization'],
  ['proxy-authorization', 'authorization'],
]);
const BODY_LAYERS: readonly (readonly [type: RegExp, layer: LayerId])[] = [
  [/^application\/x-www-form-urlencoded\b/iu, 'query-string'],
  [/^application\/(?:[\w.-]+\+)?json\b/iu, 'json'],
  [/[/+]xml\b/iu, 'xml'],
];

interface Header {
  readonly name: string;
  readonly slot: Slot;
}

/** A request or response of HTTP as text (RFC 9112), or its headers alone. */
export const httpMessage: Layer = {
  id: 'http-message',
  read(content, { expects }) {
    if (content.kind !== 'text' || !/^(?:[A-Z]{3,20} \S+ HTTP\/|HTTP\/\d|[\w-]{2,60}:[ \t])/u.test(content.text)) return undefined;
    const { text } = content;
    const lines = linesOf(text);
    const [first] = lines;
    const request = first && REQUEST.exec(first.line)?.groups;
    const hasStart = request !== undefined || (first !== undefined && RESPONSE.test(first.line));
    const headers = headersIn(lines.slice(hasStart ? 1 : 0));
    if (!headers) return undefined;
    const known = headers.filter(({ name }) => KNOWN.test(name)).length;
    if (!hasStart && expects !== 'http-message' && (known < MIN_KNOWN || known * 2 < headers.length)) return undefined;
    const target = request ? [targetOf(request)] : [];
    const bodyStart = bodyStartOf(text);
    return readMessage(text, [...target, ...headers.map(({ slot }) => slot)], headers, bodyStart);
  },
};

interface Line {
  readonly line: string;
  readonly start: number;
}

/** Headers are not long; the body may be. */
const MAX_HEAD_UNITS = 2 ** 17;

/** The lines before the first blank one. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < text.length && at < MAX_HEAD_UNITS; ) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(at, end).replace(/\r$/u, '');
    if (line === '') break;
    lines.push({ line, start: at });
    at = end + 1;
  }
  return lines;
}

const bodyStartOf = (text: string): number | undefined => {
  const blank = /\r?\n\r?\n/u.exec(text);
  return blank && blank.index + blank[0].length < text.length ? blank.index + blank[0].length : undefined;
};

/** A pseudo-header of HTTP/2 (RFC 9113, section 8.3.1). */
function targetOf({ method = '', target = '' }: Readonly<Record<string, string | undefined>>): Slot {
  const start = method.length + 1;
  return { name: { text: ':path' }, start, end: start + target.length, value: target, write: (value) => (/^\S+$/u.test(value) ? value : undefined) };
}

function headersIn(lines: readonly Line[]): readonly Header[] | undefined {
  const headers: Header[] = [];
  const names = new Names();
  for (const { line, start } of lines) {
    const groups = FIELD.exec(line)?.groups;
    if (!groups) return undefined;
    const { name = '', space = '', rest = '' } = groups;
    const value = rest.trimEnd();
    const from = start + name.length + 1 + space.length;
    const layer = HEADER_LAYERS.get(name.toLowerCase());
    headers.push({
      name,
      slot: { name: names.next(name), start: from, end: from + value.length, value, write: writeField, ...(layer && { expects: layer }) },
    });
  }
  return headers;
}

const writeField = (value: string): string | undefined => (/^[^\r\n\0]*$/u.test(value) && value === value.trim() ? value : undefined);

const headerNamed = (headers: readonly Header[], wanted: string): Header | undefined => headers.find(({ name }) => name.toLowerCase() === wanted);

function readMessage(text: string, slots: readonly Slot[], headers: readonly Header[], bodyStart: number | undefined): Reading {
  const head = { layer: 'http-message', grade: 'certain', proof: { code: 'members', params: { count: headers.length } } } as const;
  if (bodyStart === undefined) return readSlots(text, slots, head);
  const body = text.slice(bodyStart);
  const length = headerNamed(headers, 'content-length')?.slot;
  const slot: Slot = { name: { code: 'body' }, start: bodyStart, end: text.length, value: body, write: (value) => value, ...bodyLayer(headers) };
  const reading = readSlots(text, [...slots, slot], head);
  return {
    ...reading,
    async wrap(part, content, keys) {
      const wrapped = await reading.wrap(part, content, keys);
      return part === slots.length && length ? { ...wrapped, content: withLength(wrapped.content, length, body, bodyStart) } : wrapped;
    },
  };
}

function bodyLayer(headers: readonly Header[]): { readonly expects?: LayerId } {
  const encoding = headerNamed(headers, 'content-transfer-encoding')?.slot.value.toLowerCase();
  if (encoding === 'base64' || encoding === 'quoted-printable') return { expects: encoding };
  const type = headerNamed(headers, 'content-type')?.slot.value ?? '';
  const layer = BODY_LAYERS.find(([form]) => form.test(type))?.[1];
  return layer ? { expects: layer } : {};
}

/** The header states the length of the body in bytes. A length that was wrong before stays. */
function withLength(content: Content, { start, end, value }: Slot, before: string, bodyStart: number): Content {
  if (content.kind !== 'text' || value !== String(encodeUtf8(before, 'text').length)) return content;
  const after = content.text.slice(bodyStart);
  return textContent(content.text.slice(0, start) + String(encodeUtf8(after, 'text').length) + content.text.slice(end));
}
