// Rabbit (RFC 4503), in the byte order of the eSTREAM code and of CryptoJS: the RFC prints keys and streams in reverse.

const BLOCK_BYTES = 16;
/** Increments of the counters in each step. */
const INCREMENTS = [0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3];

interface State {
  readonly x: Uint32Array;
  readonly c: Uint32Array;
  carry: number;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const at = (words: Uint32Array, index: number): number => words[index & 7] ?? 0;

/** Combines the upper and lower half of a word's square by XOR (RFC 4503, section 2.6). */
function fold(word: number): number {
  const [low, high] = [word & 0xffff, word >>> 16];
  const middle = (((low * low) >>> 17) + low * high) >>> 15;
  return (middle + high * high) ^ Math.imul(word, word);
}

function step(state: State): void {
  const { x, c } = state;
  for (const [index, increment] of INCREMENTS.entries()) {
    const sum = at(c, index) + increment + state.carry;
    c[index] = sum;
    state.carry = sum > 0xffffffff ? 1 : 0;
  }
  const g = x.map((word, index) => fold((word + at(c, index)) >>> 0));
  for (let index = 0; index < 8; index++) {
    const [own, last, beforeLast] = [at(g, index), at(g, index + 7), at(g, index + 6)];
    x[index] = index % 2 === 0 ? own + rotate(last, 16) + rotate(beforeLast, 16) : own + rotate(last, 8) + beforeLast;
  }
}

function setUp(key: Uint8Array, iv: Uint8Array): State {
  const state: State = { x: new Uint32Array(8), c: new Uint32Array(8), carry: 0 };
  const { x, c } = state;
  const view = new DataView(key.buffer, key.byteOffset, key.length);
  const subkey = (index: number): number => view.getUint16(2 * (index & 7), true);
  for (let index = 0; index < 8; index++) {
    const isEven = index % 2 === 0;
    x[index] = isEven ? (subkey(index + 1) << 16) | subkey(index) : (subkey(index + 5) << 16) | subkey(index + 4);
    c[index] = isEven ? (subkey(index + 4) << 16) | subkey(index + 5) : (subkey(index) << 16) | subkey(index + 1);
  }
  for (let round = 0; round < 4; round++) step(state);
  for (let index = 0; index < 8; index++) c[index] = at(c, index) ^ at(x, index + 4);
  addIv(state, iv);
  return state;
}

function addIv(state: State, iv: Uint8Array): void {
  const view = new DataView(iv.buffer, iv.byteOffset, iv.length);
  const [low, high] = [view.getUint32(0, true), view.getUint32(4, true)];
  const words = [low, (high & 0xffff0000) | (low >>> 16), high, (high << 16) | (low & 0xffff)];
  for (let index = 0; index < 8; index++) state.c[index] = at(state.c, index) ^ (words[index % 4] ?? 0);
  for (let round = 0; round < 4; round++) step(state);
}

/** Encrypts or decrypts with Rabbit; the key has 16 bytes, the IV 8. */
export function rabbit(key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = setUp(key, iv);
  const result = Uint8Array.from(bytes);
  const stream = new Uint8Array(BLOCK_BYTES);
  const words = new DataView(stream.buffer);
  for (let start = 0; start < result.length; start += BLOCK_BYTES) {
    step(state);
    for (let word = 0; word < 4; word++) {
      const value = at(state.x, 2 * word) ^ (at(state.x, 2 * word + 5) >>> 16) ^ (at(state.x, 2 * word + 3) << 16);
      words.setUint32(4 * word, value, true);
    }
    for (let offset = 0; offset < BLOCK_BYTES && start + offset < result.length; offset++)
      result[start + offset] = (result[start + offset] ?? 0) ^ (stream[offset] ?? 0);
  }
  return result;
}
