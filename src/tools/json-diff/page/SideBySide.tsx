import { useMemo, useRef } from 'react';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import { MAX_ROWS, useRowWindow } from '../../../page/tree/use-row-window.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { SideLine } from '../side-lines.ts';
import { alignSides } from '../side-lines.ts';
import type en from '../strings/en.json';
import type { TreeNode } from '../tree.ts';
import styles from './json-diff.module.css';

const MAX_SHOWN = 1_000;

/** Both documents as formatted text, what belongs together on one line. */
export function SideBySide({ tree }: { readonly tree: TreeNode }) {
  const words = useWords<typeof en>();
  const lines = useMemo(() => alignSides(tree), [tree]);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last, padding, handleScroll } = useRowWindow(scroller, lines.length);
  return (
    <>
      <div ref={scroller} className={styles.scroller} role="region" aria-label={words('sideBySide')} tabIndex={0} onScroll={handleScroll}>
        <div className={styles.lines} style={padding} data-value="sides">
          {lines.slice(first, last).map(({ left, right, status }, index) => (
            <div key={first + index} className={styles.pair}>
              <Side text={left} kind={status === 'unchanged' ? status : 'removed'} />
              <Side text={right} kind={status === 'unchanged' ? status : 'added'} />
            </div>
          ))}
        </div>
      </div>
      {lines.length > MAX_ROWS && <p className={kit.hint}>{words('tooManyRows', { count: MAX_ROWS })}</p>}
    </>
  );
}

const SIGNS: Readonly<Record<Exclude<SideLine['status'], 'changed'>, string>> = { unchanged: ' ', removed: '−', added: '+' };

function Side({ text, kind }: { readonly text: string | undefined; readonly kind: keyof typeof SIGNS }) {
  if (text === undefined) return <div className={styles.nothing} />;
  return (
    <div className={classNames(styles.side, styles[kind])} title={text.length > 60 ? text.slice(0, MAX_SHOWN) : undefined}>
      <span className={styles.sign}>{SIGNS[kind]}</span>
      <code className={styles.code}>{text.slice(0, MAX_SHOWN)}</code>
    </div>
  );
}
