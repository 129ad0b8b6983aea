const [EQUALS, SPACE, TAB, LINE_FEED] = [0x3d, 0x20, 0x09, 0x0a] as const;
const LAST_ASCII = 0x7e;
const SOFT_BREAK = /=[ \t]*\r?\n/gu;

/**
 * Decodes quoted-printable (RFC 2045, section 6.7). An equals sign that begins neither an escape in uppercase nor a soft line break is kept,
 * and so are line breaks. Undefined for text that is not ASCII, which is not quoted-printable.
 */
export function decodeQuotedPrintable(text: string): Uint8Array<ArrayBuffer> | undefined {
  const joined = text.replaceAll(SOFT_BREAK, '');
  const bytes = new Uint8Array(joined.length);
  let length = 0;
  for (let at = 0; at < joined.length; at++, length++) {
    const code = joined.charCodeAt(at);
    if (code > 0x7f) return undefined;
    const [, digits] = code === EQUALS ? (/^=([\dA-F]{2})/u.exec(joined.slice(at, at + 3)) ?? []) : [];
    bytes[length] = digits === undefined ? code : Number.parseInt(digits, 16);
    if (digits !== undefined) at += 2;
  }
  return bytes.slice(0, length);
}

export interface QuotedPrintableStyle {
  /** Characters of the longest line, with the equals sign of its soft break; 0 for no soft breaks. */
  readonly width: number;
  readonly lineBreak: string;
  /** Whether the last line before a hard break may be as long as one with a soft break. Some encoders reserve the place of the equals sign. */
  readonly fillsLines: boolean;
  /** Bytes that are escaped although they need not be. */
  readonly escaped: ReadonlySet<number>;
}

/** Encodes one line, without line breaks inside, as quoted-printable. */
export function encodeQuotedPrintableLine(bytes: Uint8Array, { width, lineBreak, fillsLines, escaped }: QuotedPrintableStyle): string {
  const units = Array.from(bytes, (byte, at) => unitOf(byte, at === bytes.length - 1, escaped));
  if (width === 0) return units.join('');
  const lines: string[] = [];
  let line = '';
  for (const [at, unit] of units.entries()) {
    const isLast = at === units.length - 1;
    if (line.length + unit.length > (isLast && fillsLines ? width : width - 1)) {
      lines.push(`${line}=`);
      line = '';
    }
    line += unit;
  }
  return [...lines, line].join(lineBreak);
}

function unitOf(byte: number, isLast: boolean, escaped: ReadonlySet<number>): string {
  const isSpace = byte === SPACE || byte === TAB;
  const isPlain = (byte > SPACE && byte <= LAST_ASCII && byte !== EQUALS) || (isSpace && !isLast);
  return isPlain && !escaped.has(byte) ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Splits bytes after each line feed; the last line has none. */
export function linesOfBytes(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end + 1));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
