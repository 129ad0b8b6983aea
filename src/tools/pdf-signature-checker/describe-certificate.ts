import type { JsonValue } from '../../contract/values.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { isIssuer } from '../../lib/certificate/certificate.ts';
import type { Chain } from '../../lib/certificate/chain.ts';
import { isSelfIssued } from '../../lib/certificate/chain.ts';
import { displayName, formatName } from '../../lib/certificate/name.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { curveBits } from '../../lib/key/curves.ts';
import { bitLength } from '../../lib/key/integers.ts';
import type { Key } from '../../lib/key/key.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { equalBytes } from '../../lib/signature/equal.ts';

/** Describes all certificates of a signature: the chain first, signer first, then the other included ones. */
export async function describeCertificates(chain: Chain | undefined, enclosed: readonly Certificate[], trusted: readonly Certificate[]): Promise<JsonValue[]> {
  const path = chain?.path ?? [];
  const others = enclosed.filter((certificate) => !isIn(path, certificate));
  const sha256 = await loadDigest('sha-256');
  return [...path, ...others].map((certificate, index) => ({
    role: index === 0 && path.length > 0 ? 'signer' : index < path.length ? 'issuer' : 'other',
    ...describe(certificate),
    fingerprint: encodeHex(sha256(certificate.der)),
    isSelfIssued: isSelfIssued(certificate),
    isCa: isIssuer(certificate),
    isTrusted: isIn(trusted, certificate),
    isEnclosed: isIn(enclosed, certificate),
    pem: formatPem('CERTIFICATE', certificate.der),
  }));
}

const isIn = (list: readonly Certificate[], { der }: Certificate): boolean => list.some((other) => equalBytes(other.der, der));

const describe = (certificate: Certificate) => ({
  name: displayName(certificate.subject),
  subject: formatName(certificate.subject),
  issuer: formatName(certificate.issuer),
  serialNumber: encodeHex(certificate.serialNumber),
  notBefore: formatSeconds(certificate.notBefore),
  notAfter: formatSeconds(certificate.notAfter),
  ...describeKey(certificate),
  keyUsage: [...(certificate.keyUsage ?? [])],
  extendedKeyUsage: [...certificate.extendedKeyUsage],
});

function describeKey({ key, keyAlgorithm }: Certificate): { readonly keyType: string; readonly keySize: number | null } {
  if (!key) return { keyType: keyAlgorithm.oid, keySize: null };
  if (key.kind === 'rsa') return { keyType: key.isPssOnly ? 'RSASSA-PSS' : 'RSA', keySize: bitLength(key.modulus) };
  if (key.kind === 'secret') return { keyType: keyAlgorithm.oid, keySize: null };
  return { keyType: key.curve, keySize: curveBits[key.curve] };
}

const MIN_RSA_BITS = 2_048;

/** Whether a key is shorter than NIST SP 800-131A allows for new signatures. */
export const isShort = (key: Key | undefined): boolean => key?.kind === 'rsa' && bitLength(key.modulus) < MIN_RSA_BITS;
