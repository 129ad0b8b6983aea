/** Private key ciphers, by their OpenSSH names. */
const sshCiphers = ['aes256-ctr', 'aes256-cbc'] as const;
export type SshCipher = (typeof sshCiphers)[number];

export const isSshCipher = (name: string): name is SshCipher => sshCiphers.some((cipher) => cipher === name);

export const BLOCK_BYTES = 16;
