import { useEffect, useState } from 'react';
import { eachFrame } from '../../../page/browser/each-frame.ts';

/** Returns milliseconds since 1970-01-01T00:00:00Z from a clock that is monotonic while the page is open. */
export const now = (): number => performance.timeOrigin + performance.now();

const SECOND_MS = 1000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns the current instant, updated in each frame while `isRunning`, or every second with reduced motion. Only for
 * display: no times are summed up from it.
 */
export function useNow(isRunning: boolean): number {
  const [instant, setInstant] = useState(now);
  const [wasRunning, setWasRunning] = useState(isRunning);
  // A restart must not be rendered with the instant of the last stop.
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    setInstant(now());
  }
  useEffect(() => {
    if (!isRunning) return undefined;
    if (prefersStill()) {
      const timer = setInterval(() => setInstant(now()), SECOND_MS / 4);
      return () => clearInterval(timer);
    }
    return eachFrame(() => setInstant(now()));
  }, [isRunning]);
  return isRunning ? instant : now();
}

export const showsMilliseconds = (): boolean => !prefersStill();

/** Shows a time in the title of the tab while it runs. */
export function useTitleTime(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    const title = document.title.replace(/^[\d:+−]+ · /u, '');
    document.title = `${text} · ${title}`;
    return () => {
      document.title = document.title.replace(/^[\d:+−]+ · /u, '');
    };
  }, [text]);
}

/** Keeps the screen on while something runs, if the browser supports it. */
export function useWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const acquire = async (): Promise<void> => {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) await lock.release();
      } catch (error) {
        // Denied on low battery or in a hidden tab. The stopwatch runs anyway.
        if (!(error instanceof DOMException)) throw error;
      }
    };
    void acquire();
    return () => {
      isGone = true;
      void lock?.release();
    };
  }, [isRunning]);
}
