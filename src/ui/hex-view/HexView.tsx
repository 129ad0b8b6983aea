import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import styles from './hex-view.module.css';
import { BYTES_PER_ROW, positionAfter } from './position-after.ts';

/** A row of bytes. All rows but the last have 16. */
export interface HexRow {
  /** Of the first byte, in hex. */
  readonly offset: string;
  /** The bytes as pairs of hex digits, separated by spaces. */
  readonly hex: string;
  /** A character for each byte. */
  readonly text: string;
}

interface HexViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name. */
  readonly label: string;
  /** The page of rows that contains the position, at most 128. Only these are in the document. */
  readonly rows: readonly HexRow[];
  /** How many rows a full page has; the last page can have fewer. Default: as many as there are. */
  readonly pageRows?: number | undefined;
  /** How many bytes there are, on all pages. */
  readonly size: number;
  /** The offset of the current byte. */
  readonly position: number;
  /** Called with the offset of a byte that is selected by a key or a click. The caller then shows the page of rows with it. */
  onMove(this: void, position: number): void;
}

/** More rows at once would make the page slow. */
const MAX_ROWS = 128;

/** Bytes in hex and as text, with a current byte that arrow keys move, also to other pages. `ref` gets the root element. */
export function HexView({ label, rows: given, pageRows = given.length, size, position, onMove, className, ...rest }: HexViewProps) {
  const words = useUiWords();
  const id = useId();
  const rows = given.slice(0, MAX_ROWS);
  const pageBytes = Math.min(Math.max(1, pageRows), MAX_ROWS) * BYTES_PER_ROW;
  const grid = useRef<HTMLDivElement>(null);
  const current = size === 0 ? undefined : `${id}-${position}`;
  const first = Number.parseInt(rows[0]?.offset ?? '0', 16);

  useEffect(() => {
    // Only after a key or a click: elsewhere, a change of the position must not move the page.
    if (current !== undefined && grid.current?.contains(document.activeElement)) {
      document.getElementById(current)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
  }, [current]);

  function move(event: KeyboardEvent): void {
    const next = positionAfter(event, { position, size, pageBytes });
    if (next === undefined) return;
    event.preventDefault();
    if (next !== position) onMove(next);
  }

  // The grid has the focus, not its cells, which are replaced on other pages.
  function select({ target }: MouseEvent): void {
    const offset = target instanceof HTMLElement ? target.dataset.offset : undefined;
    if (offset !== undefined) onMove(Number(offset));
  }

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={Math.ceil(size / BYTES_PER_ROW)}
          aria-activedescendant={current}
          tabIndex={0}
          className={styles.grid}
          onKeyDown={move}
          onClick={select}
        >
          {rows.map((row, index) => {
            const start = first + index * BYTES_PER_ROW;
            return (
              <div key={row.offset} role="row" aria-rowindex={start / BYTES_PER_ROW + 1} className={styles.row}>
                <span role="rowheader">{row.offset}</span>
                <span className={styles.bytes}>
                  {row.hex.split(' ').map((byte, column) => {
                    const offset = start + column;
                    return (
                      <span key={offset} id={`${id}-${offset}`} role="gridcell" aria-selected={offset === position} data-offset={offset}>
                        {byte}
                      </span>
                    );
                  })}
                </span>
                <span role="gridcell">{row.text}</span>
              </div>
            );
          })}
        </div>
      </div>
      {size > pageBytes && (
        <div className={styles.pages}>
          <Button size="small" disabled={first === 0} onClick={() => onMove(Math.max(0, first - pageBytes))}>
            {words('previousPage')}
          </Button>
          <Button size="small" disabled={first + pageBytes >= size} onClick={() => onMove(first + pageBytes)}>
            {words('nextPage')}
          </Button>
        </div>
      )}
    </div>
  );
}
