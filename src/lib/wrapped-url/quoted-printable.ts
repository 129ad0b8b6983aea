/**
 * Decodes a link in email source (RFC 2045, section 6.7): `=3D` is an equals sign, and `=` at the end of a line joins it with
 * the next. A link with neither is unchanged.
 */
export function decodeQuotedPrintable(link: string): string {
  if (!isQuotedPrintable(link)) return link;
  const joined = link.replaceAll(SOFT_BREAK, '');
  const bytes = new Uint8Array(joined.length);
  let length = 0;
  for (let at = 0; at < joined.length; at++, length++) {
    const code = joined.charCodeAt(at);
    // Email source is ASCII; text with other characters is not email source.
    if (code > 0x7f) return link;
    const [, digits] = code === EQUALS ? (/^=([\dA-F]{2})/u.exec(joined.slice(at, at + 3)) ?? []) : [];
    bytes[length] = digits === undefined ? code : Number.parseInt(digits, 16);
    if (digits !== undefined) at += 2;
  }
  return new TextDecoder().decode(bytes.subarray(0, length));
}

const EQUALS = 0x3d;
const SOFT_BREAK = /=[ \t]*\r?\n/gu;

/** A parameter that starts with `=3D`, which no wrapped target does; its name may be on two lines. Links of Proofpoint version 3 have no parameters, but line breaks. */
export const isQuotedPrintable = (link: string): boolean =>
  /[?&;][\w.-]+=(?:[ \t]*\r?\n)?3D/u.test(link) ||
  /[?&;][\w.-]+=3D/u.test(link.replaceAll(SOFT_BREAK, '')) ||
  (link.includes('/v3/__') && /=[ \t]*\r?\n\S/u.test(link));
