import { useMemo, useState } from 'react';
import look from '../../../page/look.module.css';
import changes from '../../../page/parts/changes.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { Tree } from '../../../page/tree/Tree.tsx';
import { TreeDetails } from '../../../page/tree/TreeDetails.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import type { Status, TreeNode } from '../tree.ts';
import { findChange, visibleRows } from '../tree-rows.ts';
import styles from './json-diff.module.css';

const MAX_SHOWN = 300;
const MAX_DETAIL = 2_000;

const STATES: Readonly<Record<Status, { readonly sign: string; readonly look?: string | undefined }>> = {
  unchanged: { sign: ' ' },
  added: { sign: '+', look: changes.added },
  removed: { sign: '−', look: changes.removed },
  changed: { sign: '~', look: changes.changed },
  'children-changed': { sign: ' ' },
};

/** The differences as a tree, with the selected value. */
export function TreeView({ tree, label }: { readonly tree: TreeNode; readonly label: string }) {
  const words = useWords<typeof en>();
  const [closed, setClosed] = useState<ReadonlySet<TreeNode>>(new Set());
  const [active, setActive] = useState(0);
  const rows = useMemo(() => visibleRows(tree, closed), [tree, closed]);
  const current = Math.min(active, rows.length - 1);
  const node = rows[current]?.node;

  function goToChange(by: 1 | -1): void {
    const row = findChange(rows, current, by);
    if (row >= 0) setActive(row);
  }

  function toggle(row: number): void {
    const target = rows[row]?.node;
    if (!target || target.children.length === 0) return;
    const next = new Set(closed);
    if (!next.delete(target)) next.add(target);
    setClosed(next);
    setActive(row);
  }

  return (
    <div className={look.results}>
      <div className={look.ends}>
        <p className={look.hint}>{words('keys')}</p>
        <span className={changes.line}>
          <Button size="small" aria-keyshortcuts="p" onClick={() => goToChange(-1)}>
            {words('previousChange')}
          </Button>
          <Button size="small" aria-keyshortcuts="n" onClick={() => goToChange(1)}>
            {words('nextChange')}
          </Button>
        </span>
      </div>
      <Tree
        label={label}
        count={rows.length}
        current={current}
        rowAt={(row) => rows[row]}
        onMove={setActive}
        onToggle={toggle}
        keys={{ Enter: () => toggle(current), n: () => goToChange(1), p: () => goToChange(-1) }}
        scrollerClass={styles.scroller}
        rowClass={(row) => classNames(styles.row, STATES[row.node.status].look)}
      >
        {(row) => <Difference node={row.node} isRoot={row.level === 1} />}
      </Tree>
      {node && <Details node={node} />}
    </div>
  );
}

function Difference({ node, isRoot }: { readonly node: TreeNode; readonly isRoot: boolean }) {
  const words = useWords<typeof en>();
  return (
    <>
      <span aria-hidden className={classNames(changes.sign, styles.sign)}>
        {STATES[node.status].sign}
      </span>
      {!isRoot && <span className={styles.name}>{node.key.slice(0, MAX_SHOWN)}:</span>}
      <Values node={node} />
      <span className="visually-hidden">{words(`status-${node.status}`)}</span>
    </>
  );
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

function Values({ node: { status, type, oldValue, newValue } }: { readonly node: TreeNode }) {
  if (status === 'children-changed') return <span className={styles.value}>{type === 'object' ? '{ }' : '[ ]'}</span>;
  if (status === 'unchanged') return <span className={styles.value}>{cut(newValue, MAX_SHOWN)}</span>;
  return (
    <>
      {oldValue !== '' && <del className={styles.value}>{cut(oldValue, MAX_SHOWN)}</del>}
      {status === 'changed' && <span aria-hidden>→</span>}
      {newValue !== '' && <ins className={styles.value}>{cut(newValue, MAX_SHOWN)}</ins>}
    </>
  );
}

/** The last selected value: its path and its values, complete and with copy buttons. */
function Details({ node: { path, oldValue, newValue } }: { readonly node: TreeNode }) {
  const words = useWords<typeof en>();
  const isSame = oldValue === newValue;
  const values = [
    { label: words(isSame ? 'value' : 'oldValue'), value: oldValue },
    { label: words('newValue'), value: isSame ? '' : newValue },
  ].filter(({ value }) => value !== '');
  return (
    <TreeDetails
      details={[
        { label: words('path'), shown: path === '' ? words('root') : path, text: path === '' ? undefined : () => path },
        ...values.map(({ label, value }) => ({ label, shown: cut(value, MAX_DETAIL), text: () => value })),
      ]}
    />
  );
}
