import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { toPublicJwk } from '../../lib/key/key-to-jwk.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { toSshBlob } from '../../lib/openssh-key/public-key.ts';
import type { PairKey } from './pair-key.ts';

interface Fingerprints {
  readonly fingerprintSha256: string;
  readonly fingerprintMd5: string;
  readonly jwkThumbprint: string;
  readonly spkiSha256: string;
}

/** Returns the identifiers of a public key: for OpenSSH, for JOSE (RFC 7638), and for key pinning. */
export function fingerprintsOf(key: PairKey): Fingerprints {
  const blob = toSshBlob(key);
  return {
    fingerprintSha256: `SHA256:${encodeBase64(sha256(blob), { padding: false })}`,
    fingerprintMd5: Array.from(md5(blob), (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    jwkThumbprint: encodeBase64(sha256(new TextEncoder().encode(canonicalJwk(key))), { urlSafe: true }),
    spkiSha256: encodeBase64(sha256(toSpki(key))),
  };
}

/** Serializes the required members in lexicographic order, without whitespace (RFC 7638, section 3). */
const canonicalJwk = (key: PairKey): string =>
  JSON.stringify(Object.fromEntries(Object.entries(toPublicJwk(key)).toSorted(([one], [other]) => (one < other ? -1 : 1))));
