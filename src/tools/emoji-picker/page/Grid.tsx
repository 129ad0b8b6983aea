import type { KeyboardEvent } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OutputValues } from '../../../contract/fields.ts';
import { emojiGroups } from '../../../lib/emoji/groups.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type { GridRow } from '../grid-rows.ts';
import { CELL, groupAt, layOut, moveBy, rowOf, rowsInView, scrollTopFor } from '../grid-rows.ts';
import { groupSamples } from '../samples.ts';
import type en from '../strings/en.json';
import styles from './emoji.module.css';

type Row = OutputValues<typeof fields.search.output>['emojis'][number];

interface GridProps {
  readonly rows: readonly Row[];
  /** Whether the emoji are in CLDR order, so that their groups have headings and buttons. */
  readonly isGrouped: boolean;
  groupName(this: void, group: string): string;
  canDraw(this: void, row: Row): boolean;
  /** Called when the pointer or the focus moves to an emoji. */
  onShow(this: void, emoji: string): void;
  onPick(this: void, emoji: string): void;
  onOpen(this: void, emoji: string): void;
}

/** Shows emoji in a scrollable box, which draws only the rows in view. The box has the focus, and arrow keys move within it. */
export function Grid({ rows, isGrouped, groupName, canDraw, onShow, onPick, onOpen }: GridProps) {
  const words = useWords<typeof en>();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { columns, height, top, setTop } = useBox(box);
  const [at, setAt] = useState(0);
  const [listed, setListed] = useState(rows);
  const { rows: lines, height: total } = useMemo(
    () => layOut(rows.length, columns, isGrouped ? rows.map(({ group }) => group) : undefined),
    [rows, columns, isGrouped],
  );
  // New results start at the top.
  if (listed !== rows) {
    setListed(rows);
    setAt(0);
  }
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [rows]);
  const inView = rowsInView(lines, top, height);
  const current = groupAt(lines, top);

  function scrollTo(line: GridRow | undefined): void {
    if (box.current && line) box.current.scrollTop = scrollTopFor(line, box.current.scrollTop, height);
  }

  function handleKey(event: KeyboardEvent): void {
    const emoji = rows[at]?.emoji;
    if (event.key === 'Enter' && emoji !== undefined) {
      event.preventDefault();
      if (event.shiftKey) onOpen(emoji);
      else onPick(emoji);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveBy(event.key, at, lines, Math.max(1, Math.floor(height / CELL) - 1));
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    scrollTo(rowOf(next, lines));
    onShow(rows[next]?.emoji ?? '');
  }

  const cell = (row: Row, place: number) => (
    <span
      key={place}
      id={`${id}-${place}`}
      role="gridcell"
      tabIndex={-1}
      aria-label={canDraw(row) ? row.name : `${row.name}, ${words('notShown')}`}
      aria-selected={place === at}
      title={row.name}
      className={classNames(styles.cell, place === at && styles.active, !canDraw(row) && styles.missing)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(row.emoji)}
      // The box keeps the focus, because this cell is removed when scrolled out of view.
      onMouseDown={(event) => {
        event.preventDefault();
        box.current?.focus({ preventScroll: true });
      }}
      onClick={() => {
        setAt(place);
        onPick(row.emoji);
      }}
    >
      {row.emoji}
    </span>
  );

  return (
    <>
      <div className={styles.groups} role="group" aria-label={words('groups')}>
        {emojiGroups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.group}
            aria-label={groupName(group)}
            title={groupName(group)}
            aria-pressed={group === current}
            disabled={!isGrouped || !rows.some((row) => row.group === group)}
            onClick={() => scrollTo(lines.find((line) => line.kind === 'heading' && line.group === group))}
          >
            {groupSamples[group]}
          </button>
        ))}
      </div>
      <div
        ref={box}
        role="grid"
        aria-label={words('emoji')}
        aria-rowcount={lines.length}
        tabIndex={0}
        {...(rowOf(at, inView) && { 'aria-activedescendant': `${id}-${at}` })}
        className={styles.grid}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={handleKey}
      >
        <div role="presentation" className={styles.rows} style={{ height: total }}>
          {inView.map((line) =>
            line.kind === 'heading' ? (
              <div key={line.group} role="presentation" className={styles.heading} style={{ top: line.top }}>
                <span aria-hidden="true">{groupName(line.group)}</span>
              </div>
            ) : (
              <div key={line.start} role="row" aria-rowindex={lines.indexOf(line) + 1} className={styles.row} style={{ top: line.top }}>
                {rows.slice(line.start, line.end).map((row, index) => cell(row, line.start + index))}
              </div>
            ),
          )}
        </div>
      </div>
    </>
  );
}

const FIRST_COLUMNS = 8;
const FIRST_HEIGHT = 440;

/** Measures how many columns fit in the box, its height, and its scroll position. */
function useBox(box: { readonly current: HTMLDivElement | null }) {
  const [{ columns, height }, setSize] = useState({ columns: FIRST_COLUMNS, height: FIRST_HEIGHT });
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ columns: Math.max(1, Math.floor(element.clientWidth / CELL)), height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { columns, height, top, setTop };
}
