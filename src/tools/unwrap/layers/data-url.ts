import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Layer } from '../layer.ts';
import { decodeOctets, encodeOctets } from './percent.ts';

// RFC 2397; in CSS, or in the comment at the end of a script that contains its source map.
const FORM =
  /^(?<before>\s*(?:(?:[\w-]+\s*:\s*)?url\((?<quote>["']?))?)(?<head>data:(?<type>[^,;\s]{0,200})(?:;[^,;\s]{1,200})*?(?<base64>;base64)?,)(?<rest>[^]*)$/iu;
/** What ends a body: in quotes only their end, in which case it may contain spaces. */
const BODIES: Readonly<Record<string, RegExp>> = {
  '"': /^(?<body>[^"\\\r\n]*)(?<after>"\s*\)[;\s]*)$/u,
  "'": /^(?<body>[^'\\\r\n]*)(?<after>'\s*\)[;\s]*)$/u,
  '': /^(?<body>[^\s"')]*)(?<after>\)?[;\s]*(?:\*\/\s*)?)$/u,
};
const SOURCE_MAP = /[/*][/*]?[#@] sourceMappingURL=$/u;
const MARK = 'sourceMappingURL=data:';

/** A data URL, with the body that its media type describes. */
export const dataUrl: Layer = {
  id: 'data-url',
  read(content) {
    if (content.kind !== 'text') return undefined;
    const start = startOf(content.text);
    const groups = start === undefined ? undefined : FORM.exec(content.text.slice(start))?.groups;
    if (!groups) return undefined;
    const { before = '', quote = '', head = '', type = '', base64, rest = '' } = groups;
    const { body, after = '' } = BODIES[quote]?.exec(rest)?.groups ?? {};
    if (body === undefined) return undefined;
    const inner = base64 === undefined ? readPercent(body) : readBase64(body);
    if (!inner) return undefined;
    const around = [content.text.slice(0, start) + before + head, after] as const;
    return {
      layer: 'data-url',
      grade: 'certain',
      proof: { code: 'structure', params: { type: type === '' ? 'text/plain' : type } },
      parts: [{ name: { code: 'body' }, content: inner.content }],
      wrap: (_part, changed) => ({ content: textContent(around[0] + inner.write(changed) + around[1]) }),
    };
  },
};

/** Where a data URL may start: at the beginning, or in the last comment of a script or style sheet. */
function startOf(text: string): number | undefined {
  if (/^\s*(?:(?:[\w-]+\s*:\s*)?url\(["']?)?data:/iu.test(text)) return 0;
  const mark = text.lastIndexOf(MARK);
  const start = mark + MARK.length - 'data:'.length;
  return mark >= 0 && SOURCE_MAP.test(text.slice(Math.max(0, start - 40), start)) ? start : undefined;
}

interface Inner {
  readonly content: Content;
  readonly write: (content: Content) => string;
}

function readPercent(body: string): Inner | undefined {
  if (/%(?![\da-f]{2})/iu.test(body)) return undefined;
  const { bytes, style } = decodeOctets(body, false);
  return { content: contentOf(bytes), write: (changed) => unchanged(body, bytes, changed) ?? encodeOctets(bytesOf(changed), style) };
}

function readBase64(body: string): Inner | undefined {
  const scanned = scanBase64(body, { percentEncoded: true });
  if (!scanned.ok) return undefined;
  const isUrlSafe = /[-_]/u.test(body);
  const isEscaped = body.includes('%');
  const padding = /(?:=|%3D)$/iu.test(body) || (body.length % 4 === 0 && !isUrlSafe);
  const write = (content: Content): string => {
    const base64 = encodeBase64(bytesOf(content), { urlSafe: isUrlSafe, padding });
    return isEscaped ? encodeURIComponent(base64) : base64;
  };
  return { content: contentOf(scanned.bytes), write: (changed) => unchanged(body, scanned.bytes, changed) ?? write(changed) };
}

/** A body whose bytes are the same stays as written. */
function unchanged(body: string, bytes: Uint8Array, content: Content): string | undefined {
  return equalBytes(bytesOf(content), bytes) ? body : undefined;
}
