import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useId } from 'react';
import { SortableList } from '../../ui/sortable-list/SortableList.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Favorites } from '../favorites/favorites.ts';
import { useShell } from '../shell.tsx';
import styles from './home.module.css';
import { ToolCard } from './ToolCard.tsx';

/** The favorites as cards that can be reordered by dragging. */
export default function FavoriteGrid({ favorites }: { readonly favorites: Favorites }) {
  const { words, tools: toolWords } = useShell();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.headingRow}>
        <h2 id={id} className={styles.heading}>
          {words.t('app.favorites')}
        </h2>
        <span className={styles.hint}>
          <button type="button" className={styles.hintButton} aria-label={words.t('app.favoritesHow')} aria-describedby={`${id}-hint`}>
            <InfoCircle size={18} aria-hidden />
          </button>
          <span id={`${id}-hint`} role="tooltip" className={styles.hintText}>
            {words.t('app.favoritesHint')}
          </span>
        </span>
      </div>
      <SortableList
        className={classNames(styles.grid, styles.sortable)}
        value={favorites.ids}
        onChange={favorites.reorder}
        itemKey={(tool) => tool}
        itemName={(tool) => toolWords[tool]?.name ?? tool}
      >
        {(tool, control) => <ToolCard tool={tool}>{control}</ToolCard>}
      </SortableList>
    </section>
  );
}
