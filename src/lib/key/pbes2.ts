import { InputError } from '../../contract/errors.ts';
import type { Pbkdf2Cost, RunContext } from '../../contract/operations.ts';
import { scrypt } from '../hash/key-derivation.ts';
import type { Pbkdf2Context } from '../hash/pbkdf2.ts';
import { derivePbkdf2, MAX_ROUNDS } from '../hash/pbkdf2.ts';
import { encodeHex } from '../hex/hex.ts';
import type { CbcName } from './cbc.ts';
import { cbcCiphers, decryptSequence, encryptCbc } from './cbc.ts';
import { DerReader, tags } from './der.ts';
import { derInteger, derNull, derOctets, derOid, derSequence } from './der-writer.ts';
import { toBigInt } from './integers.ts';
import { invalidKey, unsupportedKey } from './invalid-key.ts';
import { describeOid, nameOfOid } from './oids.ts';
import type { PbeOpener } from './pbes1.ts';
import { readPbes1 } from './pbes1.ts';

const PBES2 = '2a864886f70d01050d';
const PBKDF2 = '2a864886f70d01050c';
const SCRYPT = '2b06010401da47040b';
type HashName = Pbkdf2Cost['hash'];
const hashOids = {
  'sha-1': '2a864886f70d0207',
  'sha-256': '2a864886f70d0209',
  'sha-384': '2a864886f70d020a',
  'sha-512': '2a864886f70d020b',
} satisfies Record<HashName, string>;
const cipherOids = {
  'AES-128-CBC': '608648016503040102',
  'AES-192-CBC': '608648016503040116',
  'AES-256-CBC': '60864801650304012a',
  'DES-EDE3-CBC': '2a864886f70d0307',
} satisfies Record<CbcName, string>;

const ROUNDS = 600_000;
const SALT_BYTES = 16;

// Higher scrypt parameters are rejected; the encryption tool has the same limits.
const MAX_SCRYPT_COST = 2 ** 20;
const MAX_SCRYPT_BLOCKS = 32;
const MAX_SCRYPT_LANES = 16;
const MAX_SCRYPT_MEMORY = 2 ** 30;

interface Pbkdf2Parameters {
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly hash: HashName;
}

/** The cipher, and its key derivation. */
interface Sealing {
  readonly cipher: CbcName;
  readonly iv: Uint8Array;
  readonly derive: Derive;
}

type Derive = (passphrase: Uint8Array, length: number) => Promise<Uint8Array>;

/** Encrypts to an EncryptedPrivateKeyInfo (RFC 5958, section 3) with PBES2 (RFC 8018): PBKDF2-HMAC-SHA-256 with 600,000 rounds, AES-256 in CBC mode. */
export async function encryptPkcs8(pkcs8: Uint8Array, passphrase: Uint8Array, context: Pbkdf2Context & Pick<RunContext, 'randomBytes'>): Promise<Uint8Array> {
  const [salt, iv] = [Uint8Array.from(context.randomBytes(SALT_BYTES)), Uint8Array.from(context.randomBytes(16))];
  const [parameters, cipher] = [{ salt, rounds: ROUNDS, hash: 'sha-256' }, 'AES-256-CBC'] as const;
  const key = await derivePbkdf2(passphrase, { ...parameters, length: cbcCiphers[cipher].keyBytes }, context);
  return derSequence(writeParameters(parameters, cipher, iv), derOctets(encryptCbc(cipher, key, iv, pkcs8)));
}

function writeParameters({ salt, rounds, hash }: Pbkdf2Parameters, cipher: CbcName, iv: Uint8Array): Uint8Array {
  const derivation = derSequence(derOctets(salt), derInteger(BigInt(rounds)), derSequence(derOid(hashOids[hash]), derNull()));
  return derSequence(derOid(PBES2), derSequence(derSequence(derOid(PBKDF2), derivation), derSequence(derOid(cipherOids[cipher]), derOctets(iv))));
}

