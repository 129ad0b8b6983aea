import { useState } from 'react';
import { formatBytes } from '../../../page/words/format-bytes.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { Tree as TreeRows } from '../../../page/tree/Tree.tsx';
import { useStoredChoice } from '../../../page/storage/use-stored.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import { copiedKinds, textToCopy } from './node-text.ts';
import { NodeDetails } from './NodeDetails.tsx';
import { TreeRow } from './TreeRow.tsx';
import { TreeToolbar } from './TreeToolbar.tsx';
import { useOutline } from './use-outline.ts';
import type { Tree } from './use-tree.ts';
import { indexOf, useTree } from './use-tree.ts';

// Above this the tree is only built when it is asked for: it takes many times the memory of the text.
const MAX_UNASKED_LENGTH = 2_000_000;

/** JSON as a tree. */
export default function TreeView({ text }: { readonly text: string }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [wanted, setWanted] = useState('');
  if (text === '') return <p className={look.emptyPane}>{kit('empty')}</p>;
  if (text.length <= MAX_UNASKED_LENGTH || text === wanted) return <BuiltTree text={text} />;
  return (
    <div className={look.emptyPane}>
      <p>{words('treeIsLarge', { size: formatBytes(text.length, kit) })}</p>
      <Button onClick={() => setWanted(text)}>{words('treeBuild')}</Button>
    </div>
  );
}

function BuiltTree({ text }: { readonly text: string }) {
  const kit = useKitWords();
  const outline = useOutline(text);
  return outline ? <WholeTree outline={outline} /> : <p className={look.emptyPane}>{kit('working')}</p>;
}

const copiedWords = { pointer: 'pointer', path: 'javaScriptPath', value: 'value' } as const;

/** The tree with its toolbar, the place that was chosen, and what a click copies. */
function WholeTree({ outline }: { readonly outline: Outline }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const tree = useTree(outline);
  const [copied, setCopied] = useStoredChoice('json-prettify.copies', copiedKinds);
  const [said, setSaid] = useState('');

  async function copy(node: number): Promise<void> {
    const text = textToCopy(outline, node, copied);
    const isCopied = await copyText(text);
    setSaid(isCopied ? words('copiedText', { text: text === '' ? '""' : text.slice(0, 80) }) : kit('copyFailed'));
  }

  return (
    <div className={styles.treePane}>
      <TreeToolbar tree={tree} />
      <Rows tree={tree} onCopy={(node) => void copy(node)} />
      <NodeDetails outline={outline} node={tree.active} />
      <div className={styles.copyBar}>
        <label className={styles.choice}>
          {words('clickCopies')}
          <NativeSelect size="small" options={copiedKinds} labelOf={(kind) => words(copiedWords[kind])} value={copied} onChange={setCopied} />
        </label>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}

function Rows({ tree, onCopy }: { readonly tree: Tree; readonly onCopy: (node: number) => void }) {
  const words = useWords<typeof en>();
  const { outline, opened, active, nodes } = tree;
  const parent = outline.parent(active);
  return (
    <TreeRows
      label={words('tree')}
      count={nodes.length}
      current={indexOf(nodes, active)}
      calls={tree.moves}
      moves={{
        isOpen: opened[active] === 1,
        canOpen: outline.size(active) > 0,
        parent: parent < 0 ? undefined : indexOf(nodes, parent),
        goTo: (row) => tree.activate(nodes[row] ?? 0),
        toggle: () => tree.toggle(active),
      }}
      keys={{ '*': () => tree.openSiblings(active), Enter: () => onCopy(active) }}
      scrollerClass={styles.scroller}
      className={styles.tree}
      renderRow={(row, id) => {
        const node = nodes[row] ?? 0;
        return (
          <TreeRow
            key={node}
            id={id}
            outline={outline}
            node={node}
            isOpen={opened[node] === 1}
            isActive={node === active}
            query={tree.query}
            onToggle={() => tree.toggle(node)}
            onChoose={() => {
              tree.activate(node);
              onCopy(node);
            }}
          />
        );
      }}
    />
  );
}
