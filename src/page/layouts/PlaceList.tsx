import { useKitWords } from '../words/kit-words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { MoreRows } from '../outputs/MoreRows.tsx';
import styles from './place-list.module.css';

const SHOWN_AT_A_TIME = 200;

interface Place {
  /** Code of the finding, as `data-code` of its list item. */
  readonly code: string;
  /** 1-based; null for an item without a position. */
  readonly line: number | null;
  /** 1-based, in code points; null for an item without a position. */
  readonly column: number | null;
}

type GoTo = (line: number, column: number) => void;

interface PlaceListProps<Item extends Place> {
  /** Name of the output, as `data-value` of the list. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The number of all items, if `items` contains only the first of them. */
  readonly total?: number;
  /** Renders the sentence about an item. */
  readonly describe: (item: Item) => ReactNode;
  /** Shows a position in the text. */
  readonly onGoTo: GoTo;
}

/** A list of findings, each a sentence with a button that goes to its position. */
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

/** A button that goes to a position in a text. Renders nothing without a position. */
export function GoToPlace({ line, column, onGoTo }: GoToPlaceProps) {
  const kit = useKitWords();
  if (line === null || column === null) return null;
  return (
    <Button size="small" variant="text" onClick={() => onGoTo(line, column)}>
      {kit('goToPlace', { line, column })}
    </Button>
  );
}
