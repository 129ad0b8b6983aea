import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False during prerendering and hydration, true afterwards. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
