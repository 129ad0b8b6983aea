import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { concatBytes } from '../bytes/concat.ts';
import { toMinimalBytes } from '../key/integers.ts';
import { invalidKey, unsupportedKey } from '../key/invalid-key.ts';
import type { Key } from '../key/key.ts';
import type { PrivateKey } from '../key/key-to-der.ts';
import { formatPem } from '../key/pem-text.ts';
import { ecFromPrivate, okpFromPrivate, validRsa } from '../key/valid-key.ts';
import { equalBytes } from '../signature/equal.ts';
import { BLOCK_BYTES, isSshCipher } from './ciphers.ts';
import type { Derivation } from './encryption.ts';
import type { SshKey } from './public-key.ts';
import { describeSshType, isSshKey, sshCurveOf, sshCurves, sshTypeOf, toSshBlob } from './public-key.ts';
import { sshInteger, sshNumber, SshReader, sshString } from './wire.ts';

// PROTOCOL.key of OpenSSH.
const MAGIC = new TextEncoder().encode('openssh-key-v1\0');
const LABEL = 'OPENSSH PRIVATE KEY';
const LINE_LENGTH = 70;
const SALT_BYTES = 16;
/** Default of ssh-keygen. */
const ROUNDS = 16;
/** This many take some minutes. A key that requires more would be unusable. */
const MAX_ROUNDS = 10_000;
/** Unencrypted keys are padded to this. */
const PLAIN_BLOCK_BYTES = 8;

type Watch = Pick<RunContext, 'signal' | 'progress'>;

export type SshPrivateKey = PrivateKey & SshKey;

interface WriteOptions {
  readonly comment: string;
  /** Undefined: the key is not encrypted. */
  readonly passphrase: Uint8Array | undefined;
}

/** Formats a private key like ssh-keygen; with a passphrase by AES-256 in counter mode and bcrypt. */
export async function formatSshPrivateKey(key: SshPrivateKey, { comment, passphrase }: WriteOptions, context: RunContext): Promise<string> {
  const check = context.randomBytes(4);
  const content = concatBytes([check, check, privateContent(key), sshString(comment)]);
  const { names, body } = passphrase
    ? await encrypt(pad(content, BLOCK_BYTES), passphrase, context)
    : { names: concatBytes([sshString('none'), sshString('none'), sshString()]), body: pad(content, PLAIN_BLOCK_BYTES) };
  return formatPem(LABEL, concatBytes([MAGIC, names, sshNumber(1), sshString(toSshBlob(key)), sshString(body)]), LINE_LENGTH);
}

function privateContent(key: SshPrivateKey): Uint8Array {
  const type = sshString(sshTypeOf(key));
  if (key.kind === 'rsa') {
    const { modulus, publicExponent, privatePart } = key;
    const { p, q, qInv } = privatePart.primes;
    return concatBytes([type, ...[modulus, publicExponent, privatePart.privateExponent, qInv, p, q].map(sshInteger)]);
  }
  if (key.curve === 'Ed25519') return concatBytes([type, sshString(key.publicKey), sshString(key.privateKey, key.publicKey)]);
  return concatBytes([type, sshString(sshCurves[key.curve]), sshString(key.publicKey), sshString(signed(key.privateKey))]);
}

/** Returns the bytes of an SSH integer: no leading zeros except the one that the sign bit requires. */
function signed(bytes: Uint8Array): Uint8Array {
  const digits = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
  return (digits[0] ?? 0) > 0x7f ? concatBytes([new Uint8Array(1), digits]) : digits;
}

const pad = (content: Uint8Array, blockBytes: number): Uint8Array =>
  concatBytes([content, Uint8Array.from({ length: (blockBytes - (content.length % blockBytes)) % blockBytes }, (_, index) => index + 1)]);

async function encrypt(content: Uint8Array, passphrase: Uint8Array, context: RunContext): Promise<{ readonly names: Uint8Array; readonly body: Uint8Array }> {
  const { modeOf } = await import('./encryption.ts');
  const salt = Uint8Array.from(context.randomBytes(SALT_BYTES));
  const mode = await modeOf('aes256-ctr', passphrase, { salt, rounds: ROUNDS }, context);
  const names = concatBytes([sshString('aes256-ctr'), sshString('bcrypt'), sshString(sshString(salt), sshNumber(ROUNDS))]);
  return { names, body: mode.encrypt(content) };
}

export interface SshPrivateFile {
  readonly isEncrypted: boolean;
  /** Undefined if the passphrase is wrong. */
  readonly open: (passphrase: Uint8Array, watch: Watch) => Promise<Key | undefined>;
}

