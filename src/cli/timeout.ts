import type { Failure } from '../runtime/run.ts';
import { UsageError } from './usage-error.ts';

/** The exit status of a command that --timeout has ended, as that of timeout(1). */
export const TIMED_OUT = 124;

/** The longest delay of a timer, in seconds. */
const MAX_SECONDS = (2 ** 31 - 1) / 1_000;

/**
 * Reads the value of --timeout, in seconds.
 * @throws UsageError
 */
export function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!/^\d+(?:\.\d+)?$/u.test(text) || seconds <= 0 || seconds > MAX_SECONDS) throw new UsageError('problem.wrong-value', { field: 'timeout', value: text });
  return seconds;
}

/** The code of the error in responses and messages. */
export const TIMED_OUT_CODE = 'timeout';

export const timedOut = (seconds: number): Failure => ({ code: TIMED_OUT_CODE, params: { seconds } });

/** The outcome of a run that the time limit has ended. */
export interface TimedOut {
  readonly kind: 'timed-out';
  readonly error: Failure;
}

/** Calls `run` with a signal that aborts after the timeout, or without a signal if `seconds` is undefined. */
export async function within<Result>(seconds: number | undefined, run: (signal: AbortSignal | undefined) => Promise<Result>): Promise<Result> {
  if (seconds === undefined) return run(undefined);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), seconds * 1_000);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Does the same for a run whose outcome is `canceled` if a signal aborts it. Only here is a cancellation told from a time limit. */
export const limited = <Outcome extends { readonly kind: string }>(
  seconds: number | undefined,
  run: (signal: AbortSignal | undefined) => Promise<Outcome>,
): Promise<Outcome | TimedOut> =>
  within<Outcome | TimedOut>(seconds, async (signal) => {
    const outcome = await run(signal);
    const isTimedOut = outcome.kind === 'canceled' && signal?.aborted === true;
    return isTimedOut && seconds !== undefined ? { kind: 'timed-out', error: timedOut(seconds) } : outcome;
  });
