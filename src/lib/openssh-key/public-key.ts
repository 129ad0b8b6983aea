import { decodeBase64, encodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { invalidKey, readingKey, unsupportedKey } from '../key/invalid-key.ts';
import type { EcKey, Key, OkpKey, RsaKey } from '../key/key.ts';
import { okpFromPublic, validEc, validRsa } from '../key/valid-key.ts';
import { sshInteger, SshReader, sshString } from './wire.ts';

/** SSH names of the curves of RFC 5656, by JOSE name. */
export const sshCurves = { 'P-256': 'nistp256', 'P-384': 'nistp384', 'P-521': 'nistp521' } as const;
export type SshCurve = keyof typeof sshCurves;

/** Keys with a type name in OpenSSH. */
export type SshKey = RsaKey | (EcKey & { readonly curve: SshCurve }) | (OkpKey & { readonly curve: 'Ed25519' });

export const isSshKey = (key: Key): key is SshKey => key.kind === 'rsa' || (key.kind !== 'secret' && (key.curve === 'Ed25519' || key.curve in sshCurves));

export const sshCurveOf = (type: string): SshCurve | undefined =>
  (Object.keys(sshCurves) as SshCurve[]).find((curve) => type === `ecdsa-sha2-${sshCurves[curve]}`);

/** Returns `ssh-rsa` and the like. */
export function sshTypeOf(key: SshKey): string {
  if (key.kind === 'rsa') return 'ssh-rsa';
  return key.curve === 'Ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${sshCurves[key.curve]}`;
}

/** Encodes a public key as SSH sends it (RFC 4253, section 6.6; RFC 5656, section 3.1; RFC 8709, section 4). */
export function toSshBlob(key: SshKey): Uint8Array {
  const type = sshString(sshTypeOf(key));
  if (key.kind === 'rsa') return concatBytes([type, sshInteger(key.publicExponent), sshInteger(key.modulus)]);
  if (key.curve === 'Ed25519') return concatBytes([type, sshString(key.publicKey)]);
  return concatBytes([type, sshString(sshCurves[key.curve]), sshString(key.publicKey)]);
}

/** @throws InputError `invalid-key` on `field`. */
export async function readSshBlob(blob: Uint8Array, field: string): Promise<Key> {
  const reader = new SshReader(blob, () => invalidKey(field, 'unreadable'));
  const type = reader.readName();
  if (type === 'ssh-rsa') {
    const [publicExponent, modulus] = [reader.readInteger(), reader.readInteger()];
    return validRsa({ modulus, publicExponent, privatePart: undefined, isPssOnly: false }, field);
  }
  if (type === 'ssh-ed25519') return okpFromPublic('Ed25519', reader.readString(), field);
  const curve = sshCurveOf(type);
  if (!curve) throw unsupportedKey(field, describeSshType(type));
  if (reader.readName() !== sshCurves[curve]) throw invalidKey(field, 'unreadable');
  return validEc({ kind: 'ec', curve, publicKey: reader.readString(), privateKey: undefined }, field);
}

/** Formats a line of `authorized_keys`: type, Base64, comment, including the line end. */
export const formatSshLine = (key: SshKey, comment: string): string =>
  `${[sshTypeOf(key), encodeBase64(toSshBlob(key)), ...(comment === '' ? [] : [comment])].join(' ')}\n`;

/** Returns the common name of an SSH key type. */
export function describeSshType(type: string): string {
  if (type === 'ssh-dss') return 'DSA';
  if (type === 'ssh-ed448') return 'Ed448';
  // For example security keys (FIDO) and OpenSSH certificates.
  return `SSH (${type.slice(0, 80)})`;
}

/** A line of `authorized_keys` or `known_hosts` without its comment. The Base64 may be wrapped by a terminal. */
const LINE =
  /(?:^|[\s"'`,])((?:sk-)?(?:ssh|ecdsa)-[a-z\d-]+(?:@openssh\.com)?)[ \t]+(AAAA[A-Za-z\d+/]+={0,2}(?:[ \t]*\r?\n[ \t]*[A-Za-z\d+/]{20,}={0,2}(?![^\s"'`]))*)(?![^\s"'`,;<])/gu;

interface SshLine {
  /** Start of the line in the text, and end of its Base64. */
  readonly at: number;
  readonly end: number;
  readonly type: string;
  readonly base64: string;
}

/** Finds all OpenSSH public keys in a text. */
export function* findSshLines(text: string): Generator<SshLine> {
  for (const match of text.matchAll(LINE)) {
    const [all, type = '', base64 = ''] = match;
    yield { at: match.index, end: match.index + all.length, type, base64 };
  }
}

/**
 * Reads the key of a line.
 * @throws InputError `invalid-key` on `field`.
 */
export async function readSshLine({ type, base64 }: Pick<SshLine, 'type' | 'base64'>, field: string): Promise<Key> {
  const blob = readingKey(field, () => decodeBase64(base64, field));
  if (new SshReader(blob, () => invalidKey(field, 'unreadable')).readName() !== type) throw invalidKey(field, 'unreadable');
  return readSshBlob(blob, field);
}
