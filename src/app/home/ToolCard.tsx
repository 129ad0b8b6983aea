import { Link } from 'wouter';
import { tools } from '../../tools/registry.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { loadTool } from '../tool-loader.ts';
import { useWords } from '../words.tsx';
import styles from './home.module.css';
import { isNewNow } from './newest.ts';

/** A tool as a card: one link with one target, and the heart as a button of its own. */
export function ToolCard({ tool }: { readonly tool: string }) {
  const { texts, tools: words, language } = useWords();
  const manifest = tools.get(tool);
  return (
    <li className={styles.card} onPointerEnter={() => void loadTool(tool, language)}>
      <ToolIcon tool={tool} size={28} />
      <h3>
        <Link href={`/${tool}`} className={styles.link} onFocus={() => void loadTool(tool, language)}>
          {words[tool]?.name}
        </Link>
        {manifest && isNewNow(manifest) && <span className={styles.badge}>{texts.t('app.new')}</span>}
      </h3>
      <FavoriteButton tool={tool} className={styles.heart} />
      <p>{words[tool]?.description}</p>
    </li>
  );
}
