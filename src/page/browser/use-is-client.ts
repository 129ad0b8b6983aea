import { useSyncExternalStore } from 'react';

/** For a store that has one value during hydration and another afterwards, and never changes then. */
export const subscribeToNothing = () => () => undefined;

/** False during prerendering and hydration, true afterwards. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
