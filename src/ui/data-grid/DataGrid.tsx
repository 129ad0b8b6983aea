import type { ComponentProps, KeyboardEvent, UIEvent } from 'react';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { columnsOf } from '../../lib/grapheme/column-width.ts';
import { classNames } from '../class-names.ts';
import { Menu } from '../menu/Menu.tsx';
import type { MenuGroup } from '../menu/menu-group.ts';
import type { GridCell } from './move-cell.ts';
import { moveCell } from './move-cell.ts';
import styles from './data-grid.module.css';

export interface GridColumn {
  /** Identifies the column; its cells carry the key as `data-column`. */
  readonly key: string;
  readonly label: string;
  /** Aligns the column to the right. */
  readonly isNumeric?: boolean;
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** The actions of the menu in the header. Without them, the header is only text. */
  readonly menu?: readonly MenuGroup[];
}

interface DataGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The number of rows, if the grid has only the first ones. */
  readonly total?: number;
}

const ROW_HEIGHT = 32;
/** Rows that are rendered above and below the visible ones. */
const MARGIN_ROWS = 8;
const PAGE_ROWS = 10;
/** Enough rows for a box whose height is not known yet. */
const FIRST_ROWS = 30;
const SAMPLED_ROWS = 100;
const MIN_WIDTH = 7;
const MAX_WIDTH = 36;
/** The padding of a cell in characters. */
const PADDING = 3;

/**
 * A grid of texts (APG, “Grid pattern”) that renders only the visible rows. One cell is in the tab order; arrow keys, Home, End, Page Up
 * and Page Down move from there, Enter opens the menu of a header.
 */
export function DataGrid({ ref, label, columns, rows, total = rows.length, className, ...rest }: DataGridProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current);
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [view, setView] = useState({ top: 0, height: FIRST_ROWS * ROW_HEIGHT });
  const movesFocus = useRef(false);
  const widths = useMemo(() => columns.map((column, index) => widthOf(column, rows, index)), [columns, rows]);
  // Each row is its own CSS grid: their columns align only if no width depends on the content of one row.
  const layout = useMemo(() => ({ gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' ') }), [widths]);
  const width = `${widths.reduce((sum, each) => sum + each, 0)}ch`;
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - MARGIN_ROWS);
  const end = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW_HEIGHT) + MARGIN_ROWS);
  const current = { row: Math.min(active.row, rows.length), column: Math.min(active.column, Math.max(0, columns.length - 1)) };
  const isRendered = current.row === 0 || (current.row > first && current.row <= end);

  useLayoutEffect(() => {
    if (!movesFocus.current || !isRendered) return;
    movesFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${current.row} ${current.column}"]`);
    const target = cell?.querySelector<HTMLElement>('button') ?? cell;
    target?.focus({ preventScroll: current.row > 0 });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  function scroll({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLDivElement>): void {
    setView({ top: scrollTop, height: clientHeight });
  }

  function focusCell(next: GridCell): void {
    movesFocus.current = true;
    setActive(next);
  }

  /** Focuses a cell, and scrolls to its row. */
  function moveTo(next: GridCell): void {
    focusCell(next);
    if (!box.current) return;
    // The header is before the first row, although it is always visible.
    const top = Math.max(0, next.row - 1) * ROW_HEIGHT;
    const room = box.current.clientHeight - 2 * ROW_HEIGHT;
    const { scrollTop } = box.current;
    // The header covers the first row of the box.
    const wanted = top < scrollTop ? top : top > scrollTop + room ? top - Math.max(0, room) : scrollTop;
    if (wanted === scrollTop) return;
    box.current.scrollTop = wanted;
    setView({ top: wanted, height: box.current.clientHeight || view.height });
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    // The keys of a menu bubble to its header, but the menu is elsewhere in the document.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const next = moveCell(current, event, { rows: rows.length, columns: columns.length, page: PAGE_ROWS });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    const isAlongHeader = current.row === 0 && next.row === 0 && !event.ctrlKey && !event.metaKey;
    if (isAlongHeader) focusCell(next);
    else moveTo(next);
  }

  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row} ${column}`,
    'aria-colindex': column + 1,
    'data-column': columns[column]?.key,
    onFocus: () => setActive({ row, column }),
  });
  const tabIndexOf = (row: number, column: number): 0 | -1 => (row === current.row && column === current.column ? 0 : -1);

  return (
    <div
      {...rest}
      ref={box}
      className={classNames(styles.box, className)}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      tabIndex={isRendered ? -1 : 0}
      onFocus={({ target, currentTarget }) => {
        // The current cell was scrolled away, so the first visible one takes its place.
        if (target === currentTarget && !isRendered) moveTo({ row: Math.floor(view.top / ROW_HEIGHT) + 1, column: current.column });
      }}
      onScroll={scroll}
      onKeyDownCapture={handleKey}
    >
      <div className={styles.grid} style={{ width }}>
        <div role="row" aria-rowindex={1} className={styles.header} style={layout}>
          {columns.map((column, index) => (
            <div
              key={column.key}
              role="columnheader"
              aria-sort={column.sort}
              className={column.isNumeric ? styles.number : undefined}
              {...cellProps(0, index)}
              tabIndex={column.menu ? undefined : tabIndexOf(0, index)}
            >
              {column.menu ? (
                <Menu
                  className={styles.menu}
                  aria-label={column.label}
                  label={column.label + arrowOf(column)}
                  groups={column.menu}
                  tabIndex={tabIndexOf(0, index)}
                />
              ) : (
                column.label
              )}
            </div>
          ))}
        </div>
        <Space rows={first} />
        {rows.slice(first, end).map((row, offset) => (
          <div key={first + offset} role="row" aria-rowindex={first + offset + 2} className={styles.row} style={layout}>
            {columns.map((column, index) => (
              <div
                key={column.key}
                role="gridcell"
                title={row[index]}
                className={column.isNumeric ? styles.number : undefined}
                tabIndex={tabIndexOf(first + offset + 1, index)}
                {...cellProps(first + offset + 1, index)}
              >
                {row[index]}
              </div>
            ))}
          </div>
        ))}
        <Space rows={rows.length - end} />
      </div>
    </div>
  );
}

/** The direction for the eye; `aria-sort` has it for screen readers. */
const arrowOf = ({ sort }: GridColumn): string => (sort === undefined ? '' : sort === 'ascending' ? ' ↑' : ' ↓');

/** Takes the place of rows that are not rendered. */
const Space = ({ rows }: { readonly rows: number }) => (rows > 0 ? <div aria-hidden="true" style={{ height: rows * ROW_HEIGHT }} /> : null);

/** The width of a column in characters, so that it stays the same while other rows are rendered. */
function widthOf({ label }: GridColumn, rows: readonly (readonly string[])[], index: number): number {
  let longest = columnsOf(label) + 2;
  // Of a long text, the beginning is enough to reach the maximum.
  for (const row of rows.slice(0, SAMPLED_ROWS)) longest = Math.max(longest, columnsOf((row[index] ?? '').slice(0, 2 * MAX_WIDTH)));
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, longest + PADDING));
}
