import { Link, useLocation } from 'wouter';
import { categories } from '../../contract/categories.ts';
import { tools } from '../../tools/registry.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { loadTool } from '../tool-loader.ts';
import { useWords } from '../words.tsx';
import styles from './layout.module.css';

/** All tools by category, names in full, the one in view marked. */
export function Sidebar({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) {
  const { texts, tools: words, language } = useWords();
  const [path] = useLocation();
  const filled = categories.filter((category) => [...tools.values()].some((tool) => tool.category === category));
  return (
    <nav id={id} className={styles.sidebar} aria-label={texts.t('app.tools')} hidden={!isOpen}>
      <Link href="/" className={styles.hero}>
        <strong>{texts.t('app.name')}</strong>
        <span>{texts.t('app.subtitle')}</span>
      </Link>
      {filled.map((category) => (
        <section key={category}>
          <h2 className={styles.category}>{texts.t(`categories.${category}`)}</h2>
          <ul>
            {[...tools]
              .filter(([, tool]) => tool.category === category)
              .map(([tool]) => (
                <li key={tool}>
                  <Link
                    href={`/${tool}`}
                    className={styles.item}
                    aria-current={path === `/${tool}` ? 'page' : undefined}
                    onPointerEnter={() => void loadTool(tool, language)}
                    onFocus={() => void loadTool(tool, language)}
                  >
                    <ToolIcon tool={tool} size={18} />
                    {words[tool]?.name}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
