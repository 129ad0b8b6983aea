import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import BrandGit from '@tabler/icons-react/dist/esm/icons/IconBrandGit.mjs';
import Components from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button/Button.tsx';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { languages } from '../languages.ts';
import { localePreference } from '../preferences.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { useWords } from '../words.tsx';
import styles from './layout.module.css';

/** What stands at the right of the top bar, and on small screens in the menu: language, links, theme. */
export function BarExtras({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <LanguageSelect />
      <span className={styles.links}>
        <Links />
        <ThemeButton />
      </span>
    </div>
  );
}

function LanguageSelect() {
  const { texts, language } = useWords();
  return (
    <select className={styles.language} aria-label={texts.t('app.language')} value={language} onChange={(event) => localePreference.set(event.target.value)}>
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The buttons to repository, social account and About; those whose link is not set are not shown. */
function Links() {
  const { texts } = useWords();
  const { repository, social } = linksOf(configuration());
  return (
    <>
      {/* A constant of the build, so that production has nothing of it. */}
      {import.meta.env.VITE_ENV === 'development' && (
        <Link href="/c-lib" className={styles.iconLink} aria-label="UI library" title="UI library">
          <Components size={20} aria-hidden />
        </Link>
      )}
      <OutsideLink href={repository} label={texts.t('app.repository')} icon={<BrandGit size={20} aria-hidden />} />
      <OutsideLink href={social} label={texts.t('app.social')} icon={<At size={20} aria-hidden />} />
      <Link href="/about" className={styles.iconLink} aria-label={texts.t('app.about')} title={texts.t('app.about')}>
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

function ThemeButton() {
  const { texts } = useWords();
  const { theme } = useTheme();
  return (
    <Button variant="text" icon={theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />} iconOnly onClick={toggleTheme}>
      {texts.t(theme === 'dark' ? 'app.themeLight' : 'app.themeDark')}
    </Button>
  );
}
