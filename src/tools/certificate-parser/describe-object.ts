import type { AlgorithmIdentifier } from '../../lib/certificate/algorithm-identifier.ts';
import { hashOfSignature, nameOfScheme } from '../../lib/certificate/signature-algorithm.ts';
import { isIssuer } from '../../lib/certificate/certificate.ts';
import { isSelfIssued } from '../../lib/certificate/chain.ts';
import { displayName, formatName } from '../../lib/certificate/name.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { childNodes, oidOf, readNode } from '../../lib/ber/node.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import { curveBits } from '../../lib/key/curves.ts';
import { bitLength } from '../../lib/key/integers.ts';
import type { Key } from '../../lib/key/key.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import type { Extension } from '../../lib/certificate/certificate.ts';
import type { SignatureStatus } from '../../lib/certificate/signature-status.ts';
import { describeExtension, subjectNames } from './describe-extension.ts';
import type { ObjectDetails } from './details.ts';
import type { FoundObject, PairKey } from '../../lib/certificate/find-objects.ts';
import { isPrivate } from '../../lib/certificate/find-objects.ts';
import { reasons } from './layout/extension-lines.ts';
import { keyLines } from './layout/key-lines.ts';
import { upperColons, withoutSign } from './layout/lines.ts';
import { certificateLines, crlLines, requestLines } from './layout/object-lines.ts';
import { algorithmName, findCurve } from './oids.ts';
import type { Crl } from '../../lib/certificate/read-crl.ts';

/** The signature of an object, as far as it could be verified. */
export interface Verified {
  readonly signature: SignatureStatus | '';
  /** Number of the issuer. */
  readonly issuedBy: number | null;
}

/** Digests that are loaded once for all objects. */
export interface Digests {
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
  readonly sha1: (bytes: Uint8Array) => Uint8Array;
}

export const loadDigests = async (): Promise<Digests> => ({ sha256: await loadDigest('sha-256'), sha1: await loadDigest('sha-1') });

const nothing = {
  names: [],
  subject: '',
  issuer: '',
  serialNumber: '',
  notBefore: '',
  notAfter: '',
  keyType: '',
  keySize: null,
  signatureAlgorithm: '',
  isCa: false,
  isSelfIssued: false,
  extensions: [],
  sha256: '',
  sha1: '',
  spkiPin: '',
  revokedCount: 0,
  revoked: [],
  pem: '',
  layout: '',
} as const;

/** Describes an object for people and programs. */
export function describeObject(object: FoundObject, place: Verified & Pick<ObjectDetails, 'number' | 'sameKey'>, digests: Digests): ObjectDetails {
  if (object.kind === 'certificate') {
    const { certificate } = object;
    const names = subjectNames(certificate.extensions);
    return {
      ...place,
      ...nothing,
      kind: 'certificate',
      title: displayName(certificate.subject) || (names[0]?.value ?? ''),
      names,
      subject: formatName(certificate.subject),
      issuer: formatName(certificate.issuer),
      serialNumber: upperColons(withoutSign(certificate.serialNumber)),
      notBefore: formatSeconds(certificate.notBefore),
      notAfter: formatSeconds(certificate.notAfter),
      ...describeSpki(certificate.spki, certificate.key, digests),
      signatureAlgorithm: describeAlgorithm(certificate.signatureAlgorithm),
      isCa: isIssuer(certificate),
      isSelfIssued: isSelfIssued(certificate),
      extensions: describeAll(certificate.extensions),
      ...fingerprints(certificate.der, digests),
      pem: formatPem('CERTIFICATE', certificate.der),
      layout: certificateLines(certificate).join('\n'),
    };
  }
  if (object.kind === 'request') {
    const { request } = object;
    const names = subjectNames(request.extensions);
    return {
      ...place,
      ...nothing,
      kind: 'request',
      title: displayName(request.subject) || (names[0]?.value ?? ''),
      names,
      subject: formatName(request.subject),
      ...describeSpki(request.spki, request.key, digests),
      signatureAlgorithm: describeAlgorithm(request.signatureAlgorithm),
      extensions: describeAll(request.extensions),
      ...fingerprints(request.der, digests),
      pem: formatPem('CERTIFICATE REQUEST', request.der),
      layout: requestLines(request).join('\n'),
    };
  }
  if (object.kind === 'crl') return { ...place, ...nothing, ...describeCrl(object.crl, digests) };
  if (object.kind === 'key') {
    const spki = toSpki(object.key);
    return {
      ...place,
      ...nothing,
      kind: isPrivate(object.key) ? 'private-key' : 'public-key',
      title: keyTitle(object.key),
      ...describeSpki(spki, object.key, digests),
      pem: formatPem('PUBLIC KEY', spki),
      layout: keyLines(spki).join('\n'),
    };
  }
  return { ...place, ...nothing, kind: object.kind, title: object.kind === 'unsupported' ? object.name : '' };
}

