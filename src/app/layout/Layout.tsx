import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import BrandGit from '@tabler/icons-react/dist/esm/icons/IconBrandGit.mjs';
import Heart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import Home from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button/Button.tsx';
import { configuration } from '../configuration/configuration.ts';
import { analytics } from '../analytics/service.ts';
import { languages } from '../languages.ts';
import { localePreference, menuPreference, usePreference } from '../preferences.ts';
import { Search as SearchBox } from '../search/Search.tsx';
import { shortcutLabel } from '../search/shortcut.ts';
import { useTheme } from '../theme.ts';
import { useIsClient } from '../use-is-client.ts';
import { useWords } from '../words.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './layout.module.css';

const SMALL_SCREEN = '(max-width: 700px)';

const isSmall = (): boolean => matchMedia(SMALL_SCREEN).matches;

/** Sidebar, top bar, palette, and the page in the middle. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { texts } = useWords();
  const [path] = useLocation();
  const storedCollapsed = usePreference(menuPreference);
  // On a small screen the menu lies over the page it was opened on, and closes with it; that is no preference.
  const [overlayPath, setOverlayPath] = useState<string>();
  const isOverlayOpen = overlayPath === path;
  const small = useSmallScreen();
  const isClient = useIsClient();
  const isOpen = small ? isOverlayOpen : !storedCollapsed;
  const toggle = (): void => (small ? setOverlayPath(isOverlayOpen ? undefined : path) : menuPreference.set(!storedCollapsed));
  const palette = useRef<HTMLDialogElement>(null);
  const [isPaletteOpen, setPaletteOpen] = useState(false);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  useEffect(() => {
    if (isPaletteOpen) palette.current?.showModal();
    else palette.current?.close();
  }, [isPaletteOpen]);

  return (
    <div className={classNames(styles.layout, isOpen && styles.open)}>
      <a className={styles.skip} href="#content">
        {texts.t('app.skip')}
      </a>
      <header className={styles.bar}>
        <Button variant="text" icon={<Menu2 size={20} aria-hidden />} iconOnly aria-expanded={isOpen} aria-controls="menu" onClick={toggle}>
          {texts.t('app.menu')}
        </Button>
        <Link href="/" className={styles.homeLink} aria-label={texts.t('app.home')} title={texts.t('app.home')}>
          <Home size={20} aria-hidden />
        </Link>
        <button type="button" className={styles.search} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setPaletteOpen(true)}>
          <Search size={18} aria-hidden />
          <span className={styles.searchLong}>{texts.t('app.search')}</span>
          <span className={styles.searchShort}>{texts.t('app.searchShort')}</span>
          <kbd>{texts.t('app.searchKeys', { keys: shortcutLabel(isClient ? navigator.userAgent : '') })}</kbd>
        </button>
        <div className={styles.barExtras}>
          <LanguageSelect />
          <Links />
          <ThemeButton />
        </div>
        <DonateLink />
      </header>
      {isOpen && small && <button type="button" className={styles.overlay} aria-label={texts.t('app.close')} onClick={() => setOverlayPath(undefined)} />}
      <Sidebar id="menu" isOpen={isOpen}>
        <div className={styles.menuExtras}>
          <LanguageSelect />
          <Links />
          <ThemeButton />
        </div>
      </Sidebar>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <dialog
        ref={palette}
        className={styles.palette}
        aria-label={texts.t('app.palette')}
        onClose={() => setPaletteOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) setPaletteOpen(false);
        }}
      >
        {isPaletteOpen && <SearchBox autoFocus onDone={() => setPaletteOpen(false)} />}
      </dialog>
    </div>
  );
}

const subscribeToWidth = (listener: () => void): (() => void) => {
  const media = matchMedia(SMALL_SCREEN);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const useSmallScreen = (): boolean => useSyncExternalStore(subscribeToWidth, isSmall, () => false);

interface OutsideLink {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The buttons to repository, social account and About; those whose link is not set are not shown. */
function Links() {
  const { texts } = useWords();
  const { VITE_LINK_REPOSITORY: repository, VITE_LINK_SOCIAL: social } = configuration();
  const links: readonly OutsideLink[] = [
    { href: repository, label: texts.t('app.repository'), icon: <BrandGit size={20} aria-hidden /> },
    { href: social, label: texts.t('app.social'), icon: <At size={20} aria-hidden /> },
  ];
  return (
    <span className={styles.links}>
      <Link href="/about" className={styles.iconLink} aria-label={texts.t('app.about')} title={texts.t('app.about')}>
        <InfoCircle size={20} aria-hidden />
      </Link>
      {links
        .filter(({ href }) => href !== '')
        .map(({ href, label, icon }) => (
          <a key={label} className={styles.iconLink} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
            {icon}
          </a>
        ))}
    </span>
  );
}

function DonateLink() {
  const { texts } = useWords();
  const { VITE_LINK_DONATION: donation } = configuration();
  if (donation === '') return null;
  return (
    <a className={styles.donate} href={donation} target="_blank" rel="noopener noreferrer" onClick={() => analytics().event('Support button clicked')}>
      <Heart size={18} aria-hidden />
      {texts.t('app.donate')}
    </a>
  );
}

function LanguageSelect() {
  const { texts, language } = useWords();
  return (
    <select className={styles.language} aria-label={texts.t('app.language')} value={language} onChange={(event) => localePreference.set(event.target.value)}>
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ThemeButton() {
  const { texts } = useWords();
  const { theme, toggle } = useTheme();
  return (
    <Button variant="text" icon={theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />} iconOnly onClick={toggle}>
      {texts.t(theme === 'dark' ? 'app.themeLight' : 'app.themeDark')}
    </Button>
  );
}
