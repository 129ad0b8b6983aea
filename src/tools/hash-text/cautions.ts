/** Why an algorithm is not for security: its collisions are known, or it was never made for that. */
export type Caution = 'broken' | 'checksum';

const cautions: ReadonlyMap<string, Caution> = new Map([
  ...['md4', 'md5', 'sha-1'].map((algorithm) => [algorithm, 'broken'] as const),
  ...['crc-32', 'crc-32c', 'crc-64-xz', 'adler-32', 'xxh32', 'xxh64', 'xxh3-64', 'xxh3-128'].map((algorithm) => [algorithm, 'checksum'] as const),
]);

/** The caution that goes with an algorithm; none with most, and with the schemes for passwords. */
export const cautionOf = (algorithm: string): Caution | undefined => cautions.get(algorithm);
