import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import { meaningOf } from '../meaning.ts';
import type { Copied } from '../node-text.ts';
import { copiedKinds, textToCopy } from '../node-text.ts';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';

const MAX_SHOWN = 500;
const names = { pointer: 'pointer', path: 'javaScriptPath', value: 'value' } as const;

interface CopyLineProps {
  readonly outline: Outline;
  /** The current node. */
  readonly node: number;
  /** What a click on a row copies. */
  readonly kind: Copied;
  onKind(this: void, kind: Copied): void;
  /** The result of the last copy, if it is about the current node and kind; otherwise empty. */
  readonly announced: string;
}

/** One line below the tree: what a click copies, that text of the current node, and a button that copies it. */
export function CopyLine({ outline, node, kind, onKind, announced }: CopyLineProps) {
  const words = useWords<typeof en>();
  if (node >= outline.count) return null;
  const meaning = meaningOf(outline, node);
  return (
    <div className={styles.copyBar}>
      <label className={styles.choice}>
        <span>{words('clickCopies')}</span>
        <NativeSelect size="small" options={copiedKinds} labelOf={(each) => words(names[each])} value={kind} onChange={onKind} />
      </label>
      {announced === '' && <Shown outline={outline} node={node} kind={kind} />}
      <p role="status" className={styles.announced}>
        {announced}
      </p>
      {meaning?.kind === 'link' && (
        <a href={meaning.url} target="_blank" rel="noopener noreferrer">
          {words('openLink')}
        </a>
      )}
      <CopyButton label={words(names[kind])} text={() => textToCopy(outline, node, kind)} iconOnly />
    </div>
  );
}

/** The text that a click on the current node copies. */
function Shown({ outline, node, kind }: Pick<CopyLineProps, 'outline' | 'node' | 'kind'>) {
  const words = useWords<typeof en>();
  if (kind !== 'value') {
    if (outline.parent(node) < 0) return <span className={styles.copiedText}>{words('wholeDocument')}</span>;
    return <span className={styles.copiedCode}>{textToCopy(outline, node, kind).slice(0, MAX_SHOWN)}</span>;
  }
  if (!outline.isContainer(node)) return <span className={styles.copiedCode}>{outline.written(node, MAX_SHOWN)}</span>;
  const members = words(outline.kind(node) === 'object' ? 'members' : 'items', { count: outline.size(node) });
  return <span className={styles.copiedText}>{members}</span>;
}
