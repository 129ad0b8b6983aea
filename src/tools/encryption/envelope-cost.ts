/** More than this takes about a minute or longer on most devices. */
const MAX_UNASKED_KIB_PASSES = 2 ** 22;
const MAX_UNASKED_SCRYPT_BLOCKS = 2 ** 24;

/** Returns whether the key derivation of an envelope is slow, according to its parameters. */
export function takesLong(envelope: string): boolean {
  const [, n = 0, r = 0, scryptLanes = 0] = (/\$scrypt,n=(\d+),r=(\d+),p=(\d+)\$/u.exec(envelope) ?? []).map(Number);
  const [, memory = 0, passes = 0] = (/\$argon2id,m=(\d+),t=(\d+),/u.exec(envelope) ?? []).map(Number);
  return memory * passes > MAX_UNASKED_KIB_PASSES || n * r * scryptLanes > MAX_UNASKED_SCRYPT_BLOCKS;
}
