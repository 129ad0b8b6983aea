/** The reason why an algorithm is insecure: it has known collisions, or it is not cryptographic. */
export type Caution = 'broken' | 'checksum';

const cautions: ReadonlyMap<string, Caution> = new Map([
  ...['md4', 'md5', 'sha-1'].map((algorithm) => [algorithm, 'broken'] as const),
  ...['crc-32', 'crc-32c', 'crc-64-xz', 'adler-32', 'xxh32', 'xxh64', 'xxh3-64', 'xxh3-128'].map((algorithm) => [algorithm, 'checksum'] as const),
]);

/** Returns the caution for an algorithm; none for most, and for password hashing schemes. */
export const cautionOf = (algorithm: string): Caution | undefined => cautions.get(algorithm);
