import { formatOid } from '../ber/oid.ts';
import { decodeHex } from '../hex/hex.ts';
import type { EcCurve, OkpCurve } from './curves.ts';

// Object identifiers as the hex digits of their DER content.
export const RSA_ENCRYPTION = '2a864886f70d010101';
export const RSASSA_PSS = '2a864886f70d01010a';
export const EC_PUBLIC_KEY = '2a8648ce3d0201';

export const okpOids = { Ed25519: '2b6570', Ed448: '2b6571' } satisfies Record<OkpCurve, string>;
export const ecOids = {
  'P-256': '2a8648ce3d030107',
  'P-384': '2b81040022',
  'P-521': '2b81040023',
  secp256k1: '2b8104000a',
} satisfies Record<EcCurve, string>;

/** Returns the name of an object identifier. */
export const nameOfOid = <Name extends string>(oids: Readonly<Record<Name, string>>, oid: string): Name | undefined =>
  (Object.keys(oids) as Name[]).find((name) => oids[name] === oid);

/** Unsupported key types and curves, named in error messages. */
const otherOids: Readonly<Record<string, string>> = {
  DSA: '2a8648ce380401',
  'Diffie-Hellman (DH)': '2a864886f70d010301',
  'Diffie-Hellman (X9.42)': '2a8648ce3e0201',
  'RSAES-OAEP': '2a864886f70d010107',
  X25519: '2b656e',
  X448: '2b656f',
  'EC (P-192)': '2a8648ce3d030101',
  'EC (P-224)': '2b81040021',
  'EC (brainpoolP256r1)': '2b2403030208010107',
  'EC (brainpoolP384r1)': '2b240303020801010b',
  'EC (brainpoolP512r1)': '2b240303020801010d',
  'EC (SM2)': '2a811ccf5501822d',
  'ML-DSA-44': '608648016503040311',
  'ML-DSA-65': '608648016503040312',
  'ML-DSA-87': '608648016503040313',
  'ML-KEM-512': '608648016503040401',
  'ML-KEM-768': '608648016503040402',
  'ML-KEM-1024': '608648016503040403',
  // Encryption schemes of private keys.
  'PBE-SHA1-RC2-40': '2a864886f70d010c0106',
  'PBE-SHA1-RC2-128': '2a864886f70d010c0105',
  'PBE-SHA1-RC4-128': '2a864886f70d010c0101',
  'PBE-MD5-RC2': '2a864886f70d010506',
  'PBE-SHA1-RC2': '2a864886f70d01050b',
  'AES-128-GCM': '608648016503040106',
  'AES-256-GCM': '60864801650304012e',
  'Camellia-128-CBC': '2a83088c9a4b3d01010102',
  'Camellia-256-CBC': '2a83088c9a4b3d01010104',
  'ARIA-256-CBC': '2a831a8c9a6e01010c',
};

/** Returns a name for people: the common one, or the identifier in dotted notation (X.690, section 8.19). */
export const describeOid = (oid: string): string => nameOfOid(otherOids, oid) ?? `OID ${formatOid(decodeHex(oid, ''))}`;
