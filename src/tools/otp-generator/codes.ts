import { InputError } from '../../contract/errors.ts';
import { createHmac } from '../../lib/hash/hasher.ts';
import type { OtpAlgorithm } from './terms.ts';

/** Makes the code of a counter, an integer from 0 on. */
export type CodeOf = (counter: number) => string;

/** Gives the function that makes HOTP values (RFC 4226, 5.3) of 6 to 8 digits. */
export async function createCodes(secret: Uint8Array, algorithm: OtpAlgorithm, digits: number): Promise<CodeOf> {
  const hmac = await createHmac(algorithm, secret);
  const message = new DataView(new ArrayBuffer(8));
  return (counter) => {
    message.setBigUint64(0, BigInt(counter));
    hmac.restart();
    hmac.update(new Uint8Array(message.buffer));
    return truncate(hmac.digest(), digits);
  };
}

/** Dynamic truncation (RFC 4226, 5.3): 31 bits from where the last four say, in decimal. */
function truncate(mac: Uint8Array, digits: number): string {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const offset = view.getUint8(mac.byteLength - 1) & 15;
  const number = view.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
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
