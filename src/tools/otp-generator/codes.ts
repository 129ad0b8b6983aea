import { InputError } from '../../contract/errors.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import type { Encoder, OtpAlgorithm } from './terms.ts';
import { STEAM_LENGTH } from './terms.ts';

/** Makes the code of a counter, an integer from 0 on. */
export type CodeOf = (counter: number) => string;

/** Without vowels and look-alikes. */
const STEAM_ALPHABET = '23456789BCDFGHJKMNPQRTVWXY';
export const STEAM_CODE = new RegExp(`^[${STEAM_ALPHABET}]{${STEAM_LENGTH}}$`, 'u');

/** Returns the function that makes HOTP values (RFC 4226, 5.3) of 6 to 8 digits, or codes of Steam, where `digits` has no effect. */
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

/** Dynamic truncation (RFC 4226, 5.3): 31 bits from the offset in the last four. */
function truncate(mac: Uint8Array): number {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const offset = view.getUint8(mac.byteLength - 1) & 15;
  return view.getUint32(offset) & 0x7fffffff;
}

/** The last five digits in base 26, the least significant first. */
function encodeSteam(number: number): string {
  let code = '';
  for (let rest = number; code.length < STEAM_LENGTH; rest = Math.floor(rest / STEAM_ALPHABET.length)) code += STEAM_ALPHABET[rest % STEAM_ALPHABET.length];
  return code;
}

interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** T0 of RFC 6238, 4.2, in Unix seconds. */
  readonly startTime: number;
  /** X of RFC 6238, 4.2, in seconds. */
  readonly period: number;
}

/**
 * The time step of RFC 6238, 4.2, and how long it lasts.
 * @throws InputError `time-before-start` on `time`.
 */
export function timeStep({ time, startTime, period }: Clock) {
  const unixSeconds = Math.floor(time / 1_000);
  const elapsed = unixSeconds - startTime;
  if (elapsed < 0) throw new InputError('time-before-start', { field: 'time' });
  return { unixSeconds, counter: Math.floor(elapsed / period), secondsRemaining: period - (elapsed % period) };
}

/** Steps in the order in which they are tried: drift goes both ways (RFC 6238, 6), but no counter goes back (RFC 4226, 7.4). */
export function stepsToTry(type: 'totp' | 'hotp', window: number): readonly number[] {
  const ahead = Array.from({ length: window }, (_, index) => index + 1);
  return [0, ...(type === 'hotp' ? ahead : ahead.flatMap((step) => [-step, step]))];
}
