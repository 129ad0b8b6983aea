import type { ReactNode } from 'react';

/** An action in a menu. */
export interface MenuEntry {
  readonly id: string;
  /** Shown before the content. */
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

/** Related entries, with a line between this group and the previous one. */
export interface MenuGroup {
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}
