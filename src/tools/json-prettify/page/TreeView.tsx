import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../../../ui/clipboard.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { readStored, writeStored } from '../../../page/storage.ts';
import { useWords } from '../../../page/tool-context.tsx';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import type { Copied } from './node-text.ts';
import { copiedKinds, textToCopy } from './node-text.ts';
import { NodeDetails } from './NodeDetails.tsx';
import { TreeRow } from './TreeRow.tsx';
import { TreeToolbar } from './TreeToolbar.tsx';
import type { Tree } from './use-tree.ts';
import { indexOf, useTree } from './use-tree.ts';

const ROW_HEIGHT = 26;
const ROWS_BEYOND = 12;
// A browser can lay out some millions of pixels, no more.
const MAX_ROWS = 400_000;
const PAGE_ROWS = 10;

const COPIED_KEY = 'json-prettify.copies';

/** A tree by the ARIA pattern. Of a long one only the rows in view are in the document. */
export function TreeView({ outline }: { readonly outline: Outline }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const tree = useTree(outline);
  const [copied, setCopied] = useState<Copied>(() => copiedKinds.find((kind) => kind === readStored(COPIED_KEY)) ?? 'pointer');
  const [said, setSaid] = useState('');

  async function copy(node: number): Promise<void> {
    const text = textToCopy(outline, node, copied);
    const isCopied = await copyText(text);
    setSaid(isCopied ? words('copiedText', { text: text === '' ? '""' : text.slice(0, 80) }) : texts.t('page.copyFailed'));
  }

  return (
    <>
      <TreeToolbar tree={tree} />
      <Rows tree={tree} onCopy={(node) => void copy(node)} />
      {tree.nodes.length > MAX_ROWS && <p className={kit.hint}>{words('tooManyRows', { count: MAX_ROWS })}</p>}
      <NodeDetails outline={outline} node={tree.active} />
      <div className={styles.copyBar}>
        <CopiedChoice
          copied={copied}
          onCopied={(kind) => {
            setCopied(kind);
            writeStored(COPIED_KEY, kind);
          }}
        />
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </>
  );
}

interface CopiedChoiceProps {
  readonly copied: Copied;
  readonly onCopied: (copied: Copied) => void;
}

const copiedWords = { pointer: 'pointer', path: 'javaScriptPath', value: 'value' } as const;

/** What a click on a row copies. */
function CopiedChoice({ copied, onCopied }: CopiedChoiceProps) {
  const words = useWords<typeof en>();
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{words('clickCopies')}</label>
      <select id={id} className={kit.control} value={copied} onChange={(event) => onCopied(copiedKinds.find((kind) => kind === event.target.value) ?? copied)}>
        {copiedKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words(copiedWords[kind])}
          </option>
        ))}
      </select>
    </span>
  );
}

function Rows({ tree, onCopy }: { readonly tree: Tree; readonly onCopy: (node: number) => void }) {
  const words = useWords<typeof en>();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const { outline, active, moves } = tree;
  const nodes = tree.nodes.length > MAX_ROWS ? tree.nodes.slice(0, MAX_ROWS) : tree.nodes;
  const index = indexOf(nodes, active);
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - ROWS_BEYOND);
  const last = Math.min(nodes.length, Math.ceil((view.top + view.height) / ROW_HEIGHT) + ROWS_BEYOND);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: box.clientHeight })));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (moves > 0 && scroller.current) bringIntoView(scroller.current, index);
  }, [moves, index]);

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyActions(tree, nodes, index, onCopy)[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={(event) => setView({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })}
    >
      <div
        role="tree"
        aria-label={words('tree')}
        tabIndex={0}
        className={styles.tree}
        style={{ paddingTop: first * ROW_HEIGHT, paddingBottom: (nodes.length - Math.max(first, last)) * ROW_HEIGHT }}
        data-value="tree"
        {...(index >= first && index < last && { 'aria-activedescendant': `${id}-${active}` })}
        onKeyDown={handleKey}
        onFocus={(event) => {
          // A row that is clicked gives the focus to the tree: rows come and go.
          if (event.target.role === 'treeitem') event.currentTarget.focus({ preventScroll: true });
        }}
      >
        {nodes.slice(first, last).map((node) => (
          <TreeRow
            key={node}
            id={`${id}-${node}`}
            outline={outline}
            node={node}
            isOpen={tree.opened[node] === 1}
            isActive={node === active}
            query={tree.query}
            onToggle={() => tree.toggle(node)}
            onChoose={() => {
              tree.activate(node);
              onCopy(node);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function bringIntoView(box: HTMLElement, index: number): void {
  const top = index * ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
}

/** What each key does at a row (ARIA Authoring Practices, tree view). */
function keyActions(tree: Tree, nodes: readonly number[], index: number, onCopy: (node: number) => void): Readonly<Record<string, () => void>> {
  const { outline, active, opened } = tree;
  const goTo = (row: number) => () => tree.activate(nodes[Math.max(0, Math.min(row, nodes.length - 1))] ?? 0);
  const toggle = (): void => {
    if (outline.size(active) > 0) tree.toggle(active);
  };
  return {
    ArrowDown: goTo(index + 1),
    ArrowUp: goTo(index - 1),
    PageDown: goTo(index + PAGE_ROWS),
    PageUp: goTo(index - PAGE_ROWS),
    Home: goTo(0),
    End: goTo(nodes.length - 1),
    ArrowRight: () => {
      if (opened[active]) tree.activate(active + 1);
      else toggle();
    },
    ArrowLeft: () => {
      if (opened[active]) toggle();
      else if (outline.parent(active) >= 0) tree.activate(outline.parent(active));
    },
    '*': () => tree.openSiblings(active),
    ' ': toggle,
    Enter: () => onCopy(active),
  };
}
