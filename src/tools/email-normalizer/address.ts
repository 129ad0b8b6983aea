import { toAsciiHost } from '../../lib/domain/ascii-host.ts';
import { readUrl } from '../../lib/domain/url.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';

export interface Address {
  /** In NFC; quoted only if necessary. */
  readonly localPart: string;
  /** In lowercase ASCII; or an address literal, in brackets. */
  readonly domain: string;
}

export type AddressError = 'missing-at' | 'invalid-local-part' | 'invalid-domain' | 'too-long';

/** In bytes (RFC 5321, section 4.5.3.1). */
const MAX_LOCAL_PART = 64;
const MAX_ADDRESS = 254;
/** The maximum length of a domain, without a trailing dot (RFC 1035, section 2.3.4). */
const MAX_DOMAIN = 253;
const MAX_LABEL = 63;
/** A part this long, in UTF-16 code units, stays too long after NFC, IDNA and unquoting. */
const FAR_TOO_LONG = 4096;

/** Removes invisible characters, such as a byte order mark, from a line. */
export const visiblePart = (line: string): string => line.replaceAll(/[\u200B\uFEFF]/gu, '').trim();

/** Parses the address in a line of a list or an email header: alone, in angle brackets after a name, or as a mailto URL. */
export function readAddress(line: string): Address | AddressError {
  const text = withoutScheme(withoutName(line));
  const at = text.lastIndexOf('@');
  if (at < 0) return 'missing-at';
  if (at > FAR_TOO_LONG) return 'too-long';
  const localPart = readLocalPart(text.slice(0, at));
  if (localPart === undefined) return 'invalid-local-part';
  const localBytes = utf8Length(localPart);
  if (localBytes > MAX_LOCAL_PART) return 'too-long';
  const domain = readDomain(text.slice(at + 1));
  if (domain === undefined) return 'invalid-domain';
  return localBytes + 1 + domain.length > MAX_ADDRESS ? 'too-long' : { localPart, domain };
}

/** Matches `Name <address>`, in which the name can be quoted. */
function withoutName(text: string): string {
  if (!text.endsWith('>')) return text;
  const name = /^"(?:[^"\\]|\\[^])*"/u.exec(text.slice(0, FAR_TOO_LONG))?.[0] ?? '';
  const start = text.indexOf('<', name.length);
  return start < 0 ? text : text.slice(start + 1, -1).trim();
}

/** RFC 6068. */
function withoutScheme(text: string): string {
  const [scheme] = /^mailto:/iu.exec(text) ?? [];
  return scheme === undefined ? text : decodePercentLeniently(text.slice(scheme.length).split('?', 1)[0] ?? '').trim();
}

/** RFC 5322, section 3.2.3. Nearly all addresses match this, which is fast to check. */
const ASCII_DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** The same with the characters of RFC 6531, section 3.3. */
const DOT_ATOM = /^(?:[\w!#$%&'*+/=?^`{|}~-]|[^\0-\x7F\p{Cs}])+(?:\.(?:[\w!#$%&'*+/=?^`{|}~-]|[^\0-\x7F\p{Cs}])+)*$/u;
/** RFC 5321, section 4.1.2. */
const QUOTED_STRING = /^"(?:[^"\\\p{Cc}\p{Cs}]|\\[ -~])*"$/u;

function readLocalPart(text: string): string | undefined {
  if (ASCII_DOT_ATOM.test(text)) return text;
  if (DOT_ATOM.test(text)) return text.normalize('NFC');
  if (!QUOTED_STRING.test(text)) return undefined;
  const content = text.slice(1, -1).replaceAll(/\\(.)/gu, '$1').normalize('NFC');
  return DOT_ATOM.test(content) ? content : `"${content.replaceAll(/["\\]/gu, '\\$&')}"`;
}

export const isQuoted = ({ localPart }: Address): boolean => localPart.startsWith('"');

function readDomain(text: string): string | undefined {
  if (text.startsWith('[')) return readLiteral(text);
  if (text.length > FAR_TOO_LONG) return undefined;
  const ascii = toAscii(text)?.replace(/\.$/u, '');
  if (ascii === undefined || ascii.length > MAX_DOMAIN) return undefined;
  const labels = ascii.split('.');
  return labels.length > 1 && labels.every(isLabel) && !isNumber(labels.at(-1) ?? '') ? ascii : undefined;
}

/** Applies UTS #46 as in the URL Standard, with a fast path for domains that it does not change. */
function toAscii(domain: string): string | undefined {
  if (/^[a-z\d.-]*$/iu.test(domain)) {
    const lower = domain.toLowerCase();
    if (!lower.includes('xn--')) return lower;
  }
  return toAsciiHost(domain);
}

/** RFC 1123, section 2.1: letters, digits and inner hyphens. */
const isLabel = (label: string): boolean => label.length <= MAX_LABEL && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/u.test(label);

/** The domain would be an IPv4 address (URL Standard, section 3.5). */
const isNumber = (label: string): boolean => /^(?:\d+|0x[\da-f]*)$/u.test(label);

/** Returns an address literal (RFC 5321, section 4.1.3) in the canonical form of the URL Standard. */
function readLiteral(text: string): string | undefined {
  const { ipv4, ipv6 } = /^\[(?:(?<ipv4>\d{1,3}(?:\.\d{1,3}){3})|ipv6:(?<ipv6>[\da-f:.]{2,45}))\]$/iu.exec(text)?.groups ?? {};
  if (ipv4 !== undefined) return readUrl(`https://${ipv4}/`)?.hostname === ipv4 ? text : undefined;
  const hostname = ipv6 === undefined ? undefined : readUrl(`https://[${ipv6}]/`)?.hostname;
  return hostname === undefined ? undefined : `[IPv6:${hostname.slice(1)}`;
}

const utf8Length = (text: string): number => (/[^\0-\x7F]/u.test(text) ? new TextEncoder().encode(text).length : text.length);
