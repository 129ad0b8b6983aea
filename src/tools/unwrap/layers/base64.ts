import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import { judge } from '../decoded.ts';
import type { Grade, Layer, LayerStep, Reading, Scope } from '../layer.ts';

const TOOLS = { text: 'base64-string-converter', bytes: 'base64-file-converter' } as const;

// One value: lines of Base64, but no words between spaces.
const FORM = /^(?<before>\s*)(?<body>[\w+/-]+(?:(?:\r\n|\n|\r)[ \t]*[\w+/-]+)*(?<padding>={0,2}))(?<after>\s*)$/u;
const MIN_LETTERS = 8;
/** A shorter value whose bytes mean nothing is more likely a password, a token or an id. */
const SURE_BYTES_LETTERS = 64;

/** How the Base64 is written, so that it can be written again the same way. */
interface Style {
  readonly before: string;
  readonly after: string;
  readonly isUrlSafe: boolean;
  readonly hasPadding: boolean;
  /** Characters per line; 0 for one line. */
  readonly width: number;
  /** With the indentation of the next line. */
  readonly lineBreak: string;
}

const reader =
  (id: 'base64' | 'base64url'): Layer['read'] =>
  (content, scope) => {
    if (content.kind !== 'text' || content.text.length < (scope.expects === id ? 2 : MIN_LETTERS)) return undefined;
    const groups = FORM.exec(content.text)?.groups;
    if (!groups) return undefined;
    const { before = '', body = '', padding = '', after = '' } = groups;
    // Without a sign the alphabet does not matter, unless somebody wants this one.
    const isUrlSafe = /[-_]/u.test(body) || (scope.expects === 'base64url' && id === 'base64url' && !/[+/]/u.test(body));
    if (isUrlSafe !== (id === 'base64url')) return undefined;
    const letters = body.replaceAll(/\s/gu, '');
    const scanned = scanBase64(letters, { strict: isUrlSafe || padding !== '' || letters.length % 4 === 0 });
    if (!scanned.ok) return undefined;
    const [line = ''] = body.split(/\r\n|\n|\r/u);
    const lineBreak = /(?:\r\n|\n|\r)[ \t]*/u.exec(body)?.[0] ?? '';
    // A whole number of groups needs no padding: the alphabet decides whether other contents get it.
    const hasPadding = padding !== '' || (letters.length % 4 === 0 && !isUrlSafe);
    const style: Style = { before, after, isUrlSafe, hasPadding, width: lineBreak === '' ? 0 : line.length, lineBreak };
    if (write(scanned.bytes, style) !== content.text) return undefined;
    const inner = contentOf(scanned.bytes);
    return readingOf(id, inner, style, scope, gradeOfBytes(letters, padding));
  };

function readingOf(id: 'base64' | 'base64url', inner: Content, style: Style, scope: Scope, bytes: Grade): Reading {
  return {
    layer: id,
    ...judge(id, inner, scope, bytes),
    parts: [{ name: { code: 'content' }, content: inner }],
    wrap: (_part, changed) => ({ content: textContent(write(bytesOf(changed), style)) }),
    step: () => ({ tool: TOOLS[inner.kind], operation: 'decode' }),
    ...(!/[ \t]/u.test(style.lineBreak) && { reverse: () => encode(style, inner.kind) }),
  };
}

const encode = ({ isUrlSafe, width, lineBreak }: Style, kind: Content['kind']): LayerStep => ({
  tool: TOOLS[kind],
  operation: 'encode',
  options: {
    ...(kind === 'bytes' && { format: 'base64' }),
    ...(isUrlSafe && { urlSafe: true }),
    ...(width > 0 && { lineLength: width, ...(lineBreak === '\r\n' && { lineEnding: 'crlf' }) }),
  },
});

/** Whether letters are Base64, though their bytes mean nothing: long, mixed, with the signs or the padding of Base64. */
function gradeOfBytes(letters: string, padding: string): Grade {
  const isMixed = /[A-Z]/u.test(letters) && /[a-z]/u.test(letters) && /\d/u.test(letters);
  if (!isMixed) return 'possible';
  if (letters.length >= SURE_BYTES_LETTERS) return 'certain';
  return padding !== '' || /[+/]/u.test(letters) ? (letters.length >= SURE_BYTES_LETTERS / 2 ? 'certain' : 'likely') : 'possible';
}

function write(bytes: Uint8Array, { before, after, isUrlSafe, hasPadding, width, lineBreak }: Style): string {
  const letters = encodeBase64(bytes, { urlSafe: isUrlSafe, padding: hasPadding });
  return before + cutText(letters, width).join(lineBreak) + after;
}

export const base64: Layer = { id: 'base64', read: reader('base64') };
export const base64url: Layer = { id: 'base64url', read: reader('base64url') };
