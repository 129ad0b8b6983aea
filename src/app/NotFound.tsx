import MoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { Button } from '../ui/button/Button.tsx';
import { isLink } from '../runtime/is-link.ts';
import styles from './not-found.module.css';
import { useIsClient } from './use-is-client.ts';
import { useWords } from './words.tsx';

export function NotFound() {
  const { texts } = useWords();
  const isToolLink = useIsClient() && isLink(location.hash);
  return (
    <section className={styles.page}>
      <MoodSad size={96} stroke={1} aria-hidden />
      <h1>{texts.t('app.notFound')}</h1>
      <p>{texts.t('app.notFoundText')}</p>
      <p>{texts.t('app.notFoundHint')}</p>
      {isToolLink && <p>{texts.t('app.newerTool')}</p>}
      <Button type="primary" size="large" to="/" className={styles.back}>
        {texts.t('app.backHome')}
      </Button>
    </section>
  );
}
