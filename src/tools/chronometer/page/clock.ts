import { useEffect, useState } from 'react';
import { eachFrame } from '../../../page/browser/each-frame.ts';

/** Milliseconds since 1970-01-01T00:00:00Z by a clock that only goes forward while the page is open. */
export const now = (): number => performance.timeOrigin + performance.now();

const SECOND_MS = 1000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The present instant, anew for each frame while `isRunning`, or each second where motion is not wanted. Only for
 * drawing: nothing is added up from it.
 */
export function useNow(isRunning: boolean): number {
  const [instant, setInstant] = useState(now);
  const [wasRunning, setWasRunning] = useState(isRunning);
  // What starts again must not be drawn with the instant of the last stop.
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

/** Keeps the screen on while something runs, where the browser can. */
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
        // Refused on a low battery or in a hidden tab: the watch runs all the same.
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
