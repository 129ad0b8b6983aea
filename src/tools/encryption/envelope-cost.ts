/** More than this is a minute or so on most devices. */
const MAX_UNASKED_KIB_PASSES = 2 ** 22;
const MAX_UNASKED_SCRYPT_BLOCKS = 2 ** 24;

/** Whether the key derivation of an envelope takes long, by a look at what the envelope says of it. */
export function takesLong(envelope: string): boolean {
  const [, n = 0, r = 0, scryptLanes = 0] = (/\$scrypt,n=(\d+),r=(\d+),p=(\d+)\$/u.exec(envelope) ?? []).map(Number);
  const [, memory = 0, passes = 0] = (/\$argon2id,m=(\d+),t=(\d+),/u.exec(envelope) ?? []).map(Number);
  return memory * passes > MAX_UNASKED_KIB_PASSES || n * r * scryptLanes > MAX_UNASKED_SCRYPT_BLOCKS;
}
