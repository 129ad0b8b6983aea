import { base64Length, encodeBase64 } from '../../lib/base64/base64.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import { decodeHex, encodeHex } from '../../lib/hex/hex.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { decodeQuotedPrintable, encodeQuotedPrintableLine, linesOfBytes } from '../../lib/quoted-printable/quoted-printable.ts';
import type { Codec } from './codec.ts';
import { FIELD, invalidCharacter } from './codec.ts';
import type { Encoding } from './encodings.ts';

/** RFC 4648, section 8. */
const base16Codec: Codec = {
  encode: ({ bytes, field }, { letterCase }) => {
    refuseTooLong(2 * bytes.length, field);
    return encodeHex(bytes, { uppercase: letterCase !== 'lower' });
  },
  decode: (text) => ({ bytes: decodeHex(text, FIELD) }),
};

function base64Codec(encoding: 'base64' | 'base64url'): Codec {
  const urlSafe = encoding === 'base64url';
  return {
    encode: ({ bytes, field }, { padding: wanted }) => {
      const padding = wanted === 'auto' ? !urlSafe : wanted === 'keep';
      refuseTooLong(base64Length(bytes.length, padding), field);
      return encodeBase64(bytes, { urlSafe, padding });
    },
    decode(text) {
      const scanned = scanBase64(text);
      if (!scanned.ok) throw invalidBase64(text, scanned.problem, { field: FIELD });
      return { bytes: scanned.bytes };
    },
  };
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d] as const;
/** RFC 2045, section 6.7, rule 5. */
const LONGEST_LINE = 76;

/** RFC 2045, section 6.7. Line breaks stay line breaks. */
const quotedPrintableCodec: Codec = {
  encode({ bytes }) {
    const lines = linesOfBytes(bytes);
    const lineBreak = bytes[(lines[0]?.length ?? 0) - 2] === CARRIAGE_RETURN && lines.length > 1 ? '\r\n' : '\n';
    const style = { width: LONGEST_LINE, lineBreak, fillsLines: true, escaped: new Set<number>() };
    return lines
      .map((line) => {
        const end = line.at(-1) !== LINE_FEED ? 0 : line.at(-2) === CARRIAGE_RETURN ? 2 : 1;
        return encodeQuotedPrintableLine(line.subarray(0, line.length - end), style) + ['', '\n', '\r\n'][end];
      })
      .join('');
  },
  decode(text) {
    const bytes = decodeQuotedPrintable(text);
    if (!bytes) throw invalidCharacter(text, 'quoted-printable', text.search(/[^\0-\x7F]/u));
    return { bytes };
  },
};

export const plainCodecs = {
  base16: base16Codec,
  base64: base64Codec('base64'),
  base64url: base64Codec('base64url'),
  'quoted-printable': quotedPrintableCodec,
} satisfies Partial<Record<Encoding, Codec>>;
