import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import type { Status, TreeNode } from '../tree.ts';
import type { TreeRow } from '../tree-rows.ts';
import { findChange, visibleRows } from '../tree-rows.ts';
import styles from './json-diff.module.css';
import { bringRowIntoView, MAX_ROWS, useRowWindow } from './use-window.ts';

const INDENT_PX = 16;
// Beyond, a row would have no room for its value.
const MAX_INDENTS = 16;
const MAX_SHOWN = 300;
const MAX_DETAIL = 2_000;
const PAGE_ROWS = 10;

const SIGNS: Readonly<Record<Status, string>> = { unchanged: ' ', added: '+', removed: '−', changed: '~', 'children-changed': ' ' };

/** The differences as a tree by the ARIA pattern. Of a long one only the rows in view are in the document. */
export function TreeView({ tree, label }: { readonly tree: TreeNode; readonly label: string }) {
  const words = useWords<typeof en>();
  const id = useId();
  const [closed, setClosed] = useState<ReadonlySet<TreeNode>>(new Set());
  const [active, setActive] = useState(0);
  const rows = useMemo(() => visibleRows(tree, closed), [tree, closed]);
  const current = Math.min(active, rows.length - 1);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last, padding, handleScroll } = useRowWindow(scroller, rows.length);
  const node = rows[current]?.node;

  // Only when another row is chosen: where the list is scrolled to is the reader's business.
  const bringIntoView = useEffectEvent(() => {
    if (scroller.current) bringRowIntoView(scroller.current, current);
  });
  useEffect(() => bringIntoView(), [current]);

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

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyActions({ rows, current, closed, setActive, toggle, goToChange })[event.key];
    if (!action) return;
    event.preventDefault();
    action();
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
      <div ref={scroller} className={styles.scroller} onScroll={handleScroll}>
        <div
          role="tree"
          aria-label={label}
          tabIndex={0}
          className={styles.tree}
          style={padding}
          data-value="tree"
          {...(current >= first && current < last && { 'aria-activedescendant': `${id}-${current}` })}
          onKeyDown={handleKey}
        >
          {rows.slice(first, last).map((row, index) => {
            const at = first + index;
            return (
              <Row
                key={at}
                id={`${id}-${at}`}
                row={row}
                isOpen={!closed.has(row.node)}
                isActive={at === current}
                onChoose={() => setActive(at)}
                onToggle={() => toggle(at)}
              />
            );
          })}
        </div>
      </div>
      {rows.length > MAX_ROWS && <p className={kit.hint}>{words('tooManyRows', { count: MAX_ROWS })}</p>}
      {node && <Details node={node} />}
    </>
  );
}

interface TreeActions {
  readonly rows: readonly TreeRow[];
  readonly current: number;
  readonly closed: ReadonlySet<TreeNode>;
  readonly setActive: (row: number) => void;
  readonly toggle: (row: number) => void;
  readonly goToChange: (by: 1 | -1) => void;
}

/** What each key does at a row (ARIA Authoring Practices, tree view). */
function keyActions({ rows, current, closed, setActive, toggle, goToChange }: TreeActions): Readonly<Record<string, () => void>> {
  const goTo = (row: number) => () => setActive(Math.max(0, Math.min(row, rows.length - 1)));
  const row = rows[current];
  const canOpen = row !== undefined && row.node.children.length > 0;
  const isOpen = canOpen && !closed.has(row.node);
  return {
    ArrowDown: goTo(current + 1),
    ArrowUp: goTo(current - 1),
    PageDown: goTo(current + PAGE_ROWS),
    PageUp: goTo(current - PAGE_ROWS),
    Home: goTo(0),
    End: goTo(rows.length - 1),
    ArrowRight: isOpen ? goTo(current + 1) : () => toggle(current),
    ArrowLeft: isOpen ? () => toggle(current) : goTo(row?.parent ?? 0),
    ' ': () => toggle(current),
    Enter: () => toggle(current),
    n: () => goToChange(1),
    p: () => goToChange(-1),
  };
}

interface RowProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

function Row({ id, row: { node, level, position, setSize }, isOpen, isActive, onChoose, onToggle }: RowProps) {
  const words = useWords<typeof en>();
  const canOpen = node.children.length > 0;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-setsize={setSize}
      aria-posinset={position}
      {...(canOpen && { 'aria-expanded': isOpen })}
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.row, styles[node.status])}
      data-status={node.status}
      style={{ paddingInlineStart: Math.min(level - 1, MAX_INDENTS) * INDENT_PX }}
      onClick={onChoose}
    >
      <span
        aria-hidden
        className={classNames(styles.twisty, canOpen && styles.canOpen)}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      />
      <span aria-hidden className={styles.sign}>
        {SIGNS[node.status]}
      </span>
      {level > 1 && <span className={styles.name}>{node.key.slice(0, MAX_SHOWN)}:</span>}
      <Values node={node} />
      <span className="visually-hidden">{words(`status-${node.status}`)}</span>
    </div>
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
    <dl className={styles.details}>
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
      <dd className={styles.place}>{shown}</dd>
      <dd>
        <CopyButton label={label} text={() => text} iconOnly disabled={text === ''} />
      </dd>
    </>
  );
}
