import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './tree.module.css';

const INDENT_PX = 16;
// Beyond, a row would have no room for its value.
const MAX_INDENTS = 24;

export interface TreeItemPlace {
  /** 1-based, as ARIA counts. */
  readonly level: number;
  /** 1-based place among its siblings. */
  readonly position: number;
  /** How many siblings there are, itself among them. */
  readonly setSize: number;
}

interface TreeItemProps {
  readonly id: string;
  readonly place: TreeItemPlace;
  /** Whether what is below it is shown; undefined: there is nothing below. */
  readonly isOpen: boolean | undefined;
  readonly isActive: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
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
