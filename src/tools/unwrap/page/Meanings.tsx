import look from '../../../page/look.module.css';
import { useTool } from '../../../page/session/use-tool.ts';
import type { ShownNode } from '../shown.ts';
import styles from './unwrap.module.css';

/** What a short text may mean, such as the time that a number stands for. */
export function Meanings({ node }: { readonly node: ShownNode }) {
  const { words } = useTool();
  if (node.leaves.length === 0) return null;
  return (
    <dl className={styles.meanings}>
      {node.leaves.map(({ kind, value, grade }) => (
        <div key={kind}>
          <dt>{words.t(`page.leaf-${kind}`)}</dt>
          <dd>
            {value} <span className={look.hint}>{words.t(`page.${grade}`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
