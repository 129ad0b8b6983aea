import { use, useEffect } from 'react';
import styles from '../app.module.css';
import { chooseLanguage } from '../languages.ts';
import { loadWords } from '../words.tsx';
import type { Mismatch } from './settings.ts';

/** Stands in for the app when a setting of the build is wrong: whoever hosts it has to see which. */
export function ConfigurationError({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const { texts } = use(loadWords(chooseLanguage(undefined, navigator.languages)));

  useEffect(() => {
    for (const { key, received } of mismatches) console.error(`${key}: ${JSON.stringify(received)}`);
  }, [mismatches]);

  return (
    <main className={styles.fault}>
      <h1>{texts.t('app.configTitle')}</h1>
      <p>{texts.t('app.configText')}</p>
      <pre>{mismatches.map(({ key, received }) => `${key}=${received}`).join('\n')}</pre>
    </main>
  );
}
