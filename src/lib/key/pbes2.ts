import { InputError } from '../../contract/errors.ts';
import type { Pbkdf2Cost, RunContext } from '../../contract/operations.ts';
import type { Pbkdf2Context } from '../hash/pbkdf2.ts';
import { derivePbkdf2 } from '../hash/pbkdf2.ts';
import { encodeHex } from '../hex/hex.ts';
import type { CbcName } from './cbc.ts';
import { cbcCiphers, decryptSequence, encryptCbc } from './cbc.ts';
import { DerReader, tags } from './der.ts';
import { derInteger, derNull, derOctets, derOid, derSequence } from './der-writer.ts';
import { toBigInt } from './integers.ts';
import { invalidKey } from './invalid-key.ts';
import { nameOfOid } from './oids.ts';

const PBES2 = '2a864886f70d01050d';
const PBKDF2 = '2a864886f70d01050c';
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
/** They take some seconds on most devices. Keys that ask for more are refused; the encryption tool has the same limit. */
const MAX_ROUNDS = 10_000_000;

interface Parameters {
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly hash: HashName;
  readonly cipher: CbcName;
  readonly iv: Uint8Array;
}

/** EncryptedPrivateKeyInfo (RFC 5958, section 3) by PBES2 (RFC 8018): PBKDF2 with HMAC-SHA-256 and 600,000 rounds, AES-256 in CBC mode. */
export async function encryptPkcs8(pkcs8: Uint8Array, passphrase: Uint8Array, context: Pbkdf2Context & Pick<RunContext, 'randomBytes'>): Promise<Uint8Array> {
  const [salt, iv] = [Uint8Array.from(context.randomBytes(SALT_BYTES)), Uint8Array.from(context.randomBytes(16))];
  const parameters: Parameters = { salt, rounds: ROUNDS, hash: 'sha-256', cipher: 'AES-256-CBC', iv };
  const key = await deriveKey(parameters, passphrase, context);
  return derSequence(writeParameters(parameters), derOctets(encryptCbc(parameters.cipher, key, iv, pkcs8)));
}

function writeParameters({ salt, rounds, hash, cipher, iv }: Parameters): Uint8Array {
  const derivation = derSequence(derOctets(salt), derInteger(BigInt(rounds)), derSequence(derOid(hashOids[hash]), derNull()));
  return derSequence(derOid(PBES2), derSequence(derSequence(derOid(PBKDF2), derivation), derSequence(derOid(cipherOids[cipher]), derOctets(iv))));
}

const deriveKey = ({ hash, salt, rounds, cipher }: Parameters, passphrase: Uint8Array, context: Pbkdf2Context): Promise<Uint8Array> =>
  derivePbkdf2(passphrase, { hash, salt, rounds, length: cbcCiphers[cipher].keyBytes }, context);

/** Opens what is encrypted with a passphrase; undefined where that is not the right one. */
export type Opener = (passphrase: Uint8Array) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/**
 * Reads an EncryptedPrivateKeyInfo up to what is encrypted, which is a PrivateKeyInfo.
 * @throws InputError `invalid-key`, or `key-derivation-too-costly` for more than 10 million rounds, on `field`.
 */
export function readEncryptedPkcs8(der: Uint8Array, field: string, context: Pbkdf2Context): Opener {
  const info = new DerReader(der, () => invalidKey(field, 'unreadable')).enter(tags.sequence);
  const algorithm = info.enter(tags.sequence);
  if (readOid(algorithm) !== PBES2) throw invalidKey(field, 'unsupported');
  const parameters = readParameters(algorithm.enter(tags.sequence), field);
  const content = info.read(tags.octetString);
  const { blockBytes } = cbcCiphers[parameters.cipher];
  if (content.length === 0 || content.length % blockBytes !== 0 || parameters.iv.length !== blockBytes) throw invalidKey(field, 'unreadable');
  return async (passphrase) => decryptSequence(parameters.cipher, await deriveKey(parameters, passphrase, context), parameters.iv, content);
}

function readParameters(parameters: DerReader, field: string): Parameters {
  const [derivation, encryption] = [parameters.enter(tags.sequence), parameters.enter(tags.sequence)];
  if (readOid(derivation) !== PBKDF2) throw invalidKey(field, 'unsupported');
  const own = derivation.enter(tags.sequence);
  // A salt that another algorithm makes (RFC 8018, appendix A.2) has not been seen yet.
  const salt = own.read(tags.octetString);
  const rounds = readRounds(own, field);
  own.skip(tags.integer);
  const hash = own.nextTag === tags.sequence ? nameOfOid(hashOids, readOid(own.enter(tags.sequence))) : 'sha-1';
  const cipher = nameOfOid(cipherOids, readOid(encryption));
  if (!hash || !cipher) throw invalidKey(field, 'unsupported');
  return { salt, rounds, hash, cipher, iv: encryption.read(tags.octetString) };
}

function readRounds(parameters: DerReader, field: string): number {
  const rounds = Number(toBigInt(parameters.readUnsigned().slice(0, 16)));
  if (rounds === 0) throw invalidKey(field, 'unreadable');
  if (rounds > MAX_ROUNDS) throw new InputError('key-derivation-too-costly', { field, params: { rounds } });
  return rounds;
}

const readOid = (reader: DerReader): string => encodeHex(reader.read(tags.oid));
