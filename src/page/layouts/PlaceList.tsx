import { useKitWords } from '../kit-words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { MoreRows } from '../outputs/MoreRows.tsx';
import styles from './place-list.module.css';

const SHOWN_AT_A_TIME = 200;

interface Place {
  /** What kind of thing is there. */
  readonly code: string;
  /** 1-based; null for what has no place. */
  readonly line: number | null;
  /** 1-based, in code points. */
  readonly column: number | null;
}

type GoTo = (line: number, column: number) => void;

interface PlaceListProps<Item extends Place> {
  /** The `data-value` of the list. */
  readonly name: string;
  readonly items: readonly Item[];
  /** How many there are in all, where the items are but the first of them. */
  readonly total?: number;
  readonly describe: (item: Item) => ReactNode;
  readonly onGoTo: GoTo;
}

/** Things to look at, a sentence each, with a way to its place. */
export function PlaceList<Item extends Place>({ name, items, total = items.length, describe, onGoTo }: PlaceListProps<Item>) {
  const [limit, setLimit] = useState(SHOWN_AT_A_TIME);
  return (
    <>
      <ul className={styles.places} data-value={name}>
        {items.slice(0, limit).map((item, index) => (
          <li key={index} data-code={item.code}>
            <WarningIcon />
            <span className={styles.sentence}>{describe(item)}</span>
            <GoToPlace line={item.line} column={item.column} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
      {total > limit && (
        <MoreRows shown={Math.min(limit, items.length)} total={total} onMore={items.length > limit ? () => setLimit(limit + SHOWN_AT_A_TIME) : undefined} />
      )}
    </>
  );
}

interface GoToPlaceProps extends Pick<Place, 'line' | 'column'> {
  readonly onGoTo: GoTo;
}

/** A way to a place in a text. */
export function GoToPlace({ line, column, onGoTo }: GoToPlaceProps) {
  const kit = useKitWords();
  if (line === null || column === null) return null;
  return (
    <Button size="small" variant="text" onClick={() => onGoTo(line, column)}>
      {kit('goToPlace', { line, column })}
    </Button>
  );
}
