import MoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { Button } from '../ui/button/Button.tsx';
import { isLink } from '../runtime/is-link.ts';
import styles from './not-found.module.css';
import { useIsClient } from '../page/browser/use-is-client.ts';
import { useShell } from './shell.tsx';

export function NotFound() {
  const { words } = useShell();
  const isToolLink = useIsClient() && isLink(location.hash);
  return (
    <section className={styles.page}>
      <MoodSad size={96} stroke={1} aria-hidden />
      <h1>{words.t('app.notFound')}</h1>
      <p>{words.t('app.notFoundText')}</p>
      <p>{words.t('app.notFoundHint')}</p>
      {isToolLink && <p>{words.t('app.newerTool')}</p>}
      <Button type="primary" size="large" to="/" className={styles.back}>
        {words.t('app.backHome')}
      </Button>
    </section>
  );
}
