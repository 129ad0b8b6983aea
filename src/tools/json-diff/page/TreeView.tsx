import { useMemo, useState } from 'react';
import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import { Tree } from '../../../page/tree/Tree.tsx';
import kitTree from '../../../page/tree/tree.module.css';
import { TreeItem } from '../../../page/tree/TreeItem.tsx';
import { MAX_ROWS } from '../../../page/tree/use-row-window.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import type { Status, TreeNode } from '../tree.ts';
import { findChange, visibleRows } from '../tree-rows.ts';
import styles from './json-diff.module.css';

const MAX_SHOWN = 300;
const MAX_DETAIL = 2_000;

const SIGNS: Readonly<Record<Status, string>> = { unchanged: ' ', added: '+', removed: '−', changed: '~', 'children-changed': ' ' };

/** The differences as a tree, and the place that was chosen. */
export function TreeView({ tree, label }: { readonly tree: TreeNode; readonly label: string }) {
  const words = useWords<typeof en>();
  const [closed, setClosed] = useState<ReadonlySet<TreeNode>>(new Set());
  const [active, setActive] = useState(0);
  const rows = useMemo(() => visibleRows(tree, closed), [tree, closed]);
  const current = Math.min(active, rows.length - 1);
  const currentRow = rows[current];
  const node = currentRow?.node;
  const isOpen = (one: TreeNode): boolean | undefined => (one.children.length > 0 ? !closed.has(one) : undefined);

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
    <>
      <div className={classNames(kit.ends, styles.bar)}>
        <p className={kit.hint}>{words('keys')}</p>
        <span className={styles.buttons}>
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
        count={Math.min(rows.length, MAX_ROWS)}
        current={current}
        moves={{
          isOpen: node !== undefined && isOpen(node) === true,
          canOpen: node !== undefined && isOpen(node) !== undefined,
          parent: currentRow?.parent,
          goTo: setActive,
          toggle: () => toggle(current),
        }}
        keys={{ Enter: () => toggle(current), n: () => goToChange(1), p: () => goToChange(-1) }}
        scrollerClass={styles.scroller}
        renderRow={(at, id) => {
          const row = rows[at];
          return (
            row && (
              <TreeItem
                key={at}
                id={id}
                place={row}
                isOpen={isOpen(row.node)}
                isActive={at === current}
                className={classNames(styles.row, styles[row.node.status])}
                onChoose={() => setActive(at)}
                onToggle={() => toggle(at)}
              >
                <Difference node={row.node} isRoot={row.level === 1} />
              </TreeItem>
            )
          );
        }}
      />
      {rows.length > MAX_ROWS && <p className={kit.hint}>{words('tooManyRows', { count: MAX_ROWS })}</p>}
      {node && <Details node={node} />}
    </>
  );
}

function Difference({ node, isRoot }: { readonly node: TreeNode; readonly isRoot: boolean }) {
  const words = useWords<typeof en>();
  return (
    <>
      <span aria-hidden className={styles.sign}>
        {SIGNS[node.status]}
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

/** The place that was chosen last: its path and its values, whole and to copy. */
function Details({ node }: { readonly node: TreeNode }) {
  const words = useWords<typeof en>();
  const isSame = node.oldValue === node.newValue;
  return (
    <dl className={kitTree.details}>
      <Detail label={words('path')} text={node.path} shown={node.path === '' ? words('root') : node.path} />
      {node.oldValue !== '' && <Detail label={words(isSame ? 'value' : 'oldValue')} text={node.oldValue} shown={cut(node.oldValue, MAX_DETAIL)} />}
      {node.newValue !== '' && !isSame && <Detail label={words('newValue')} text={node.newValue} shown={cut(node.newValue, MAX_DETAIL)} />}
    </dl>
  );
}

function Detail({ label, text, shown }: { readonly label: string; readonly text: string; readonly shown: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={kitTree.place}>{shown}</dd>
      <dd>
        <CopyButton label={label} text={() => text} iconOnly disabled={text === ''} />
      </dd>
    </>
  );
}
