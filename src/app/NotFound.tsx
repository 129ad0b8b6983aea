import MoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { Button } from '../ui/button/Button.tsx';
import styles from './not-found.module.css';
import { useWords } from './words.tsx';

export function NotFound() {
  const { texts } = useWords();
  return (
    <section className={styles.page}>
      <MoodSad size={96} stroke={1} aria-hidden />
      <h1>{texts.t('app.notFound')}</h1>
      <p>{texts.t('app.notFoundText')}</p>
      <p>{texts.t('app.notFoundHint')}</p>
      <Button type="primary" size="large" to="/" className={styles.back}>
        {texts.t('app.backHome')}
      </Button>
    </section>
  );
}
