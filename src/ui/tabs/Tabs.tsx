import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  /** Accessible name of the list of tabs. */
  readonly label: string;
}

interface TabsProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children' | 'defaultValue' | 'style'> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The content of the selected tab's panel. It may start next to the tabs, with `BesideTabs`. */
  readonly children: ReactNode;
}

/** Tabs in one row, which scrolls where it is too wide, with one panel shown at a time. The arrow keys, Home and End select a tab at once. */
export function Tabs({ label, tabs, selected, onSelect, children, className, ...rest }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) uncover(list.current, selected);
  }, [selected]);
  return (
    <Base.Root {...rest} className={classNames(styles.tabs, className)} value={selected} onValueChange={(id) => onSelect(String(id))}>
      <Base.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} data-tab={tab.id} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {/* Our panels contain controls that Tab reaches, so the panel needs no tab stop of its own. */}
      <Base.Panel className={styles.panel} value={selected} tabIndex={undefined}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

/** Scrolls only the row, until the tab is visible. */
function uncover(list: HTMLElement, id: string): void {
  const tab = list.querySelector(`[data-tab="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft -= left - tab.left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
