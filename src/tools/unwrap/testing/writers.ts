import type { LayerId } from '../codes.ts';

/** Writes a layer without any code of this project, for tests. */
export interface Writer {
  readonly layer: LayerId;
  readonly name: string;
  /** Texts are given as UTF-8. A writer of bytes also writes texts. */
  readonly takes: 'text' | 'bytes';
  /** Undefined if the layer cannot express the content. */
  readonly write: (content: Buffer) => Buffer | string | undefined;
}

const HIGH = /[\u0080-\uFFFF]/gu;

const unit = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const pairs = (content: Buffer, separator: string): string => Array.from(content, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
const lines = (text: string, width: number, lineBreak = '\n'): string => (text.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []).join(lineBreak);

function base32(content: Buffer): string {
  const bits = Array.from(content, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,5}/gu) ?? []).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
  return letters.join('').padEnd(Math.ceil(letters.length / 8) * 8, '=');
}

/** Like `xxd`. */
export function dump(content: Buffer): string {
  const rows = Array.from({ length: Math.ceil(content.length / 16) }, (_, row) => {
    const bytes = content.subarray(16 * row, 16 * row + 16);
    const digits = (bytes.toString('hex').match(/.{1,4}/gu) ?? []).join(' ').padEnd(39);
    return `${(16 * row).toString(16).padStart(8, '0')}: ${digits}  ${bytes.toString('latin1').replaceAll(/[^ -~]/gu, '.')}\n`;
  });
  return rows.join('');
}

/** Lines of at most 76 characters (RFC 2045, section 6.7), line breaks as they are. */
function quotedPrintable(content: Buffer): string {
  return content
    .toString('latin1')
    .split(/(?<=\r?\n)/u)
    .map(quotedLine)
    .join('');
}

function quotedLine(line: string): string {
  const [, inside = '', lineBreak = ''] = /^(.*?)(\r?\n|)$/su.exec(line) ?? [];
  let [written, column] = ['', 0];
  for (const character of inside) {
    const isPlain = /^[ -<>-~\t]$/u.test(character);
    const next = isPlain ? character : `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    if (column + next.length > 75) [written, column] = [`${written}=\n`, 0];
    written += next;
    column += next.length;
  }
  return written.replace(/[ \t]$/u, (space) => (space === ' ' ? '=20' : '=09')) + lineBreak;
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Without documents of JSON, which keep their meaning with these escapes, and texts with escapes already. */
function ascii(content: Buffer): string | undefined {
  const text = content.toString();
  return /^[{["]|\\/u.test(text) ? undefined : text.replaceAll(HIGH, unit);
}

/** Without sentences that have nothing to escape: in quotes they are quotations. */
function quoted(content: Buffer): string | undefined {
  const text = JSON.stringify(content.toString());
  return text.includes('\\') || !text.includes(' ') ? text : undefined;
}

export const writers: readonly Writer[] = [
  { layer: 'base64', name: 'Base64', takes: 'bytes', write: (content) => content.toString('base64') },
  { layer: 'base64', name: 'Base64 of emails', takes: 'bytes', write: (content) => lines(content.toString('base64'), 76, '\r\n') },
  { layer: 'base64url', name: 'Base64url', takes: 'bytes', write: (content) => content.toString('base64url') },
  { layer: 'hex', name: 'hex', takes: 'bytes', write: (content) => content.toString('hex') },
  { layer: 'hex', name: 'uppercase hex', takes: 'bytes', write: (content) => content.toString('hex').toUpperCase() },
  { layer: 'hex', name: 'pairs of hex', takes: 'bytes', write: (content) => pairs(content, ' ') },
  { layer: 'hex', name: 'lines of xxd -p', takes: 'bytes', write: (content) => `${lines(content.toString('hex'), 60)}\n` },
  { layer: 'hexdump', name: 'xxd', takes: 'bytes', write: dump },
  { layer: 'base32', name: 'Base32', takes: 'bytes', write: base32 },
  { layer: 'percent-encoding', name: 'encodeURIComponent', takes: 'text', write: (content) => encodeURIComponent(content.toString()) },
  { layer: 'form-encoding', name: 'URLSearchParams', takes: 'text', write: (content) => new URLSearchParams({ '': content.toString() }).toString().slice(1) },
  { layer: 'quoted-printable', name: 'quopri', takes: 'text', write: quotedPrintable },
  {
    layer: 'html-entities',
    name: 'escaped HTML',
    takes: 'text',
    write: (content) => content.toString().replaceAll(/[&<>"']/gu, (character) => references[character] ?? ''),
  },
  { layer: 'backslash-escapes', name: 'escapes of JSON', takes: 'text', write: (content) => JSON.stringify(content.toString()).slice(1, -1) },
  { layer: 'unicode-escapes', name: 'ASCII of native2ascii', takes: 'text', write: ascii },
  { layer: 'quoted-string', name: 'string of JSON', takes: 'text', write: quoted },
  { layer: 'json', name: 'object of JSON', takes: 'text', write: (content) => JSON.stringify({ data: content.toString() }) },
  { layer: 'json', name: 'indented JSON', takes: 'text', write: (content) => JSON.stringify({ data: content.toString() }, undefined, 2) },
  { layer: 'utf-16', name: 'UTF-16 with a mark', takes: 'text', write: (content) => Buffer.from(`\uFEFF${content.toString()}`, 'utf16le') },
  {
    layer: 'windows-1252',
    name: 'Latin-1',
    takes: 'text',
    write: (content) => (/^[\t\n\r -~\u00A0-\u00FF]*$/u.test(content.toString()) ? Buffer.from(content.toString(), 'latin1') : undefined),
  },
];
