// Triple DES (NIST SP 800-67; DES is FIPS 46-3), only for old texts: our crypto libraries no longer include it.

export const DES_BLOCK_BYTES = 8;

// Bit positions as printed in the standard, counted from 1 at the left.
const KEY_CHOICE_1 = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30,
  22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const KEY_CHOICE_2 = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34,
  53, 46, 42, 50, 36, 29, 32,
];
const PERMUTATION = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25];
/** Number of positions by which each half of the key is rotated before each round. */
const SHIFTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];

/** The selection functions S1 to S8, each with its four rows of 16 numbers as hex digits. */
const SELECTIONS = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

/** Output of a selection function for six bits, already permuted: S and P in one step. */
const SELECTED = SELECTIONS.map((digits, box) =>
  Int32Array.from({ length: 64 }, (_, six) => {
    const [row, column] = [((six >> 4) & 2) | (six & 1), (six >> 1) & 15];
    return permute(Number.parseInt(digits[16 * row + column] ?? '0', 16) << (28 - 4 * box));
  }),
);

function permute(word: number): number {
  return PERMUTATION.reduce((permuted, place, at) => permuted | (((word >>> (32 - place)) & 1) << (31 - at)), 0);
}

/** The six bits for each selection function, for each of the 16 rounds. */
type Schedule = readonly Uint8Array[];

function scheduleOf(key: Uint8Array): Schedule {
  const bits = Array.from(key, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const chosen = KEY_CHOICE_1.map((place) => bits[place - 1] ?? '0');
  let [left, right] = [chosen.slice(0, 28), chosen.slice(28)];
  return SHIFTS.map((shift) => {
    [left, right] = [turn(left, shift), turn(right, shift)];
    const both = [...left, ...right];
    const round = KEY_CHOICE_2.map((place) => both[place - 1] ?? '0').join('');
    return Uint8Array.from({ length: 8 }, (_, box) => Number.parseInt(round.slice(6 * box, 6 * box + 6), 2));
  });
}

const turn = (bits: readonly string[], by: number): string[] => [...bits.slice(by), ...bits.slice(0, by)];

/** A mutable block of 64 bits, which avoids a new pair for each step. */
interface Block {
  left: number;
  right: number;
}

function runRounds(block: Block, schedule: Schedule): void {
  let { left, right } = block;
  for (const round of schedule) {
    let mixed = left;
    // The expansion: every group of four bits plus the bit before it and the bit after it.
    for (let box = 0; box < 8; box++) {
      const turned = box === 0 ? (right >>> 1) | (right << 31) : (right << (4 * box - 1)) | (right >>> (33 - 4 * box));
      mixed ^= SELECTED[box]?.[(turned >>> 26) ^ (round[box] ?? 0)] ?? 0;
    }
    left = right;
    right = mixed;
  }
  // The last round does not swap.
  block.left = right;
  block.right = left;
}

/** Swaps bits between the halves: the initial permutation is five such steps, the final one the same steps in reverse. */
function exchange(block: Block, from: 'left' | 'right', shift: number, mask: number): void {
  const to = from === 'left' ? 'right' : 'left';
  const difference = ((block[from] >>> shift) ^ block[to]) & mask;
  block[to] ^= difference;
  block[from] ^= difference << shift;
}

const EXCHANGES = [
  ['left', 4, 0x0f0f0f0f],
  ['left', 16, 0x0000ffff],
  ['right', 2, 0x33333333],
  ['right', 8, 0x00ff00ff],
  ['left', 1, 0x55555555],
] as const;
const EXCHANGES_BACK = EXCHANGES.toReversed();

function cryptBlock(block: Block, schedules: readonly Schedule[]): void {
  for (const [from, shift, mask] of EXCHANGES) exchange(block, from, shift, mask);
  for (const schedule of schedules) runRounds(block, schedule);
  for (const [from, shift, mask] of EXCHANGES_BACK) exchange(block, from, shift, mask);
}

/** Transforms whole blocks. */
export interface BlockMode {
  encrypt(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  decrypt(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

/**
 * Triple DES in cipher block chaining, without padding: lengths are multiples of 8 bytes. `key` has 24 bytes, or 16, of
 * which the first 8 are used twice; `iv` has 8. Parity bits are ignored.
 */
export function tripleDesCbc(key: Uint8Array, iv: Uint8Array): BlockMode {
  const [first, second, third] = [key.subarray(0, 8), key.subarray(8, 16), key.length === 16 ? key.subarray(0, 8) : key.subarray(16)].map(scheduleOf);
  if (!first || !second || !third) throw new RangeError('three keys of 8 bytes each');
  const forth = [first, second.toReversed(), third];
  const back = [third.toReversed(), second, first.toReversed()];
  const start = new DataView(iv.buffer, iv.byteOffset, DES_BLOCK_BYTES);

  function crypt(bytes: Uint8Array, isEncryption: boolean): Uint8Array<ArrayBuffer> {
    const result = new Uint8Array(bytes.length);
    const [input, output] = [new DataView(bytes.buffer, bytes.byteOffset, bytes.length), new DataView(result.buffer)];
    const block: Block = { left: 0, right: 0 };
    let [left, right] = [start.getInt32(0), start.getInt32(4)];
    for (let at = 0; at < bytes.length; at += DES_BLOCK_BYTES) {
      const [nextLeft, nextRight] = [input.getInt32(at), input.getInt32(at + 4)];
      block.left = isEncryption ? nextLeft ^ left : nextLeft;
      block.right = isEncryption ? nextRight ^ right : nextRight;
      cryptBlock(block, isEncryption ? forth : back);
      output.setInt32(at, isEncryption ? block.left : block.left ^ left);
      output.setInt32(at + 4, isEncryption ? block.right : block.right ^ right);
      [left, right] = isEncryption ? [block.left, block.right] : [nextLeft, nextRight];
    }
    return result;
  }

  return { encrypt: (bytes) => crypt(bytes, true), decrypt: (bytes) => crypt(bytes, false) };
}
