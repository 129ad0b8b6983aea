import { gcm } from '@noble/ciphers/aes.js';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { argon2id, scrypt } from '../../lib/hash/key-derivation.ts';
import type { Pbkdf2Context } from '../../lib/hash/pbkdf2.ts';
import { derivePbkdf2 } from '../../lib/hash/pbkdf2.ts';
import type { Aead } from './aead.ts';
import { openSealed, TAG_BYTES } from './aead.ts';
import type { KeyDerivation } from './names.ts';

const PREFIX = '$penknife$';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const DEFAULT_ROUNDS = 600_000;
const FIELD = 'ciphertext';

const ciphers = {
  'aes-256-gcm': { nonceBytes: 12, create: (key, nonce, additionalData) => gcm(key, nonce, additionalData) },
  'xchacha20-poly1305': { nonceBytes: 24, create: (key, nonce, additionalData) => xchacha20poly1305(key, nonce, additionalData) },
} satisfies Record<string, { readonly nonceBytes: number; readonly create: (key: Uint8Array, nonce: Uint8Array, additionalData: Uint8Array) => Aead }>;

export type EnvelopeCipher = keyof typeof ciphers;
export const isEnvelopeCipher = (name: string): name is EnvelopeCipher => Object.hasOwn(ciphers, name);

/** A key derivation and its cost parameters as in the envelope: m, t, p; n, r, p; or i. */
type Derivation =
  | { readonly kind: 'argon2id'; readonly m: number; readonly t: number; readonly p: number }
  | { readonly kind: 'scrypt'; readonly n: number; readonly r: number; readonly p: number }
  | { readonly kind: 'pbkdf2-sha256'; readonly i: number };

/** The second recommended option of RFC 9106; OWASP recommendations for the others. */
function defaultDerivation(kind: Derivation['kind'], rounds: number | undefined): Derivation {
  if (kind === 'argon2id') return { kind, m: 65_536, t: 3, p: 4 };
  if (kind === 'scrypt') return { kind, n: 131_072, r: 8, p: 1 };
  return { kind, i: rounds ?? DEFAULT_ROUNDS };
}

const formatDerivation = ({ kind, ...costs }: Derivation): string =>
  [
    kind,
    Object.entries(costs)
      .map(([name, cost]) => `${name}=${cost}`)
      .join(','),
  ].join(',');

export const isEnvelope = (text: string): boolean => text.startsWith(PREFIX);

/** Encrypts bytes as an envelope: `$penknife$v=1$ALGORITHM$KDF$SALT$NONCE$CIPHERTEXT`. */
export async function sealEnvelope(
  bytes: Uint8Array,
  password: Uint8Array,
  algorithm: EnvelopeCipher,
  kind: Derivation['kind'],
  rounds: number | undefined,
  context: Pbkdf2Context & Pick<RunContext, 'randomBytes'>,
): Promise<string> {
  const { nonceBytes, create } = ciphers[algorithm];
  const [salt, nonce] = [Uint8Array.from(context.randomBytes(SALT_BYTES)), Uint8Array.from(context.randomBytes(nonceBytes))];
  const derivation = defaultDerivation(kind, rounds);
  const head = `${PREFIX}v=1$${algorithm}$${formatDerivation(derivation)}$${toBase64Url(salt)}$${toBase64Url(nonce)}$`;
  const cipher = create(await deriveKey(derivation, password, salt, context), nonce, new TextEncoder().encode(head));
  return head + toBase64Url(cipher.encrypt(bytes));
}

interface Opened {
  readonly bytes: Uint8Array;
  readonly algorithm: EnvelopeCipher;
  readonly keyDerivation: KeyDerivation;
}

/**
 * Decrypts an envelope.
 * @throws InputError `invalid-ciphertext`, `unsupported-envelope`, `key-derivation-too-costly`; `decryption-failed` on `password`.
 */
