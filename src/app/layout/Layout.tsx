import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useIsEmbedded } from '../../page/embed/use-is-embedded.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button/Button.tsx';
import { KeysHost } from '../keys/KeysHost.tsx';
import { Palette } from '../search/Palette.tsx';
import { SearchKeys } from '../search/SearchKeys.tsx';
import { Mark } from '../Mark.tsx';
import { DocumentTheme } from '../theme.ts';
import { useShell } from '../shell.tsx';
import { BarExtras } from './BarExtras.tsx';
import { DonateLink } from './DonateLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './layout.module.css';
import { useMenu } from './use-menu.ts';
import { usePageStart } from './use-page-start.ts';

/** The frame of all pages: sidebar, top bar and palette around the page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { words } = useShell();
  const [path] = useLocation();
  const { isOpen, isOverlay, toggle, closeOverlay, menu, menuButton } = useMenu();
  const field = useRef<HTMLButtonElement>(null);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  usePageStart(content);
  const isAlone = useIsEmbedded();

  return (
    <div className={classNames(styles.layout, isOpen && styles.open)}>
      <a
        className={styles.skip}
        href="#content"
        inert={isOverlay}
        onClick={(event) => {
          // The skip link must not change the URL, because the fragment belongs to the tools.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {words.t('app.skip')}
      </a>
      <header className={styles.bar} inert={isOverlay}>
        <Button ref={menuButton} variant="text" icon={<Menu2 size={20} aria-hidden />} iconOnly aria-expanded={isOpen} aria-controls="menu" onClick={toggle}>
          {words.t('app.menu')}
        </Button>
        <Link href="/" className={styles.home} title={words.t('app.home')}>
          <Mark size={24} />
          <span className={styles.homeName}>{words.t('app.name')}</span>
          <span className="visually-hidden">{words.t('app.home')}</span>
        </Link>
        {/* The home page has the same field in its content, and larger. */}
        <button
          ref={field}
          type="button"
          className={classNames(styles.search, path === '/' && styles.searchIcon)}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setPaletteOpen(true)}
        >
          <Search size={18} aria-hidden />
          <span className={styles.searchLong}>{words.t('app.search')}</span>
          <span className={styles.searchShort}>{words.t('app.searchShort')}</span>
          <SearchKeys />
        </button>
        <BarExtras className={styles.barExtras} />
        <DonateLink />
      </header>
      {isOverlay && <button type="button" className={styles.overlay} aria-label={words.t('app.close')} onClick={closeOverlay} />}
      <Sidebar ref={menu} id="menu" isOpen={isOpen} onFollow={closeOverlay}>
        <BarExtras className={styles.menuExtras} />
      </Sidebar>
      <main ref={content} id="content" className={styles.content} tabIndex={-1} inert={isOverlay}>
        {children}
      </main>
      <DocumentTheme />
      {/* Style sheets hide the bar and the menu of an embedded page; these have keys. */}
      {!isAlone && <KeysHost />}
      {!isAlone && <Palette field={field} isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} />}
    </div>
  );
}
