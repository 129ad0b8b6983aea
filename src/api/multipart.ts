import { InputError } from '../contract/errors.ts';
import type { FileValue } from '../contract/values.ts';
import { readUtf8 } from '../lib/charset/utf8.ts';

/** A part of a form: a file has a name, even if it is empty. */
export interface Part {
  readonly name: string;
  readonly file: FileValue;
  readonly hasFileName: boolean;
}

const MAX_PARTS = 200;
const MAX_HEADER_BYTES = 8_192;

const broken = (): InputError => new InputError('broken-multipart');

/**
 * Parses multipart/form-data (RFC 7578).
 * @throws InputError `broken-multipart` for anything that is not exactly a form, because a repaired form could be another one
 */
export function parseMultipart(body: Buffer, boundary: string | undefined): readonly Part[] {
  // RFC 2046, section 5.1.1.
  if (boundary === undefined || !/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/u.test(boundary)) throw broken();
  const mark = Buffer.from(`\r\n--${boundary}`);
  let at = afterFirst(body, mark);
  const parts: Part[] = [];
  while (!startsWith(body, at, '--')) {
    at = afterLineBreak(body, at);
    const end = body.indexOf(mark, at);
    if (end < 0 || parts.length === MAX_PARTS) throw broken();
    parts.push(readPart(body.subarray(at, end)));
    at = end + mark.length;
  }
  return parts;
}

/** The end of the first boundary, which follows a line break unless the body starts with it. */
function afterFirst(body: Buffer, mark: Buffer): number {
  const opening = mark.subarray(2);
  if (body.subarray(0, opening.length).equals(opening)) return opening.length;
  const start = body.indexOf(mark);
  if (start < 0) throw broken();
  return start + mark.length;
}

const startsWith = (body: Buffer, at: number, text: string): boolean => body.toString('latin1', at, at + text.length) === text;

/** Spaces may follow a boundary, and then a line break has to. */
function afterLineBreak(body: Buffer, start: number): number {
  let at = start;
  while (startsWith(body, at, ' ') || startsWith(body, at, '\t')) at++;
  if (!startsWith(body, at, '\r\n')) throw broken();
  return at + 2;
}

function readPart(part: Buffer): Part {
  const headEnd = part.indexOf('\r\n\r\n');
  if (headEnd < 0 || headEnd > MAX_HEADER_BYTES) throw broken();
  const head = readUtf8(part.subarray(0, headEnd));
  if (head === undefined) throw broken();
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const { name, value } = /^(?<name>[\w-]+):\s*(?<value>.*?)\s*$/su.exec(line)?.groups ?? {};
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) throw broken();
    headers.set(name.toLowerCase(), value);
  }
  const encoding = headers.get('content-transfer-encoding');
  if (encoding !== undefined && !/^(?:7bit|8bit|binary)$/iu.test(encoding)) throw broken();
  const { name, fileName } = readDisposition(headers.get('content-disposition') ?? '');
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  // A copy, so that the whole body is not kept for one part.
  const content = Uint8Array.from(part.subarray(headEnd + 4));
  return { name, hasFileName: fileName !== undefined, file: { name: fileName ?? name, type: fileName === undefined ? '' : type, content } };
}

function readDisposition(header: string): { readonly name: string; readonly fileName: string | undefined } {
  if (!/^form-data\s*(?:;|$)/iu.test(header)) throw broken();
  const params = new Map<string, string>();
  let at = header.indexOf(';');
  const param = /;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))\s*/suy;
  while (at >= 0 && at < header.length) {
    param.lastIndex = at;
    const [whole, name, quoted, plain] = param.exec(header) ?? [];
    if (whole === undefined || name === undefined || params.has(name.toLowerCase())) throw broken();
    params.set(name.toLowerCase(), unescape(plain ?? quoted ?? ''));
    at += whole.length;
  }
  const name = params.get('name');
  if (name === undefined) throw broken();
  return { name, fileName: params.get('filename') };
}

/** Browsers encode quotes and line breaks as in URLs (HTML standard, multipart form data), some programs use backslashes. */
const unescape = (value: string): string =>
  value.replaceAll(/\\(["\\])/gu, '$1').replaceAll(/%(?:22|0D|0A)/giu, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
