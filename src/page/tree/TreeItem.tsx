import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './tree.module.css';

const INDENT_PX = 16;
// Deeper rows are not indented any further, to leave space for their values.
const MAX_INDENTS = 24;

export interface TreeItemPlace {
  /** 1-based, as in `aria-level`. */
  readonly level: number;
  /** 1-based position among its siblings. */
  readonly position: number;
  /** Number of siblings, including the item itself. */
  readonly setSize: number;
}

interface TreeItemProps {
  readonly id: string;
  readonly place: TreeItemPlace;
  /** Whether the children are shown; undefined for a row without children. */
  readonly isOpen: boolean | undefined;
  /** Whether this is the tree's current row. */
  readonly isActive: boolean;
  readonly className?: string | undefined;
  /** Called for a click on the row, except on its triangle. */
  readonly onChoose: () => void;
  /** Called for a click on the triangle of a row with children. */
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A row of a `Tree`. */
export function TreeItem({ id, place, isOpen, isActive, className, onChoose, onToggle, children }: TreeItemProps) {
  const canOpen = isOpen !== undefined;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={place.level}
      aria-setsize={place.setSize}
      aria-posinset={place.position}
      {...(canOpen && { 'aria-expanded': isOpen })}
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.row, className)}
      style={{ paddingInlineStart: Math.min(place.level - 1, MAX_INDENTS) * INDENT_PX }}
      onClick={onChoose}
    >
      <span
        aria-hidden
        className={classNames(styles.twisty, canOpen && styles.canOpen)}
        onClick={(event) => {
          event.stopPropagation();
          if (canOpen) onToggle();
        }}
      />
      {children}
    </div>
  );
}
