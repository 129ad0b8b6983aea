import Heart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { analytics } from '../analytics/service.ts';
import { configuration } from '../configuration/configuration.ts';
import { useShell } from '../shell.tsx';
import styles from './layout.module.css';

/** The support button. Analytics count clicks on it as a separate event. */
export function DonateLink() {
  const { words } = useShell();
  const { VITE_LINK_DONATION: donation } = configuration();
  if (donation === '') return null;
  return (
    <a
      className={styles.donate}
      href={donation}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.t('app.donate')}
      onClick={() => analytics().event('Support button clicked')}
    >
      <Heart size={18} aria-hidden />
      <span className={styles.donateText}>{words.t('app.donate')}</span>
    </a>
  );
}
