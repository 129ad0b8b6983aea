import { cbc } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { InputError } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { argon2id } from '../hash/key-derivation.ts';
import { decodeHex } from '../hex/hex.ts';
import { toMinimalBytes } from '../key/integers.ts';
import { invalidKey, readingKey, unsupportedKey } from '../key/invalid-key.ts';
import type { EcKey, Key, OkpKey, RsaKey } from '../key/key.ts';
import { ecFromPrivate, okpFromPrivate, validRsa } from '../key/valid-key.ts';
import { equalBytes } from '../signature/equal.ts';
import { readSshBlob } from './public-key.ts';
import { SshReader, sshString } from './wire.ts';

// PuTTY's documentation, appendix C: PPK file format.
const BLOCK_BYTES = 16;
const KEY_BYTES = 32;
// PuTTYgen uses 8 MiB and some passes.
const MAX_MEMORY_KIB = 2 ** 20;
const MAX_PASSES = 256;
const MAX_LANES = 16;

type Passphrase = () => Uint8Array;

interface Unlocked {
  readonly blob: Uint8Array;
  readonly macKey: Uint8Array;
}

/** The fields of a file: `header` returns the text after a name, `blob` the bytes that a name announces. */
interface PuttyFile {
  readonly version: string;
  readonly type: string;
  readonly header: (name: string) => string;
  readonly blob: (name: string) => Uint8Array;
}

/**
 * Reads a PuTTY private key file of version 2 or 3. `passphrase` is called only for an encrypted file; undefined if it
 * is wrong.
 * @throws InputError `invalid-key` or `key-derivation-too-costly` on `field`.
 */
export async function readPuttyKey(text: string, passphrase: Passphrase, field: string): Promise<Key | undefined> {
  const file = readFile(text.replaceAll('\r\n', '\n'), field);
  const isEncrypted = file.header('Encryption') !== 'none';
  if (file.version !== '2' && file.version !== '3') throw unsupportedKey(field, `PuTTY, version ${file.version}`);
  if (isEncrypted && file.header('Encryption') !== 'aes256-cbc') throw unsupportedKey(field, `PuTTY, ${file.header('Encryption').slice(0, 80)}`);
  const { blob, macKey } = await (isEncrypted ? decrypt(file, passphrase(), field) : { blob: file.blob('Private'), macKey: plainMacKey(file) });
  if (
    !equalBytes(
      macOf(file, blob, macKey),
      readingKey(field, () => decodeHex(file.header('Private-MAC'), field)),
    )
  ) {
    if (isEncrypted) return undefined;
    throw invalidKey(field, 'unreadable');
  }
  return addPrivate(await readSshBlob(file.blob('Public'), field), new SshReader(blob, () => invalidKey(field, 'unreadable')), field);
}

function readFile(text: string, field: string): PuttyFile {
  const [, version = '', type = ''] = /^PuTTY-User-Key-File-(\d+):[ \t]*(\S+)/u.exec(text) ?? [];
  const header = (name: string): string => new RegExp(`^[ \\t]*${name}:[ \\t]*(.*?)[ \\t\\r]*$`, 'mu').exec(text)?.[1] ?? '';
  const blob = (name: string): Uint8Array => {
    const after = text.slice(text.search(new RegExp(`^[ \\t]*${name}-Lines:`, 'mu')));
    const [, base64 = ''] = /^.*\n((?:[ \t]*[A-Za-z\d+/]+={0,2}[ \t\r]*\n)+)/u.exec(after) ?? [];
    return readingKey(field, () => decodeBase64(base64, field));
  };
  return { version, type, header, blob };
}

async function decrypt(file: PuttyFile, passphrase: Uint8Array, field: string): Promise<Unlocked> {
  const sealed = file.blob('Private');
  if (sealed.length % BLOCK_BYTES !== 0) throw invalidKey(field, 'unreadable');
  const { key, iv, macKey } = await (file.version === '2' ? deriveOld(passphrase) : deriveArgon2(file, passphrase, field));
  return { blob: cbc(key, iv, { disablePadding: true }).decrypt(sealed), macKey };
}

