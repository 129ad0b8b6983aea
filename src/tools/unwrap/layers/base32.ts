import { decodeBase32, encodeBase32 } from '../../../lib/base32/base32.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import { judge } from '../decoded.ts';
import type { Grade, Layer } from '../layer.ts';

// One case only: others are words, names and random tokens.
const FORM = /^(?<before>\s*)(?<body>(?:[A-Z2-7]+(?:[\r\n]+[A-Z2-7]+)*|[a-z2-7]+(?:[\r\n]+[a-z2-7]+)*)(?<padding>={0,6}))(?<after>\s*)$/u;
const MIN_LETTERS = 8;
/** Secrets of one-time passwords, without padding, have up to 64 letters, and names of hidden services 56. */
const SURE_BYTES_LETTERS = 65;
const SURE_PADDED_LETTERS = 40;

interface Style {
  readonly before: string;
  readonly after: string;
  readonly isLower: boolean;
  readonly hasPadding: boolean;
  /** Characters per line; 0 for one line. */
  readonly width: number;
  readonly lineBreak: string;
}

/** Base32 with the alphabet of RFC 4648, section 6. */
export const base32: Layer = {
  id: 'base32',
  read(content, scope) {
    if (content.kind !== 'text' || content.text.length < (scope.expects === 'base32' ? 2 : MIN_LETTERS)) return undefined;
    const groups = FORM.exec(content.text)?.groups;
    if (!groups) return undefined;
    const { before = '', body = '', padding = '', after = '' } = groups;
    const { text } = content;
    const letters = body.replaceAll(/[\r\n=]/gu, '');
    const bytes = decodeBase32(letters, 'text');
    const [line = ''] = body.split(/[\r\n]/u, 1);
    const lineBreak = /[\r\n]+/u.exec(body)?.[0] ?? '';
    // A whole number of groups needs no padding, so it is unknown whether other contents get it: most encoders write it.
    const hasPadding = padding !== '' || letters.length % 8 === 0;
    const style: Style = { before, after, isLower: /[a-z]/u.test(letters), hasPadding, width: lineBreak === '' ? 0 : line.length, lineBreak };
    if (write(bytes, style) !== text) return undefined;
    const inner = contentOf(bytes);
    return {
      layer: 'base32',
      ...judge('base32', inner, scope, gradeOfBytes(letters, padding)),
      parts: [{ name: { code: 'content' }, content: inner }],
      wrap(_part, changed) {
        const next = bytesOf(changed);
        return { content: textContent(equalBytes(next, bytes) ? text : write(next, style)) };
      },
    };
  },
};

function gradeOfBytes(letters: string, padding: string): Grade {
  if (!/\d/u.test(letters) || !/[a-z]/iu.test(letters)) return 'possible';
  if (letters.length >= (padding === '' ? SURE_BYTES_LETTERS : SURE_PADDED_LETTERS)) return 'certain';
  return padding === '' ? 'possible' : 'likely';
}

function write(bytes: Uint8Array, { before, after, isLower, hasPadding, width, lineBreak }: Style): string {
  const upper = encodeBase32(bytes);
  const letters = (isLower ? upper.toLowerCase() : upper) + (hasPadding ? '='.repeat((8 - (upper.length % 8)) % 8) : '');
  return before + cutText(letters, width).join(lineBreak) + after;
}
