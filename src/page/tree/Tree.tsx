import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RowWindow } from './RowWindow.tsx';
import styles from './tree.module.css';
import { bringRowIntoView, MAX_ROWS } from './use-row-window.ts';

const PAGE_ROWS = 10;

export interface TreeMoves {
  readonly isOpen: boolean;
  readonly canOpen: boolean;
  /** The row above it in the hierarchy, if it has one. */
  readonly parent: number | undefined;
  readonly goTo: (row: number) => void;
  readonly toggle: () => void;
}

interface TreeProps {
  readonly label: string;
  /** How many rows are seen when all is scrolled through. */
  readonly count: number;
  /** The row that the keyboard is at, -1 for none. */
  readonly current: number;
  /** Rises when the current row has to come into view although it is the same as before. */
  readonly calls?: number;
  readonly moves: TreeMoves;
  /** Keys beside those of the ARIA pattern, by `event.key`. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** The box that scrolls. */
  readonly scrollerClass: string | undefined;
  readonly className?: string | undefined;
  readonly renderRow: (row: number, id: string) => ReactNode;
}

/** A tree by the ARIA pattern. Of a long one only the rows in view are in the document. */
export function Tree({ label, count, current, calls, moves, keys, scrollerClass, className, renderRow }: TreeProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);

  // Only when another row is chosen: where the list is scrolled to is the reader's business.
  const bringIntoView = useEffectEvent(() => {
    if (scroller.current) bringRowIntoView(scroller.current, Math.max(0, current));
  });
  useEffect(() => bringIntoView(), [current, calls]);

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key] ?? movesByKey(moves, current, Math.min(count, MAX_ROWS))[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <RowWindow ref={scroller} count={count} className={scrollerClass}>
      {(rows, room) => (
        <div
          role="tree"
          aria-label={label}
          tabIndex={0}
          className={classNames(styles.tree, className)}
          style={room}
          data-value="tree"
          {...(rows.includes(current) && { 'aria-activedescendant': `${id}-${current}` })}
          onKeyDown={handleKey}
          onFocus={(event) => {
            // A row that is clicked gives the focus to the tree: rows come and go.
            if (event.target.role === 'treeitem') event.currentTarget.focus({ preventScroll: true });
          }}
        >
          {rows.map((row) => renderRow(row, `${id}-${row}`))}
        </div>
      )}
    </RowWindow>
  );
}

/** What each key does at a row (ARIA Authoring Practices, tree view). */
function movesByKey({ isOpen, canOpen, parent, goTo, toggle }: TreeMoves, current: number, count: number): Readonly<Record<string, () => void>> {
  const move = (row: number) => () => goTo(Math.max(0, Math.min(row, count - 1)));
  return {
    ArrowDown: move(current + 1),
    ArrowUp: move(current - 1),
    PageDown: move(current + PAGE_ROWS),
    PageUp: move(current - PAGE_ROWS),
    Home: move(0),
    End: move(count - 1),
    ArrowRight: () => {
      if (isOpen) move(current + 1)();
      else if (canOpen) toggle();
    },
    ArrowLeft: () => {
      if (isOpen) toggle();
      else if (parent !== undefined) goTo(parent);
    },
    ' ': () => {
      if (canOpen) toggle();
    },
  };
}
