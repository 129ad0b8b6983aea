import { useState } from 'react';
import { Tree } from '../../../page/tree/Tree.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import type { ShownNode } from '../shown.ts';
import type en from '../strings/en.json';
import { rowsOf } from './nodes.ts';
import styles from './unwrap.module.css';

interface LayerTreeProps {
  readonly root: ShownNode;
  /** Path of the selected node. */
  readonly selected: string;
  onSelect(this: void, path: string): void;
}

/** The layers as a tree: what each part is called, what it is, and how long. */
export function LayerTree({ root, selected, onSelect }: LayerTreeProps) {
  const words = useWords<typeof en>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(root, closed);
  const pathOf = (row: number): string => rows[row]?.node.path ?? '';

  function toggle(row: number): void {
    const next = new Set(closed);
    if (!next.delete(pathOf(row))) next.add(pathOf(row));
    setClosed(next);
  }

  return (
    <Tree
      label={words('tree')}
      count={rows.length}
      current={rows.findIndex(({ node }) => node.path === selected)}
      rowAt={(row) => rows[row]}
      onMove={(row) => onSelect(pathOf(row))}
      onToggle={toggle}
      keys={{}}
      scrollerClass={styles.scroller}
      className={styles.tree}
    >
      {({ node }) => <NodeContent node={node} />}
    </Tree>
  );
}

function NodeContent({ node }: { readonly node: ShownNode }) {
  const words = useWords<typeof en>();
  const { words: all } = useTool();
  const name = useNodeName()(node);
  const [meaning] = node.leaves;
  return (
    <>
      <span className={styles.name}>{name}</span>
      {node.layer === '' ? <span className={styles.preview}>{node.preview}</span> : <b>{all.t(`codes.${node.layer}`)}</b>}
      {meaning && <span className={styles.meaning}>{meaning.value}</span>}
      <span className={styles.size}>{words(node.kind === 'text' ? 'characters' : 'bytes', { size: node.size })}</span>
    </>
  );
}

/** The name of a node in the reader's language. */
export function useNodeName(): (node: ShownNode) => string {
  const { words } = useTool();
  return ({ path, name, code }) => (path === '' ? words.t('page.root') : code === '' ? name : words.t(`page.part-${code}`));
}
