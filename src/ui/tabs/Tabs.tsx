import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

interface TabsProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children' | 'defaultValue' | 'style'> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Views of one thing, one at a time: arrow keys, Home and End choose, and choosing shows at once. */
export function Tabs({ label, tabs, selected, onSelect, children, className, ...rest }: TabsProps) {
  return (
    <Base.Root {...rest} className={classNames(styles.tabs, className)} value={selected} onValueChange={(id) => onSelect(String(id))}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} data-tab={tab.id} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {/* What is in a panel of ours can be reached by Tab, so that the panel itself need not be. */}
      <Base.Panel className={styles.panel} value={selected} tabIndex={undefined}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
