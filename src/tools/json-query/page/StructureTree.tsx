import { useState } from 'react';
import type { OutputValues } from '../../../contract/fields.ts';
import { Tree } from '../../../page/tree/Tree.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { visibleRows } from '../structure-rows.ts';
import styles from './guide.module.css';

interface StructureTreeProps {
  readonly label: string;
  readonly rows: OutputValues<typeof fields.outline.output>['structure'];
  /** The current query. */
  readonly used: string;
  onUse(this: void, query: string): void;
}

/** The parts of a document as a tree, with the items of each array taken together. A click on a part writes its query. */
export function StructureTree({ label, rows, used, onUse }: StructureTreeProps) {
  const words = useWords<typeof en>();
  const { words: tool } = useTool();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');
  const visible = visibleRows(rows, closed);
  const queryOf = (row: number): string => visible[row]?.query ?? '';
  const active = visible.findIndex(({ query }) => query === current);

  function toggle(row: number): void {
    const query = queryOf(row);
    setClosed(closed.has(query) ? new Set([...closed].filter((each) => each !== query)) : new Set([...closed, query]));
  }

  function choose(row: number): void {
    setCurrent(queryOf(row));
    onUse(queryOf(row));
  }

  return (
    <Tree
      label={label}
      count={visible.length}
      current={active < 0 ? 0 : active}
      rowAt={(row) => visible[row]}
      onMove={(row) => setCurrent(queryOf(row))}
      onToggle={toggle}
      onChoose={choose}
      keys={{ Enter: () => choose(Math.max(0, active)) }}
      scrollerClass={styles.scroller}
      rowClass={({ query }) => (query === used ? styles.used : styles.row)}
    >
      {({ name, types, count, example }) => (
        <>
          <span className={styles.name}>{name === '' ? words('document') : name}</span>
          <span className={styles.types}>{types.map((type) => tool.t(`codes.${type}`)).join(' | ')}</span>
          {(count ?? 1) > 1 && <span className={styles.types}>× {count}</span>}
          <span className={styles.example}>{example}</span>
        </>
      )}
    </Tree>
  );
}
