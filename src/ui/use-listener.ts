import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

type Events = GlobalEventHandlersEventMap;

/** A window or an element. */
interface Target {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void, options: AddEventListenerOptions): void;
}

/** Calls `handle` for each event of the window, or of the element in `ref`, while the component is mounted. */
export function useListener<Name extends keyof Events>(name: Name, handle: (event: Events[Name]) => void, ref?: RefObject<HTMLElement | null>): void {
  const onEvent = useEffectEvent<(event: Events[Name]) => void>(handle);
  useEffect(() => {
    const end = new AbortController();
    const target: Target | null = ref ? ref.current : globalThis.window;
    target?.addEventListener(name, (event) => onEvent(event), { signal: end.signal });
    return () => end.abort();
  }, [name, ref]);
}
