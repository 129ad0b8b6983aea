import type { Algorithm } from '../hash/algorithms.ts';
import { loadDigest } from '../hash/hasher.ts';
import type { Key } from '../key/key.ts';
import { coordinateLength, fitLength } from '../key/valid-key.ts';
import { BerError, childrenOf, contentOf, encodeElement, readElement } from '../ber/ber.ts';
import { verifyEcdsaDigest } from '../signature/ecdsa.ts';
import { verifyEddsa } from '../signature/eddsa.ts';
import { verifyPkcs1Info, verifyPssDigest } from '../signature/rsa.ts';
import type { AlgorithmIdentifier, SignatureHash } from './algorithm-identifier.ts';
import { hashOf, readAlgorithmIdentifier } from './algorithm-identifier.ts';

export type Scheme = 'RSASSA-PKCS1-v1_5' | 'RSASSA-PSS' | 'ECDSA' | 'Ed25519' | 'Ed448';

export type SignatureCheck = 'valid' | 'invalid' | 'unsupported-signature-algorithm' | 'unsupported-hash' | 'unsupported-key' | 'key-of-another-kind';

interface NamedScheme {
  readonly scheme: Scheme;
  /** The hash, if the identifier specifies one. */
  readonly hash?: SignatureHash;
}

const rsa = (hash?: SignatureHash): NamedScheme => ({ scheme: 'RSASSA-PKCS1-v1_5', ...(hash && { hash }) });
const ecdsa = (hash?: SignatureHash): NamedScheme => ({ scheme: 'ECDSA', ...(hash && { hash }) });

// RFC 8017, appendix A.2; RFC 5758; RFC 8410; NIST, Computer Security Objects Register.
const schemes: Readonly<Record<string, NamedScheme>> = {
  '1.2.840.113549.1.1.1': rsa(),
  '1.2.840.113549.1.1.5': rsa('sha-1'),
  '1.2.840.113549.1.1.11': rsa('sha-256'),
  '1.2.840.113549.1.1.12': rsa('sha-384'),
  '1.2.840.113549.1.1.13': rsa('sha-512'),
  '1.2.840.113549.1.1.14': rsa('sha-224'),
  '1.2.840.113549.1.1.15': rsa('sha-512-224'),
  '1.2.840.113549.1.1.16': rsa('sha-512-256'),
  '2.16.840.1.101.3.4.3.13': rsa('sha3-224'),
  '2.16.840.1.101.3.4.3.14': rsa('sha3-256'),
  '2.16.840.1.101.3.4.3.15': rsa('sha3-384'),
  '2.16.840.1.101.3.4.3.16': rsa('sha3-512'),
  '1.2.840.113549.1.1.10': { scheme: 'RSASSA-PSS' },
  '1.2.840.10045.2.1': ecdsa(),
  '1.2.840.10045.4.1': ecdsa('sha-1'),
  '1.2.840.10045.4.3.1': ecdsa('sha-224'),
  '1.2.840.10045.4.3.2': ecdsa('sha-256'),
  '1.2.840.10045.4.3.3': ecdsa('sha-384'),
  '1.2.840.10045.4.3.4': ecdsa('sha-512'),
  '2.16.840.1.101.3.4.3.9': ecdsa('sha3-224'),
  '2.16.840.1.101.3.4.3.10': ecdsa('sha3-256'),
  '2.16.840.1.101.3.4.3.11': ecdsa('sha3-384'),
  '2.16.840.1.101.3.4.3.12': ecdsa('sha3-512'),
  '1.3.101.112': { scheme: 'Ed25519' },
  '1.3.101.113': { scheme: 'Ed448' },
};

const namedScheme = ({ oid }: AlgorithmIdentifier): NamedScheme | undefined => (Object.hasOwn(schemes, oid) ? schemes[oid] : undefined);

/** Returns the name of an algorithm; its object identifier if it cannot be verified. */
export const nameOfScheme = (algorithm: AlgorithmIdentifier): string => namedScheme(algorithm)?.scheme ?? algorithm.oid;

/** Returns the hash that an algorithm uses, if it specifies one. */
export function hashOfSignature(algorithm: AlgorithmIdentifier): SignatureHash | undefined {
  const named = namedScheme(algorithm);
  return named?.scheme === 'RSASSA-PSS' ? readPssParameters(algorithm)?.hash : named?.hash;
}

interface SignedMessage {
  readonly algorithm: AlgorithmIdentifier;
  /** Required for algorithms that do not specify a hash, such as `rsaEncryption` in CMS. */
  readonly hash: SignatureHash | undefined;
  /** Undefined for an unknown key type. */
  readonly key: Key | undefined;
  /** The candidates for what was signed; one valid match suffices. */
  readonly messages: readonly Message[];
  readonly signature: Uint8Array;
}

/** What was signed: bytes, or a function that returns the digest of data too large to hold in memory. */
export type Message = { readonly bytes: Uint8Array } | { readonly digestBy: (hash: SignatureHash) => Promise<Uint8Array> };

