import type { RunContext } from '../../contract/operations.ts';
import { encodeOid } from '../../lib/ber/oid.ts';
import { tags } from '../../lib/key/der.ts';
import { derBits, derElement, derInteger, derNull, derOctets, derSequence } from '../../lib/key/der-writer.ts';
import { toBigInt } from '../../lib/key/integers.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import type { PrivateKey } from '../../lib/key/key-to-der.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { signEcdsa } from '../../lib/signature/ecdsa.ts';
import { signEddsa } from '../../lib/signature/eddsa.ts';
import { signPkcs1, signPss } from '../../lib/signature/rsa.ts';
import type { Purpose } from './codes.ts';
import type { MadeName } from './make-names.ts';

const BOOLEAN = 0x01;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
const SET = 0x31;
const EXPLICIT_2 = 0xa2;
const EXTENSIONS = 0xa3;

type Signing = Pick<RunContext, 'signal' | 'randomBytes'>;

const oid = (dotted: string): Uint8Array => derElement(tags.oid, encodeOid(dotted));

/** What a certificate says, besides the key of its issuer. */
export interface CertificateContent {
  readonly serialNumber: Uint8Array;
  /** Name, as DER. */
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly spki: Uint8Array;
  readonly extensions: readonly Uint8Array[];
}

/**
 * Writes and signs a certificate (RFC 5280, section 4.1).
 * @throws InputError `invalid-key` on `caKey`, for an RSA key that cannot sign.
 */
export async function makeCertificate(content: CertificateContent, signer: PrivateKey, context: Signing): Promise<Uint8Array> {
  const { serialNumber, issuer, subject, notBefore, notAfter, spki, extensions } = content;
  const version = derElement(tags.explicit0, derInteger(2n));
  const validity = derSequence(derTime(notBefore), derTime(notAfter));
  const list = derElement(EXTENSIONS, derSequence(...extensions));
  return sign(derSequence(version, derInteger(toBigInt(serialNumber)), algorithmOf(signer), issuer, validity, subject, spki, list), signer, context);
}

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';

/** Writes and signs a request (RFC 2986, section 4.1). */
export async function makeRequest(
  { subject, extensions }: Pick<CertificateContent, 'subject' | 'extensions'>,
  key: PrivateKey,
  context: Signing,
): Promise<Uint8Array> {
  const attribute = derSequence(oid(EXTENSION_REQUEST), derElement(SET, derSequence(...extensions)));
  return sign(derSequence(derInteger(0n), subject, toSpki(key), derElement(tags.explicit0, attribute)), key, context);
}

async function sign(tbs: Uint8Array, key: PrivateKey, context: Signing): Promise<Uint8Array> {
  return derSequence(tbs, algorithmOf(key), derBits(await signatureOf(tbs, key, context)));
}

/** The signature algorithm that is usual for a key. */
function algorithmOf(key: PrivateKey): Uint8Array {
  if (key.kind === 'okp') return derSequence(oid(key.curve === 'Ed25519' ? '1.3.101.112' : '1.3.101.113'));
  if (key.kind === 'ec') return derSequence(oid(ecdsaOids[key.curve]));
  return key.isPssOnly ? pssAlgorithm() : derSequence(oid('1.2.840.113549.1.1.11'), derNull());
}

/** RSASSA-PSS with SHA-256, MGF1 with the same hash, and a salt of the same length (RFC 4055, section 3.1). */
function pssAlgorithm(): Uint8Array {
  const hash = derSequence(oid('2.16.840.1.101.3.4.2.1'), derNull());
  const mask = derSequence(oid('1.2.840.113549.1.1.8'), hash);
  const parameters = [derElement(tags.explicit0, hash), derElement(tags.explicit1, mask), derElement(EXPLICIT_2, derInteger(32n))];
  return derSequence(oid('1.2.840.113549.1.1.10'), derSequence(...parameters));
}

// Each curve with its hash, as in JOSE.
const ecdsaOids = {
  'P-256': '1.2.840.10045.4.3.2',
  'P-384': '1.2.840.10045.4.3.3',
  'P-521': '1.2.840.10045.4.3.4',
  secp256k1: '1.2.840.10045.4.3.2',
} as const;

async function signatureOf(message: Uint8Array, key: PrivateKey, context: Signing): Promise<Uint8Array> {
  if (key.kind === 'okp') return signEddsa(key, message);
  if (key.kind === 'ec') {
    const compact = await signEcdsa(key, message);
    const half = compact.length / 2;
    return derSequence(derInteger(toBigInt(compact.subarray(0, half))), derInteger(toBigInt(compact.subarray(half))));
  }
  const made = await (key.isPssOnly ? signPss('sha-256', key, message, context) : signPkcs1('sha-256', key, message, context.signal));
  // Only a given key can be too short, or have numbers that do not belong together.
  if (!made.ok) throw invalidKey('caKey', 'unreadable');
  return made.signature;
}

/** Writes a UTCTime until 2049, then a GeneralizedTime (RFC 5280, section 4.1.2.5). */
function derTime(milliseconds: number): Uint8Array {
  const digits = new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/[-:T]/gu, '');
  const isShort = new Date(milliseconds).getUTCFullYear() < 2050;
  return derElement(isShort ? UTC_TIME : GENERALIZED_TIME, new TextEncoder().encode(`${isShort ? digits.slice(2) : digits}Z`));
}

function extension(type: string, value: Uint8Array, isCritical = false): Uint8Array {
  const critical = isCritical ? [derElement(BOOLEAN, Uint8Array.of(0xff))] : [];
  return derSequence(oid(type), ...critical, derOctets(value));
}

const purposeOids: Readonly<Record<Purpose, readonly string[]>> = {
  server: ['1.3.6.1.5.5.7.3.1'],
  client: ['1.3.6.1.5.5.7.3.2'],
  'server-and-client': ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'],
};

/** The extensions that a certificate and its request have in common: the names first. */
export const endEntityExtensions = (names: readonly MadeName[], purpose: Purpose): readonly Uint8Array[] => [
  extension('2.5.29.17', derSequence(...names.map(({ tag, content }) => derElement(tag, content)))),
  extension('2.5.29.19', derSequence(), true),
  extension('2.5.29.15', derElement(tags.bitString, Uint8Array.of(7, 0x80)), true),
  extension('2.5.29.37', derSequence(...purposeOids[purpose].map(oid))),
];

export const caExtensions = (): readonly Uint8Array[] => [
  extension('2.5.29.19', derSequence(derElement(BOOLEAN, Uint8Array.of(0xff))), true),
  extension('2.5.29.15', derElement(tags.bitString, Uint8Array.of(1, 0x06)), true),
];

/** The identifiers of the own and the issuer's key. */
export const keyIdExtensions = (own: Uint8Array, issuer: Uint8Array): readonly Uint8Array[] => [
  extension('2.5.29.14', derOctets(own)),
  extension('2.5.29.35', derSequence(derElement(0x80, issuer))),
];
