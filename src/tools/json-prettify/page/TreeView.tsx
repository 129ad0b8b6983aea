import { useMemo, useState } from 'react';
import { runInSlices } from '../../../lib/work/slices.ts';
import { useLatest } from '../../../page/use-latest.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { AskIfLarge } from '../../../page/parts/AskIfLarge.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Tree } from '../../../page/tree/Tree.tsx';
import { useStoredChoice } from '../../../page/storage/use-stored.ts';
import { copyText } from '../../../ui/clipboard.ts';
import type { Copied } from '../node-text.ts';
import { copiedKinds, textToCopy } from '../node-text.ts';
import type { Outline } from '../outline.ts';
import { readOutline } from '../outline.ts';
import { visibleNodes } from '../outline-view.ts';
import type en from '../strings/en.json';
import { carryOver, indexOf, moveTo, openSiblings, rowOf, startTree, toggle } from '../tree-state.ts';
import styles from './json-prettify.module.css';
import { CopyLine } from './CopyLine.tsx';
import { NodeContent } from './NodeContent.tsx';
import { TreeToolbar } from './TreeToolbar.tsx';

// Above this size the tree is only built on request: it takes many times the memory of the text.
const MAX_UNASKED_LENGTH = 2_000_000;

/** JSON as a tree. */
export default function TreeView({ text }: { readonly text: string }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  if (text === '') return <p className={look.emptyPane}>{kit('empty')}</p>;
  return (
    <AskIfLarge text={text} limit={MAX_UNASKED_LENGTH} reason={(size) => words('treeIsLarge', { size })} action={words('treeBuild')}>
      <BuiltTree text={text} />
    </AskIfLarge>
  );
}

function BuiltTree({ text }: { readonly text: string }) {
  const kit = useKitWords();
  // In chunks, so that the page stays responsive.
  const outline = useLatest(text, (json, signal) => runInSlices(readOutline(json), { signal, progress: () => undefined }));
  return outline ? <WholeTree outline={outline} /> : <p className={look.emptyPane}>{kit('working')}</p>;
}

/** A copy that has ended, with the text that reports its result. */
interface Done {
  readonly outline: Outline;
  readonly node: number;
  readonly kind: Copied;
  readonly text: string;
}

/** The tree with its toolbar, and what a click copies. */
function WholeTree({ outline }: { readonly outline: Outline }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [held, change] = useState(() => startTree(outline));
  const state = held.outline === outline ? held : carryOver(held, outline);
  if (state !== held) change(state);
  const { opened, active, query } = state;
  const nodes = useMemo(() => visibleNodes(outline, opened), [outline, opened]);
  const nodeOf = (row: number): number => nodes[row] ?? 0;
  const [copied, setCopied] = useStoredChoice('json-prettify.copies', copiedKinds);
  const [done, setDone] = useState<Done>();
  const isCurrent = done?.outline === outline && done.node === active && done.kind === copied;
  // A copy is not announced again when its node becomes current again.
  if (done && !isCurrent) setDone(undefined);

  async function copy(node: number): Promise<void> {
    const text = textToCopy(outline, node, copied);
    const isCopied = await copyText(text);
    const result = isCopied ? words('copiedText', { text: text === '' ? '""' : text.slice(0, 80) }) : kit('copyFailed');
    setDone({ outline, node, kind: copied, text: result });
  }

  return (
    <div className={styles.treePane}>
      <TreeToolbar state={state} onChange={change} />
      <Tree
        label={words('tree')}
        count={nodes.length}
        current={indexOf(nodes, active)}
        calls={state.moves}
        rowAt={(row) => rowOf(state, nodes, nodeOf(row))}
        onMove={(row) => change(moveTo(nodeOf(row)))}
        onToggle={(row) => change(toggle(nodeOf(row)))}
        onChoose={(row) => {
          change(moveTo(nodeOf(row)));
          void copy(nodeOf(row));
        }}
        keys={{ '*': () => change(openSiblings(active)), Enter: () => void copy(active) }}
        scrollerClass={styles.scroller}
        className={styles.tree}
        rowClass={() => styles.row}
      >
        {({ node, isOpen }) => <NodeContent outline={outline} node={node} query={query} isOpen={isOpen} />}
      </Tree>
      <CopyLine outline={outline} node={active} kind={copied} onKind={setCopied} announced={isCurrent ? done.text : ''} />
    </div>
  );
}
