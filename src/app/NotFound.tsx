import MoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { Link } from 'wouter';
import styles from './app.module.css';
import { useWords } from './words.tsx';

export function NotFound() {
  const { texts } = useWords();
  return (
    <section className={styles.notFound}>
      <MoodSad size={72} stroke={1.25} aria-hidden />
      <h1>{texts.t('app.notFound')}</h1>
      <p>{texts.t('app.notFoundText')}</p>
      <p>{texts.t('app.notFoundHint')}</p>
      <Link href="/">{texts.t('app.backHome')}</Link>
    </section>
  );
}
