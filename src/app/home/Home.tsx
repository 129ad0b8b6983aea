import type { ReactNode } from 'react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useIsClient } from '../../page/browser/use-is-client.ts';
import { HydrationBoundary } from '../../page/lazy/HydrationBoundary.tsx';
import { lazyWithRetry } from '../../page/lazy/lazy.tsx';
import type { Category } from '../../contract/categories.ts';
import { tools, toolsByCategory } from '../../tools/registry.ts';
import { classNames } from '../../ui/class-names.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { configuration } from '../configuration/configuration.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { Favorites as FavoriteTools } from '../favorites/favorites.ts';
import { favoriteRecipesPreference } from '../favorites/favorite-recipes.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { usePreference } from '../preferences.ts';
import { MAX_SHOWN, recentPreference } from '../search/recent.ts';
import { Search } from '../search/Search.tsx';
import { prepareTools, prepareTool } from '../ToolView.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { useShell } from '../shell.tsx';
import { useNewTools } from './newest.ts';
import { ToolCard } from './ToolCard.tsx';
import styles from './home.module.css';

// Few sites have one.
const Banners = lazyWithRetry(() => import('./Banners.tsx'));
const FavoriteGrid = lazyWithRetry(() => import('./FavoriteGrid.tsx'));

const FavoriteRecipes = lazyWithRetry(() => import('../recipes/FavoriteRecipes.tsx'));

/** The height of a heading and a row of favorite recipes. */
const PILLS_PX = 63;

export function Home() {
  const { words, tools: toolWords } = useShell();
  const favorites = useFavorites(toolWords);
  const hasFavoriteRecipes = usePreference(favoriteRecipesPreference).length > 0;
  const newest = useNewTools();
  const { VITE_SHOW_BANNER: showsFollow, VITE_SHOW_SPONSOR_BANNER: showsSponsor } = configuration();
  // Opening a tool loads what is missing, and reports errors.
  useEffect(() => whenIdle(() => void Promise.allSettled([prepareTools()])), []);
  return (
    <HydrationBoundary className={styles.home}>
      <section className={styles.top}>
        <h1>{words.t('app.subtitle')}</h1>
        <p>
          {words.t('app.private')} <span className={styles.second}>{words.t('app.privateInput')}</span>
        </p>
        <div className={styles.search}>
          <Search isHero />
        </div>
      </section>
      {(showsFollow || showsSponsor) && (
        <Suspense>
          <Banners />
        </Suspense>
      )}
      {favorites.ids.length > 0 && <Favorites favorites={favorites} />}
      {hasFavoriteRecipes && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<div style={{ minHeight: PILLS_PX }} />}>
            <FavoriteRecipes />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={styles.usual}>
        <UsualTools />
      </div>
      {newest.length > 0 && (
        <div className={styles.newest}>
          <ToolGrid title={words.t('app.newest')} ids={newest} />
        </div>
      )}
      <AllTools />
    </HydrationBoundary>
  );
}

/** The favorites; they cannot be reordered until, or unless, the code for sorting has loaded. */
function Favorites({ favorites }: { readonly favorites: FavoriteTools }) {
  const plain = <ToolGrid title={useShell().words.t('app.favorites')} ids={favorites.ids} isSortable />;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <FavoriteGrid favorites={favorites} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface ToolGridProps {
  readonly title: string;
  readonly ids: readonly string[];
  /** Whether the cards have room for a button to move them. */
  readonly isSortable?: boolean;
}

function ToolGrid({ title, ids, isSortable = false }: ToolGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ToolCards ids={ids} isSortable={isSortable} />
    </section>
  );
}

const ToolCards = ({ ids, isSortable = false }: Omit<ToolGridProps, 'title'>) => (
  <ul className={classNames(styles.grid, isSortable && styles.sortable)}>
    {ids.map((tool) => (
      <li key={tool}>
        <ToolCard tool={tool} />
      </li>
    ))}
  </ul>
);

/** The recently used tools as a row of pills; for a first-time visitor, the tools that most people need. */
function UsualTools() {
  const { words, tools: toolWords, language } = useShell();
  const id = useId();
  const recent = usePreference(recentPreference)
    .filter((tool) => tools.has(tool))
    .slice(0, MAX_SHOWN);
  const isFirstVisit = recent.length === 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.t(isFirstVisit ? 'app.often' : 'app.recent')}</h2>
      <ul className={styles.pills}>
        {(isFirstVisit ? oftenNeeded() : recent).map((tool) => {
          const { name, shortName, lang } = toolWords[tool] ?? {};
          return (
            <li key={tool}>
              <Link
                href={`/${tool}`}
                className={styles.pill}
                lang={lang}
                {...(isFirstVisit && { title: name })}
                onPointerEnter={() => prepareTool(tool, language)}
                onFocus={() => prepareTool(tool, language)}
              >
                <ToolIcon tool={tool} size={18} />
                {isFirstVisit ? (shortName ?? name) : name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const oftenNeeded = (): readonly string[] =>
  [...tools]
    .flatMap(([id, { often }]) => (often === undefined ? [] : [{ id, often }]))
    .sort((a, b) => a.often - b.often)
    .map(({ id }) => id);

/** Every tool by category. The chips above stay in view and link to a category. */
function AllTools() {
  const { words } = useShell();
  const id = useId();
  const groups = toolsByCategory();
  const chips = useRef<HTMLDivElement>(null);
  const idOf = (category: Category): string => `${id}-${category}`;
  return (
    <section aria-labelledby={id}>
      <div ref={chips} className={styles.strip}>
        <div className={styles.all}>
          <h2 id={id}>{words.t('app.allTools')}</h2> <span>{tools.size}</span>
        </div>
        <div role="group" className={styles.chips} aria-label={words.t('app.categories')}>
          {groups.map(([category, ids]) => (
            <button key={category} type="button" className={styles.chip} onClick={() => goTo(idOf(category), chips.current)}>
              {words.t(`categories.${category}`)} <span className={styles.count}>{ids.length}</span>
            </button>
          ))}
        </div>
      </div>
      {groups.map(([category, ids]) => (
        <CategorySection key={category} labeledBy={idOf(category)}>
          <div className={styles.counted}>
            <h3 id={idOf(category)} tabIndex={-1}>
              {words.t(`categories.${category}`)}
            </h3>
            <span className={styles.count}>{ids.length}</span>
          </div>
          <ToolCards ids={ids} />
        </CategorySection>
      ))}
    </section>
  );
}

interface CategorySectionProps {
  /** The ID of its heading. */
  readonly labeledBy: string;
  readonly children: ReactNode;
}

/**
 * On a prerendered page, the browser lays a category out when it comes into view or when it is idle, which halves the time of the first layout.
 * Within the app it does so immediately. Going back restores the scroll position, which needs the same length each time.
 */
function CategorySection({ labeledBy, children }: CategorySectionProps) {
  const isClient = useIsClient();
  const [isSkipped, setSkipped] = useState(!isClient);
  useEffect(() => whenIdle(() => setSkipped(false)), []);
  return (
    <section className={styles.category} aria-labelledby={labeledBy} data-skipped={isSkipped || undefined}>
      {children}
    </section>
  );
}

const BAR_PX = 48;
const AIR_PX = 8;

/**
 * Scrolls until a heading is below the bar and the chips, however many rows of chips there are, and moves the keyboard focus
 * there. The URL is unchanged: its fragment belongs to the tools.
 */
function goTo(id: string, chips: HTMLElement | null): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.style.scrollMarginTop = `${BAR_PX + (chips?.offsetHeight ?? 0) + AIR_PX}px`;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
