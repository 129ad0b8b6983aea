import type { Node } from '../../lib/ber/node.ts';
import { childNodes, oidOf, readNode } from '../../lib/ber/node.ts';
import { readString } from '../../lib/ber/string.ts';
import { latin1 } from '../../lib/bytes/binary.ts';
import { formatName, readName } from '../../lib/certificate/name.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import type { Ipv6 } from '../../lib/ipv6/ipv6.ts';
import { formatIpv6 } from '../../lib/ipv6/ipv6.ts';
import type { NameType } from './codes.ts';

// The tags of GeneralName (RFC 5280, section 4.2.1.6). A constructed one has the bit 0x20.
const types: Readonly<Record<number, NameType>> = {
  0xa0: 'other',
  0x81: 'email',
  0x82: 'dns',
  0xa4: 'directory',
  0x86: 'uri',
  0x87: 'ip',
  0x88: 'id',
};

const OTHER_NAME = 0xa0;

export const nameTypeOf = ({ tag }: Node): NameType => types[tag] ?? 'other';

/** Writes the value of a GeneralName for people. A range of addresses, as in name constraints, has a prefix length or a mask. */
export function formatGeneralName(node: Node): string {
  const type = nameTypeOf(node);
  if (type === 'directory') return formatName(readName(node.content));
  if (type === 'ip') return formatAddresses(node.content);
  if (type === 'id') return oidOf(node);
  return type === 'other' ? otherName(node).text : ia5Text(node.content);
}

/** Reads an IA5String. UTF-8, which some issuers put into it, is read as such, other bytes beyond ASCII as Latin-1. */
export const ia5Text = (bytes: Uint8Array): string => readUtf8(bytes) ?? latin1(bytes);

const IPV4_LENGTH = 4;
const IPV6_LENGTH = 16;

function formatAddresses(bytes: Uint8Array): string {
  const isRange = bytes.length === 2 * IPV4_LENGTH || bytes.length === 2 * IPV6_LENGTH;
  if (!isRange) return formatAddress(bytes);
  const mask = bytes.subarray(bytes.length / 2);
  const bits = [...mask].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return `${formatAddress(bytes.subarray(0, mask.length))}/${/^1*0*$/u.test(bits) ? bits.replaceAll('0', '').length : formatAddress(mask)}`;
}

/** Formats the address of 4 or 16 bytes in its usual notation; others in hex. */
function formatAddress(bytes: Uint8Array): string {
  if (bytes.length === IPV4_LENGTH) return bytes.join('.');
  return bytes.length === IPV6_LENGTH ? formatIpv6(groupsOfIpv6(bytes)) : encodeHex(bytes);
}

/** Returns the eight groups of an IPv6 address. */
export const groupsOfIpv6 = (bytes: Uint8Array): Ipv6 =>
  Array.from({ length: IPV6_LENGTH / 2 }, (_, index) => (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0));

/** Reads an OtherName: its type, and its value as text or in hex. Names of rare types have no type here. */
export function otherName(node: Node): { readonly oid: string; readonly text: string; readonly tag: number } {
  const [type, wrapped] = node.tag === OTHER_NAME ? childNodes(node) : [];
  const value = wrapped && readNode(wrapped.content);
  if (!type || !value) return { oid: '', text: encodeHex(node.content), tag: 0 };
  return { oid: oidOf(type), text: readString(value.tag, value.content) ?? encodeHex(value.whole), tag: value.tag };
}
