import type { PrivateKeyFormat, PublicKeyFormat } from './names.ts';

/** Name and media type of a file. */
type FileName = readonly [name: string, type: string];

const PEM = 'application/x-pem-file';
const JWK = 'application/jwk+json';

/** The file names of ssh-keygen. */
function sshNameOf(keyType: string): string {
  if (keyType === 'ed25519') return 'id_ed25519';
  return keyType === 'rsa' ? 'id_rsa' : 'id_ecdsa';
}

export function privateFileName(format: PrivateKeyFormat, keyType: string): FileName {
  if (format === 'openssh') return [sshNameOf(keyType), PEM];
  return format === 'jwk' ? ['key.jwk', JWK] : ['key.pem', PEM];
}

export function publicFileName(format: PublicKeyFormat, keyType: string): FileName {
  if (format === 'openssh') return [`${sshNameOf(keyType)}.pub`, 'text/plain'];
  return format === 'jwk' ? ['public.jwk', JWK] : ['public.pem', PEM];
}
