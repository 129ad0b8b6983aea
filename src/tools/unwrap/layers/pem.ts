import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { InputError } from '../../../contract/errors.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Layer, Part, Wrapped } from '../layer.ts';
import { Names } from './escaped-values.ts';

const BEGIN = /-----BEGIN (?<label>[A-Z\d][A-Z\d .-]{0,60})-----/gu;
const END = '-----END ';
// Encrypted keys of OpenSSL and messages of OpenPGP have headers and a blank line before the Base64 (RFC 1421, section 4.6).
const HEADERS = /^\s*(?:[\w-]+:[^\r\n]*(?:\r?\n|\r)\s*)*/u;
const BODY = /^[A-Za-z\d+/][A-Za-z\d+/\s=]*$/u;
/** Their content is not DER. */
const OTHER = /OPENSSH|SSH2|PGP|ENCRYPTED MESSAGE/u;
/** The checksum of OpenPGP, which this tool does not compute. */
const CHECKSUM = /\s=[A-Za-z\d+/]{4}$/u;

interface Block {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly body: string;
  readonly bytes: Uint8Array;
  readonly isEncrypted: boolean;
}

/** One or more blocks of PEM, with the text between them. */
export const pem: Layer = {
  id: 'pem',
  read(content, { expects }) {
    if (content.kind !== 'text' || !content.text.includes('-----BEGIN ')) return undefined;
    const { text } = content;
    const blocks = blocksIn(text);
    const [first] = blocks;
    if (!first) return undefined;
    const names = new Names();
    return {
      layer: 'pem',
      // Text around blocks may be what matters, as in a script that contains a key.
      grade:
        expects === 'pem' || text.trimStart().startsWith('-----BEGIN ') || blocks.reduce((sum, { body }) => sum + body.length, 0) * 2 > text.length
          ? 'certain'
          : 'likely',
      proof: { code: 'structure', params: { type: first.label } },
      parts: blocks.map((block) => partOf(block, names)),
      wrap(part, changed) {
        const block = blocks[part];
        if (!block) throw new InputError('no-way-back', { params: { layer: 'pem' } });
        return rewritten(text, block, bytesOf(changed));
      },
    };
  },
};

function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = [];
  // The end that was found last is that of several beginnings, if their own is missing.
  let endAt = -1;
  for (const { index, 0: begin, groups: { label = '' } = {} } of text.matchAll(BEGIN)) {
    const from = index + begin.length;
    if (endAt < from) endAt = text.indexOf(END, from);
    if (endAt < 0) break;
    if (!text.startsWith(`${label}-----`, endAt + END.length)) continue;
    const inside = text.slice(from, endAt).trimEnd();
    const headers = HEADERS.exec(inside)?.[0] ?? '';
    const body = inside.slice(headers.length);
    const scanned = BODY.test(body) ? scanBase64(body.replace(CHECKSUM, '')) : undefined;
    if (!scanned?.ok) continue;
    const start = from + headers.length;
    blocks.push({ label, start, end: start + body.length, body, bytes: scanned.bytes, isEncrypted: headers.includes('DEK-Info:') || OTHER.test(label) });
  }
  return blocks;
}

const partOf = ({ label, bytes, isEncrypted }: Block, names: Names): Part => ({
  name: names.next(label),
  content: contentOf(bytes),
  ...(!isEncrypted && { expects: 'der' }),
});

/** RFC 7468, section 2: lines of 64 characters, unless the block has others. */
const LINE_LENGTH = 64;

function rewritten(text: string, { start, end, body, bytes }: Block, changed: Uint8Array): Wrapped {
  if (equalBytes(changed, bytes)) return { content: textContent(text) };
  if (CHECKSUM.test(body)) throw new InputError('no-way-back', { params: { layer: 'pem' } });
  const [lineBreak = '\n'] = /\r\n|\n|\r/u.exec(body) ?? /\r\n|\n|\r/u.exec(text) ?? [];
  const lines = body.split(lineBreak);
  const width = lines.length > 1 ? (lines[0]?.trimEnd().length ?? LINE_LENGTH) : Math.max(LINE_LENGTH, body.length);
  const letters = cutText(encodeBase64(changed), width);
  return { content: textContent(text.slice(0, start) + letters.join(lineBreak) + text.slice(end)) };
}
