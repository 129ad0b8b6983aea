import type { ReactNode } from 'react';

/** One thing to do. */
export interface MenuEntry {
  readonly id: string;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

/** Entries that belong together; a line sets them off from the group above. */
export interface MenuGroup {
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}
