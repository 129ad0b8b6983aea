import type { Values } from '../../../runtime/check.ts';

const CIPHERS: Readonly<Record<string, string>> = { 'aes-256-cbc': 'aes-256-cbc', 'triple-des-cbc': 'des-ede3-cbc' };
const DEFAULT_ROUNDS = 10_000;

/** The command that decrypts what these inputs have encrypted, read from standard input; undefined where openssl has no such cipher. */
export function opensslCommand({ algorithm, keyDerivation, iterations }: Values): string | undefined {
  const cipher = CIPHERS[String(algorithm)];
  if (cipher === undefined) return undefined;
  const derivation =
    keyDerivation === 'pbkdf2-sha256'
      ? `-pbkdf2 -iter ${typeof iterations === 'number' ? iterations : DEFAULT_ROUNDS}`
      : `-md ${keyDerivation === 'evp-sha256' ? 'sha256' : 'md5'}`;
  return `openssl enc -d -${cipher} ${derivation} -a -A`;
}
