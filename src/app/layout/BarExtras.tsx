import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import BrandGit from '@tabler/icons-react/dist/esm/icons/IconBrandGit.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import Components from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs';
import DeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button/Button.tsx';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { languages } from '../../contract/languages.ts';
import { localePreference } from '../preferences.ts';
import { followSystemTheme, toggleTheme, useTheme } from '../theme.ts';
import { useShell } from '../shell.tsx';
import styles from './layout.module.css';

/** Language, links and theme: at the end of the top bar, or on small screens in the menu. */
export function BarExtras({ className }: { readonly className: string | undefined }) {
  const themeButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={className}>
      <SystemThemeButton next={themeButton} />
      <LanguageSelect />
      <span className={styles.links}>
        <Links />
        <ThemeButton ref={themeButton} />
      </span>
    </div>
  );
}

function LanguageSelect() {
  const { words, language } = useShell();
  return (
    <span className={styles.languageRoom}>
      <select className={styles.language} aria-label={words.t('app.language')} value={language} onChange={(event) => localePreference.set(event.target.value)}>
        {Object.entries(languages).map(([code, { name, tag }]) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}

/** The buttons for repository, social account and About. Buttons without a configured link are hidden. */
function Links() {
  const { words } = useShell();
  const { repository, social } = linksOf(configuration());
  return (
    <>
      {/* `VITE_ENV` is a constant of the build, so this drops out of production builds. */}
      {import.meta.env.VITE_ENV === 'development' && (
        <Link href="/c-lib" className={styles.iconLink} aria-label="UI library" title="UI library">
          <Components size={20} aria-hidden />
        </Link>
      )}
      <OutsideLink href={repository} label={words.t('app.repository')} icon={<BrandGit size={20} aria-hidden />} />
      <OutsideLink href={social} label={words.t('app.social')} icon={<At size={20} aria-hidden />} />
      <Link href="/about" className={styles.iconLink} aria-label={words.t('app.about')} title={words.t('app.about')}>
        <InfoCircle size={20} aria-hidden />
      </Link>
    </>
  );
}

interface OutsideLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

function OutsideLink({ href, label, icon }: OutsideLinkProps) {
  if (href === '') return null;
  return (
    <a className={styles.iconLink} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
      {icon}
    </a>
  );
}

/** Resets the chosen theme. The style sheet shows it where there is a choice, which boot.js knows before the first paint. */
function SystemThemeButton({ next }: { readonly next: RefObject<HTMLButtonElement | null> }) {
  const { words } = useShell();
  return (
    <Button
      variant="text"
      className={styles.systemTheme}
      icon={<DeviceDesktop size={20} aria-hidden />}
      iconOnly
      onClick={() => {
        // The focus would be lost with this button.
        next.current?.focus();
        followSystemTheme();
      }}
    >
      {words.t('app.themeSystem')}
    </Button>
  );
}

function ThemeButton({ ref }: { readonly ref: RefObject<HTMLButtonElement | null> }) {
  const { words } = useShell();
  const { theme } = useTheme();
  return (
    <Button ref={ref} variant="text" icon={theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />} iconOnly onClick={toggleTheme}>
      {words.t(theme === 'dark' ? 'app.themeLight' : 'app.themeDark')}
    </Button>
  );
}
