import type { KeyDerivation, PasswordCipher } from './names.ts';
import { derivationsOf } from './names.ts';

/** The default of `openssl enc -pbkdf2`. */
export const DEFAULT_ROUNDS = 10_000;

const nameOf = (algorithm: PasswordCipher): string | undefined =>
  algorithm === 'triple-des-cbc' ? 'des-ede3-cbc' : /^aes-\d+-c(?:bc|tr)$/u.test(algorithm) ? algorithm : undefined;

interface Options {
  readonly algorithm: PasswordCipher;
  readonly keyDerivation: KeyDerivation | 'auto';
  /** The number of PBKDF2 iterations. */
  readonly iterations?: number | undefined;
}

/**
 * Returns the command that prompts for the password and decrypts, from standard input, a ciphertext made with these options;
 * undefined if openssl does not support the cipher.
 */
export function opensslCommand({ algorithm, keyDerivation, iterations = DEFAULT_ROUNDS }: Options): string | undefined {
  const derivation = keyDerivation === 'auto' ? derivationsOf[algorithm][0] : keyDerivation;
  const key = derivation === 'pbkdf2-sha256' ? `-pbkdf2 -iter ${iterations}` : `-md ${derivation === 'evp-sha256' ? 'sha256' : 'md5'}`;
  const name = nameOf(algorithm);
  return name && `openssl enc -d -${name} ${key} -a -A`;
}