function deriveOld(passphrase: Uint8Array) {
  const part = (count: number): Uint8Array => sha1(concatBytes([Uint8Array.of(0, 0, 0, count), passphrase]));
  const key = concatBytes([part(0), part(1)]).slice(0, KEY_BYTES);
  return { key, iv: new Uint8Array(BLOCK_BYTES), macKey: oldMacKey(passphrase) };
}

async function deriveArgon2({ header }: PuttyFile, passphrase: Uint8Array, field: string) {
  const derivation = header('Key-Derivation');
  if (derivation !== 'Argon2id') throw unsupportedKey(field, `PuTTY, ${derivation.slice(0, 80)}`);
  const [m, t, p] = [Number(header('Argon2-Memory')), Number(header('Argon2-Passes')), Number(header('Argon2-Parallelism'))];
  const salt = readingKey(field, () => decodeHex(header('Argon2-Salt'), field));
  if (!(m >= 8 * p && t >= 1 && p >= 1 && salt.length >= 8)) throw invalidKey(field, 'unreadable');
  if (m > MAX_MEMORY_KIB || t > MAX_PASSES || p > MAX_LANES) throw new InputError('key-derivation-too-costly', { field, params: { rounds: t } });
  const derived = await argon2id(passphrase, salt, { m, t, p }, KEY_BYTES + BLOCK_BYTES + 32);
  return { key: derived.slice(0, KEY_BYTES), iv: derived.slice(KEY_BYTES, KEY_BYTES + BLOCK_BYTES), macKey: derived.slice(KEY_BYTES + BLOCK_BYTES) };
}

const oldMacKey = (passphrase: Uint8Array): Uint8Array => sha1(concatBytes([new TextEncoder().encode('putty-private-key-file-mac-key'), passphrase]));
const plainMacKey = ({ version }: PuttyFile): Uint8Array => (version === '2' ? oldMacKey(new Uint8Array()) : new Uint8Array());

function macOf({ version, type, header, blob }: PuttyFile, privateBlob: Uint8Array, macKey: Uint8Array): Uint8Array {
  const parts = [type, header('Encryption'), header('Comment'), blob('Public'), privateBlob];
  return hmac(version === '2' ? sha1 : sha256, macKey, concatBytes(parts.map((part) => sshString(part))));
}

async function addPrivate(key: Key, reader: SshReader, field: string): Promise<Key> {
  if (key.kind === 'rsa') return addRsa(key, reader, field);
  if (key.kind === 'ec') return addEc(key, reader, field);
  if (key.kind === 'okp') return addOkp(key, reader, field);
  throw invalidKey(field, 'unreadable');
}

function addRsa(key: RsaKey, reader: SshReader, field: string): Key {
  const [privateExponent, p, q, qInv] = [reader.readInteger(), reader.readInteger(), reader.readInteger(), reader.readInteger()];
  if (p < 2n || q < 2n) throw invalidKey(field, 'unreadable');
  const primes = { p, q, dP: privateExponent % (p - 1n), dQ: privateExponent % (q - 1n), qInv };
  return validRsa({ ...key, privatePart: { privateExponent, primes } }, field);
}

const addEc = async ({ curve, publicKey }: EcKey, reader: SshReader, field: string): Promise<Key> =>
  ecFromPrivate(curve, toMinimalBytes(reader.readInteger()), publicKey, field);

async function addOkp({ curve, publicKey }: OkpKey, reader: SshReader, field: string): Promise<Key> {
  // Some programs write the 32 bytes as an integer, with a zero before a high bit.
  const bytes = reader.readString();
  const key = await okpFromPrivate(curve, bytes.length === publicKey.length + 1 && bytes[0] === 0 ? bytes.slice(1) : bytes, field);
  if (!equalBytes(key.publicKey, publicKey)) throw invalidKey(field, 'unreadable');
  return key;
}
