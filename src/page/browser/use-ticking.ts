import { useEffect, useEffectEvent } from 'react';

const SECOND_MS = 1_000;

const untilNextSecond = (): number => SECOND_MS - (Date.now() % SECOND_MS);

/** Calls `tick` at the beginning of each second while `isTicking`. A hidden page pauses, and ticks as soon as it is visible again. */
export function useTicking(isTicking: boolean, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isTicking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(handle, untilNextSecond());
    };
    const handle = (): void => {
      onTick();
      wait();
    };
    const restOrGoOn = (): void => {
      clearTimeout(timer);
      if (!document.hidden) handle();
    };
    wait();
    document.addEventListener('visibilitychange', restOrGoOn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restOrGoOn);
    };
  }, [isTicking]);
}
