// Blowfish (Schneier 1993), only the parts that bcrypt needs.

const ROUNDS = 16;
const SUBKEYS = ROUNDS + 2;
const BOX_WORDS = 256;
const BOXES = 4;
const WORDS = SUBKEYS + BOXES * BOX_WORDS;

let piWords: Int32Array | undefined;

/** Returns the initial state: the fractional digits of π, 32 bits per word, computed on first use. */
function initialWords(): Int32Array {
  piWords ??= fractionOfPi(WORDS);
  return piWords;
}

function fractionOfPi(words: number): Int32Array {
  // Rounding errors stay within the guard bits.
  const guard = 64;
  const one = 1n << BigInt(32 * words + guard);
  // Machin: π / 4 = 4 arctan(1/5) − arctan(1/239).
  const pi = 4n * (4n * arctanOfInverse(5n, one) - arctanOfInverse(239n, one));
  const digits = ((pi % one) >> BigInt(guard)).toString(16).padStart(8 * words, '0');
  return Int32Array.from({ length: words }, (_, index) => Number.parseInt(digits.slice(8 * index, 8 * index + 8), 16));
}

/** Computes one · arctan(1 / x) by its series. */
function arctanOfInverse(x: bigint, one: bigint): bigint {
  const square = x * x;
  let power = one / x;
  let sum = 0n;
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += odd % 4n === 1n ? power / odd : -(power / odd);
    power /= square;
  }
  return sum;
}

/** The state: 18 subkeys, 4 S-boxes of 256 words, and the current block. */
export class Blowfish {
  readonly #subkeys: Int32Array;
  readonly #boxes: Int32Array;
  left = 0;
  right = 0;

  constructor() {
    const words = initialWords();
    this.#subkeys = words.slice(0, SUBKEYS);
    this.#boxes = words.slice(SUBKEYS);
  }

  /** Mixes a key, and a salt if given, into the state: EksBlowfish (Provos and Mazières 1999). Lengths are whole words. */
  expand(key: Int32Array, salt?: Int32Array): void {
    const [subkeys, boxes] = [this.#subkeys, this.#boxes];
    for (let index = 0; index < SUBKEYS; index++) subkeys[index] = (subkeys[index] ?? 0) ^ (key[index % key.length] ?? 0);
    this.left = 0;
    this.right = 0;
    let at = 0;
    const fill = (words: Int32Array): void => {
      for (let index = 0; index < words.length; index += 2) {
        if (salt) {
          this.left ^= salt[at % salt.length] ?? 0;
          this.right ^= salt[(at + 1) % salt.length] ?? 0;
          at += 2;
        }
        this.encrypt();
        words[index] = this.left;
        words[index + 1] = this.right;
      }
    };
    fill(subkeys);
    fill(boxes);
  }

  /** Encrypts the current block. */
  encrypt(): void {
    const [subkeys, boxes] = [this.#subkeys, this.#boxes];
    let { left, right } = this;
    for (let round = 0; round < ROUNDS; round += 2) {
      left ^= subkeys[round] ?? 0;
      right ^= mix(boxes, left);
      right ^= subkeys[round + 1] ?? 0;
      left ^= mix(boxes, right);
    }
    this.left = right ^ (subkeys[ROUNDS + 1] ?? 0);
    this.right = left ^ (subkeys[ROUNDS] ?? 0);
  }
}

/** Computes the function F of a word. The S-boxes are concatenated. */
const mix = (boxes: Int32Array, word: number): number =>
  (((((boxes[word >>> 24] ?? 0) + (boxes[BOX_WORDS + ((word >>> 16) & 255)] ?? 0)) | 0) ^ (boxes[2 * BOX_WORDS + ((word >>> 8) & 255)] ?? 0)) +
    (boxes[3 * BOX_WORDS + (word & 255)] ?? 0)) |
  0;
