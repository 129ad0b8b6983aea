import { decodeQuotedPrintable } from '../quoted-printable/quoted-printable.ts';

/**
 * Decodes a link in email source (RFC 2045, section 6.7): `=3D` is an equals sign, and `=` at the end of a line joins it with
 * the next. A link with neither is unchanged.
 */
export function decodeSourceLink(link: string): string {
  const bytes = isQuotedPrintable(link) ? decodeQuotedPrintable(link) : undefined;
  return bytes ? new TextDecoder().decode(bytes) : link;
}

const SOFT_BREAK = /=[ \t]*\r?\n/gu;

/**
 * Whether a parameter, whose name may be broken by a soft line break, starts with `=3D`. No wrapped target does.
 * Links of Proofpoint version 3 have no parameters; they are recognized by their soft line breaks.
 */
export const isQuotedPrintable = (link: string): boolean =>
  /[?&;][\w.-]+=(?:[ \t]*\r?\n)?3D/u.test(link) ||
  /[?&;][\w.-]+=3D/u.test(link.replaceAll(SOFT_BREAK, '')) ||
  (link.includes('/v3/__') && /=[ \t]*\r?\n\S/u.test(link));
