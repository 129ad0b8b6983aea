import { pause } from '../pause/pause.ts';

// Number of exponent bits processed at once.
const WINDOW = 4;

/** Computes base^exponent mod modulus for public exponents. They are short and not secret, so the time may depend on them. */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

/**
 * Computes base^exponent mod modulus for a private exponent: the same number of squarings and products for every exponent of
 * this length. (The time of a big integer's own arithmetic is beyond our control.) Pauses at times to let others run.
 */
export async function privateModPow(base: bigint, exponent: bigint, modulus: bigint, signal: AbortSignal): Promise<bigint> {
  const powers = powersOf(base % modulus, modulus);
  const digits = exponent.toString(2 ** WINDOW);
  const digitsPerTurn = Math.max(1, Math.floor(2 ** 29 / modulus.toString(2).length ** 2));
  let result = 1n % modulus;
  for (let index = 0; index < digits.length; index++) {
    if (index > 0 && index % digitsPerTurn === 0) await pause(signal);
    for (let squarings = 0; squarings < WINDOW; squarings++) result = (result * result) % modulus;
    result = (result * (powers[Number.parseInt(digits[index] ?? '', 2 ** WINDOW)] ?? 1n)) % modulus;
  }
  return result;
}

function powersOf(base: bigint, modulus: bigint): bigint[] {
  const powers = [1n % modulus];
  for (let exponent = 1; exponent < 2 ** WINDOW; exponent++) powers.push(((powers.at(-1) ?? 1n) * base) % modulus);
  return powers;
}
