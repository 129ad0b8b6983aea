import { useId, useState } from 'react';
import { copyText } from '../../../ui/clipboard.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { readStored, writeStored } from '../../../page/storage.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { Tree as TreeRows } from '../../../page/tree/Tree.tsx';
import { MAX_ROWS } from '../../../page/tree/use-row-window.ts';
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

const COPIED_KEY = 'json-prettify.copies';

/** The tree with its toolbar, the place that was chosen, and what a click copies. */
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
  const { outline, opened, active } = tree;
  const nodes = tree.nodes.length > MAX_ROWS ? tree.nodes.slice(0, MAX_ROWS) : tree.nodes;
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
