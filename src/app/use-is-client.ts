import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in a page that was rendered at build and while it is being taken over; true from then on. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