/** Whether a signature over a message was made with the key. Hashing and arithmetic are those of `lib/hash` and `lib/signature`. */
export async function checkSignature({ algorithm, hash, key, messages, signature }: SignedMessage): Promise<SignatureCheck> {
  const named = namedScheme(algorithm);
  if (!named) return 'unsupported-signature-algorithm';
  if (!key) return 'unsupported-key';
  const { scheme } = named;
  if (scheme === 'RSASSA-PSS') return checkPss({ algorithm, key, messages, signature });
  if (scheme === 'Ed25519' || scheme === 'Ed448') {
    if (key.kind !== 'okp' || key.curve !== scheme) return 'key-of-another-kind';
    // EdDSA hashes the message twice, so it needs the whole message at once.
    if (messages.some((message) => !('bytes' in message))) return 'unsupported-hash';
    return anyOf(messages, async (message) => 'bytes' in message && verifyEddsa(key, message.bytes, signature));
  }
  const used = named.hash ?? hash;
  if (!used) return 'unsupported-hash';
  if (scheme === 'ECDSA') {
    if (key.kind !== 'ec') return 'key-of-another-kind';
    const compact = toCompact(signature, coordinateLength(key.curve));
    return anyOf(messages, async (message) => compact !== undefined && verifyEcdsaDigest(key, await digestOf(message, used), compact));
  }
  if (key.kind !== 'rsa' || key.isPssOnly) return 'key-of-another-kind';
  if (!Object.hasOwn(hashIdentifiers, used)) return 'unsupported-hash';
  return anyOf(messages, async (message) => verifyPkcs1Info(key, digestInfos(used, await digestOf(message, used)), signature));
}

async function anyOf(messages: readonly Message[], check: (message: Message) => Promise<boolean>): Promise<SignatureCheck> {
  for (const message of messages) if (await check(message)) return 'valid';
  return 'invalid';
}

export async function digestOf(message: Message, hash: SignatureHash): Promise<Uint8Array> {
  return 'bytes' in message ? (await loadDigest(hash))(message.bytes) : message.digestBy(hash);
}

async function checkPss({ algorithm, key, messages, signature }: Omit<SignedMessage, 'hash'>): Promise<SignatureCheck> {
  if (key?.kind !== 'rsa') return 'key-of-another-kind';
  const parameters = readPssParameters(algorithm);
  if (!parameters) return 'unsupported-hash';
  const { hash, maskHash, saltLength } = parameters;
  const [digest, maskDigest] = [await loadDigest(hash), await loadDigest(maskHash)];
  return anyOf(messages, async (message) => verifyPssDigest(key, { digest, maskDigest, saltLength }, await digestOf(message, hash), signature));
}

const MGF1 = '1.2.840.113549.1.1.8';

export interface PssHashes {
  readonly hash: SignatureHash;
  readonly maskHash: SignatureHash;
  readonly saltLength: number;
}

/** Reads RSASSA-PSS-params (RFC 4055, section 3.1). Default: SHA-1 and a salt of 20 bytes. */
export function readPssParameters({ parameters }: AlgorithmIdentifier): PssHashes | undefined {
  if (!parameters) return { hash: 'sha-1', maskHash: 'sha-1', saltLength: 20 };
  try {
    const parts = new Map(childrenOf(parameters, readElement(parameters)).map((part) => [part.tag, contentOf(parameters, part)]));
    const [hashPart, maskPart, saltPart, trailerPart] = PSS_TAGS.map((tag) => parts.get(tag));
    const hash = hashPart ? hashOf(readAlgorithmIdentifier(hashPart).oid) : 'sha-1';
    const mask = maskPart && readAlgorithmIdentifier(maskPart);
    if ((mask && mask.oid !== MGF1) || (trailerPart && integerIn(trailerPart) !== 1)) return undefined;
    const maskHash = mask ? mask.parameters && hashOf(readAlgorithmIdentifier(mask.parameters).oid) : 'sha-1';
    return hash && maskHash && { hash, maskHash, saltLength: saltPart ? integerIn(saltPart) : 20 };
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

/** Tags of hash, mask generation function, salt length and trailer. */
const PSS_TAGS = [0xa0, 0xa1, 0xa2, 0xa3];

/** Reads a small INTEGER. */
const integerIn = (der: Uint8Array): number => contentOf(der, readElement(der)).reduce((value, byte) => value * 256 + byte, 0);

// Content of the object identifiers, for DigestInfo.
const NIST_HASHES = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02] as const;
const hashIdentifiers: Readonly<Partial<Record<Algorithm, readonly number[]>>> = {
  'sha-1': [0x2b, 0x0e, 0x03, 0x02, 0x1a],
  'sha-256': [...NIST_HASHES, 1],
  'sha-384': [...NIST_HASHES, 2],
  'sha-512': [...NIST_HASHES, 3],
  'sha-224': [...NIST_HASHES, 4],
  'sha-512-224': [...NIST_HASHES, 5],
  'sha-512-256': [...NIST_HASHES, 6],
  'sha3-224': [...NIST_HASHES, 7],
  'sha3-256': [...NIST_HASHES, 8],
  'sha3-384': [...NIST_HASHES, 9],
  'sha3-512': [...NIST_HASHES, 10],
};

/** Returns DigestInfo (RFC 8017, section 9.2) with NULL parameters and without parameters: signers write either. */
function digestInfos(hash: SignatureHash, digest: Uint8Array): readonly Uint8Array[] {
  const oid = encodeElement(0x06, [Uint8Array.from(hashIdentifiers[hash] ?? [])]);
  const octets = encodeElement(0x04, [digest]);
  return [[oid, Uint8Array.of(0x05, 0)], [oid]].map((algorithm) => encodeElement(0x30, [encodeElement(0x30, algorithm), octets]));
}

/** Returns R and S of an ECDSA-Sig-Value (RFC 3279, section 2.2.3), each padded to the curve's length. */
function toCompact(der: Uint8Array, length: number): Uint8Array | undefined {
  try {
    const whole = readElement(der);
    const numbers = childrenOf(der, whole).map((element) => (element.tag === 0x02 ? fitLength(contentOf(der, element), length) : undefined));
    const [r, s] = numbers;
    return whole.tag === 0x30 && numbers.length === 2 && r && s ? Uint8Array.of(...r, ...s) : undefined;
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}
