import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import styles from './beside-tabs.module.css';
import type { Tab } from './Tabs.tsx';

interface ShownTabs {
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly selected: string;
}

/** The tabs above a panel whose content may start on their line. */
export const TabsContext = createContext<ShownTabs | undefined>(undefined);

/**
 * The beginning of a panel, on the line of the tabs if there is space. The tabs come before the panel, and no part of a panel can
 * be among them when a page is rendered at build time: so the tabs overlap a space of their size. Without tabs, just the children.
 */
export function BesideTabs({ children }: { readonly children: ReactNode }) {
  const shown = use(TabsContext);
  if (!shown) return children;
  return (
    <div className={styles.line}>
      <div className={styles.room} aria-hidden="true" data-tabs-room>
        {shown.tabs.map(({ id, label }) => (
          <span key={id} className={styles.tab} data-label={label} data-selected={id === shown.selected || undefined} />
        ))}
      </div>
      {children}
    </div>
  );
}
