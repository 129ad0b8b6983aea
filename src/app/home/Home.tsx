import { Link } from 'wouter';
import { tools } from '../../tools/registry.ts';
import { Search } from '../search/Search.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { loadTool } from '../tool-loader.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

const WIDE = '(min-width: 900px)';

export function Home() {
  const { texts, tools: words, language } = useWords();
  usePageTitle(texts.t('app.homeTitle'), texts.t('app.private'));
  return (
    <div className={styles.home}>
      <section className={styles.top}>
        <h1>{texts.t('app.subtitle')}</h1>
        <p>{texts.t('app.private')}</p>
        <Search isHero autoFocus={matchMedia(WIDE).matches} />
      </section>
      <section aria-labelledby="all-tools">
        <h2 id="all-tools" className={styles.heading}>
          {texts.t('app.allTools')}
        </h2>
        <ul className={styles.grid}>
          {[...tools.keys()].map((tool) => (
            <li key={tool} className={styles.card} onPointerEnter={() => void loadTool(tool, language)}>
              <ToolIcon tool={tool} size={28} />
              <h3>
                <Link href={`/${tool}`} className={styles.link} onFocus={() => void loadTool(tool, language)}>
                  {words[tool]?.name}
                </Link>
              </h3>
              <p>{words[tool]?.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
