import { defineFormat } from './format.ts';
import { readBase64 } from './readers/encodings.ts';

/** Returns the type name at the start of a key blob (RFC 4253, section 6.6): its length in four bytes, then its letters. */
function typeIn(blob: Uint8Array): string {
  const length = blob[3] ?? 0;
  return new TextDecoder().decode(blob.subarray(4, 4 + length));
}

export default defineFormat({
  parent: 'text',
  order: 30,
  looksLike(text) {
    const [, type, base64 = ''] = /^(ssh-rsa|ssh-ed25519|ecdsa-sha2-[\w-]{1,40}) +([\w+/]+={0,2})(?:\s|$)/u.exec(text) ?? [];
    const blob = type === undefined ? undefined : readBase64(base64);
    return blob && type !== undefined && typeIn(blob) === type ? 'confident' : 'no';
  },
  samples: { confident: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh ada@example.com'] },
});
