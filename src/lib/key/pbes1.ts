import { md5, sha1 } from '@noble/hashes/legacy.js';
import type { CHash } from '@noble/hashes/utils.js';
import { InputError } from '../../contract/errors.ts';
import { concatBytes } from '../bytes/concat.ts';
import { decryptSequence } from './cbc.ts';
import type { DerReader } from './der.ts';
import { tags } from './der.ts';
import { toBigInt } from './integers.ts';
import { invalidKey, unsupportedKey } from './invalid-key.ts';
import { describeOid } from './oids.ts';

type Digest = (bytes: Uint8Array) => Uint8Array;
/** Decrypts the content; PKCS #12 distinguishes no passphrase from an empty one. Undefined if the passphrase is wrong. */
export type PbeOpener = (passphrase: Uint8Array | undefined) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/** This takes about a second. Old schemes use fewer iterations. */
const MAX_ROUNDS = 1_000_000;
const BLOCK_BYTES = 8;

interface Derivation {
  readonly salt: Uint8Array;
  readonly rounds: number;
}

type Derive = (passphrase: Uint8Array | undefined, derivation: Derivation) => { readonly key: Uint8Array; readonly iv: Uint8Array };

/** Old schemes with one hash and DES (RFC 8018, appendix A.3) or Triple DES (RFC 7292, appendix C), by object identifier. */
const schemes: Readonly<Record<string, Derive>> = {
  '2a864886f70d010503': pbkdf1(md5),
  '2a864886f70d01050a': pbkdf1(sha1),
  '2a864886f70d010c0103': pkcs12(24),
  '2a864886f70d010c0104': pkcs12(16),
};

/**
 * Reads the parameters of an old scheme; `content` is the encrypted content.
 * @throws InputError `invalid-key` or `key-derivation-too-costly` on `field`.
 */
export function readPbes1(oid: string, parameters: DerReader, content: Uint8Array, field: string): PbeOpener {
  const derive = Object.hasOwn(schemes, oid) ? schemes[oid] : undefined;
  if (!derive) throw unsupportedKey(field, describeOid(oid));
  const salt = parameters.read(tags.octetString);
  const rounds = readRounds(parameters, field);
  if (salt.length === 0 || content.length === 0 || content.length % BLOCK_BYTES !== 0) throw invalidKey(field, 'unreadable');
  return (passphrase) => {
    const { key, iv } = derive(passphrase, { salt, rounds });
    return decryptSequence('DES-EDE3-CBC', key, iv, content);
  };
}

/** @throws InputError `invalid-key` or `key-derivation-too-costly` on `field`. */
export function readRounds(parameters: DerReader, field: string): number {
  const rounds = Number(toBigInt(parameters.readUnsigned().slice(0, 16)));
  if (rounds === 0) throw invalidKey(field, 'unreadable');
  if (rounds > MAX_ROUNDS) throw new InputError('key-derivation-too-costly', { field, params: { rounds } });
  return rounds;
}

/** Derives key and IV of DES (RFC 8018, section 6.1.1). Triple DES with three equal keys is DES. */
function pbkdf1(hash: Digest): Derive {
  return (passphrase, { salt, rounds }) => {
    const derived = repeatHash(hash, concatBytes([passphrase ?? new Uint8Array(), salt]), rounds);
    const key = derived.subarray(0, 8);
    return { key: concatBytes([key, key, key]), iv: derived.subarray(8, 16) };
  };
}

/** Derives key and IV of Triple DES, whose third key equals the first if there are two. */
function pkcs12(keyBytes: number): Derive {
  return (passphrase, derivation) => {
    const key = derivePkcs12(sha1, 1, passphrase, derivation, keyBytes);
    return { key: concatBytes([key, key]).slice(0, 24), iv: derivePkcs12(sha1, 2, passphrase, derivation, BLOCK_BYTES) };
  };
}

/** Derives bytes as in RFC 7292, appendix B.2. The `purpose` is 1 for keys, 2 for IVs and 3 for MACs. */
export function derivePkcs12(hash: CHash, purpose: number, passphrase: Uint8Array | undefined, { salt, rounds }: Derivation, length: number): Uint8Array {
  const blockBytes = hash.blockLen;
  const diversifier = new Uint8Array(blockBytes).fill(purpose);
  const secret = passphrase ? toBmpString(passphrase) : new Uint8Array();
  const blocks = [...toBlocks(salt, blockBytes), ...toBlocks(secret, blockBytes)];
  let derived = new Uint8Array();
  while (derived.length < length) {
    const digest = repeatHash(hash, concatBytes([diversifier, ...blocks]), rounds);
    derived = concatBytes([derived, digest]);
    const [step = new Uint8Array()] = toBlocks(digest, blockBytes);
    for (const block of blocks) addWithCarry(block, step);
  }
  return derived.subarray(0, length);
}

function repeatHash(hash: Digest, bytes: Uint8Array, rounds: number): Uint8Array {
  let digest = hash(bytes);
  for (let round = 1; round < rounds; round++) digest = hash(digest);
  return digest;
}

/** Repeats the bytes as needed and splits them into whole blocks. */
function toBlocks(bytes: Uint8Array, blockBytes: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / blockBytes);
  return Array.from({ length: count }, (_, block) =>
    Uint8Array.from({ length: blockBytes }, (_byte, at) => bytes[(block * blockBytes + at) % bytes.length] ?? 0),
  );
}

/** Encodes UTF-16 with a terminating zero (RFC 7292, appendix B.1). */
function toBmpString(utf8: Uint8Array): Uint8Array {
  const text = `${new TextDecoder().decode(utf8)}\0`;
  return Uint8Array.from({ length: 2 * text.length }, (_, at) => text.charCodeAt(at >> 1) >> (at % 2 === 0 ? 8 : 0));
}

/** Sets block to block + step + 1, discarding the overflow. */
function addWithCarry(block: Uint8Array, step: Uint8Array): void {
  let carry = 1;
  for (let at = block.length - 1; at >= 0; at--) {
    const sum = (block[at] ?? 0) + (step[at] ?? 0) + carry;
    block[at] = sum;
    carry = sum >> 8;
  }
}
