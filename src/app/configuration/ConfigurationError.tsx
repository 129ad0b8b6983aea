import { use, useEffect } from 'react';
import { tagOf } from '../../contract/languages.ts';
import { loadOnce } from '../../page/lazy/lazy.tsx';
import { currentLanguage } from '../current-language.ts';
import { loadShell } from '../shell.tsx';
import styles from './configuration-error.module.css';
import type { Mismatch } from './mismatch.ts';
import { formatMismatch } from './mismatch.ts';
import { loadSettingsWords } from './settings-words.ts';

const loadAbouts = loadOnce(loadSettingsWords);

/** Shown instead of the app when a build setting is invalid, for the person who hosts the site. */
export default function ConfigurationError({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const language = currentLanguage();
  const { words } = use(loadShell(language));
  const abouts = use(loadAbouts(language));

  useEffect(() => {
    // The app does not run, so nothing else sets the language, or shows what boot.js has hidden.
    document.documentElement.lang = tagOf(language);
    document.documentElement.dataset.ready = '';
    document.title = words.t('app.configTitle');
    console.error(`Invalid configuration: ${mismatches.map(formatMismatch).join(', ')}`);
  }, [language, mismatches, words]);

  return (
    <main className={styles.error}>
      <h1>{words.t('app.configTitle')}</h1>
      <p>{words.t('app.configText')}</p>
      <dl className={styles.mismatches}>
        {mismatches.map((mismatch) => (
          <div key={mismatch.key} className={styles.mismatch}>
            <dt>
              <code>{formatMismatch(mismatch)}</code>
            </dt>
            <dd>{abouts[mismatch.key]}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
