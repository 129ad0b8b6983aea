import type { ReactNode } from 'react';
import { Suspense, useId } from 'react';
import { late } from '../../page/late.tsx';
import { tools } from '../../tools/registry.ts';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { Favorites as FavoriteTools } from '../favorites/favorites.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { Search } from '../search/Search.tsx';
import { useIsClient } from '../use-is-client.ts';
import { useShell } from '../shell.tsx';
import { newestFirst, useIsNew } from './newest.ts';
import { ToolCard } from './ToolCard.tsx';
import styles from './home.module.css';

const FavoriteGrid = late(() => import('./FavoriteGrid.tsx'));

const WIDE = '(min-width: 900px)';

export function Home() {
  const { words, tools: toolWords } = useShell();
  const favorites = useFavorites(toolWords);
  const isClient = useIsClient();
  const isNew = useIsNew();
  const newest = newestFirst([...tools].filter(([, tool]) => isNew(tool))).map(([id]) => id);
  return (
    <div className={styles.home}>
      <section className={styles.top}>
        <h1>{words.t('app.subtitle')}</h1>
        <p>{words.t('app.private')}</p>
        <div className={styles.search}>
          <Search isHero autoFocus={isClient && matchMedia(WIDE).matches} />
        </div>
      </section>
      <Banners />
      {favorites.ids.length > 0 && <Favorites favorites={favorites} />}
      {newest.length > 0 && <ToolGrid title={words.t('app.newest')} ids={newest} />}
      <ToolGrid title={words.t('app.allTools')} ids={[...tools.keys()]} />
    </div>
  );
}

/** The favourites; they cannot be reordered until, or unless, the code for sorting has loaded. */
function Favorites({ favorites }: { readonly favorites: FavoriteTools }) {
  const plain = <ToolGrid title={useShell().words.t('app.favorites')} ids={favorites.ids} />;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <FavoriteGrid favorites={favorites} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ToolGrid({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {ids.map((tool) => (
          <li key={tool}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Banners that the host of a site can switch on by settings. */
function Banners() {
  const { words } = useShell();
  const { VITE_SHOW_BANNER: showsFollow, VITE_SHOW_SPONSOR_BANNER: showsSponsor } = configuration();
  const { repository, social, sponsor } = linksOf(configuration());
  return (
    <>
      {showsFollow && (repository !== '' || social !== '') && (
        <Banner label={words.t('app.followLabel')}>
          {words.t('app.follow')} <OutsideLink href={repository}>{words.t('app.repository')}</OutsideLink>{' '}
          <OutsideLink href={social}>{words.t('app.social')}</OutsideLink>
        </Banner>
      )}
      {showsSponsor && sponsor !== '' && (
        <Banner label={words.t('app.sponsorLabel')}>
          <OutsideLink href={sponsor}>{words.t('app.sponsor')}</OutsideLink>
        </Banner>
      )}
    </>
  );
}

interface BannerProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Banner = ({ label, children }: BannerProps) => (
  <aside className={styles.banner} aria-label={label}>
    {children}
  </aside>
);

function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (href === '') return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
