import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import HomeGlyph from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { hueOf } from '../category-hue.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { tools, toolsByCategory } from '../../tools/registry.ts';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { pageInQuery, pinnedRecipesPreference, routeOfPage } from '../favorites/pinned-recipes.ts';
import { collapsedCategoriesPreference, usePreference } from '../preferences.ts';
import { Mark } from '../Mark.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { prepareTool } from '../ToolView.tsx';
import { useShell } from '../shell.tsx';
import styles from './layout.module.css';

const leads = (tool: string): boolean => tools.get(tool)?.leads === true;

interface SidebarProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly isOpen: boolean;
  /** Called when a link of the sidebar is followed, before the page changes. */
  readonly onFollow: () => void;
  /** The parts for which the top bar has no room on small screens. */
  readonly children?: ReactNode;
}

const FAVORITES = 'favorite-tools';

/**
 * Recipes, pinned ones, the tools beside them, and all others by category, favorites first, with full names, the current one marked once. Until the user chooses otherwise,
 * the favorites and the categories of the tools opened so far are expanded; before the first tool, the first category.
 */
export function Sidebar({ ref, id, isOpen, onFollow, children }: SidebarProps) {
  const { words, tools: toolWords } = useShell();
  const [path] = useLocation();
  const page = pageInQuery(useSearch());
  const pinned = usePreference(pinnedRecipesPreference);
  const scroller = useRef<HTMLDivElement>(null);
  const favorites = useFavorites(toolWords);
  const leading = [...tools.keys()].filter(leads);
  const groups = toolsByCategory().map(([id, ids]) => ({ id, name: words.t(`categories.${id}`), tools: ids.filter((each) => !leads(each)) }));
  const collapsed = usePreference(collapsedCategoriesPreference);
  const tool = path.slice(1);
  const category = tools.get(tool)?.category;
  const opened = useOpened(category, groups[0]?.id);
  const isInFavorites = collapsed[FAVORITES] !== true && favorites.has(tool);
  const filled = [...(favorites.ids.length > 0 ? [{ id: FAVORITES, name: words.t('app.favoriteCategory'), tools: favorites.ids }] : []), ...groups];

  useEffect(() => {
    const item = isOpen ? ref.current?.querySelector('[aria-current="page"]') : null;
    if (item && scroller.current) showInMiddle(item, scroller.current);
  }, [path, page, isOpen, ref]);

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
      <div ref={scroller} className={styles.menu}>
        <Link href="/" className={styles.hero}>
          <Mark size={20} />
          <HomeGlyph size={18} stroke={1.5} aria-hidden />
          <strong>{words.t('app.name')}</strong>
          <span>{words.t('app.subtitle')}</span>
        </Link>
        <Link href={`/${RECIPES}`} className={styles.item} aria-current={path === `/${RECIPES}` && page === null ? 'page' : undefined}>
          <ToolIcon tool={RECIPES} />
          {words.t('app.recipes')}
        </Link>
        {pinned.map(({ id, name, icon }) => (
          <Link key={id} href={routeOfPage(id)} className={styles.item} aria-current={path === `/${RECIPES}` && page === id ? 'page' : undefined}>
            <ToolIcon tool={icon} />
            {name}
          </Link>
        ))}
        {leading.map((id) => (
          <ToolLink key={id} tool={id} isCurrent={tool === id && !isInFavorites} />
        ))}
        {filled.map((group) => (
          <CategoryGroup
            key={group.id}
            {...group}
            isCollapsed={collapsed[group.id] ?? !(group.id === FAVORITES || opened.includes(group.id))}
            current={isInFavorites === (group.id === FAVORITES) ? tool : undefined}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {children}
        <Footer />
      </div>
    </nav>
  );
}

/** The categories to expand: those of the tools opened so far, so that opening another tool collapses nothing. `first` is for a start without a tool. */
function useOpened(category: string | undefined, first: string | undefined): readonly (string | undefined)[] {
  const [opened, setOpened] = useState([category ?? first]);
  if (category === undefined || opened.includes(category)) return opened;
  const next = [...opened, category];
  setOpened(next);
  return next;
}

/** Scrolls only the menu, until an item out of view is in the middle. An item in view stays in place. */
function showInMiddle(item: Element, menu: Element): void {
  const [place, view] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (place.top < view.top || place.bottom > view.bottom) menu.scrollTop += (place.top + place.bottom - view.top - view.bottom) / 2;
}

interface CategoryGroupProps {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly string[];
  readonly isCollapsed: boolean;
  /** The tool to mark, if it is in this category. */
  readonly current: string | undefined;
}

function CategoryGroup({ id, name, tools: ids, isCollapsed, current }: CategoryGroupProps) {
  const listId = `menu-${id}`;
  return (
    <section>
      <h2>
        <button
          type="button"
          className={styles.category}
          aria-expanded={!isCollapsed}
          aria-controls={listId}
          onClick={() => collapsedCategoriesPreference.set({ ...collapsedCategoriesPreference.get(), [id]: !isCollapsed })}
        >
          <ChevronDown size={16} aria-hidden />
          {name} <span className={styles.count}>{ids.length}</span>
        </button>
      </h2>
      <ul id={listId} hidden={isCollapsed}>
        {ids.map((tool) => (
          <li key={tool}>
            <ToolLink tool={tool} isCurrent={tool === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolLink({ tool, isCurrent }: { readonly tool: string; readonly isCurrent: boolean }) {
  const { tools: toolWords, language } = useShell();
  return (
    <Link
      href={`/${tool}`}
      className={styles.item}
      lang={toolWords[tool]?.lang}
      {...(isCurrent && { 'aria-current': 'page', style: hueOf(tool) })}
      onPointerEnter={() => prepareTool(tool, language)}
      onFocus={() => prepareTool(tool, language)}
    >
      <ToolIcon tool={tool} />
      {toolWords[tool]?.name}
    </Link>
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
      {/* The year of a prerendered page may be the previous one. */}
      <p suppressHydrationWarning>
        {words.t('app.copyright', { year: THIS_YEAR })} {author === '' ? words.t('app.author') : <a href={author}>{words.t('app.author')}</a>}
      </p>
    </footer>
  );
}
