import { encodeBase64 } from '../../lib/base64/base64.ts';
import type { Algorithm } from '../../lib/hash/algorithms.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import type { Digest } from './digests.ts';

// The names of the algorithms that GNU coreutils supports.
const tags: Partial<Record<Algorithm, string>> = {
  md5: 'MD5',
  'sha-1': 'SHA1',
  'sha-224': 'SHA224',
  'sha-256': 'SHA256',
  'sha-384': 'SHA384',
  'sha-512': 'SHA512',
  sm3: 'SM3',
  'blake2b-256': 'BLAKE2b-256',
  'blake2b-512': 'BLAKE2b',
};

/** Formats the lines that `cksum --tag` writes and `cksum --check` reads. */
export function formatChecksumLines(name: string, digests: readonly Digest[]): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  const mark = escaped === name ? '' : '\\';
  return digests
    .map(({ algorithm, bytes }) => (tags[algorithm] === undefined ? '' : `${mark}${tags[algorithm]} (${escaped}) = ${encodeHex(bytes)}\n`))
    .join('');
}

const integrityPrefixes: Partial<Record<Algorithm, string>> = { 'sha-256': 'sha256', 'sha-384': 'sha384', 'sha-512': 'sha512' };

/** Formats the value of an `integrity` attribute (W3C Subresource Integrity). */
export function formatIntegrity(digests: readonly Digest[]): string {
  return digests
    .flatMap(({ algorithm, bytes }) => (integrityPrefixes[algorithm] === undefined ? [] : [`${integrityPrefixes[algorithm]}-${encodeBase64(bytes)}`]))
    .join(' ');
}
