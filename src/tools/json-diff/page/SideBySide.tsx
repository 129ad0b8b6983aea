import { useMemo } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import changes from '../../../page/parts/changes.module.css';
import { RowWindow } from '../../../page/tree/RowWindow.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { alignSides } from '../side-lines.ts';
import type en from '../strings/en.json';
import type { TreeNode } from '../tree.ts';
import styles from './json-diff.module.css';

const MAX_SHOWN = 1_000;

/** Both documents as formatted text, with corresponding lines aligned. */
export function SideBySide({ tree }: { readonly tree: TreeNode }) {
  const words = useWords<typeof en>();
  const lines = useMemo(() => alignSides(tree), [tree]);
  return (
    <RowWindow count={lines.length} className={styles.scroller} role="region" aria-label={words('sideBySide')} tabIndex={0}>
      {(rows, room) => (
        <div className={styles.lines} style={room} data-value="sides">
          {rows.map((row) => {
            const { left, right, status } = lines[row] ?? {};
            return (
              <div key={row} className={styles.pair}>
                <Side text={left} kind={status === 'unchanged' ? status : 'removed'} />
                <Side text={right} kind={status === 'unchanged' ? status : 'added'} />
              </div>
            );
          })}
        </div>
      )}
    </RowWindow>
  );
}

const SIGNS = { unchanged: ' ', removed: '−', added: '+' } as const;
const LOOKS = { unchanged: undefined, removed: changes.removed, added: changes.added } as const;

function Side({ text, kind }: { readonly text: string | undefined; readonly kind: keyof typeof SIGNS }) {
  if (text === undefined) return <div className={changes.absent} />;
  return (
    <div className={classNames(styles.side, LOOKS[kind])} title={text.length > 60 ? text.slice(0, MAX_SHOWN) : undefined}>
      <span className={classNames(changes.sign, styles.sign)}>{SIGNS[kind]}</span>
      <code className={styles.code}>{text.slice(0, MAX_SHOWN)}</code>
    </div>
  );
}
