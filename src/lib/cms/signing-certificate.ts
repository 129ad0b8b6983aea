import { BerError, childrenOf, contentOf, readElement, unlessMalformed, wholeOf } from '../ber/ber.ts';
import { hashOf } from '../certificate/algorithm-identifier.ts';
import type { SignatureHash } from '../certificate/algorithm-identifier.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Name } from '../certificate/name.ts';
import { isSameName, readName } from '../certificate/name.ts';
import { formatOid } from '../ber/oid.ts';
import { loadDigest } from '../hash/hasher.ts';
import { equalBytes } from '../signature/equal.ts';
import type { Attribute } from './signed-data.ts';

const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** Identifies a certificate by its digest, and optionally issuer and serial number (RFC 5035, section 4). */
interface CertificateId {
  readonly hash: SignatureHash | undefined;
  readonly digest: Uint8Array;
  readonly issuerSerial: { readonly issuer: Name | undefined; readonly serialNumber: Uint8Array } | undefined;
}

export type SigningCertificateFault = 'signing-certificate-mismatch' | 'unreadable-signing-certificate' | 'unsupported-hash';

/** Checks that the signed attributes that identify the signer's certificate match this one; passes if there are none. */
export async function checkSigningCertificate(attributes: readonly Attribute[], certificate: Certificate): Promise<SigningCertificateFault | undefined> {
  for (const { oid, values } of attributes) {
    if (oid !== SIGNING_CERTIFICATE && oid !== SIGNING_CERTIFICATE_V2) continue;
    const [value] = values;
    const id = value && unlessMalformed(() => readFirstId(value, oid === SIGNING_CERTIFICATE ? 'sha-1' : 'sha-256'));
    if (!id) return 'unreadable-signing-certificate';
    if (!id.hash) return 'unsupported-hash';
    const digest = (await loadDigest(id.hash))(certificate.der);
    if (!equalBytes(digest, id.digest) || !fits(id, certificate)) return 'signing-certificate-mismatch';
  }
  return undefined;
}

function fits({ issuerSerial }: CertificateId, { issuer, serialNumber }: Certificate): boolean {
  if (!issuerSerial) return true;
  if (!equalBytes(issuerSerial.serialNumber, serialNumber)) return false;
  return issuerSerial.issuer === undefined || isSameName(issuerSerial.issuer, issuer);
}

const SEQUENCE = 0x30;
const OCTET_STRING = 0x04;

/** Reads the first certificate ID, which is the signer's: SigningCertificate { certs SEQUENCE OF ESSCertID, policies }. */
function readFirstId(der: Uint8Array, defaultHash: SignatureHash): CertificateId | undefined {
  const [certificates] = childrenOf(der, readElement(der));
  const [first] = certificates ? childrenOf(der, certificates) : [];
  if (!first) return undefined;
  const parts = childrenOf(der, first);
  const place = parts.findIndex(({ tag }) => tag === OCTET_STRING);
  const [digest, issuerSerial] = [parts[place], parts[place + 1]];
  const algorithm = place > 0 ? parts[0] : undefined;
  if (!digest) return undefined;
  const [oid] = algorithm ? childrenOf(der, algorithm) : [];
  return {
    hash: oid ? hashOf(formatOid(contentOf(der, oid))) : defaultHash,
    digest: contentOf(der, digest),
    issuerSerial: issuerSerial?.tag === SEQUENCE ? readIssuerSerial(wholeOf(der, issuerSerial)) : undefined,
  };
}

const DIRECTORY_NAME = 0xa4;

/** Reads an IssuerSerial { issuer GeneralNames, serialNumber }: the issuer is a directoryName. */
function readIssuerSerial(der: Uint8Array): CertificateId['issuerSerial'] {
  const [issuer, serialNumber] = childrenOf(der, readElement(der));
  if (!issuer || !serialNumber) throw new BerError('not an IssuerSerial');
  const directoryName = childrenOf(der, issuer).find(({ tag }) => tag === DIRECTORY_NAME);
  return { issuer: directoryName && readName(contentOf(der, directoryName)), serialNumber: contentOf(der, serialNumber) };
}
