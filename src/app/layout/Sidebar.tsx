import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode, RefObject } from 'react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { categories } from '../../contract/categories.ts';
import { tools } from '../../tools/registry.ts';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { collapsedCategoriesPreference, usePreference } from '../preferences.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { preloadTool } from '../tool-loader.ts';
import { useShell } from '../shell.tsx';
import styles from './layout.module.css';

interface SidebarProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly isOpen: boolean;
  /** Called when a link of the sidebar is followed, before the page changes. */
  readonly onFollow: () => void;
  /** The parts for which the top bar has no room on small screens. */
  readonly children?: ReactNode;
}

/** The menu of all tools by category, with the favourites first and the current page marked. */
export function Sidebar({ ref, id, isOpen, onFollow, children }: SidebarProps) {
  const { words, tools: toolWords } = useShell();
  const [path] = useLocation();
  const favorites = useFavorites(toolWords);
  const groups = categories.map((category) => ({
    id: category as string,
    name: words.t(`categories.${category}`),
    tools: [...tools].filter(([, tool]) => tool.category === category).map(([tool]) => tool),
  }));
  const filled = [{ id: 'favorite-tools', name: words.t('app.favoriteCategory'), tools: favorites.ids }, ...groups].filter((group) => group.tools.length > 0);

  useEffect(() => {
    if (isOpen) ref.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [path, isOpen, ref]);

  return (
    <nav
      ref={ref}
      id={id}
      className={styles.sidebar}
      aria-label={words.t('app.tools')}
      tabIndex={-1}
      hidden={!isOpen}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a') !== null) onFollow();
      }}
    >
      <Link href="/" className={styles.hero}>
        <strong>{words.t('app.name')}</strong>
        <span>{words.t('app.subtitle')}</span>
      </Link>
      {children}
      {filled.map((group) => (
        <CategoryGroup key={group.id} {...group} />
      ))}
      <Footer />
    </nav>
  );
}

interface CategoryGroupProps {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly string[];
}

function CategoryGroup({ id, name, tools: ids }: CategoryGroupProps) {
  const { tools: toolWords, language } = useShell();
  const [path] = useLocation();
  const collapsed = usePreference(collapsedCategoriesPreference);
  const isCollapsed = collapsed[id] ?? false;
  const listId = `menu-${id}`;
  return (
    <section>
      <h2 className={styles.categoryHeading}>
        <button
          type="button"
          className={styles.category}
          aria-expanded={!isCollapsed}
          aria-controls={listId}
          onClick={() => collapsedCategoriesPreference.set({ ...collapsed, [id]: !isCollapsed })}
        >
          <ChevronDown size={16} aria-hidden />
          {name}
        </button>
      </h2>
      <ul id={listId} hidden={isCollapsed}>
        {ids.map((tool) => (
          <li key={tool}>
            <Link
              href={`/${tool}`}
              className={styles.item}
              aria-current={path === `/${tool}` ? 'page' : undefined}
              onClick={(event) => {
                // A link to the current page must not add a history entry.
                if (path === `/${tool}`) event.preventDefault();
              }}
              onPointerEnter={() => preloadTool(tool, language)}
              onFocus={() => preloadTool(tool, language)}
            >
              <ToolIcon tool={tool} size={18} />
              {toolWords[tool]?.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHORT_SHA_LENGTH = 7;
const THIS_YEAR = new Date().getFullYear();

function Footer() {
  const { words } = useShell();
  const { VITE_APP_VERSION: version, VITE_LAST_COMMIT_SHA: sha } = configuration();
  const { repository, author } = linksOf(configuration());
  const commit = sha.slice(0, SHORT_SHA_LENGTH);
  return (
    <footer className={styles.footer}>
      <p>
        {words.t('app.name')} {words.t('app.version', { version })}
        {commit !== '' && (
          <>
            {' · '}
            {repository === '' ? words.t('app.commit', { commit }) : <a href={`${repository}/commit/${sha}`}>{words.t('app.commit', { commit })}</a>}
          </>
        )}
      </p>
      {/* The year of a prerendered page may be the last one. */}
      <p suppressHydrationWarning>
        {words.t('app.copyright', { year: THIS_YEAR })} {author === '' ? words.t('app.author') : <a href={author}>{words.t('app.author')}</a>}
      </p>
    </footer>
  );
}
