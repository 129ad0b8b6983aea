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

/** What a public key is known by: to OpenSSH, to JOSE (RFC 7638), and where public keys are pinned. */
export function fingerprintsOf(key: PairKey): Fingerprints {
  const blob = toSshBlob(key);
  return {
    fingerprintSha256: `SHA256:${encodeBase64(sha256(blob), { padding: false })}`,
    fingerprintMd5: Array.from(md5(blob), (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    jwkThumbprint: encodeBase64(sha256(new TextEncoder().encode(canonicalJwk(key))), { urlSafe: true }),
    spkiSha256: encodeBase64(sha256(toSpki(key))),
  };
}

/** RFC 7638, section 3: the members that are required, in the order of their names, without white space. */
const canonicalJwk = (key: PairKey): string =>
  JSON.stringify(Object.fromEntries(Object.entries(toPublicJwk(key)).toSorted(([one], [other]) => (one < other ? -1 : 1))));
