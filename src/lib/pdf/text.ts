import { toTime } from '../date-time/zoned.ts';
import { encodeHex } from '../hex/hex.ts';
import type { PdfString } from './value.ts';

// PDFDocEncoding where it differs from Latin-1 (ISO 32000-2, annex D.2).
const FROM_18 = '˘ˇˆ˙˝˛˚˜';
const FROM_80 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';

/** Decodes a text string (ISO 32000-2, section 7.9.2.2): UTF-16 or UTF-8 with a byte order mark, otherwise PDFDocEncoding. */
export function decodeText({ bytes }: PdfString): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  return Array.from(bytes, decodeByte).join('');
}

function decodeByte(byte: number): string {
  if (byte >= 0x18 && byte <= 0x1f) return FROM_18[byte - 0x18] ?? '';
  if (byte >= 0x80 && byte <= 0x9e) return FROM_80[byte - 0x80] ?? '';
  return byte === 0xa0 ? '€' : String.fromCharCode(byte);
}

/** Formats an encrypted text as its bytes. */
export const showEncrypted = ({ bytes }: PdfString): string => `<${encodeHex(bytes)}>`;

const DATE = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z|([+-])(\d{2})'?(\d{2})?'?)?/u;

/** Parses a date (ISO 32000-2, section 7.9.4) to milliseconds since 1970; without a zone it is read as UTC. */
export function parseDate(text: string): number | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', sign, offsetHours = '0', offsetMinutes = '0'] = match;
  return toTime({ year: Number(year), month, day, hour, minute, second, sign, offsetHours, offsetMinutes });
}
