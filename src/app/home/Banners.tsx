import type { ReactNode } from 'react';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { useShell } from '../shell.tsx';
import styles from './home.module.css';

/** Optional banners of a host, each controlled by its setting. */
export default function Banners() {
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