/**
 * Reads an EncryptedPrivateKeyInfo up to its encrypted content, which is a PrivateKeyInfo.
 * @throws InputError `invalid-key`, or `key-derivation-too-costly` if it would take more than a few seconds, on `field`.
 */
export function readEncryptedPkcs8(der: Uint8Array, field: string, context: Pbkdf2Context): PbeOpener {
  const info = new DerReader(der, () => invalidKey(field, 'unreadable')).enter(tags.sequence);
  const algorithm = info.enter(tags.sequence);
  const oid = readOid(algorithm);
  const parameters = algorithm.enter(tags.sequence);
  if (oid !== PBES2) return readPbes1(oid, parameters, info.read(tags.octetString), field);
  const { cipher, iv, derive } = readParameters(parameters, field, context);
  const content = info.read(tags.octetString);
  const { blockBytes, keyBytes } = cbcCiphers[cipher];
  if (content.length === 0 || content.length % blockBytes !== 0 || iv.length !== blockBytes) throw invalidKey(field, 'unreadable');
  return async (passphrase) => decryptSequence(cipher, await derive(passphrase ?? new Uint8Array(), keyBytes), iv, content);
}

function readParameters(parameters: DerReader, field: string, context: Pbkdf2Context): Sealing {
  const [derivation, encryption] = [parameters.enter(tags.sequence), parameters.enter(tags.sequence)];
  const { derive } = readDerivation(derivation, field, context);
  const oid = readOid(encryption);
  const cipher = nameOfOid(cipherOids, oid);
  if (!cipher) throw unsupportedKey(field, describeOid(oid));
  return { cipher, iv: encryption.read(tags.octetString), derive };
}

/** Reads the parameters of a key derivation, and the key length if specified. */
export function readDerivation(derivation: DerReader, field: string, context: Pbkdf2Context): { readonly derive: Derive; readonly keyBytes?: number } {
  const oid = readOid(derivation);
  const own = derivation.enter(tags.sequence);
  if (oid === SCRYPT) return { derive: readScrypt(own, field) };
  if (oid !== PBKDF2) throw unsupportedKey(field, describeOid(oid));
  // A salt from another algorithm (RFC 8018, appendix A.2) is not used in practice.
  const salt = own.read(tags.octetString);
  const rounds = readRounds(own, field);
  const keyBytes = own.nextTag === tags.integer ? { keyBytes: readCount(own) } : {};
  const hashOid = own.nextTag === tags.sequence ? readOid(own.enter(tags.sequence)) : hashOids['sha-1'];
  const hash = nameOfOid(hashOids, hashOid);
  if (!hash) throw unsupportedKey(field, `PBKDF2, ${describeOid(hashOid)}`);
  return { derive: async (passphrase, length) => derivePbkdf2(passphrase, { salt, rounds, hash, length }, context), ...keyBytes };
}

/** Reads the parameters of scrypt (RFC 7914, section 7.1). */
function readScrypt(own: DerReader, field: string): Derive {
  const salt = own.read(tags.octetString);
  const [n, r, p] = [readCount(own), readCount(own), readCount(own)];
  if (n < 2 || !Number.isInteger(Math.log2(n)) || r === 0 || p === 0) throw invalidKey(field, 'unreadable');
  if (n > MAX_SCRYPT_COST || r > MAX_SCRYPT_BLOCKS || p > MAX_SCRYPT_LANES || 128 * n * r > MAX_SCRYPT_MEMORY) throw tooCostly(field, n);
  return async (passphrase, length) => scrypt(passphrase, salt, { n, r, p }, length);
}

function readRounds(parameters: DerReader, field: string): number {
  const rounds = readCount(parameters);
  if (rounds === 0) throw invalidKey(field, 'unreadable');
  if (rounds > MAX_ROUNDS) throw tooCostly(field, rounds);
  return rounds;
}

const readCount = (parameters: DerReader): number => Number(toBigInt(parameters.readUnsigned().slice(0, 16)));
const tooCostly = (field: string, rounds: number): InputError => new InputError('key-derivation-too-costly', { field, params: { rounds } });
const readOid = (reader: DerReader): string => encodeHex(reader.read(tags.oid));
