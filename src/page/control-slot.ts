import { createContext, use, useSyncExternalStore } from 'react';
import { subscribeToNothing } from './use-is-client.ts';

/** A place on the page that is known once it is rendered. */
export interface ControlSlot {
  readonly place: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => HTMLElement | null;
}

/** Whoever reads the slot is rendered once more when its place is known, and nothing else. */
export function createControlSlot(): ControlSlot {
  let held: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    place: (element) => {
      held = element;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => held,
  };
}

/** The place beside the tabs of a page, where a layout may put its row of options so that both take one line. */
export const ControlSlotContext = createContext<ControlSlot | undefined>(undefined);

const NOWHERE = { subscribe: subscribeToNothing, read: () => undefined };

/** That place: undefined on pages without tabs, null until it is rendered. */
export function useControlSlot(): HTMLElement | null | undefined {
  const slot = use(ControlSlotContext);
  const { subscribe, read } = slot ?? NOWHERE;
  return useSyncExternalStore<HTMLElement | null | undefined>(subscribe, read, () => (slot ? null : undefined));
}
