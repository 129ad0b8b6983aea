import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RowWindow } from './RowWindow.tsx';
import styles from './tree.module.css';
import { bringRowIntoView, MAX_ROWS } from './use-row-window.ts';

const PAGE_ROWS = 10;

/** The current row and its surroundings, for the keys of the ARIA pattern. Rows are 0-based indices of visible rows. */
export interface TreeMoves {
  readonly isOpen: boolean;
  readonly canOpen: boolean;
  /** The parent's row; undefined for a root. */
  readonly parent: number | undefined;
  readonly goTo: (row: number) => void;
  readonly toggle: () => void;
}

interface TreeProps {
  readonly label: string;
  /** Number of visible rows, that is, of rows whose ancestors are all open. */
  readonly count: number;
  /** 0-based index of the row that the keyboard acts on; -1 for none. */
  readonly current: number;
  /** A counter. Raising it scrolls to the current row although `current` is unchanged. */
  readonly calls?: number;
  readonly moves: TreeMoves;
  /** Actions for more keys, by `KeyboardEvent.key`. They take precedence over the ARIA pattern. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Class of the scrolling element. */
  readonly scrollerClass: string | undefined;
  /** Class of the tree inside it. */
  readonly className?: string | undefined;
  /** Renders a row as a `TreeItem` with the given id. */
  readonly renderRow: (row: number, id: string) => ReactNode;
}

/** A tree view (ARIA Authoring Practices) that renders only the rows in view. */
export function Tree({ label, count, current, calls, moves, keys, scrollerClass, className, renderRow }: TreeProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);

  // Scrolls only when the current row changes: at other times the reader decides where the list is scrolled to.
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
            // A click focuses a row, which scrolling may remove. The tree takes the focus instead, because it stays.
            if (event.target.role === 'treeitem') event.currentTarget.focus({ preventScroll: true });
          }}
        >
          {rows.map((row) => renderRow(row, `${id}-${row}`))}
        </div>
      )}
    </RowWindow>
  );
}

/** The keys of the tree view pattern (ARIA Authoring Practices) and their actions at the current row. */
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
