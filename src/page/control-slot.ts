import { createContext } from 'react';

/**
 * The place beside the tabs of a page, where a layout may put its row of options so that both take one line. Undefined on
 * pages without tabs; null until the place is rendered.
 */
export const ControlSlotContext = createContext<HTMLElement | null | undefined>(undefined);
