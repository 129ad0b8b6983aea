import { BerError, unlessMalformed } from '../ber/ber.ts';
import type { Node } from '../ber/node.ts';
import { childNodes, integerOf, readNode } from '../ber/node.ts';
import { readTime } from '../ber/time.ts';
import type { Certificate, Extension, Signed } from './certificate.ts';
import { readExtensions, readSigned } from './certificate.ts';
import type { Name } from './name.ts';
import { isSameName, readName } from './name.ts';

/** A certificate revocation list (RFC 5280, section 5). */
export interface Crl extends Signed {
  readonly der: Uint8Array;
  readonly version: number;
  readonly issuer: Name;
  /** Milliseconds since 1970; NaN for an invalid time. */
  readonly thisUpdate: number;
  /** Undefined if the list does not contain it. */
  readonly nextUpdate: number | undefined;
  readonly revoked: readonly Revoked[];
  readonly extensions: readonly Extension[];
}

interface Revoked {
  readonly serialNumber: Uint8Array;
  readonly date: number;
  /** CRLReason; 0, unspecified, if there is none (section 5.3.1). */
  readonly reason: number;
  readonly extensions: readonly Extension[];
}

const INTEGER = 0x02;
const SEQUENCE = 0x30;
const EXTENSIONS = 0xa0;
const TIMES = [0x17, 0x18];

/** @throws BerError */
export function readCrl(der: Uint8Array): Crl {
  const signed = readSigned(der);
  const parts = childNodes(readNode(signed.tbs));
  const version = parts[0]?.tag === INTEGER ? parts.shift() : undefined;
  const [algorithm, issuer, thisUpdate, ...rest] = parts;
  if (!algorithm || !issuer || !thisUpdate) throw new BerError('not a TBSCertList');
  const nextUpdate = rest[0] && TIMES.includes(rest[0].tag) ? rest.shift() : undefined;
  const list = rest[0]?.tag === SEQUENCE ? rest.shift() : undefined;
  const extensions = rest.find(({ tag }) => tag === EXTENSIONS);
  return {
    ...signed,
    der,
    version: version ? Number(integerOf(version)) + 1 : 1,
    issuer: readName(issuer.whole),
    thisUpdate: readTime(thisUpdate.tag, thisUpdate.content),
    nextUpdate: nextUpdate && readTime(nextUpdate.tag, nextUpdate.content),
    revoked: list ? childNodes(list).map(readRevoked) : [],
    extensions: extensions ? readExtensions(extensions.content) : [],
  };
}

function readRevoked(entry: Node): Revoked {
  const [serialNumber, date, list] = childNodes(entry);
  if (!serialNumber || !date) throw new BerError('not a revoked certificate');
  const extensions = list ? readExtensions(list.whole) : [];
  return { serialNumber: serialNumber.content, date: readTime(date.tag, date.content), reason: reasonIn(extensions), extensions };
}

const REASON = '2.5.29.21';

function reasonIn(extensions: readonly Extension[]): number {
  const extension = extensions.find(({ oid }) => oid === REASON);
  return extension ? unlessMalformed(() => Number(integerOf(readNode(extension.value))), 0) : 0;
}

const REMOVE_FROM_CRL = 8;

/** Whether a list revokes the certificate with a serial number. A delta list can also remove a certificate from its base list. */
function revokes({ revoked }: Crl, serialNumber: Uint8Array): boolean {
  const serial = integerOf({ content: serialNumber });
  return revoked.some((entry) => entry.reason !== REMOVE_FROM_CRL && integerOf({ content: entry.serialNumber }) === serial);
}

/** Whether the list is by the issuer of the certificate, and revokes it. */
export const isRevokedBy = ({ issuer, serialNumber }: Certificate, crl: Crl): boolean => isSameName(crl.issuer, issuer) && revokes(crl, serialNumber);
