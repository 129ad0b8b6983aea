import { decodeBase64, encodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { invalidKey, readingKey } from '../key/invalid-key.ts';
import type { EcKey, Key, OkpKey, RsaKey } from '../key/key.ts';
import { okpFromPublic, validEc, validRsa } from '../key/valid-key.ts';
import { sshInteger, SshReader, sshString } from './wire.ts';

/** The curves of RFC 5656 by the names that JOSE gives them. */
export const sshCurves = { 'P-256': 'nistp256', 'P-384': 'nistp384', 'P-521': 'nistp521' } as const;
export type SshCurve = keyof typeof sshCurves;

/** What OpenSSH has a name for. */
export type SshKey = RsaKey | (EcKey & { readonly curve: SshCurve }) | (OkpKey & { readonly curve: 'Ed25519' });

export const isSshKey = (key: Key): key is SshKey => key.kind === 'rsa' || (key.kind !== 'secret' && (key.curve === 'Ed25519' || key.curve in sshCurves));

export const sshCurveOf = (type: string): SshCurve | undefined =>
  (Object.keys(sshCurves) as SshCurve[]).find((curve) => type === `ecdsa-sha2-${sshCurves[curve]}`);

/** `ssh-rsa` and its like. */
export function sshTypeOf(key: SshKey): string {
  if (key.kind === 'rsa') return 'ssh-rsa';
  return key.curve === 'Ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${sshCurves[key.curve]}`;
}

/** A public key as SSH sends it (RFC 4253, section 6.6; RFC 5656, section 3.1; RFC 8709, section 4). */
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
  if (!curve) throw invalidKey(field, 'unsupported');
  if (reader.readName() !== sshCurves[curve]) throw invalidKey(field, 'unreadable');
  return validEc({ kind: 'ec', curve, publicKey: reader.readString(), privateKey: undefined }, field);
}

/** A line of `authorized_keys`: type, Base64, comment. It has its line end. */
export const formatSshLine = (key: SshKey, comment: string): string =>
  `${[sshTypeOf(key), encodeBase64(toSshBlob(key)), ...(comment === '' ? [] : [comment])].join(' ')}\n`;

/** The Base64 of every key begins so: the length of its type's name takes four bytes, the first three of them zeros. */
const LINE = /(?:^|[\s"])((?:ssh|ecdsa)-[a-z\d-]+)[ \t]+(AAAA[A-Za-z\d+/]+={0,2})(?![^\s"])/u;

/** Where the first line of OpenSSH is in a text, whatever stands before it, or -1. */
export const findSshLine = (text: string): number => text.search(LINE);

/**
 * Reads the first public key of a text that holds lines of OpenSSH; options before it and a comment behind it are not looked at.
 * @throws InputError `invalid-key` on `field`.
 */
export async function readSshLine(text: string, field: string): Promise<Key> {
  const [, type, base64 = ''] = LINE.exec(text) ?? [];
  const blob = readingKey(field, () => decodeBase64(base64, field));
  if (new SshReader(blob, () => invalidKey(field, 'unreadable')).readName() !== type) throw invalidKey(field, 'unreadable');
  return readSshBlob(blob, field);
}
