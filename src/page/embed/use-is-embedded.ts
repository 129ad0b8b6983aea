import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../browser/use-is-client.ts';
import { isEmbedded } from './embedding.ts';

/** Whether the page shows only the tool. False during prerendering and hydration; style sheets hide the other parts until then. */
export const useIsEmbedded = (): boolean => useSyncExternalStore(subscribeToNothing, isEmbedded, () => false);
