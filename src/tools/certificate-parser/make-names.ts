import { InputError, unlessRefused } from '../../contract/errors.ts';
import { readUrl } from '../../lib/domain/url.ts';
import { addressToOctets, parseIpv4 } from '../../lib/ipv4/ipv4.ts';
import { formatIpv6, readIpv6 } from '../../lib/ipv6/ipv6.ts';

/** An alternative name to write: its type as openssl's configuration spells it, its text, its tag and content (RFC 5280, section 4.2.1.6). */
export interface MadeName {
  readonly type: 'DNS' | 'IP' | 'email' | 'URI';
  readonly text: string;
  readonly tag: number;
  readonly content: Uint8Array;
}

/**
 * Reads names, separated by spaces, commas or line breaks: host names, addresses, email addresses and URLs. Duplicates are omitted.
 * @throws InputError `invalid-name` on `field`.
 */
export function readNames(text: string, field: string): readonly MadeName[] {
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  const names = words.map((word) => readName(word, field));
  return [...new Map(names.map((name) => [`${name.type}:${name.text}`, name])).values()];
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function readName(word: string, field: string): MadeName {
  const name = readAddress(word) ?? readUrlName(word) ?? readEmail(word) ?? readHost(word);
  if (!name) throw new InputError('invalid-name', { field, params: { name: word.slice(0, 80) } });
  return name;
}

function readAddress(word: string): MadeName | undefined {
  const ipv4 = unlessRefused(() => parseIpv4(word, ''));
  if (ipv4 !== undefined) return { type: 'IP', text: word, tag: 0x87, content: Uint8Array.from(addressToOctets(ipv4)) };
  const ipv6 = readIpv6(word);
  return ipv6 && { type: 'IP', text: formatIpv6(ipv6), tag: 0x87, content: Uint8Array.from(ipv6.flatMap((group) => [group >> 8, group & 0xff])) };
}

function readUrlName(word: string): MadeName | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\/[\x21-\x7E]+$/iu.test(word)) return undefined;
  return { type: 'URI', text: word, tag: 0x86, content: ascii(word) };
}

function readEmail(word: string): MadeName | undefined {
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/iu.test(word)) return undefined;
  return { type: 'email', text: word, tag: 0x81, content: ascii(word) };
}

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/u;

/** Reads a host name, possibly with a wildcard as its first label; letters outside ASCII become Punycode. */
function readHost(word: string): MadeName | undefined {
  const [prefix, host] = word.startsWith('*.') ? ['*.', word.slice(2)] : ['', word];
  const plain = HOST.test(host.toLowerCase()) ? host.toLowerCase() : readUrl(`http://${host}`)?.hostname;
  if (plain === undefined || !HOST.test(plain) || /[/?#@:]/u.test(host)) return undefined;
  return { type: 'DNS', text: prefix + plain, tag: 0x82, content: ascii(prefix + plain) };
}
