import { useEffect, useEffectEvent } from 'react';

const SECOND_MS = 1_000;

const untilNextSecond = (): number => SECOND_MS - (Date.now() % SECOND_MS);

/** Calls `tick` at the beginning of each second while `isTicking`. */
export function useTicking(isTicking: boolean, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isTicking) return undefined;
    let timer = setTimeout(function handle() {
      onTick();
      timer = setTimeout(handle, untilNextSecond());
    }, untilNextSecond());
    return () => clearTimeout(timer);
  }, [isTicking]);
}
