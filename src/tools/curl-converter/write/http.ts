import type { Header } from '../request.ts';
import { boundaryFor, multipartPieces } from './multipart.ts';
import type { Remainder } from './remainder.ts';

/** HTTP/1.1 messages (RFC 9112). Files are named like in the request files of editors. */
export const writeHttp = (remainders: readonly Remainder[]): string => remainders.map(messageOf).join('\r\n\r\n###\r\n\r\n');

function messageOf(left: Remainder): string {
  const { request } = left;
  const [, , authority = '', target = ''] = /^(https?):\/\/([^/?]*)(.*)$/u.exec(request.url) ?? [];
  const headers: Header[] = [...left.takeHeaders()];
  const has = (name: string): boolean => headers.some((header) => header.name.toLowerCase() === name);
  if (!has('host')) headers.unshift({ name: 'Host', value: authority });
  if (left.take('compressed') !== undefined && !has('accept-encoding')) headers.push({ name: 'Accept-Encoding', value: 'deflate, gzip, br, zstd' });
  const body = bodyOf(left, headers);
  if (body !== undefined && !has('content-length') && !has('transfer-encoding')) {
    if (body.length !== undefined) headers.push({ name: 'Content-Length', value: String(body.length) });
  }
  const version = left.versionOf('1.0', '1.1') ?? '1.1';
  return [
    `${request.method} ${left.take('request-target') ?? (target || '/')} HTTP/${version}`,
    ...headers.map(({ name, value }) => (value === '' ? `${name}:` : `${name}: ${value}`)),
    '',
    body?.text ?? '',
  ].join('\r\n');
}

interface MessageBody {
  readonly text: string;
  /** In bytes; undefined for files. */
  readonly length: number | undefined;
}

function bodyOf(left: Remainder, headers: Header[]): MessageBody | undefined {
  const { body } = left.request;
  if (body.kind === 'form') {
    const boundary = boundaryFor(body.parts);
    headers.push({ name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` });
    const pieces = multipartPieces(body.parts, boundary);
    return sized(
      pieces.map((piece) => ('text' in piece ? piece.text : nameFile(left, piece.path))).join(''),
      pieces.some((piece) => 'path' in piece),
    );
  }
  const data = left.takeData();
  if (!data) return undefined;
  return data.kind === 'text' ? sized(data.text, false) : sized(nameFile(left, data.path), true);
}

function nameFile(left: Remainder, path: string): string {
  left.omit('@', path, 'file-content');
  return `< ${path}`;
}

const sized = (text: string, hasFiles: boolean): MessageBody => ({ text, length: hasFiles ? undefined : new TextEncoder().encode(text).length });
