import { use, useEffect } from 'react';
import { chooseLanguage } from '../../contract/languages.ts';
import { loadShell } from '../shell.tsx';
import styles from './configuration-error.module.css';
import type { Mismatch } from './mismatch.ts';
import { formatMismatch } from './mismatch.ts';

/** Shown instead of the app when a setting of the build is wrong, for the person who hosts the site. */
export default function ConfigurationError({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const { words } = use(loadShell(chooseLanguage(undefined, navigator.languages)));

  useEffect(() => {
    // The app does not run, so nothing else shows again what boot.js has hidden.
    document.documentElement.dataset.ready = '';
    document.title = words.t('app.configTitle');
    console.error(`Invalid configuration: ${mismatches.map(formatMismatch).join(', ')}`);
  }, [mismatches, words]);

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
            <dd lang="en">{mismatch.about}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