/**
 * Reads the content of an `OPENSSH PRIVATE KEY` up to the encrypted part.
 * @throws InputError `invalid-key` or `key-derivation-too-costly` on `field`, like all functions below.
 */
export function readSshPrivateFile(bytes: Uint8Array, field: string): SshPrivateFile {
  const reader = new SshReader(bytes, () => invalidKey(field, 'unreadable'));
  if (!equalBytes(reader.readBytes(MAGIC.length), MAGIC)) throw invalidKey(field, 'unreadable');
  const [cipher, kdf, options] = [reader.readName(), reader.readName(), reader.readString()];
  if (reader.readNumber() !== 1) throw unsupportedKey(field, 'OpenSSH with several keys');
  const [publicBlob, body] = [reader.readString(), reader.readString()];
  if (cipher === 'none') return { isEncrypted: false, open: async () => readChecked(body, publicBlob, field) };
  if (!isSshCipher(cipher) || kdf !== 'bcrypt') throw unsupportedKey(field, `OpenSSH, ${cipher.slice(0, 80)}`);
  const derivation = readDerivation(options, field);
  if (body.length === 0 || body.length % BLOCK_BYTES !== 0) throw invalidKey(field, 'unreadable');
  const open: SshPrivateFile['open'] = async (passphrase, watch) => {
    const { modeOf } = await import('./encryption.ts');
    const content = (await modeOf(cipher, passphrase, derivation, watch)).decrypt(body);
    return hasCheck(content) ? readChecked(content, publicBlob, field) : undefined;
  };
  return { isEncrypted: true, open };
}

function readDerivation(options: Uint8Array, field: string): Derivation {
  const reader = new SshReader(options, () => invalidKey(field, 'unreadable'));
  const [salt, rounds] = [reader.readString(), reader.readNumber()];
  if (salt.length === 0 || rounds === 0) throw invalidKey(field, 'unreadable');
  if (rounds > MAX_ROUNDS) throw new InputError('key-derivation-too-costly', { field, params: { rounds } });
  return { salt, rounds };
}

/** Whether the content starts with the same four bytes twice: after decryption with a wrong passphrase it does not. */
const hasCheck = (content: Uint8Array): boolean => content.length >= 8 && equalBytes(content.subarray(0, 4), content.subarray(4, 8));

async function readChecked(content: Uint8Array, publicBlob: Uint8Array, field: string): Promise<Key> {
  if (!hasCheck(content)) throw invalidKey(field, 'unreadable');
  const reader = new SshReader(content.subarray(8), () => invalidKey(field, 'unreadable'));
  const key = await readPrivate(reader, field);
  // The comment is not needed.
  reader.readString();
  const isPadded = reader.readRest().every((byte, index) => byte === index + 1);
  if (!isPadded || !isSshKey(key) || !equalBytes(toSshBlob(key), publicBlob)) throw invalidKey(field, 'unreadable');
  return key;
}

async function readPrivate(reader: SshReader, field: string): Promise<Key> {
  const type = reader.readName();
  if (type === 'ssh-rsa') return readRsa(reader, field);
  if (type === 'ssh-ed25519') return readEd25519(reader, field);
  const curve = sshCurveOf(type);
  if (!curve) throw unsupportedKey(field, describeSshType(type));
  if (reader.readName() !== sshCurves[curve]) throw invalidKey(field, 'unreadable');
  const publicKey = reader.readString();
  return ecFromPrivate(curve, toMinimalBytes(reader.readInteger()), publicKey, field);
}

function readRsa(reader: SshReader, field: string): Key {
  const [modulus, publicExponent, privateExponent] = [reader.readInteger(), reader.readInteger(), reader.readInteger()];
  const [qInv, p, q] = [reader.readInteger(), reader.readInteger(), reader.readInteger()];
  if (p < 2n || q < 2n) throw invalidKey(field, 'unreadable');
  const primes = { p, q, dP: privateExponent % (p - 1n), dQ: privateExponent % (q - 1n), qInv };
  return validRsa({ modulus, publicExponent, privatePart: { privateExponent, primes }, isPssOnly: false }, field);
}

async function readEd25519(reader: SshReader, field: string): Promise<Key> {
  const [publicKey, both] = [reader.readString(), reader.readString()];
  const key = await okpFromPrivate('Ed25519', both.slice(0, publicKey.length), field);
  if (!equalBytes(concatBytes([key.privateKey ?? new Uint8Array(), publicKey]), both)) throw invalidKey(field, 'unreadable');
  return key;
}