export async function openEnvelope(text: string, password: Uint8Array, context: Pbkdf2Context): Promise<Opened> {
  const [, , version, algorithm = '', kdf = '', saltText = '', nonceText = '', sealedText] = text.split('$');
  if (version !== undefined && /^v=(?!1$)\d+$/u.test(version)) throw unsupported(version);
  if (version !== 'v=1' || sealedText === undefined || text.split('$').length !== 8) throw invalid();
  const [salt, sealed] = [fromBase64Url(saltText), fromBase64Url(sealedText)];
  const nonce = fromBase64Url(nonceText);
  const kind = kdf.split(',', 1)[0] ?? '';
  if (!isEnvelopeCipher(algorithm)) throw unsupported(algorithm);
  if (!isKind(kind)) throw unsupported(kind);
  const { nonceBytes, create } = ciphers[algorithm];
  if (salt.length !== SALT_BYTES || nonce.length !== nonceBytes || sealed.length < TAG_BYTES) throw invalid();
  const derivation = parseDerivation(kdf, kind);
  if (isTooCostly(derivation)) throw new InputError('key-derivation-too-costly', { field: FIELD });
  const head = text.slice(0, text.lastIndexOf('$') + 1);
  const bytes = openSealed(create(await deriveKey(derivation, password, salt, context), nonce, new TextEncoder().encode(head)), sealed);
  if (!bytes) throw new InputError('decryption-failed', { field: 'password' });
  return { bytes, algorithm, keyDerivation: kind };
}

const kinds = ['argon2id', 'scrypt', 'pbkdf2-sha256'] as const;
const isKind = (name: string): name is Derivation['kind'] => kinds.some((kind) => kind === name);

function parseDerivation(text: string, kind: Derivation['kind']): Derivation {
  const names = { argon2id: ['m', 't', 'p'], scrypt: ['n', 'r', 'p'], 'pbkdf2-sha256': ['i'] }[kind];
  const costs = new RegExp(`^${[kind, ...names.map((name) => `${name}=([1-9]\\d{0,9})`)].join(',')}$`, 'u').exec(text)?.slice(1).map(Number);
  if (!costs) throw invalid();
  const [first = 0, second = 0, third = 0] = costs;
  if (kind === 'argon2id') {
    // RFC 9106, section 3.1: at least 8 KiB per lane.
    if (first < 8 * third) throw invalid();
    return { kind, m: first, t: second, p: third };
  }
  if (kind === 'scrypt') {
    if (first < 2 || !Number.isInteger(Math.log2(first))) throw invalid();
    return { kind, n: first, r: second, p: third };
  }
  return { kind, i: first };
}

const GIB = 2 ** 30;

/** Returns whether a key derivation would take too long or too much memory: an envelope can be malicious. */
function isTooCostly(derivation: Derivation): boolean {
  if (derivation.kind === 'argon2id') return derivation.m * 1024 > GIB || derivation.t > 64 || derivation.p > 16;
  if (derivation.kind === 'pbkdf2-sha256') return derivation.i > 10_000_000;
  return derivation.n > 2 ** 20 || derivation.r > 32 || derivation.p > 16 || 128 * derivation.n * derivation.r > GIB;
}

function deriveKey(derivation: Derivation, password: Uint8Array, salt: Uint8Array, context: Pbkdf2Context): Promise<Uint8Array> {
  if (derivation.kind === 'argon2id') return argon2id(password, salt, derivation, KEY_BYTES);
  if (derivation.kind === 'scrypt') return scrypt(password, salt, derivation, KEY_BYTES);
  return derivePbkdf2(password, { hash: 'sha-256', salt, rounds: derivation.i, length: KEY_BYTES }, context);
}

const invalid = (): InputError => new InputError('invalid-ciphertext', { field: FIELD });
const unsupported = (part: string): InputError => new InputError('unsupported-envelope', { field: FIELD, params: { part: part.slice(0, 40) } });

const toBase64Url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });

function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]*$/u.test(text)) throw invalid();
  try {
    return decodeBase64(text, FIELD);
  } catch (error) {
    if (error instanceof InputError) throw invalid();
    throw error;
  }
}
