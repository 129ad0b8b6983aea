import { InputError } from '../../contract/errors.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import type { Encoder, OtpAlgorithm } from './terms.ts';
import { STEAM_LENGTH } from './terms.ts';

/** Generates the code of a counter, a non-negative integer. */
export type CodeOf = (counter: number) => string;

/** Without vowels and similar characters. */
const STEAM_ALPHABET = '23456789BCDFGHJKMNPQRTVWXY';
export const STEAM_CODE = new RegExp(`^[${STEAM_ALPHABET}]{${STEAM_LENGTH}}$`, 'u');

/** Returns the function that generates HOTP values (RFC 4226, section 5.3) of 6 to 8 digits, or Steam codes, where `digits` has no effect. */
export async function createCodes(secret: Uint8Array, algorithm: OtpAlgorithm, digits: number, encoder: Encoder = 'standard'): Promise<CodeOf> {
  const hmac = await createHmac(algorithm, secret);
  const message = new DataView(new ArrayBuffer(8));
  return (counter) => {
    message.setBigUint64(0, BigInt(counter));
    hmac.restart();
    hmac.update(new Uint8Array(message.buffer));
    const number = truncate(hmac.digest());
    return encoder === 'steam' ? encodeSteam(number) : String(number % 10 ** digits).padStart(digits, '0');
  };
}

/** Dynamic truncation (RFC 4226, section 5.3): 31 bits at the offset given by the last four. */
function truncate(mac: Uint8Array): number {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const offset = view.getUint8(mac.byteLength - 1) & 15;
  return view.getUint32(offset) & 0x7fffffff;
}

/** Formats the last five digits in base 26, least significant first. */
function encodeSteam(number: number): string {
  let code = '';
  for (let rest = number; code.length < STEAM_LENGTH; rest = Math.floor(rest / STEAM_ALPHABET.length)) code += STEAM_ALPHABET[rest % STEAM_ALPHABET.length];
  return code;
}

interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** T0 of RFC 6238, section 4.2, in Unix seconds. */
  readonly startTime: number;
  /** X of RFC 6238, section 4.2, in seconds. */
  readonly period: number;
}

/**
 * Returns the time step of RFC 6238, section 4.2, and its remaining time.
 * @throws InputError `time-before-start` on `time`.
 */
export function timeStep({ time, startTime, period }: Clock) {
  const unixSeconds = Math.floor(time / 1_000);
  const elapsed = unixSeconds - startTime;
  if (elapsed < 0) throw new InputError('time-before-start', { field: 'time' });
  return { unixSeconds, counter: Math.floor(elapsed / period), secondsRemaining: period - (elapsed % period) };
}

/**
 * Returns the steps in the order in which they are tried: time drifts in both directions (RFC 6238, section 6), but counters only increase (RFC 4226,
 * section 7.4).
 */
export function stepsToTry(type: 'totp' | 'hotp', window: number): readonly number[] {
  const ahead = Array.from({ length: window }, (_, index) => index + 1);
  return [0, ...(type === 'hotp' ? ahead : ahead.flatMap((step) => [-step, step]))];
}
