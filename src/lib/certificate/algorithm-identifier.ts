import type { AlgorithmIdentifier as ParsedAlgorithm } from 'pkijs';
import { BerError, childrenOf, contentOf, readElement, wholeOf } from '../ber/ber.ts';
import { formatOid } from '../ber/oid.ts';
import type { Algorithm } from '../hash/algorithms.ts';

/** An algorithm by its object identifier, with its parameters as DER (RFC 5280, section 4.1.1.2). */
export interface AlgorithmIdentifier {
  readonly oid: string;
  readonly parameters: Uint8Array | undefined;
}

/**
 * Reads an AlgorithmIdentifier.
 * @throws BerError
 */
export function readAlgorithmIdentifier(der: Uint8Array): AlgorithmIdentifier {
  const [type, parameters] = childrenOf(der, readElement(der));
  if (type?.tag !== OID) throw new BerError('not an AlgorithmIdentifier');
  return { oid: formatOid(contentOf(der, type)), parameters: parameters && wholeOf(der, parameters) };
}

const OID = 0x06;

export const toAlgorithmIdentifier = ({ algorithmId, algorithmParams }: ParsedAlgorithm): AlgorithmIdentifier => ({
  oid: algorithmId,
  parameters: readBytes((algorithmParams as { readonly valueBeforeDecodeView?: unknown } | undefined)?.valueBeforeDecodeView),
});

const readBytes = (view: unknown): Uint8Array | undefined => (view instanceof Uint8Array && view.length > 0 ? view : undefined);

/** The hashes that signatures are verified with. MD5 is excluded: anyone can create two files with the same digest. */
const hashes = {
  '1.3.14.3.2.26': 'sha-1',
  '2.16.840.1.101.3.4.2.1': 'sha-256',
  '2.16.840.1.101.3.4.2.2': 'sha-384',
  '2.16.840.1.101.3.4.2.3': 'sha-512',
  '2.16.840.1.101.3.4.2.4': 'sha-224',
  '2.16.840.1.101.3.4.2.5': 'sha-512-224',
  '2.16.840.1.101.3.4.2.6': 'sha-512-256',
  '2.16.840.1.101.3.4.2.7': 'sha3-224',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
  // RFC 8419 fixes its output at 64 bytes.
  '2.16.840.1.101.3.4.2.12': 'shake256',
} as const satisfies Readonly<Record<string, Algorithm>>;

export type SignatureHash = (typeof hashes)[keyof typeof hashes];

export const hashOf = (oid: string): SignatureHash | undefined => (Object.hasOwn(hashes, oid) ? hashes[oid as keyof typeof hashes] : undefined);

const unverifiedHashes: Readonly<Record<string, Algorithm>> = {
  '1.2.840.113549.2.4': 'md4',
  '1.2.840.113549.2.5': 'md5',
  '1.3.36.3.2.1': 'ripemd-160',
  '1.2.156.10197.1.401': 'sm3',
};

/** Returns the name of a hash, whether or not it can be verified; the object identifier if it has no known name. */
export const nameOfHash = (oid: string): string => hashOf(oid) ?? unverifiedHashes[oid] ?? oid;
