import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { tools } from '../tools/registry.ts';
import { nearestTools } from './nearest-tools.ts';
import styles from './not-found.module.css';
import { useShell } from './shell.tsx';
import { ToolTile } from './ToolTile.tsx';

/** Links to the tools whose names are similar to the path of a missing page; nothing if there are none. */
export default function NearestTools() {
  const { words, tools: toolWords } = useShell();
  const [path] = useLocation();
  const id = useId();
  const named = [...tools].map(([tool, { redirectFrom = [] }]) => ({ id: tool, names: [tool, ...redirectFrom, toolWords[tool]?.name ?? ''] }));
  const found = nearestTools(path, named);
  if (found.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby={id}>
      <h2 id={id}>{words.t('app.nearest')}</h2>
      <ul>
        {found.map((tool) => (
          <li key={tool}>
            <Link href={`/${tool}`} lang={toolWords[tool]?.lang}>
              <ToolTile tool={tool} size={28} />
              {toolWords[tool]?.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
