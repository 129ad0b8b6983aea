import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import type { MenuGroup } from './menu-group.ts';
import styles from './menu.module.css';

interface LiveMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  /** Shown instead of entries when there are none. */
  readonly emptyText: string | undefined;
}

/** The actual menu, with the library that positions and navigates it. `Menu` loads this file when a menu is about to open. */
export function LiveMenu({ open, onOpenChange, trigger, groups, emptyText }: LiveMenuProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="bottom" align="end" sideOffset={4} className={styles.positioner}>
          <Base.Popup className={styles.list}>
            {groups.every(({ entries }) => entries.length === 0) && (
              <Base.Item disabled className={styles.empty}>
                {emptyText}
              </Base.Item>
            )}
            {groups.map((group, index) => (
              <Group key={index} group={group} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Group({ group: { label, entries } }: { readonly group: MenuGroup }) {
  return (
    <Base.Group className={styles.group}>
      {label !== undefined && <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>}
      {entries.map(({ id, icon, content, onSelect }) => (
        <Base.Item key={id} className={styles.item} onClick={onSelect}>
          {icon}
          {content}
        </Base.Item>
      ))}
    </Base.Group>
  );
}