// More would make a page slow. The layout has all of them.
const MAX_REVOKED = 100;

function describeCrl(crl: Crl, digests: Digests) {
  return {
    kind: 'crl' as const,
    title: displayName(crl.issuer),
    issuer: formatName(crl.issuer),
    notBefore: formatSeconds(crl.thisUpdate),
    notAfter: crl.nextUpdate === undefined ? '' : formatSeconds(crl.nextUpdate),
    signatureAlgorithm: describeAlgorithm(crl.signatureAlgorithm),
    extensions: describeAll(crl.extensions),
    ...fingerprints(crl.der, digests),
    revokedCount: crl.revoked.length,
    revoked: crl.revoked.slice(0, MAX_REVOKED).map(({ serialNumber, date, reason }) => ({
      serialNumber: upperColons(withoutSign(serialNumber)),
      date: formatSeconds(date),
      reason: reasons[reason] ?? String(reason),
    })),
    pem: formatPem('X509 CRL', crl.der),
    layout: crlLines(crl).join('\n'),
  };
}

const describeAll = (extensions: readonly Extension[]) => extensions.map(describeExtension);

const fingerprints = (der: Uint8Array, { sha256, sha1 }: Digests) => ({ sha256: upperColons(sha256(der)), sha1: upperColons(sha1(der)) });

/** Writes the scheme and hash of a signature; the name of openssl for those that are not verified. */
export function describeAlgorithm(algorithm: AlgorithmIdentifier): string {
  const scheme = nameOfScheme(algorithm);
  const hash = hashOfSignature(algorithm);
  if (scheme === algorithm.oid) return algorithmName(algorithm.oid);
  return hash === undefined ? scheme : `${scheme}, ${hash.toUpperCase()}`;
}

const keyTitle = (key: PairKey): string => (key.kind === 'rsa' ? `RSA ${bitLength(key.modulus)}` : key.curve);

function describeSpki(spki: Uint8Array, key: Key | undefined, { sha256 }: Digests) {
  return { ...describeKey(spki, key), spkiPin: encodeBase64(sha256(spki)) };
}

function describeKey(spki: Uint8Array, key: Key | undefined): { readonly keyType: string; readonly keySize: number | null } {
  if (key?.kind === 'rsa') return { keyType: key.isPssOnly ? 'RSASSA-PSS' : 'RSA', keySize: bitLength(key.modulus) };
  if (key && key.kind !== 'secret') return { keyType: key.kind === 'ec' ? `EC ${key.curve}` : key.curve, keySize: curveBits[key.curve] };
  const [algorithm] = childNodes(readNode(spki));
  const [type, parameters] = algorithm ? childNodes(algorithm) : [];
  const curve = parameters?.tag === OID ? findCurve(oidOf(parameters)) : undefined;
  return curve ? { keyType: `EC ${curve.nist || curve.name}`, keySize: curve.bits } : { keyType: type ? algorithmName(oidOf(type)) : '', keySize: null };
}

const OID = 0x06;
