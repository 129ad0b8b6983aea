import type { Node } from '../../../lib/ber/node.ts';
import { oidOf } from '../../../lib/ber/node.ts';
import { groupsOfIpv6, ia5Text, nameTypeOf, otherName } from '../general-name.ts';
import { slashedName } from './name-line.ts';

const UPN = '1.3.6.1.4.1.311.20.2.3';
const UTF8_STRING = 0x0c;
const IA5_STRING = 0x16;
const OTHER_NAME = 0xa0;
const X400_ADDRESS = 0xa3;

/** Writes a GeneralName with the label of openssl. */
export function generalNameText(name: Node): string {
  const type = nameTypeOf(name);
  if (type === 'dns') return `DNS:${ia5Text(name.content)}`;
  if (type === 'email') return `email:${ia5Text(name.content)}`;
  if (type === 'uri') return `URI:${ia5Text(name.content)}`;
  if (type === 'ip') return `IP Address:${addressText(name.content)}`;
  if (type === 'directory') return `DirName:${slashedName(name.content)}`;
  if (type === 'id') return `Registered ID:${oidOf(name)}`;
  if (name.tag !== OTHER_NAME) return `${name.tag === X400_ADDRESS ? 'X400Name' : 'EdiPartyName'}:<unsupported>`;
  const { oid, text, tag } = otherName(name);
  if (oid === UPN) return `othername: UPN::${text}`;
  return `othername: ${oid}:${tag === UTF8_STRING || tag === IA5_STRING ? `:${text}` : '<unsupported>'}`;
}

/** Writes an IPv6 address with all its groups in uppercase, as openssl does. */
export function addressText(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.length !== 16) return `<invalid length=${bytes.length}>`;
  return groupsOfIpv6(bytes)
    .map((group) => group.toString(16).toUpperCase())
    .join(':');
}
