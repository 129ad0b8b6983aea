import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RowWindow } from './RowWindow.tsx';
import styles from './tree.module.css';
import type { TreeItemPlace } from './TreeItem.tsx';
import { TreeItem } from './TreeItem.tsx';
import { bringRowIntoView, MAX_ROWS } from './use-row-window.ts';

const PAGE_ROWS = 10;

/** A visible row. Rows are 0-based indices. */
export interface TreeRow extends TreeItemPlace {
  /** Whether the children are shown; undefined for a row without children. */
  readonly isOpen: boolean | undefined;
  /** The parent's row; undefined for a root. */
  readonly parent: number | undefined;
}

interface TreeProps<Row extends TreeRow> {
  readonly label: string;
  /** Number of visible rows, that is, of rows whose ancestors are all open. */
  readonly count: number;
  /** 0-based index of the row that the keyboard acts on; -1 for none. */
  readonly current: number;
  /** A counter. Raising it scrolls to the current row although `current` is unchanged. */
  readonly calls?: number;
  /** Returns a visible row by its index. */
  readonly rowAt: (row: number) => Row | undefined;
  /** Makes a row the current one. */
  readonly onMove: (row: number) => void;
  /** Opens or closes a row with children. */
  readonly onToggle: (row: number) => void;
  /** Called for a click on a row. Default: `onMove`. */
  readonly onChoose?: (row: number) => void;
  /** Actions for more keys, by `KeyboardEvent.key`. They take precedence over the ARIA pattern. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Class of the scrolling element. */
  readonly scrollerClass: string | undefined;
  /** Class of the tree inside it. */
  readonly className?: string | undefined;
  readonly rowClass?: (row: Row) => string | undefined;
  /** Renders the content of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** A tree view (ARIA Authoring Practices) that renders only the rows in view. */
export function Tree<Row extends TreeRow>({
  label,
  count,
  current,
  calls,
  rowAt,
  onMove,
  onToggle,
  onChoose = onMove,
  keys,
  scrollerClass,
  className,
  rowClass,
  children,
}: TreeProps<Row>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);

  // Scrolls only when the current row changes: at other times the reader decides where the list is scrolled to.
  const bringIntoView = useEffectEvent(() => {
    if (scroller.current) bringRowIntoView(scroller.current, Math.max(0, current));
  });
  useEffect(() => bringIntoView(), [current, calls]);

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key] ?? movesByKey()[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** Maps the keys of the tree view pattern to actions on the current row. */
  function movesByKey(): Readonly<Record<string, () => void>> {
    const { isOpen, parent }: Partial<TreeRow> = rowAt(current) ?? {};
    const move = (row: number) => () => onMove(Math.max(0, Math.min(row, Math.min(count, MAX_ROWS) - 1)));
    return {
      ArrowDown: move(current + 1),
      ArrowUp: move(current - 1),
      PageDown: move(current + PAGE_ROWS),
      PageUp: move(current - PAGE_ROWS),
      Home: move(0),
      End: move(count - 1),
      ArrowRight: () => {
        if (isOpen === true) move(current + 1)();
        else if (isOpen === false) onToggle(current);
      },
      ArrowLeft: () => {
        if (isOpen === true) onToggle(current);
        else if (parent !== undefined) onMove(parent);
      },
      ' ': () => {
        if (isOpen !== undefined) onToggle(current);
      },
    };
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
          {rows.map((row) => {
            const place = rowAt(row);
            return (
              place && (
                <TreeItem
                  key={row}
                  id={`${id}-${row}`}
                  place={place}
                  isOpen={place.isOpen}
                  isActive={row === current}
                  className={rowClass?.(place)}
                  onChoose={() => onChoose(row)}
                  onToggle={() => onToggle(row)}
                >
                  {children(place)}
                </TreeItem>
              )
            );
          })}
        </div>
      )}
    </RowWindow>
  );
}
